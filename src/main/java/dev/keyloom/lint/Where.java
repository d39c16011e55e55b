package dev.keyloom.lint;

import dev.keyloom.schema.IndexRef;

/** A place that a finding points at. */
public sealed interface Where {
    /** Returns the kind of place as the JSON of findings names it. */
    String kind();

    /** The design as a whole. */
    record Model() implements Where {
        @Override
        public String kind() {
            return "model";
        }
    }

    record Table(String table) implements Where {
        @Override
        public String kind() {
            return "table";
        }
    }

    record Index(String table, IndexRef index) implements Where {
        @Override
        public String kind() {
            return "index";
        }
    }

    record Entity(String entity) implements Where {
        @Override
        public String kind() {
            return "entity";
        }
    }

    record Attribute(String entity, String attribute) implements Where {
        @Override
        public String kind() {
            return "attribute";
        }
    }

    /**
     * A cell of the entity chart.
     *
     * @param mapping position of the variant among the entity's mappings for the index, from 0
     */
    record Key(String entity, IndexRef index, int mapping, Role role) implements Where {
        /** Which half of the key. */
        public enum Role {
            PARTITION("partition"),
            SORT("sort");

            private final String word;

            Role(String word) {
                this.word = word;
            }

            public String word() {
                return word;
            }
        }

        /** A cell of an entity without variants in the index. */
        public static Key of(String entity, IndexRef index, Role role) {
            return new Key(entity, index, 0, role);
        }

        @Override
        public String kind() {
            return "key";
        }
    }

    /**
     * A sample record.
     *
     * @param number from 1 within the entity, in file order
     */
    @SuppressWarnings("JavaLangClash") // the word of the field; nobody means java.lang.Record here
    record Record(String entity, int number) implements Where {
        @Override
        public String kind() {
            return "record";
        }
    }

    record Relationship(String relationship) implements Where {
        @Override
        public String kind() {
            return "relationship";
        }
    }

    record Pattern(int number) implements Where {
        @Override
        public String kind() {
            return "pattern";
        }
    }

    /**
     * An entry of the model's constraints or of its notes about collections.
     *
     * @param member {@code counters}, {@code unique} …, as in the model file
     * @param position from 0
     */
    record Constraint(String member, int position) implements Where {
        @Override
        public String kind() {
            return "constraint";
        }
    }
}
