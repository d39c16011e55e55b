package dev.keyloom.engine.storage;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A store in an SQLite file. What {@link #write} has returned survives the end of the program, however it ends, and of the
 * system as far as the disk keeps what it says it has.
 *
 * <p>Writings run one after another. Those that wait for each other share one commit, which the last of them makes: to
 * have the disk keep something takes far longer than the writing itself. If it fails, nothing of theirs is kept and each is
 * told. Readings run beside them and see what is committed, in memory if that is large enough for all ({@link SqliteMirror}).
 */
public final class SqliteStorage implements Storage {
    /** So many writings share a commit at most, so that the first of them does not wait long. */
    private static final int MAX_GROUP = 64;

    private final Path directory;
    private final StoreLock lock;
    private final SqliteSettings settings;
    private final SqliteConnection connection;
    private final SqliteReader before;
    private final CommittedItems items;
    private final SqliteReaders readers;
    private final SqliteMirror mirror;
    private final SqliteMaps maps = new SqliteMaps();
    private final ReentrantLock writing = new ReentrantLock();
    private final ReadingThreads reading = new ReadingThreads();

    /** Held by the one who reads the file into memory. */
    private final ReentrantLock loading = new ReentrantLock();

    private boolean isLoaded;

    /** How many are about to write, and will see to the commit of a group before them. */
    private final AtomicInteger arriving = new AtomicInteger();

    private @Nullable CommitGroup group;
    private long bytesInLog;
    private volatile boolean closed;

    private SqliteStorage(Path directory, StoreLock lock, SqliteSettings settings) {
        this.directory = directory;
        this.lock = lock;
        this.settings = settings;
        Path file = directory.resolve(SqliteFile.NAME);
        this.connection = SqliteConnection.open(file, settings);
        this.items = new CommittedItems(settings.itemBytes());
        // A writing sees what others of its group have changed, which is not committed yet.
        this.before = new SqliteReader(connection, new CommittedItems(0));
        this.readers = new SqliteReaders(() -> SqliteConnection.open(file, settings), items);
        this.mirror = new SqliteMirror(settings.mirrorBytes());
        try {
            SqliteFile.prepare(connection, file, settings);
            maps.load(connection);
        } catch (SQLException failed) {
            connection.close();
            throw connection.failure(failed);
        } catch (StorageException refused) {
            connection.close();
            throw refused;
        }
    }

    /**
     * Opens the store in a directory, which is made if it is not there.
     *
     * @throws StorageException if another program has it open, it was written by a newer version, or it cannot be read
     */
    public static SqliteStorage open(Path directory) {
        return open(directory, SqliteSettings.DEFAULT);
    }

    static SqliteStorage open(Path directory, SqliteSettings settings) {
        StoreLock lock = StoreLock.acquire(directory);
        try {
            SqliteStorage storage = new SqliteStorage(directory, lock, settings);
            if (storage.fileBytes() <= settings.readAtOnceBytes()) {
                storage.readIntoMemory();
            }
            return storage;
        } catch (StorageException refused) {
            lock.close();
            throw refused;
        }
    }

    /**
     * Reads all that the file holds into memory, if it fits into half of the heap, so that reading it takes no time any
     * more. It takes seconds for a million items; opening does so with small files. It may be called on any
     * thread, and holds up nobody but {@link #close} while it runs; what cannot be read is told to whoever asks for it.
     */
    public void readIntoMemory() {
        loading.lock();
        try {
            // Items take more room in memory than in the file.
            boolean fits = settings.mirrorBytes() > 0 && fileBytes() <= settings.mirrorBytes();
            if (fits && !isLoaded && !closed) {
                isLoaded = true;
                load();
            }
        } finally {
            loading.unlock();
        }
    }

    private long fileBytes() {
        return directory.resolve(SqliteFile.NAME).toFile().length();
    }

    private void load() {
        try (SqliteConnection own = SqliteConnection.open(directory.resolve(SqliteFile.NAME), settings)) {
            SqliteMirrorLoader loader;
            writing.lock();
            try {
                commitOpenGroup();
                mirror.begin();
                loader = new SqliteMirrorLoader(own, settings.mirrorBytes(), () -> closed);
            } finally {
                writing.unlock();
            }
            Optional<SqliteMirror.Held> read = loader.load();
            writing.lock();
            try {
                commitOpenGroup();
                mirror.loaded(closed ? Optional.empty() : read);
                items.forgetAll();
            } finally {
                writing.unlock();
            }
        } catch (SQLException | StorageException unreadable) {
            // Whoever reads or writes what cannot be read is told; the rest is served.
            giveUpMirror();
        }
    }

    private void giveUpMirror() {
        writing.lock();
        try {
            mirror.loaded(Optional.empty());
        } finally {
            writing.unlock();
        }
    }

    private void commitOpenGroup() {
        CommitGroup current = group;
        if (current != null) {
            commit(current);
        }
    }

    @Override
    public <R> R read(Function<StoreReader, R> query) {
        requireOpen();
        return reading.run(() -> {
            MemoryState state = mirror.committed();
            return state == null ? readers.read(query) : query.apply(new MemoryReader(state));
        });
    }

    @Override
    public <R> R write(Function<StoreWriter, R> change) {
        reading.requireNone();
        Outcome<R> outcome = run(change);
        // Also if it was refused: the reason may be what others of its group have written.
        outcome.group.awaitEnd();
        return outcome.result.get();
    }

    /** The group that a writing belongs to, and what it returns or throws once that is kept. */
    private record Outcome<R>(CommitGroup group, Supplier<R> result) {}

    private <R> Outcome<R> run(Function<StoreWriter, R> change) {
        arriving.incrementAndGet();
        writing.lock();
        try {
            arriving.decrementAndGet();
            requireOpen();
            SqliteWriter writer = new SqliteWriter(mirror.before(before), maps);
            CommitGroup joined = joinGroup(writer);
            try {
                R result = change.apply(writer);
                make(writer, joined);
                return new Outcome<>(joined, () -> result);
            } catch (RuntimeException refused) {
                return new Outcome<>(joined, () -> {
                    throw refused;
                });
            } finally {
                commitUnlessOthersFollow();
            }
        } finally {
            writing.unlock();
        }
    }

    private CommitGroup joinGroup(SqliteWriter writer) {
        CommitGroup current = group;
        if (current == null) {
            try {
                connection.run("BEGIN IMMEDIATE");
            } catch (SQLException failed) {
                throw connection.failure(failed);
            }
            current = new CommitGroup();
            group = current;
        }
        current.join(writer);
        return current;
    }

    /** Makes the changes of a writing. If one fails, SQLite may have undone others' as well: then nothing is kept. */
    private void make(SqliteWriter writer, CommitGroup joined) {
        try {
            writer.makeChanges(connection, items);
            mirror.made(writer);
            bytesInLog += writer.bytes() + (long) writer.changeCount() * settings.pageBytes();
        } catch (SQLException failed) {
            fail(joined, connection.failure(failed));
        } catch (RuntimeException failed) {
            fail(joined, new StorageException("A change could not be made", failed));
        }
    }

    private void commitUnlessOthersFollow() {
        CommitGroup current = group;
        if (current != null && (arriving.get() == 0 || current.members().size() >= MAX_GROUP)) {
            commit(current);
        }
    }

    private void commit(CommitGroup current) {
        try {
            maps.save(connection);
            items.committing();
            connection.run("COMMIT");
        } catch (SQLException failed) {
            items.notCommitted();
            fail(current, connection.failure(failed));
            return;
        }
        group = null;
        items.committed();
        List<SqliteWriter> members = current.members();
        for (int i = members.size() - 1; i >= 0; i--) {
            members.get(i).committed(items, !mirror.isHeld());
        }
        mirror.committed(members);
        current.end(null);
        if (bytesInLog >= settings.logBytes()) {
            checkpoint();
        }
    }

    private void fail(CommitGroup current, StorageException why) {
        group = null;
        connection.rollBack();
        try {
            maps.load(connection);
        } catch (SQLException failed) {
            why.addSuppressed(failed);
        }
        mirror.failed();
        current.members().forEach(member -> member.failed(items));
        current.end(why);
    }

    /**
     * Brings the log into the file, so that it begins anew. Readings go on meanwhile. Only for the end of it, which is soon
     * done, nobody may read: among many readers there would always be one who needs the log, and it would grow without end.
     */
    private void checkpoint() {
        bytesInLog = 0;
        readers.endIdle();
        try {
            connection.runOnce("PRAGMA wal_checkpoint(PASSIVE)");
            readers.pause();
            try {
                connection.runOnce("PRAGMA wal_checkpoint(PASSIVE)");
            } finally {
                readers.resume();
            }
        } catch (SQLException later) {
            // The log is as good as the file. If the disk is full, the next writing will say so.
            bytesInLog = settings.logBytes() / 2;
        }
    }

    private void requireOpen() {
        if (closed) {
            throw new StorageException("The store " + directory + " is closed");
        }
    }

    /** Waits for those who read and write, and lets go of the file. */
    @Override
    public void close() {
        writing.lock();
        try {
            if (closed) {
                return;
            }
            commitOpenGroup();
            closed = true;
            readers.close();
            connection.close();
        } finally {
            writing.unlock();
            // Until the one who reads the file has let go of it.
            loading.lock();
            try {
                lock.close();
            } finally {
                loading.unlock();
            }
        }
    }
}
