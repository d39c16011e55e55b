package dev.keyloom.engine.storage;

import java.util.function.Function;

/**
 * A store whose tables are found outside of it, where they are changed while a writing runs: who reads meanwhile may find a
 * table or an index that the last kept state does not have yet. Such a reading waits for the writing, and begins anew.
 */
public final class SettledStorage implements Storage {
    /** Each time, another change of tables must have come in between. */
    private static final int MAX_READINGS = 100;

    private final Storage storage;

    public SettledStorage(Storage storage) {
        this.storage = storage;
    }

    @Override
    public <R> R read(Function<StoreReader, R> reading) {
        for (int i = 1; i < MAX_READINGS; i++) {
            try {
                return storage.read(reading);
            } catch (MissingMapException notYet) {
                // Writings run one after another, and this one returns when those before it are kept.
                storage.<Integer>write(writer -> 0);
            }
        }
        return storage.read(reading);
    }

    @Override
    public <R> R write(Function<StoreWriter, R> writing) {
        return storage.write(writing);
    }

    @Override
    public void close() {
        storage.close();
    }
}
