package dev.keyloom.engine.storage;

import java.util.function.Supplier;

/**
 * Knows which threads are within a reading. A writing waits now and then until no reading runs: one that a reading calls
 * would wait for itself, and so would a reading within a reading while a writing waits for the outer one.
 */
final class ReadingThreads {
    private final ThreadLocal<Boolean> isReading = new ThreadLocal<>();

    /** @throws IllegalStateException if this thread is within a reading already */
    <R> R run(Supplier<R> reading) {
        if (isWithin()) {
            throw new IllegalStateException("A reading of the store cannot read the store again: use its reader");
        }
        isReading.set(true);
        try {
            return reading.get();
        } finally {
            isReading.remove();
        }
    }

    /** @throws IllegalStateException if this thread is within a reading */
    void requireNone() {
        if (isWithin()) {
            throw new IllegalStateException("A reading of the store cannot write to it: write when it has returned");
        }
    }

    private boolean isWithin() {
        return isReading.get() != null;
    }
}
