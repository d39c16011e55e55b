package dev.keyloom.schema;

import java.util.List;

/**
 * Which attributes an index holds beside its own and the table's keys.
 *
 * @param attributes names of the non-key attributes, for {@link Kind#INCLUDE} alone
 */
public record Projection(Kind kind, List<String> attributes) {
    public static final Projection ALL = new Projection(Kind.ALL, List.of());
    public static final Projection KEYS_ONLY = new Projection(Kind.KEYS_ONLY, List.of());

    /** The service's own names. */
    public enum Kind {
        ALL,
        KEYS_ONLY,
        INCLUDE
    }

    public Projection {
        attributes = List.copyOf(attributes);
    }

    public static Projection including(List<String> attributes) {
        return new Projection(Kind.INCLUDE, attributes);
    }
}
