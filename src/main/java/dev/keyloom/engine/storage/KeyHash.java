package dev.keyloom.engine.storage;

/** The hash of a partition key: says where a scan meets an item collection, and which segment does. Kept in files. */
final class KeyHash {
    static final int BYTES = 4;

    /** No key has this hash, so that it bounds them all. */
    static final int END = -1;

    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private KeyHash() {}

    /** FNV-1a over 64 bits, then mixed, since its high bits hardly depend on the last bytes; of that the upper half. */
    static int of(byte[] bytes, int from, int to) {
        long hash = OFFSET;
        for (int i = from; i < to; i++) {
            hash = (hash ^ (bytes[i] & 0xFF)) * PRIME;
        }
        hash = (hash ^ (hash >>> 30)) * 0xbf58476d1ce4e5b9L;
        hash = (hash ^ (hash >>> 27)) * 0x94d049bb133111ebL;
        int upper = (int) ((hash ^ (hash >>> 31)) >>> 32);
        return upper == END ? END - 1 : upper;
    }
}
