package dev.keyloom.engine.storage;

import java.nio.file.Path;
import java.sql.SQLException;

/** The file's format: which tables it has, and which versions of it are understood. */
final class SqliteFile {
    static final String NAME = "keyloom.db";

    /** "KLOM", by which a file is known to be a store. */
    private static final int APPLICATION = 0x4B4C4F4D;

    private static final int FORMAT = 1;

    private SqliteFile() {}

    /** Makes the tables of a new file, or sees that the file is a store that this version reads. */
    static void prepare(SqliteConnection connection, Path file, SqliteSettings settings) {
        try {
            int application = connection.number("application_id");
            int format = connection.number("user_version");
            if (application == 0 && format == 0 && connection.number("schema_version") == 0) {
                create(connection, settings);
            } else if (application != APPLICATION) {
                throw new StorageException(file + " is not a store of Keyloom");
            } else if (format > FORMAT) {
                throw new StorageException(
                        "The store " + file + " was written by a newer version of Keyloom: its format is " + format
                                + ", this version reads up to " + FORMAT);
            }
            connection.runOnce("PRAGMA journal_mode = WAL");
        } catch (SQLException failed) {
            throw connection.failure(failed);
        }
    }

    private static void create(SqliteConnection connection, SqliteSettings settings) throws SQLException {
        connection.runOnce("PRAGMA page_size = " + settings.pageBytes());
        connection.runOnce("BEGIN IMMEDIATE");
        connection.runOnce("CREATE TABLE catalogue (name TEXT PRIMARY KEY, entry BLOB NOT NULL) WITHOUT ROWID");
        connection.runOnce("CREATE TABLE maps (table_id TEXT, index_name TEXT, items INTEGER NOT NULL,"
                + " PRIMARY KEY (table_id, index_name)) WITHOUT ROWID");
        connection.runOnce("PRAGMA application_id = " + APPLICATION);
        connection.runOnce("PRAGMA user_version = " + FORMAT);
        connection.runOnce("COMMIT");
    }
}
