package dev.keyloom.engine.storage;

import java.util.function.Function;

/**
 * A store of sorted maps and of the catalogue that describes them. Reads see whole writes only. A write is whole or
 * absent and, once {@link #write} has returned, survives whatever the implementation says it survives.
 */
public interface Storage extends AutoCloseable {
    /**
     * Runs a reading on one state of the store. It may hold writers up while it runs, so it reads a page and no more, and
     * neither writes nor reads the store itself.
     *
     * @throws StorageException if the store cannot be read
     */
    <R> R read(Function<StoreReader, R> reading);

    /**
     * Runs a writing alone. If it throws, nothing of it is kept. It sees what the store holds, not its own puts.
     *
     * @return what the writing returns, once it is kept
     * @throws StorageException if it cannot be kept; then nothing of it is
     * @throws IllegalStateException if a reading calls it, in a store where writings wait for readings
     */
    <R> R write(Function<StoreWriter, R> writing);

    @Override
    void close();
}
