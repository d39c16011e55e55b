package dev.keyloom.expression;

import java.util.function.Predicate;

/**
 * What an expression may hold beside its grammar. A model's expressions may have literals and any attribute name; those
 * sent to the service may not.
 */
public final class Dialect {
    /** Bytes of an expression's text that the service takes. */
    public static final int MAX_SERVICE_BYTES = 4096;
    /** A model's expression is longer than its request, which has its literals beside it; this bounds the work only. */
    private static final int MAX_MODEL_BYTES = 65536;

    /** The expressions of a model: literals, names in any language, reserved words, spare parentheses. */
    public static final Dialect MODEL = new Dialect(Strictness.LENIENT, word -> false, MAX_MODEL_BYTES);

    private enum Strictness {
        LENIENT,
        STRICT
    }

    private final Strictness strictness;
    private final Predicate<String> reservedWords;
    private final int maxBytes;

    private Dialect(Strictness strictness, Predicate<String> reservedWords, int maxBytes) {
        this.strictness = strictness;
        this.reservedWords = reservedWords;
        this.maxBytes = maxBytes;
    }

    /**
     * Returns the dialect that the service understands.
     *
     * @param reservedWords says which words cannot stand as attribute names, in any case of letters
     */
    public static Dialect service(Predicate<String> reservedWords) {
        return new Dialect(Strictness.STRICT, reservedWords, MAX_SERVICE_BYTES);
    }

    boolean isStrict() {
        return strictness == Strictness.STRICT;
    }

    boolean isReserved(String word) {
        return reservedWords.test(word);
    }

    int maxBytes() {
        return maxBytes;
    }
}
