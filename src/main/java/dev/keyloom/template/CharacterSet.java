package dev.keyloom.template;

import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;

/** A set of code points, as ascending ranges. Surrogates are in none: no key can hold them. */
final class CharacterSet {
    static final CharacterSet NONE = new CharacterSet(new int[0]);
    static final CharacterSet ANY = new CharacterSet(
            new int[] {0, Character.MIN_SURROGATE, Character.MAX_SURROGATE + 1, Character.MAX_CODE_POINT + 1});
    static final CharacterSet DIGITS = range('0', '9');
    static final CharacterSet LOWER_HEX = DIGITS.or(range('a', 'f'));
    static final CharacterSet HEX = LOWER_HEX.or(range('A', 'F'));
    static final CharacterSet BASE62 = DIGITS.or(range('a', 'z')).or(range('A', 'Z'));
    static final CharacterSet BASE64 = BASE62.or(of("+/="));
    /** What nothing but itself becomes when letters are made small or large. */
    static final CharacterSet ASCII_SIGNS = range(0, 0x7F).without(BASE62);

    /** Code points behind the last letter that has a small and a large form. */
    private static final int END_OF_CASED = 0x20000;

    /** Tried first where any member will do, so that examples are easy to read. */
    private static final String READABLE = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    /** From (inclusive) and to (exclusive) of each range in turn, strictly ascending. */
    private final int[] bounds;

    private CharacterSet(int[] bounds) {
        this.bounds = bounds;
    }

    /** Returns the code points from first to last. */
    static CharacterSet range(int first, int last) {
        return new CharacterSet(new int[] {first, last + 1});
    }

    /** Returns the code points of a text. */
    static CharacterSet of(String members) {
        CharacterSet set = NONE;
        for (int codePoint : members.codePoints().toArray()) {
            set = set.or(range(codePoint, codePoint));
        }
        return set;
    }

    /** Returns the code points that {@code lower} leaves as they are: those that its results consist of. */
    static CharacterSet lowered() {
        return Cased.LOWERED;
    }

    /** Returns the code points that {@code upper} leaves as they are. */
    static CharacterSet uppered() {
        return Cased.UPPERED;
    }

    boolean contains(int codePoint) {
        int found = Arrays.binarySearch(bounds, codePoint);
        // Found at an even index: the first of a range. Not found: inside if an odd number of bounds lies before.
        return found >= 0 ? found % 2 == 0 : (-found - 1) % 2 == 1;
    }

    boolean isEmpty() {
        return bounds.length == 0;
    }

    CharacterSet or(CharacterSet other) {
        return combined(other, inside -> inside >= 1);
    }

    CharacterSet and(CharacterSet other) {
        return combined(other, inside -> inside == (INSIDE_THIS | INSIDE_OTHER));
    }

    CharacterSet without(CharacterSet other) {
        return combined(other, inside -> inside == INSIDE_THIS);
    }

    /** Returns a code point of both sets, an ASCII letter or digit if there is one. */
    OptionalInt common(CharacterSet other) {
        for (int i = 0; i < READABLE.length(); i++) {
            if (contains(READABLE.charAt(i)) && other.contains(READABLE.charAt(i))) {
                return OptionalInt.of(READABLE.charAt(i));
            }
        }
        CharacterSet both = and(other);
        return both.isEmpty() ? OptionalInt.empty() : OptionalInt.of(both.bounds[0]);
    }

    private static final int INSIDE_THIS = 1;
    private static final int INSIDE_OTHER = 2;

    /** Sweeps over the bounds of both sets and keeps what lies inside as {@code kept} wants it. */
    private CharacterSet combined(CharacterSet other, IntPredicate kept) {
        int[] result = new int[bounds.length + other.bounds.length];
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < bounds.length || j < other.bounds.length) {
            int here = i < bounds.length ? bounds[i] : Integer.MAX_VALUE;
            int there = j < other.bounds.length ? other.bounds[j] : Integer.MAX_VALUE;
            int bound = Math.min(here, there);
            i += here == bound ? 1 : 0;
            j += there == bound ? 1 : 0;
            int inside = (i % 2 == 1 ? INSIDE_THIS : 0) | (j % 2 == 1 ? INSIDE_OTHER : 0);
            boolean opens = kept.test(inside);
            if (opens != (size % 2 == 1)) {
                result[size++] = bound;
            }
        }
        return new CharacterSet(Arrays.copyOf(result, size));
    }

    /** Made when first needed: it looks at every code point that may have a case. */
    private static final class Cased {
        static final CharacterSet LOWERED = unchangedBy(text -> text.toLowerCase(Locale.ROOT));
        static final CharacterSet UPPERED = unchangedBy(text -> text.toUpperCase(Locale.ROOT));

        private Cased() {}

        private static CharacterSet unchangedBy(UnaryOperator<String> change) {
            int[] changed = new int[2 * END_OF_CASED];
            int size = 0;
            for (int c = 0; c < END_OF_CASED; c++) {
                String text = Character.toString(c);
                boolean inside = size % 2 == 1;
                if (!change.apply(text).equals(text) != inside) {
                    changed[size++] = c;
                }
            }
            return ANY.without(new CharacterSet(Arrays.copyOf(changed, size)));
        }
    }
}
