package dev.keyloom.wire.value;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Looks at JSON eight bytes at a time: most texts hold nothing that needs a second look. */
final class JsonWords {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final long QUOTES = ONES * '"';
    private static final long BACKSLASHES = ONES * '\\';
    private static final long BLANKS = ONES * ' ';

    private JsonWords() {}

    /** Returns the first place that is a quote, a backslash or a control character, or {@code end}. */
    static int special(byte[] bytes, int from, int end) {
        return find(bytes, from, end, 0);
    }

    /** Returns the first place that is a quote, a backslash, a control character or no ASCII, or {@code end}. */
    static int specialOrNotAscii(byte[] bytes, int from, int end) {
        return find(bytes, from, end, HIGH_BITS);
    }

    private static int find(byte[] bytes, int from, int end, long wantedHighBits) {
        int place = from;
        while (place + Long.BYTES <= end) {
            long word = (long) LONGS.get(bytes, place);
            long found = (specials(word) & ~word & HIGH_BITS) | (word & wantedHighBits);
            if (found != 0) {
                return place + (Long.numberOfTrailingZeros(found) >>> 3);
            }
            place += Long.BYTES;
        }
        while (place < end && !isSpecial(bytes[place], wantedHighBits)) {
            place++;
        }
        return place;
    }

    /** A byte from 0 to 127 loses its highest bit by a borrow only if it is what is looked for; the lowest one is right. */
    private static long specials(long word) {
        return ((word ^ QUOTES) - ONES) | ((word ^ BACKSLASHES) - ONES) | (word - BLANKS);
    }

    private static boolean isSpecial(byte b, long wantedHighBits) {
        return b < 0 ? wantedHighBits != 0 : b < ' ' || b == '"' || b == '\\';
    }
}
