package dev.keyloom.engine;

import dev.keyloom.engine.storage.MapName;
import dev.keyloom.engine.storage.StoreKeys;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A table as requests for its items see it. Immutable; what each request needs of the schema is worked out once, so one
 * is made for each state of a table and kept.
 */
public final class Table {
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

    private final String id;
    private final TableSchema schema;
    private final Status status;
    private final MapName map;
    private final StoreKeys keys;
    private final Set<String> keyNames;
    private final List<TableIndex> indexes;
    private final List<TableIndex> indexesByName;
    private final Map<String, TableIndex> indexByName = new HashMap<>();

    /**
     * @param id never used again for another table, even of the same name
     * @param schema the base table and those indexes that are kept up to date
     */
    public Table(String id, TableSchema schema, Status status) {
        this.id = id;
        this.schema = schema;
        this.status = status;
        this.map = new MapName(id, IndexRef.PRIMARY);
        this.keys = StoreKeys.ofTable(schema.key());
        this.keyNames = Set.copyOf(schema.key().attributeNames());
        List<TableIndex> all = new ArrayList<>();
        for (SecondaryIndex index : schema.indexes()) {
            TableIndex made = new TableIndex(new MapName(id, index.ref()), schema, index);
            all.add(made);
            indexByName.put(index.name(), made);
        }
        this.indexes = List.copyOf(all);
        all.sort(Comparator.comparing(TableIndex::name));
        this.indexesByName = List.copyOf(all);
    }

    public String id() {
        return id;
    }

    public TableSchema schema() {
        return schema;
    }

    public Status status() {
        return status;
    }

    /** Returns the table's name. */
    public String name() {
        return schema.name();
    }

    /** Returns the name of the sorted map that holds the base table. */
    public MapName map() {
        return map;
    }

    /** Returns the name of the sorted map that holds the base table or an index. */
    public MapName map(IndexRef index) {
        return new MapName(id, index);
    }

    /** Returns what makes the keys of the base table. */
    public StoreKeys keys() {
        return keys;
    }

    /** Returns the global, then the local indexes. */
    public List<TableIndex> indexes() {
        return indexes;
    }

    /** Returns all indexes in the order of their names, in which the service checks items for them. */
    public List<TableIndex> indexesByName() {
        return indexesByName;
    }

    public Optional<TableIndex> index(String name) {
        return Optional.ofNullable(indexByName.get(name));
    }

    /** Returns the primary key of an item. */
    public Item keyOf(Item item) {
        return item.only(keyNames);
    }

    @Override
    public String toString() {
        return name() + " (" + id + ", " + status + ")";
    }
}
