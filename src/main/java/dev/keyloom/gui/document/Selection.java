package dev.keyloom.gui.document;

import dev.keyloom.schema.IndexRef;
import java.util.List;

/** What is selected in a document; one selection for all places and the inspector. */
public sealed interface Selection {
    /** Nothing is selected. */
    Selection NONE = new None();

    /** Nothing. */
    record None() implements Selection {}

    /** One or more entities, the first is the one the inspector shows. */
    record Entities(List<String> names) implements Selection {
        public Entities {
            names = List.copyOf(names);
            if (names.isEmpty()) {
                throw new IllegalArgumentException("No entity; use Selection.NONE");
            }
        }

        public static Entities of(String name) {
            return new Entities(List.of(name));
        }
    }

    /** An attribute of an entity. */
    record Attribute(String entity, String attribute) implements Selection {}

    /** A relationship, by its name. */
    record RelationshipSelected(String name) implements Selection {}

    /** A table, by its name. */
    record TableSelected(String name) implements Selection {}

    /** The base table or an index of it. */
    record Index(String table, IndexRef index) implements Selection {}

    /**
     * One key template of an entity.
     *
     * @param variant position of the mapping among the entity's variants for the index, from 0
     * @param role partition or sort
     * @param position position among the index's key attributes of that role, from 0
     */
    record KeyCell(String entity, IndexRef index, int variant, KeyRole role, int position) implements Selection {}

    /** A sample record, and so its item in the base table and all indexes. */
    record RecordSelected(String entity, int number) implements Selection {}

    /**
     * An access pattern.
     *
     * @param position place in the list, from 0: numbers are the author's and may repeat
     */
    record PatternSelected(int position) implements Selection {}

    /** The two roles of a key attribute. */
    enum KeyRole {
        PARTITION,
        SORT
    }
}
