package dev.keyloom.expression;

import dev.keyloom.expression.grammar.ExpressionLexer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** Which words the grammar reads as names. Says the same as its lexer, for nearly all words at a fraction of the cost. */
final class Words {
    /** Keywords everywhere; the words that open an update's clauses are names elsewhere. */
    private static final Set<String> KEYWORDS = Set.of("and", "or", "not", "between", "in", "true", "false", "null");

    private static final int LONGEST_KEYWORD = 7;

    private Words() {}

    /** Says whether a text is a name that can stand in an expression as it is: a word that is no keyword there. */
    static boolean isAttributeName(String text) {
        if (text.isEmpty()) {
            return false;
        }
        if (!isAscii(text)) {
            return isToken(text, ExpressionLexer.IDENTIFIER);
        }
        boolean startsWithDigit = text.charAt(0) >= '0' && text.charAt(0) <= '9';
        return !startsWithDigit && isAsciiWord(text) && !isKeyword(text);
    }

    /** Says whether a text is the name of a placeholder, without its {@code #} or {@code :}. */
    static boolean isPlaceholder(String text) {
        return isAscii(text)
                ? !text.isEmpty() && isAsciiWord(text)
                : isToken("#" + text, ExpressionLexer.NAME_PLACEHOLDER);
    }

    private static boolean isKeyword(String text) {
        return text.length() <= LONGEST_KEYWORD && KEYWORDS.contains(text.toLowerCase(Locale.ROOT));
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAsciiWord(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isPart = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
            if (!isPart) {
                return false;
            }
        }
        return true;
    }

    /** The lexer knows more of Unicode than the JDK may. */
    private static boolean isToken(String text, int type) {
        List<? extends Token> tokens = ExpressionReader.tokens(text);
        return tokens.size() == 1
                && tokens.get(0).getType() == type
                && tokens.get(0).getText().equals(text);
    }
}
