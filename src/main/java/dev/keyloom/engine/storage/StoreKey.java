package dev.keyloom.engine.storage;

import java.util.Arrays;

/**
 * A key or a bound of keys as bytes whose unsigned order is the order of the store: the hash of the partition key, the
 * partition key's attributes, the sort key's attributes, and on an index the base table's key. Different keys have
 * different bytes.
 */
public final class StoreKey implements Comparable<StoreKey> {
    private final byte[] bytes;

    /** @param bytes taken over, not copied */
    StoreKey(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Returns the bytes themselves, not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    @Override
    public int compareTo(StoreKey other) {
        return Arrays.compareUnsigned(bytes, other.bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StoreKey key && Arrays.equals(bytes, key.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }
}
