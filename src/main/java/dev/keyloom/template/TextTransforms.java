package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Functions that cut, escape or replace text. */
final class TextTransforms {
    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    private TextTransforms() {}

    /** {@code first(n)}, counted in code points. */
    record First(int characters) implements Transform {
        /** A longer shape is not counted out, to keep automata small. */
        private static final int MAX_COUNTED = 128;

        @Override
        public Outcome apply(AttributeValue value) {
            String text = Transform.text(value);
            return text.codePointCount(0, text.length()) <= characters
                    ? Outcome.of(value)
                    : Outcome.of(text.substring(0, text.offsetByCodePoints(0, characters)));
        }

        @Override
        public Origins origins(String text) {
            int length = text.codePointCount(0, text.length());
            if (length < characters) {
                return Origins.exactly(AttributeValue.of(text));
            }
            return length == characters ? Origins.unknown(Set.of(AttributeType.S)) : Origins.IMPOSSIBLE;
        }

        @Override
        public Shape shape(Shape input) {
            return new Shape.Run(input.characters(), 0, characters <= MAX_COUNTED ? characters : Shape.MANY);
        }
    }

    /**
     * {@code escape}: separators as the percent signs and hexadecimal digits of their UTF-8 bytes.
     *
     * @param separators the code points to escape, {@code %} among them; none is a letter or a digit
     */
    record Escape(String separators) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(escaped(Transform.text(value)));
        }

        private String escaped(String text) {
            @Nullable StringBuilder escaped = null;
            int codePoint;
            for (int i = 0; i < text.length(); i += Character.charCount(codePoint)) {
                codePoint = text.codePointAt(i);
                if (separators.indexOf(codePoint) >= 0) {
                    escaped = escaped == null ? new StringBuilder(text.substring(0, i)) : escaped;
                    appendEscaped(escaped, codePoint);
                } else if (escaped != null) {
                    escaped.appendCodePoint(codePoint);
                }
            }
            return escaped == null ? text : escaped.toString();
        }

        private static void appendEscaped(StringBuilder escaped, int codePoint) {
            for (byte b : Character.toString(codePoint).getBytes(StandardCharsets.UTF_8)) {
                escaped.append('%').append(HEX[(b >> 4) & 0xF]).append(HEX[b & 0xF]);
            }
        }

        /** The one text whose escaped form this is, if escaping it again gives it back. */
        @Override
        public Origins origins(String text) {
            String original = unescaped(text);
            return escaped(original).equals(text) ? Origins.exactly(AttributeValue.of(original)) : Origins.IMPOSSIBLE;
        }

        @Override
        public Shape shape(Shape input) {
            CharacterSet escapedOnes = CharacterSet.of(separators).and(input.characters());
            List<Shape> pieces = new ArrayList<>();
            pieces.add(Shape.one(input.characters().without(escapedOnes)));
            separators.codePoints().filter(escapedOnes::contains).forEach(separator -> {
                StringBuilder piece = new StringBuilder();
                appendEscaped(piece, separator);
                pieces.add(Shape.fixed(piece.toString()));
            });
            return new Shape.Star(new Shape.Choice(List.copyOf(pieces)));
        }

        private static String unescaped(String text) {
            byte[] escaped = text.getBytes(StandardCharsets.UTF_8);
            ByteArrayOutputStream original = new ByteArrayOutputStream(escaped.length);
            for (int i = 0; i < escaped.length; i++) {
                int value = escaped[i] == '%' && i + 2 < escaped.length ? hex(escaped[i + 1], escaped[i + 2]) : -1;
                original.write(value < 0 ? escaped[i] : value);
                i += value < 0 ? 0 : 2;
            }
            return original.toString(StandardCharsets.UTF_8);
        }

        private static int hex(byte high, byte low) {
            int first = Character.digit(high, 16);
            int second = Character.digit(low, 16);
            return first < 0 || second < 0 ? -1 : first * 16 + second;
        }
    }

    /** {@code default("x")}. */
    record Default(String standIn) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(value);
        }

        @Override
        public Outcome applyToMissing() {
            return Outcome.of(standIn);
        }

        /** The stand-in tells nothing: the attribute may be absent, or be just that. */
        @Override
        public Origins origins(String text) {
            Origins given = Inverse.plain(text);
            return text.equals(standIn) ? new Origins(given.values(), EnumSet.allOf(AttributeType.class)) : given;
        }

        @Override
        public Shape shape(Shape input) {
            return Shape.choice(input, Shape.fixed(standIn));
        }
    }

    /** {@code code("word=code,…")}. */
    record Code(Map<String, String> codes) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            String code = codes.get(Transform.text(value));
            return code == null
                    ? Outcome.unfit("key-value-without-code", "has codes for " + String.join(", ", codes.keySet()))
                    : Outcome.of(code);
        }

        @Override
        public Origins origins(String text) {
            List<AttributeValue> words = new ArrayList<>();
            codes.forEach((word, code) -> {
                if (code.equals(text)) {
                    words.add(AttributeValue.of(word));
                }
            });
            return new Origins(words, Set.of());
        }

        @Override
        public Shape shape(Shape input) {
            return Shape.anyOf(codes.values());
        }
    }
}
