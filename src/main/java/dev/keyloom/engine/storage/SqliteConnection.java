package dev.keyloom.engine.storage;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/** A connection to the file with the statements prepared on it. For one thread at a time. */
final class SqliteConnection implements AutoCloseable {
    /** So many statements are kept; beyond, all are prepared anew as they are needed. */
    private static final int MAX_STATEMENTS = 1000;

    private final Connection connection;
    private final Path file;

    /** Statements that nobody uses at the moment. */
    private final Map<String, PreparedStatement> idle = new HashMap<>();

    private SqliteConnection(Connection connection, Path file) {
        this.connection = connection;
        this.file = file;
    }

    static SqliteConnection open(Path file, SqliteSettings settings) {
        SQLiteConfig config = new SQLiteConfig();
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setCacheSize(-settings.cacheBytes() / 1024);
        config.setPragma(SQLiteConfig.Pragma.MMAP_SIZE, Long.toString(settings.mappedBytes()));
        // It is done when no reading is in the way; see SqliteStorage.
        config.setWalAutocheckpoint(0);
        config.setGetGeneratedKeys(false);
        // One thread at a time has it, so that SQLite need not see to it.
        config.resetOpenMode(SQLiteOpenMode.FULLMUTEX);
        config.setOpenMode(SQLiteOpenMode.NOMUTEX);
        if (settings.maxPages() > 0) {
            config.setMaxPageCount(settings.maxPages());
        }
        try {
            return new SqliteConnection(config.createConnection("jdbc:sqlite:" + file), file);
        } catch (SQLException refused) {
            throw failure(file, refused);
        }
    }

    /** Gives a statement its values. */
    interface Binder {
        void bind(PreparedStatement statement) throws SQLException;
    }

    /** Takes rows until it has enough. */
    interface Rows {
        /** Returns whether to go on. */
        boolean take(ResultSet row) throws SQLException;
    }

    /** Gives the rows that a statement selects. Others may be run while it does so. */
    void query(String sql, Binder binder, Rows rows) throws SQLException {
        PreparedStatement statement = take(sql);
        boolean isSound = false;
        try {
            binder.bind(statement);
            try (ResultSet result = statement.executeQuery()) {
                boolean goesOn = true;
                while (goesOn && result.next()) {
                    goesOn = rows.take(result);
                }
            }
            isSound = true;
        } finally {
            giveBack(sql, statement, isSound);
        }
    }

    /** Runs a statement and returns how many rows it changed. */
    int run(String sql, Binder binder) throws SQLException {
        PreparedStatement statement = take(sql);
        boolean isSound = false;
        try {
            binder.bind(statement);
            int changed = statement.executeUpdate();
            isSound = true;
            return changed;
        } finally {
            giveBack(sql, statement, isSound);
        }
    }

    /** Runs a statement without values. */
    void run(String sql) throws SQLException {
        run(sql, statement -> {});
    }

    private PreparedStatement take(String sql) throws SQLException {
        PreparedStatement known = idle.remove(sql);
        return known == null ? connection.prepareStatement(sql) : known;
    }

    /** A statement that failed is of no more use. */
    private void giveBack(String sql, PreparedStatement statement, boolean isSound) throws SQLException {
        if (!isSound) {
            statement.close();
            return;
        }
        if (idle.size() >= MAX_STATEMENTS) {
            closeStatements();
        }
        PreparedStatement other = idle.put(sql, statement);
        if (other != null) {
            other.close();
        }
    }

    /** Returns the number that a pragma gives. */
    int number(String pragma) throws SQLException {
        int[] number = new int[1];
        query("PRAGMA " + pragma, statement -> {}, row -> {
            number[0] = row.getInt(1);
            return false;
        });
        return number[0];
    }

    /** Runs a statement that is not worth being kept, or that gives rows nobody wants. */
    void runOnce(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Ends a transaction without keeping it, be there one or not. */
    void rollBack() {
        try {
            runOnce("ROLLBACK");
        } catch (SQLException ended) {
            // After some errors SQLite has rolled back already, and says that no transaction is active.
        }
    }

    StorageException failure(SQLException cause) {
        return failure(file, cause);
    }

    private static StorageException failure(Path file, SQLException cause) {
        return new StorageException("The store " + file + " failed: " + cause.getMessage(), cause);
    }

    private void closeStatements() throws SQLException {
        for (PreparedStatement statement : idle.values()) {
            statement.close();
        }
        idle.clear();
    }

    @Override
    public void close() {
        try {
            closeStatements();
            connection.close();
        } catch (SQLException failed) {
            throw failure(failed);
        }
    }
}
