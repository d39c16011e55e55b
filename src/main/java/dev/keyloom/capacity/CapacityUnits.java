package dev.keyloom.capacity;

/**
 * Read and write units of sizes in bytes.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html">AWS: read and write operations</a>
 */
public final class CapacityUnits {
    /** A write unit pays for so many bytes. */
    public static final int WRITE_UNIT_BYTES = 1024;
    /** A read unit pays for so many bytes. */
    public static final int READ_UNIT_BYTES = 4096;
    /** Storage that the service adds to the size of each item and of each index entry. */
    public static final int STORAGE_OVERHEAD_BYTES = 100;

    private CapacityUnits() {}

    /**
     * Returns the write units that a table charges for one put, update, delete or condition check: one for each
     * started 1 KB (1024 bytes) of the larger of the old and the new item, at least one, doubled in a transaction. A
     * condition check writes the item's size as it is, in a transaction.
     *
     * @param oldBytes size of the item before, 0 if there is none
     * @param newBytes size of the item after, 0 if there is none
     * @throws IllegalArgumentException if a size is negative
     */
    public static int writeUnits(long oldBytes, long newBytes, WriteMode mode) {
        requireSize(oldBytes);
        requireSize(newBytes);
        return Math.max(1, (int) started(Math.max(oldBytes, newBytes), WRITE_UNIT_BYTES)) * mode.factor();
    }

    /**
     * Returns the read units of one item, or of one page of a query or scan when {@code sizeBytes} is the sum of all
     * items read, before any filter: one for each started 4 KB, at least one, half of it if eventually consistent, twice
     * in a transaction. Reading nothing costs the least.
     *
     * @throws IllegalArgumentException if the size is negative
     */
    public static double readUnits(long sizeBytes, ReadConsistency consistency) {
        requireSize(sizeBytes);
        return Math.max(1, started(sizeBytes, READ_UNIT_BYTES)) * consistency.factor();
    }

    private static long started(long sizeBytes, int unitBytes) {
        return (sizeBytes + unitBytes - 1) / unitBytes;
    }

    private static void requireSize(long sizeBytes) {
        if (sizeBytes < 0) {
            throw new IllegalArgumentException("A size cannot be negative: " + sizeBytes);
        }
    }
}
