package dev.keyloom.expression;

import java.util.Locale;
import java.util.Set;

/** Which words the grammar reads as names. Says the same as its lexer, at a fraction of the cost. */
final class Words {
    /** Keywords everywhere; the words that open an update's clauses are names elsewhere. */
    private static final Set<String> KEYWORDS = Set.of("and", "or", "not", "between", "in", "true", "false", "null");

    private static final int LONGEST_KEYWORD = 7;

    private Words() {}

    /** Says whether a text is a name that can stand in an expression as it is: a word that is no keyword there. */
    static boolean isAttributeName(String text) {
        if (text.isEmpty() || !isWord(text)) {
            return false;
        }
        int first = text.codePointAt(0);
        return (first == '_' || Character.isLetter(first)) && !isKeyword(text);
    }

    /** Says whether a text is the name of a placeholder, without its {@code #} or {@code :}. */
    static boolean isPlaceholder(String text) {
        return !text.isEmpty() && isWord(text);
    }

    private static boolean isKeyword(String text) {
        return text.length() <= LONGEST_KEYWORD && KEYWORDS.contains(text.toLowerCase(Locale.ROOT));
    }

    private static boolean isWord(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 0x80) {
                return text.codePoints().allMatch(Words::isWordPart);
            }
            if (!isWordPart(c)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWordPart(int codePoint) {
        if (codePoint < 0x80) {
            return codePoint == '_'
                    || (codePoint >= '0' && codePoint <= '9')
                    || (codePoint >= 'A' && codePoint <= 'Z')
                    || (codePoint >= 'a' && codePoint <= 'z');
        }
        return switch (Character.getType(codePoint)) {
            case Character.UPPERCASE_LETTER,
                    Character.LOWERCASE_LETTER,
                    Character.TITLECASE_LETTER,
                    Character.MODIFIER_LETTER,
                    Character.OTHER_LETTER,
                    Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.DECIMAL_DIGIT_NUMBER,
                    Character.LETTER_NUMBER,
                    Character.OTHER_NUMBER -> true;
            default -> false;
        };
    }
}
