package dev.keyloom.engine.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All that a file holds, in memory as well, as long as it takes no more of the heap than it may: to find items in the file
 * takes ten times as long. A writing is made in the file first; only what is committed there is seen here. What is too
 * large is given up for good, and read from the file from then on.
 *
 * <p>All methods but {@link #committed} are for the one who holds the store's lock.
 */
final class SqliteMirror {
    private final long maxBytes;
    private final ItemShapes shapes = new ItemShapes();

    /** What readings see; none while the file is read, and when it has been given up. */
    private volatile @Nullable Held committed;

    /** The same with the changes of writings that are not committed yet. */
    private @Nullable Held pending;

    /** Writings that were committed since the state of the file that is being read; none if it is not being read. */
    private @Nullable List<SqliteWriter> missed;

    private long missedBytes;

    /**
     * What is held.
     *
     * @param bytes of heap that the items take, about
     */
    record Held(MemoryState state, long bytes) {
        /** What a place in a tree takes, with its key. */
        private static final long PLACE = 120;

        /** Returns the heap that all takes, about. */
        long allBytes() {
            long places = 0;
            for (ItemTree tree : state.trees()) {
                places += tree.count();
            }
            return bytes + PLACE * places;
        }
    }

    /** @param maxBytes of heap that may be taken, about; 0 for nothing */
    SqliteMirror(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    long maxBytes() {
        return maxBytes;
    }

    /** Returns what is committed; nothing if that must be asked of the file. */
    @Nullable
    MemoryState committed() {
        Held held = committed;
        return held == null ? null : held.state;
    }

    /** Returns what a writing reads; {@code file} if that is not held here. */
    StoreReader before(StoreReader file) {
        Held held = pending;
        return held == null ? file : new MemoryReader(held.state);
    }

    boolean isHeld() {
        return pending != null;
    }

    /** Says that the file will be read as it is now. */
    void begin() {
        missed = new ArrayList<>();
        missedBytes = 0;
    }

    /** Takes what was read of the file since {@link #begin}; nothing if it is too large. */
    void loaded(Optional<Held> read) {
        List<SqliteWriter> since = missed;
        missed = null;
        if (since == null || read.isEmpty()) {
            return;
        }
        Held held = read.get();
        for (SqliteWriter writer : since) {
            held = with(held, writer);
        }
        pending = held;
        publish();
    }

    /** Takes the changes of a writing that the file has, and that are not committed. */
    void made(SqliteWriter writer) {
        Held held = pending;
        if (held != null) {
            pending = with(held, writer);
        }
    }

    /** Says that the file has committed these writings. */
    void committed(List<SqliteWriter> members) {
        List<SqliteWriter> since = missed;
        if (since != null) {
            for (SqliteWriter member : members) {
                since.add(member);
                missedBytes += member.bytes();
            }
            if (missedBytes > maxBytes / 4) {
                missed = null;
            }
        }
        publish();
    }

    /** Says that the file has forgotten what is not committed. */
    void failed() {
        pending = committed;
    }

    private void publish() {
        Held held = pending;
        if (held != null && held.allBytes() > maxBytes) {
            pending = null;
        }
        committed = pending;
    }

    private Held with(Held held, SqliteWriter writer) {
        MemoryWriter next = new MemoryWriter(held.state, shapes);
        long bytes = held.bytes + writer.heapBytesAgainst(held.state);
        writer.repeat(next);
        return new Held(next.next(), bytes);
    }
}
