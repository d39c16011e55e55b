package dev.keyloom.engine.storage;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/**
 * A store in memory, gone when the program ends. Each writing makes the next state out of the one before, of which it
 * keeps nearly all: readers take the state there is and wait for nobody, and nobody waits for them.
 */
public final class MemoryStorage implements Storage {
    private final ReentrantLock writing = new ReentrantLock();
    private final ItemShapes shapes = new ItemShapes();
    private volatile MemoryState state;

    public MemoryStorage() {
        this(MemoryState.empty());
    }

    private MemoryStorage(MemoryState state) {
        this.state = state;
    }

    /** Returns another store that holds what this one holds now. It takes no time, and neither sees the other's changes. */
    public MemoryStorage copy() {
        return new MemoryStorage(state);
    }

    @Override
    public <R> R read(Function<StoreReader, R> reading) {
        return reading.apply(new MemoryReader(state));
    }

    @Override
    public <R> R write(Function<StoreWriter, R> change) {
        writing.lock();
        try {
            MemoryWriter writer = new MemoryWriter(state, shapes);
            R result = change.apply(writer);
            state = writer.next();
            return result;
        } finally {
            writing.unlock();
        }
    }

    /** Does nothing: what is not used any more is forgotten by itself. */
    @Override
    public void close() {}
}
