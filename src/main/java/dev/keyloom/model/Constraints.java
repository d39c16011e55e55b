package dev.keyloom.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What must hold between records, beyond keys. */
public record Constraints(
        List<List<String>> sharedKeys,
        List<Counter> counters,
        List<Unique> unique,
        List<Copy> copies,
        Optional<Tenant> tenant,
        List<String> irreflexive,
        List<String> transactionOnly,
        Extras extras) {
    public static final Constraints NONE = new Constraints(
            List.of(), List.of(), List.of(), List.of(), Optional.empty(), List.of(), List.of(), Extras.NONE);

    public Constraints {
        sharedKeys = sharedKeys.stream().map(List::copyOf).toList();
        counters = List.copyOf(counters);
        unique = List.copyOf(unique);
        copies = List.copyOf(copies);
        irreflexive = List.copyOf(irreflexive);
        transactionOnly = List.copyOf(transactionOnly);
    }

    /** {@code attribute} of {@code entity} is the number of {@code counts} records that match. */
    public record Counter(
            String entity,
            String attribute,
            List<String> counts,
            Map<String, String> match,
            Optional<String> where,
            Extras extras) {
        public Counter {
            counts = List.copyOf(counts);
            match = Collections.unmodifiableMap(new LinkedHashMap<>(match));
        }
    }

    /** No two records of {@code entity} agree in all {@code attributes}; a {@code marker} entity may hold the claim. */
    public record Unique(String entity, List<String> attributes, Optional<String> marker, Extras extras) {
        public Unique {
            attributes = List.copyOf(attributes);
        }
    }

    /** Each record of {@code entity} repeats one of {@code of}. */
    public record Copy(String entity, String of, Map<String, String> match, Optional<String> when, Extras extras) {
        public Copy {
            match = Collections.unmodifiableMap(new LinkedHashMap<>(match));
        }
    }

    /** Every key of these entities starts from the tenant's attribute. */
    public record Tenant(String attribute, List<String> entities, Extras extras) {
        public Tenant {
            entities = List.copyOf(entities);
        }
    }
}
