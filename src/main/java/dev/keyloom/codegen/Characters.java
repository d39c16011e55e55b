package dev.keyloom.codegen;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;

/** What all languages do alike with texts: which characters are written as themselves, and where long ones are parted. */
final class Characters {
    private static final int PIECE = 60;
    /** The widest number of 38 digits with a sign, a point, a zero before it and a few after. */
    private static final int PLAIN_NUMBER = 48;

    private static final int REPLACEMENT = 0xFFFD;

    private Characters() {}

    /**
     * Returns a text with every character escaped that ends a literal, cannot be seen, or changes how others are seen. Half
     * of a surrogate pair, which no request can carry, becomes the replacement character.
     *
     * @param named the escapes of the characters that the language treats specially
     * @param coded writes the escape of any other code point
     */
    static String escaped(String text, Map<Character, String> named, IntFunction<String> coded) {
        StringBuilder escaped = new StringBuilder(text.length() + 2);
        text.codePoints().forEach(codePoint -> {
            boolean isHalf = codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
            int known = isHalf ? REPLACEMENT : codePoint;
            String name = known <= Character.MAX_VALUE ? named.get((char) known) : null;
            if (name != null) {
                escaped.append(name);
            } else if (isPlain(known)) {
                escaped.appendCodePoint(known);
            } else {
                escaped.append(coded.apply(known));
            }
        });
        return escaped.toString();
    }

    /** Says whether a character can be seen, and leaves those beside it as they are seen without it. */
    static boolean isPlain(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> codePoint == ' ';
            default -> true;
        };
    }

    /** Returns escapes of a code point's one or two UTF-16 units: {@code \} and {@code u} and four digits each. */
    static String units(int codePoint) {
        StringBuilder escape = new StringBuilder();
        for (char unit : Character.toChars(codePoint)) {
            escape.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
        }
        return escape.toString();
    }

    /** Returns a code point as {@code \} and {@code u} and four digits, or {@code U} and eight. */
    static String codePoint(int codePoint) {
        return String.format(Locale.ROOT, codePoint <= Character.MAX_VALUE ? "\\u%04x" : "\\U%08x", codePoint);
    }

    /**
     * Returns the parts of an expression or statement, which are the whole again one after the other: parted after AND, OR
     * and commas so that each is about as long as a line.
     */
    static List<String> pieces(String expression) {
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        for (String part : expression.split("(?<= AND )|(?<= OR )|(?<=, )", -1)) {
            if (piece.length() > 0 && piece.length() + part.length() > PIECE) {
                pieces.add(piece.toString());
                piece.setLength(0);
            }
            piece.append(part);
        }
        pieces.add(piece.toString());
        return pieces;
    }

    /** Returns a number with all its digits: plain ones, or with an exponent if it would be long for its zeros. */
    static String number(BigDecimal number) {
        String plain = number.toPlainString();
        return plain.length() <= PLAIN_NUMBER ? plain : number.toString();
    }

    /** Returns a text cut into lengths that a compiler takes; never inside a surrogate pair. */
    static List<String> chunks(String text, int length) {
        List<String> chunks = new ArrayList<>();
        int start = 0;
        while (text.length() - start > length) {
            int end = Character.isHighSurrogate(text.charAt(start + length - 1)) ? start + length - 1 : start + length;
            chunks.add(text.substring(start, end));
            start = end;
        }
        chunks.add(text.substring(start));
        return chunks;
    }
}
