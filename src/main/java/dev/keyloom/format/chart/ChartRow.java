package dev.keyloom.format.chart;

import dev.keyloom.schema.IndexRef;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The keys of one entity under one choice of variants.
 *
 * @param variants the variant chosen for each index that has several
 * @param cells the templates for each index; an index that the entity is not in is absent
 */
public record ChartRow(String entity, Map<IndexRef, Variant> variants, Map<IndexRef, ChartCell> cells) {
    public ChartRow {
        variants = Collections.unmodifiableMap(new LinkedHashMap<>(variants));
        cells = Collections.unmodifiableMap(new LinkedHashMap<>(cells));
    }

    public Optional<ChartCell> cell(IndexRef index) {
        return Optional.ofNullable(cells.get(index));
    }

    /** Returns the entity's name with its variants: {@code Repo (fork)}. */
    public String label() {
        return variants.isEmpty() ? entity : entity + " (" + variantNames() + ")";
    }

    /** Returns the names of the variants in the order of the indexes, each once, separated by commas. */
    public String variantNames() {
        return String.join(
                ", ", variants.values().stream().map(Variant::name).distinct().toList());
    }

    /** Returns when the row applies: the conditions in the order of the indexes, each once; empty without variants. */
    public String condition() {
        return String.join(
                ", ",
                variants.values().stream().map(Variant::inWords).distinct().toList());
    }

    /**
     * A key mapping among several.
     *
     * @param name its name, or its number among the variants from 1 if it has none
     * @param when the condition on records as written; all records that reach it if absent
     */
    public record Variant(String name, Optional<String> when) {
        /** Returns the condition, or {@code otherwise}. */
        public String inWords() {
            return when.orElse("otherwise");
        }
    }
}
