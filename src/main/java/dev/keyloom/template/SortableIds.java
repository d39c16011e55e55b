package dev.keyloom.template;

import java.util.OptionalLong;

/** The times inside identifiers that sort by time: KSUID (27 characters) and ULID (26). */
final class SortableIds {
    static final int KSUID_LENGTH = 27;
    static final int ULID_LENGTH = 26;

    private static final String BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    /** Crockford's base 32: no I, L, O and U. */
    private static final String BASE32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    /** KSUIDs count seconds from 2014-05-13T16:53:20Z. */
    private static final long KSUID_EPOCH_SECONDS = 1_400_000_000L;

    private SortableIds() {}

    /** Returns milliseconds since 1970, or nothing if the text is no such identifier, or of a year after 9999. */
    static OptionalLong millis(String id) {
        return switch (id.length()) {
            case KSUID_LENGTH -> ksuidMillis(id);
            case ULID_LENGTH -> ulidMillis(id);
            default -> OptionalLong.empty();
        };
    }

    /** A KSUID is 20 bytes in base 62: four of seconds, big-endian, then chance. */
    private static OptionalLong ksuidMillis(String id) {
        int[] words = new int[5];
        for (int i = 0; i < id.length(); i++) {
            long carry = BASE62.indexOf(id.charAt(i));
            if (carry < 0) {
                return OptionalLong.empty();
            }
            for (int word = words.length - 1; word >= 0; word--) {
                long product = Integer.toUnsignedLong(words[word]) * BASE62.length() + carry;
                words[word] = (int) product;
                carry = product >>> 32;
            }
            if (carry != 0) {
                return OptionalLong.empty();
            }
        }
        return OptionalLong.of((Integer.toUnsignedLong(words[0]) + KSUID_EPOCH_SECONDS) * 1000);
    }

    /** A ULID is ten characters of milliseconds, then sixteen of chance, in either case of letters. */
    private static OptionalLong ulidMillis(String id) {
        long millis = 0;
        for (int i = 0; i < id.length(); i++) {
            char c = id.charAt(i);
            int digit = BASE32.indexOf(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
            if (digit < 0 || (i == 0 && digit > 7)) {
                return OptionalLong.empty();
            }
            millis = i < 10 ? millis << 5 | digit : millis;
        }
        return millis > TimeText.LAST_MILLIS ? OptionalLong.empty() : OptionalLong.of(millis);
    }
}
