package dev.keyloom.engine.storage;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import dev.keyloom.value.Utf8;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads the state that a connection sees. */
class SqliteReader implements StoreReader {
    private static final int KNOWN_MAPS = 200;

    private final SqliteConnection connection;
    private final CommittedItems items;
    private long state;
    private final ItemDecoder decoder = new ItemDecoder();
    private final Map<MapName, Queries> queries = new HashMap<>();

    /** A map's statements. */
    private record Queries(String get, String forward, String backward) {
        static Queries of(MapName map) {
            String name = SqliteNames.of(map);
            String items = map.index().isPrimary()
                    ? "SELECT m.key, m.item, m.key FROM " + name + " m"
                    : "SELECT m.key, t.item, m.base FROM " + name + " m CROSS JOIN " + SqliteNames.ofTable(map)
                            + " t ON t.key = m.base";
            String range = items + " WHERE m.key >= ? AND m.key < ? ORDER BY m.key";
            return new Queries(items + " WHERE m.key = ?", range, range + " DESC");
        }
    }

    /** @param items those of the states that it reads */
    SqliteReader(SqliteConnection connection, CommittedItems items) {
        this.connection = connection;
        this.items = items;
    }

    /** Says which state the connection sees: the one after so many commits, or one behind it. */
    final void setState(long commits) {
        state = commits;
    }

    @Override
    public final Map<String, Item> catalogue() {
        TreeMap<String, Item> catalogue = new TreeMap<>(Utf8.ORDER);
        try {
            connection.query("SELECT name, entry FROM catalogue", statement -> {}, row -> {
                catalogue.put(row.getString(1), decoder.decode(row.getBytes(2)).item());
                return true;
            });
        } catch (SQLException failed) {
            throw connection.failure(failed);
        }
        return Collections.unmodifiableSortedMap(catalogue);
    }

    @Override
    public final Optional<StoredItem> get(MapName map, StoreKey key) {
        StoredItem known = items.get(map, key, state);
        if (known != null) {
            return Optional.of(known);
        }
        byte[][] encoded = new byte[1][];
        query(map, queries(map).get, statement -> statement.setBytes(1, key.bytes()), row -> {
            encoded[0] = row.getBytes(2);
            return false;
        });
        if (encoded[0] == null) {
            return Optional.empty();
        }
        StoredItem read = decoder.decode(encoded[0]);
        if (map.index().isPrimary()) {
            items.offer(map, key, read, state);
        }
        return Optional.of(read);
    }

    @Override
    public final void visit(MapName map, StoreKey from, StoreKey to, boolean forward, Visitor visitor) {
        String sql = forward ? queries(map).forward : queries(map).backward;
        SqliteConnection.Binder bounds = statement -> {
            statement.setBytes(1, from.bytes());
            statement.setBytes(2, to.bytes());
        };
        MapName table = map.index().isPrimary() ? map : new MapName(map.tableId(), IndexRef.PRIMARY);
        query(map, sql, bounds, row -> {
            StoreKey key = new StoreKey(row.getBytes(1));
            return visitor.visit(key, item(table, map.index().isPrimary() ? key : new StoreKey(row.getBytes(3)), row));
        });
    }

    /** Returns the item of a row; its bytes are only read if it is not known. */
    private StoredItem item(MapName table, StoreKey baseKey, ResultSet row) throws SQLException {
        StoredItem known = items.get(table, baseKey, state);
        if (known != null) {
            return known;
        }
        StoredItem read = decoder.decode(row.getBytes(2));
        items.offer(table, baseKey, read, state);
        return read;
    }

    @Override
    public long count(MapName map) {
        long[] count = {-1};
        SqliteConnection.Binder name = statement -> {
            statement.setString(1, map.tableId());
            statement.setString(2, map.index().name());
        };
        query(map, "SELECT items FROM maps WHERE table_id = ? AND index_name = ?", name, row -> {
            count[0] = row.getLong(1);
            return false;
        });
        if (count[0] < 0) {
            throw missing(map);
        }
        return count[0];
    }

    static MissingMapException missing(MapName map) {
        return new MissingMapException(map);
    }

    private Queries queries(MapName map) {
        Queries known = queries.get(map);
        if (known == null) {
            if (queries.size() >= KNOWN_MAPS) {
                queries.clear();
            }
            known = Queries.of(map);
            queries.put(map, known);
        }
        return known;
    }

    private void query(MapName map, String sql, SqliteConnection.Binder binder, SqliteConnection.Rows rows) {
        try {
            connection.query(sql, binder, rows);
        } catch (SQLException failed) {
            String message = failed.getMessage();
            throw message != null && message.contains("no such table") ? missing(map) : connection.failure(failed);
        }
    }
}
