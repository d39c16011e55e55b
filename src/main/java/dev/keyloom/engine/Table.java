package dev.keyloom.engine;

import dev.keyloom.engine.storage.MapName;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.TableSchema;

/**
 * A table as requests for its items see it.
 *
 * @param id never used again for another table, even of the same name
 * @param schema the base table and those indexes that are kept up to date
 */
public record Table(String id, TableSchema schema, Status status) {
    /** The service's states of a table; items can be read and written in {@link #ACTIVE} and {@link #UPDATING}. */
    public enum Status {
        CREATING,
        ACTIVE,
        UPDATING,
        DELETING;

        /** Says whether items can be read and written. */
        public boolean servesItems() {
            return this == ACTIVE || this == UPDATING;
        }
    }

    /** Returns the table's name. */
    public String name() {
        return schema.name();
    }

    /** Returns the name of the sorted map that holds the base table or an index. */
    public MapName map(IndexRef index) {
        return new MapName(id, index);
    }
}
