package dev.keyloom.engine.storage;

import dev.keyloom.schema.IndexRef;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Reads all that one state of a file holds into memory, unless it is too much. */
final class SqliteMirrorLoader {
    private static final int CHECKED_ITEMS = 1024;

    private final SqliteConnection connection;
    private final SqliteReader reader;
    private final long maxBytes;
    private final BooleanSupplier isStopped;
    private final ItemShapes shapes = new ItemShapes();
    private long bytes;
    private boolean isWhole = true;

    /**
     * Fixes the state that is read.
     *
     * @param connection for this alone
     * @param isStopped says whether nobody wants the answer any more
     */
    SqliteMirrorLoader(SqliteConnection connection, long maxBytes, BooleanSupplier isStopped) throws SQLException {
        this.connection = connection;
        this.reader = new SqliteReader(connection, new CommittedItems(0));
        this.maxBytes = maxBytes;
        this.isStopped = isStopped;
        connection.run("BEGIN");
        connection.query("SELECT items FROM maps LIMIT 1", statement -> {}, row -> false);
    }

    /**
     * Reads.
     *
     * @return nothing if it is too large or nobody wants it
     * @throws StorageException if the file cannot be read
     */
    Optional<SqliteMirror.Held> load() {
        try {
            SqliteMaps maps = new SqliteMaps();
            maps.load(connection);
            MemoryState state = MemoryState.empty();
            MemoryWriter catalogue = new MemoryWriter(state, shapes);
            reader.catalogue().forEach(catalogue::putCatalogue);
            state = catalogue.next();
            List<MapName> tablesFirst = new ArrayList<>(maps.names());
            tablesFirst.sort(Comparator.comparing(map -> !map.index().isPrimary()));
            for (MapName map : tablesFirst) {
                ItemTree tree = map.index().isPrimary() ? table(map) : index(map, state);
                if (!isWhole) {
                    return Optional.empty();
                }
                state = state.withMap(map).withOwnTrees();
                state.trees()[state.place(map)] = tree;
            }
            SqliteMirror.Held held = new SqliteMirror.Held(state, bytes);
            return held.allBytes() > maxBytes ? Optional.empty() : Optional.of(held);
        } catch (SQLException failed) {
            throw connection.failure(failed);
        } finally {
            connection.rollBack();
        }
    }

    private ItemTree table(MapName map) {
        ItemTree[] tree = {ItemTree.EMPTY};
        int[] read = {0};
        reader.visit(map, StoreKeys.all(), true, (key, item) -> {
            bytes += HeapBytes.of(item.item());
            tree[0] = tree[0].with(key, shapes.share(item));
            return goesOn(++read[0]);
        });
        return tree[0];
    }

    /** An index holds the very items of its table. */
    private ItemTree index(MapName map, MemoryState state) throws SQLException {
        ItemTree table = state.tree(new MapName(map.tableId(), IndexRef.PRIMARY));
        ItemTree[] tree = {ItemTree.EMPTY};
        int[] read = {0};
        connection.query("SELECT key, base FROM " + SqliteNames.of(map), statement -> {}, row -> {
            StoredItem item = table.get(new StoreKey(row.getBytes(2)))
                    .orElseThrow(() -> new StorageException("An index of the store holds an item that is not there"));
            tree[0] = tree[0].with(new StoreKey(row.getBytes(1)), item);
            return goesOn(++read[0]);
        });
        return tree[0];
    }

    private boolean goesOn(int read) {
        if (bytes > maxBytes || (read % CHECKED_ITEMS == 0 && isStopped.getAsBoolean())) {
            isWhole = false;
        }
        return isWhole;
    }
}
