package dev.keyloom.engine.storage;

import java.util.Arrays;

/**
 * A range of keys; empty if its end is not behind its beginning.
 *
 * @param from inclusive
 * @param to exclusive
 */
public record KeyRange(StoreKey from, StoreKey to) {
    /** Returns the range of all keys whose bytes begin with {@code prefix}. */
    static KeyRange ofPrefix(byte[] prefix) {
        int last = prefix.length - 1;
        while (last >= 0 && prefix[last] == -1) {
            last--;
        }
        if (last < 0) {
            throw new IllegalArgumentException("No key is behind such a prefix");
        }
        byte[] to = Arrays.copyOf(prefix, last + 1);
        to[last]++;
        return new KeyRange(new StoreKey(prefix), new StoreKey(to));
    }

    public boolean isEmpty() {
        return from.compareTo(to) >= 0;
    }

    public boolean contains(StoreKey key) {
        return from.compareTo(key) <= 0 && key.compareTo(to) < 0;
    }

    /** Returns what of this range is strictly behind a key: the rest of it, read forward. */
    public KeyRange after(StoreKey key) {
        StoreKey next = new StoreKey(Arrays.copyOf(key.bytes(), key.bytes().length + 1));
        return next.compareTo(from) > 0 ? new KeyRange(next, to) : this;
    }

    /** Returns what of this range is strictly before a key: the rest of it, read backwards. */
    public KeyRange before(StoreKey key) {
        return key.compareTo(to) < 0 ? new KeyRange(from, key) : this;
    }
}
