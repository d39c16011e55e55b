package dev.keyloom.template;

import dev.keyloom.value.AttributeValue;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Functions that change letters, and those that replace whole values. */
final class TextTransforms {
    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    private TextTransforms() {}

    /** {@code lower}: Unicode's full mapping, the same in every country. */
    record Lower() implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(Transform.text(value).toLowerCase(Locale.ROOT));
        }
    }

    /** {@code upper}: Unicode's full mapping, the same in every country. */
    record Upper() implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(Transform.text(value).toUpperCase(Locale.ROOT));
        }
    }

    /** {@code trim}: also spaces that do not break. */
    record Trim() implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(trimmed(Transform.text(value)));
        }

        static String trimmed(String text) {
            int start = 0;
            int end = text.length();
            while (start < end && isSpace(text.charAt(start))) {
                start++;
            }
            while (end > start && isSpace(text.charAt(end - 1))) {
                end--;
            }
            return text.substring(start, end);
        }

        /** All white space lies in the basic plane, so that a {@code char} tells. */
        static boolean isSpace(char c) {
            return Character.isWhitespace(c) || Character.isSpaceChar(c);
        }
    }

    /** {@code nfc}. */
    record Composed() implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(Normalizer.normalize(Transform.text(value), Normalizer.Form.NFC));
        }
    }

    /** {@code first(n)}, counted in code points. */
    record First(int characters) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            String text = Transform.text(value);
            return text.codePointCount(0, text.length()) <= characters
                    ? Outcome.of(value)
                    : Outcome.of(text.substring(0, text.offsetByCodePoints(0, characters)));
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
    }
}
