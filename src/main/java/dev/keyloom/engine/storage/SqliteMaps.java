package dev.keyloom.engine.storage;

import dev.keyloom.schema.IndexRef;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The maps that there are, for the one who writes, and how many items each holds. Counts are written at each commit. */
final class SqliteMaps {
    private final Map<MapName, Long> counts = new HashMap<>();
    private final Set<MapName> changed = new HashSet<>();

    /** Takes what the file says. */
    void load(SqliteConnection connection) throws SQLException {
        counts.clear();
        changed.clear();
        connection.query("SELECT table_id, index_name, items FROM maps", statement -> {}, row -> {
            counts.put(new MapName(row.getString(1), IndexRef.of(row.getString(2))), row.getLong(3));
            return true;
        });
    }

    /** Returns the maps that there are. */
    Set<MapName> names() {
        return Set.copyOf(counts.keySet());
    }

    boolean has(MapName map) {
        return counts.containsKey(map);
    }

    /** @throws IllegalArgumentException if there is no such map */
    long count(MapName map) {
        Long count = counts.get(map);
        if (count == null) {
            throw SqliteReader.missing(map);
        }
        return count;
    }

    void create(MapName map, SqliteConnection connection) throws SQLException {
        String columns = map.index().isPrimary() ? "item BLOB NOT NULL" : "base BLOB NOT NULL";
        connection.runOnce(
                "CREATE TABLE " + SqliteNames.of(map) + " (key BLOB PRIMARY KEY, " + columns + ") WITHOUT ROWID");
        connection.run("INSERT INTO maps VALUES (?, ?, 0)", statement -> {
            statement.setString(1, map.tableId());
            statement.setString(2, map.index().name());
        });
        counts.put(map, 0L);
    }

    void drop(MapName map, SqliteConnection connection) throws SQLException {
        connection.runOnce("DROP TABLE " + SqliteNames.of(map));
        connection.run("DELETE FROM maps WHERE table_id = ? AND index_name = ?", statement -> {
            statement.setString(1, map.tableId());
            statement.setString(2, map.index().name());
        });
        counts.remove(map);
        changed.remove(map);
    }

    void add(MapName map, int items) {
        if (items != 0) {
            counts.merge(map, (long) items, Long::sum);
            changed.add(map);
        }
    }

    /** Writes the counts that have changed. */
    void save(SqliteConnection connection) throws SQLException {
        for (MapName map : changed) {
            connection.run("UPDATE maps SET items = ? WHERE table_id = ? AND index_name = ?", statement -> {
                statement.setLong(1, count(map));
                statement.setString(2, map.tableId());
                statement.setString(3, map.index().name());
            });
        }
        changed.clear();
    }
}
