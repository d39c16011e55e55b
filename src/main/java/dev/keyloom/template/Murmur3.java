package dev.keyloom.template;

/**
 * MurmurHash3, variant x86 32-bit with seed 0: a public hash of good spread that other languages have too, so that an
 * application can compute the same shard.
 *
 * @see <a href="https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp">MurmurHash3 by its author</a>
 */
final class Murmur3 {
    private static final int C1 = 0xcc9e2d51;
    private static final int C2 = 0x1b873593;

    private Murmur3() {}

    static int hash(byte[] data) {
        int hash = 0;
        int blocksEnd = data.length & ~3;
        for (int i = 0; i < blocksEnd; i += 4) {
            hash ^= mixed(littleEndian(data, i, 4));
            hash = Integer.rotateLeft(hash, 13) * 5 + 0xe6546b64;
        }
        if (blocksEnd < data.length) {
            hash ^= mixed(littleEndian(data, blocksEnd, data.length - blocksEnd));
        }
        return avalanche(hash ^ data.length);
    }

    private static int littleEndian(byte[] data, int offset, int count) {
        int block = 0;
        for (int i = count - 1; i >= 0; i--) {
            block = block << 8 | (data[offset + i] & 0xFF);
        }
        return block;
    }

    private static int mixed(int block) {
        return Integer.rotateLeft(block * C1, 15) * C2;
    }

    private static int avalanche(int hash) {
        int h = (hash ^ (hash >>> 16)) * 0x85ebca6b;
        h = (h ^ (h >>> 13)) * 0xc2b2ae35;
        return h ^ (h >>> 16);
    }
}
