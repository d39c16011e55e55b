package dev.keyloom.template;

import dev.keyloom.value.AttributeValue;

/** What one function makes of a value. */
sealed interface Outcome {
    /** A value, for the next function or for the key. */
    record Made(AttributeValue value) implements Outcome {}

    /** The attribute is not there, and no function stood in for it. */
    enum Missing implements Outcome {
        MISSING
    }

    /**
     * The value does not fit the function.
     *
     * @param reason what the function wants, without naming it: "takes at most 7 digits"
     */
    record Unfit(String code, String reason) implements Outcome {}

    static Outcome of(String text) {
        return new Made(new AttributeValue.S(text));
    }

    static Outcome of(AttributeValue value) {
        return new Made(value);
    }

    static Outcome unfit(String code, String reason) {
        return new Unfit(code, reason);
    }
}
