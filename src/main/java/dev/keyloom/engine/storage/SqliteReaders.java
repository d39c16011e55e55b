package dev.keyloom.engine.storage;

import java.sql.SQLException;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Connections for readings. One that is idle stays in its read transaction as long as nothing has been committed since, as
 * to begin one costs more than to read an item.
 */
final class SqliteReaders implements AutoCloseable {
    /** So many readings run at a time; others wait. */
    private static final int MAX_READERS = 16;

    private final Supplier<SqliteConnection> opening;
    /** First come, first served: who waits for all of them must get them in the end. */
    private final Semaphore permits = new Semaphore(MAX_READERS, true);

    private final Deque<Reader> idle = new ConcurrentLinkedDeque<>();
    private final CommittedItems items;
    private volatile boolean closed;

    /** A connection in a read transaction, or not. */
    private static final class Reader {
        private final SqliteConnection connection;
        private final SqliteReader reader;
        /** How many commits there were when the transaction began; negative if there is none. */
        private long began = -1;

        Reader(SqliteConnection connection, CommittedItems items) {
            this.connection = connection;
            this.reader = new SqliteReader(connection, items);
        }

        /** @param isCommitting whether a commit is on its way, which one who began before does not see */
        void begin(long now, boolean isCommitting) {
            if (began == now && !isCommitting) {
                return;
            }
            end();
            try {
                connection.run("BEGIN");
                // Only a query fixes the state; without it a later one might see more than the items given until then.
                connection.query("SELECT items FROM maps LIMIT 1", statement -> {}, row -> false);
            } catch (SQLException failed) {
                throw connection.failure(failed);
            }
            began = now;
            reader.setState(now);
        }

        void end() {
            if (began >= 0) {
                began = -1;
                try {
                    connection.run("COMMIT");
                } catch (SQLException failed) {
                    connection.rollBack();
                }
            }
        }
    }

    SqliteReaders(Supplier<SqliteConnection> opening, CommittedItems items) {
        this.opening = opening;
        this.items = items;
    }

    /** @throws StorageException if the store is closed or cannot be read */
    <R> R read(Function<StoreReader, R> reading) {
        permits.acquireUninterruptibly();
        try {
            Reader reader = take();
            try {
                // Asked in this order: who has seen a commit must not be given a transaction from before it. Counted
                // before
                // the transaction begins, which may see more then, but never less.
                boolean isCommitting = items.isCommitting();
                reader.begin(items.commits(), isCommitting);
                return reading.apply(reader.reader);
            } finally {
                giveBack(reader);
            }
        } finally {
            permits.release();
        }
    }

    private Reader take() {
        if (closed) {
            throw new StorageException("The store is closed");
        }
        Reader reader = idle.pollFirst();
        return reader == null ? new Reader(opening.get(), items) : reader;
    }

    private void giveBack(Reader reader) {
        if (idle.size() >= MAX_READERS) {
            reader.connection.close();
            return;
        }
        if (reader.began != items.commits()) {
            reader.end();
        }
        idle.addFirst(reader);
    }

    /** Ends the transactions of those who are idle, so that a checkpoint finds nobody in its way. */
    void endIdle() {
        for (int i = idle.size(); i > 0; i--) {
            Reader reader = idle.pollLast();
            if (reader != null) {
                reader.end();
                idle.addFirst(reader);
            }
        }
    }

    /** Waits until no reading runs and no connection is in a transaction; readings wait until {@link #resume}. */
    void pause() {
        permits.acquireUninterruptibly(MAX_READERS);
        endIdle();
    }

    void resume() {
        permits.release(MAX_READERS);
    }

    /** Waits until no reading runs, and closes all connections. */
    @Override
    public void close() {
        pause();
        try {
            closed = true;
            for (Reader reader = idle.pollFirst(); reader != null; reader = idle.pollFirst()) {
                reader.connection.close();
            }
        } finally {
            resume();
        }
    }
}
