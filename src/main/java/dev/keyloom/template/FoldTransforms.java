package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.text.Normalizer;
import java.util.Locale;

/** Functions that bring different spellings of one text together. */
final class FoldTransforms {
    private FoldTransforms() {}

    /** {@code lower}: Unicode's full mapping, the same in every country. */
    record Lower() implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(Transform.text(value).toLowerCase(Locale.ROOT));
        }

        @Override
        public Origins origins(String text) {
            return folded(text, text.toLowerCase(Locale.ROOT));
        }

        @Override
        public Shape shape(Shape input) {
            return Shape.many(Shapes.keepingSigns(CharacterSet.lowered(), input));
        }
    }

    /** {@code upper}: Unicode's full mapping, the same in every country. */
    record Upper() implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(Transform.text(value).toUpperCase(Locale.ROOT));
        }

        @Override
        public Origins origins(String text) {
            return folded(text, text.toUpperCase(Locale.ROOT));
        }

        @Override
        public Shape shape(Shape input) {
            return Shape.many(Shapes.keepingSigns(CharacterSet.uppered(), input));
        }
    }

    /** {@code trim}: also spaces that do not break. */
    record Trim() implements Transform {
        private static final CharacterSet SPACE = spaces();

        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(trimmed(Transform.text(value)));
        }

        @Override
        public Origins origins(String text) {
            return folded(text, trimmed(text));
        }

        @Override
        public Shape shape(Shape input) {
            CharacterSet inside = input.characters();
            CharacterSet atEnds = inside.without(SPACE);
            return Shape.choice(
                    Shape.fixed(""),
                    Shape.one(atEnds),
                    Shape.sequence(Shape.one(atEnds), Shape.many(inside), Shape.one(atEnds)));
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

        private static CharacterSet spaces() {
            CharacterSet spaces = CharacterSet.NONE;
            for (int c = 0; c <= Character.MAX_VALUE; c++) {
                spaces = isSpace((char) c) ? spaces.or(CharacterSet.range(c, c)) : spaces;
            }
            return spaces;
        }
    }

    /** {@code nfc}. */
    record Composed() implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(Normalizer.normalize(Transform.text(value), Normalizer.Form.NFC));
        }

        @Override
        public Origins origins(String text) {
            return folded(text, Normalizer.normalize(text, Normalizer.Form.NFC));
        }

        /** Composing makes a few ASCII signs out of others: the Greek question mark becomes a semicolon. */
        @Override
        public Shape shape(Shape input) {
            return Shape.ANY_TEXT;
        }
    }

    /** Returns the origins of a text that a fold made, if the fold leaves it as it is. */
    private static Origins folded(String text, String foldedAgain) {
        return foldedAgain.equals(text)
                ? Origins.amongOthers(AttributeType.S, AttributeValue.of(text))
                : Origins.IMPOSSIBLE;
    }
}
