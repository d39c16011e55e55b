package dev.keyloom.engine.storage;

import dev.keyloom.schema.IndexRef;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Names of a map's SQL table, which tell apart what SQL does not: capitals and small letters. */
final class SqliteNames {
    private SqliteNames() {}

    static String of(MapName map) {
        return "m_" + hex(map.tableId()) + "_" + hex(map.index().name());
    }

    /** Returns the name of the base table's map. */
    static String ofTable(MapName map) {
        return of(new MapName(map.tableId(), IndexRef.PRIMARY));
    }

    private static String hex(String text) {
        return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
    }
}
