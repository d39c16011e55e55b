package dev.keyloom.engine.storage;

import dev.keyloom.value.Item;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Collects the changes of one writing, to be made when it has ended well; so its reads see the state before them. */
final class SqliteWriter implements StoreWriter {
    private final StoreReader before;
    private final SqliteMaps maps;
    private final List<Change> changes = new ArrayList<>();

    /** The same changes for a store in memory. */
    private final List<Consumer<StoreWriter>> repeats = new ArrayList<>();

    /** Maps that this writing makes (true) or drops. */
    private final Map<MapName, Boolean> changedMaps = new HashMap<>();

    private final List<ItemChange> itemChanges = new ArrayList<>();
    private final List<MapName> droppedMaps = new ArrayList<>();
    private long bytes;

    /** Whether its changes have been begun; those of a writing that was refused are not. */
    private boolean isMade;

    /** What a table's item is after the writing; none if it is removed. */
    private record ItemChange(
            MapName table, StoreKey key, @Nullable StoredItem item) {}

    /** One change of the file. */
    private interface Change {
        void make(SqliteConnection connection) throws SQLException;
    }

    SqliteWriter(StoreReader before, SqliteMaps maps) {
        this.before = before;
        this.maps = maps;
    }

    void makeChanges(SqliteConnection connection, CommittedItems items) throws SQLException {
        isMade = true;
        itemChanges.forEach(change -> items.changing(change.table, change.key));
        for (Change change : changes) {
            change.make(connection);
        }
    }

    /** Makes the changes of this writing once more, in another store. */
    void repeat(StoreWriter other) {
        if (isMade) {
            repeats.forEach(change -> change.accept(other));
        }
    }

    /** Returns how much more heap the items of a state take after this writing, about. */
    long heapBytesAgainst(MemoryState state) {
        if (!isMade) {
            return 0;
        }
        long more = 0;
        for (ItemChange change : itemChanges) {
            more += change.item == null ? 0 : HeapBytes.of(change.item.item());
            if (state.has(change.table)) {
                more -= state.tree(change.table)
                        .get(change.key)
                        .map(old -> HeapBytes.of(old.item()))
                        .orElse(0L);
            }
        }
        for (MapName dropped : droppedMaps) {
            if (dropped.index().isPrimary() && state.has(dropped)) {
                more -= heapBytes(state.tree(dropped));
            }
        }
        return more;
    }

    private static long heapBytes(ItemTree tree) {
        long[] bytes = {0};
        KeyRange all = StoreKeys.all();
        tree.visit(all.from(), all.to(), true, (key, item) -> {
            bytes[0] += HeapBytes.of(item.item());
            return true;
        });
        return bytes[0];
    }

    /**
     * Tells what is kept now; the last of a group first.
     *
     * @param isRemembered whether to remember the items that are put; otherwise they are forgotten
     */
    void committed(CommittedItems items, boolean isRemembered) {
        if (isMade) {
            for (int i = itemChanges.size() - 1; i >= 0; i--) {
                ItemChange change = itemChanges.get(i);
                items.changed(change.table, change.key, isRemembered ? change.item : null);
            }
            droppedMaps.forEach(items::forget);
        }
    }

    /** Tells that nothing is kept. */
    void failed(CommittedItems items) {
        if (isMade) {
            itemChanges.forEach(change -> items.changed(change.table, change.key, null));
        }
    }

    int changeCount() {
        return changes.size();
    }

    /** Returns how many bytes of items are put. */
    long bytes() {
        return bytes;
    }

    @Override
    public Map<String, Item> catalogue() {
        return before.catalogue();
    }

    @Override
    public Optional<StoredItem> get(MapName map, StoreKey key) {
        return before.get(map, key);
    }

    @Override
    public void visit(MapName map, StoreKey from, StoreKey to, boolean forward, Visitor visitor) {
        before.visit(map, from, to, forward, visitor);
    }

    @Override
    public long count(MapName map) {
        return maps.count(map);
    }

    @Override
    public boolean isSlow() {
        return true;
    }

    @Override
    public void putCatalogue(String name, Item entry) {
        byte[] encoded = ItemEncoder.encode(entry);
        changes.add(connection -> connection.run("INSERT OR REPLACE INTO catalogue VALUES (?, ?)", statement -> {
            statement.setString(1, name);
            statement.setBytes(2, encoded);
        }));
        repeats.add(other -> other.putCatalogue(name, entry));
    }

    @Override
    public void removeCatalogue(String name) {
        changes.add(connection ->
                connection.run("DELETE FROM catalogue WHERE name = ?", statement -> statement.setString(1, name)));
        repeats.add(other -> other.removeCatalogue(name));
    }

    @Override
    public void createMap(MapName map) {
        if (has(map)) {
            throw new IllegalArgumentException("There is a map " + map + " already");
        }
        changedMaps.put(map, true);
        changes.add(connection -> maps.create(map, connection));
        repeats.add(other -> other.createMap(map));
    }

    @Override
    public void dropMap(MapName map) {
        require(map);
        changedMaps.put(map, false);
        droppedMaps.add(map);
        changes.add(connection -> maps.drop(map, connection));
        repeats.add(other -> other.dropMap(map));
    }

    @Override
    public void put(MapName table, StoreKey key, StoredItem item) {
        require(table);
        byte[] encoded = ItemEncoder.encode(item);
        bytes += encoded.length;
        itemChanges.add(new ItemChange(table, key, item));
        String name = SqliteNames.of(table);
        SqliteConnection.Binder binder = statement -> {
            statement.setBytes(1, encoded);
            statement.setBytes(2, key.bytes());
        };
        changes.add(connection -> {
            if (connection.run("UPDATE " + name + " SET item = ? WHERE key = ?", binder) == 0) {
                connection.run("INSERT INTO " + name + " (item, key) VALUES (?, ?)", binder);
                maps.add(table, 1);
            }
        });
        repeats.add(other -> other.put(table, key, item));
    }

    @Override
    public void remove(MapName table, StoreKey key) {
        itemChanges.add(new ItemChange(table, key, null));
        removeEntry(table, key);
        repeats.add(other -> other.remove(table, key));
    }

    @Override
    public void putIndex(MapName index, StoreKey key, StoreKey baseKey, StoredItem item) {
        require(index);
        String sql = "INSERT OR IGNORE INTO " + SqliteNames.of(index) + " (key, base) VALUES (?, ?)";
        // An entry's key says which item it is of, so that one that is there needs no change.
        changes.add(connection -> maps.add(index, connection.run(sql, statement -> {
            statement.setBytes(1, key.bytes());
            statement.setBytes(2, baseKey.bytes());
        })));
        repeats.add(other -> other.putIndex(index, key, baseKey, item));
    }

    @Override
    public void removeIndex(MapName index, StoreKey key) {
        removeEntry(index, key);
        repeats.add(other -> other.removeIndex(index, key));
    }

    private void removeEntry(MapName map, StoreKey key) {
        require(map);
        String sql = "DELETE FROM " + SqliteNames.of(map) + " WHERE key = ?";
        changes.add(connection -> maps.add(map, -connection.run(sql, statement -> statement.setBytes(1, key.bytes()))));
    }

    private boolean has(MapName map) {
        Boolean changed = changedMaps.get(map);
        return changed == null ? maps.has(map) : changed;
    }

    private void require(MapName map) {
        if (!has(map)) {
            throw SqliteReader.missing(map);
        }
    }
}
