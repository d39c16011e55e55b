package dev.keyloom.value;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;

/** Text as DynamoDB sees it: a run of UTF-8 bytes. */
public final class Utf8 {
    /** Order of the UTF-8 bytes, which is the order of code points; differs from {@link String#compareTo} behind U+FFFF. */
    public static final Comparator<String> ORDER = Utf8::compare;

    /** Longer texts are worth copies. */
    private static final int LONG = 64;

    private Utf8() {}

    /**
     * Compares two texts by their UTF-8 bytes without encoding them. An unpaired surrogate sorts as the three bytes
     * that encode it.
     */
    public static int compare(String a, String b) {
        int length = Math.min(a.length(), b.length());
        for (int i = 0; i < length; i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y) {
                // Only behind the surrogates can the order of chars differ from that of code points.
                boolean bothHigh = x >= Character.MIN_SURROGATE && y >= Character.MIN_SURROGATE;
                return bothHigh ? compareCodePoints(a, b, i) : x - y;
            }
        }
        return a.length() - b.length();
    }

    /** Returns the number of bytes of {@code text} in UTF-8; an unpaired surrogate counts three. */
    public static int size(String text) {
        return text.length() >= LONG && isAscii(text) ? text.length() : sizeByCharacters(text);
    }

    /** Says whether a text is ASCII by copies and comparisons of whole texts, which take less time than a look at each. */
    private static boolean isAscii(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        // Halves of pairs are encoded as one byte each, as which they do not come back.
        return encoded.length == text.length() && new String(encoded, StandardCharsets.ISO_8859_1).equals(text);
    }

    private static int sizeByCharacters(String text) {
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                bytes++;
            } else if (c < 0x800) {
                bytes += 2;
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                bytes += 4;
                i++;
            } else {
                bytes += 3;
            }
        }
        return bytes;
    }

    /** Says whether the bytes of {@code text} begin with those of {@code start}. */
    public static boolean startsWith(String text, String start) {
        return text.startsWith(start) && isAtBytes(text, start, 0);
    }

    /** Says whether the bytes of {@code part} are somewhere in those of {@code text}. */
    public static boolean contains(String text, String part) {
        for (int at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
            if (isAtBytes(text, part, at)) {
                return true;
            }
        }
        return false;
    }

    /** Half of a pair is bytes of its own, and none of the pair's: a part that is in the text must not cut one. */
    private static boolean isAtBytes(String text, String part, int at) {
        return part.isEmpty() || !(isInsidePair(text, at) || isInsidePair(text, at + part.length()));
    }

    private static boolean isInsidePair(String text, int index) {
        return index > 0
                && index < text.length()
                && Character.isLowSurrogate(text.charAt(index))
                && Character.isHighSurrogate(text.charAt(index - 1));
    }

    /** Compares the code points that hold the first {@code char} in which two texts differ. */
    private static int compareCodePoints(String a, String b, int index) {
        boolean insidePair = index > 0
                && Character.isHighSurrogate(a.charAt(index - 1))
                && (Character.isLowSurrogate(a.charAt(index)) || Character.isLowSurrogate(b.charAt(index)));
        int start = insidePair ? index - 1 : index;
        return a.codePointAt(start) - b.codePointAt(start);
    }
}
