package dev.keyloom.schema;

/** A secondary index: it holds the items that have all its key attributes, sorted by them. */
public sealed interface SecondaryIndex {
    String name();

    /** Returns the index's own key; a local index's partition key is the table's. */
    KeySchema key();

    Projection projection();

    /** Returns this index with another projection. */
    SecondaryIndex withProjection(Projection newProjection);

    /** Returns this index under another name. */
    SecondaryIndex withName(String newName);

    default IndexRef ref() {
        return IndexRef.of(name());
    }

    /** A global secondary index (GSI): any attributes may be its key; read eventually consistent. */
    record Global(String name, KeySchema key, Projection projection) implements SecondaryIndex {
        @Override
        public Global withProjection(Projection newProjection) {
            return new Global(name, key, newProjection);
        }

        @Override
        public Global withName(String newName) {
            return new Global(newName, key, projection);
        }
    }

    /** A local secondary index (LSI): the table's partition key with another sort key. */
    record Local(String name, KeySchema key, Projection projection) implements SecondaryIndex {
        @Override
        public Local withProjection(Projection newProjection) {
            return new Local(name, key, newProjection);
        }

        @Override
        public Local withName(String newName) {
            return new Local(newName, key, projection);
        }
    }
}
