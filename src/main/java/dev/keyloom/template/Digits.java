package dev.keyloom.template;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.Optional;

/** Decimal digits of a fixed width. */
final class Digits {
    private static final String ZEROS = "0".repeat(TemplateFunction.MAX_DIGITS);

    private Digits() {}

    /** Returns {@code digits} with zeros on the left up to {@code width}, which is at least their number. */
    static String padded(String digits, int width) {
        int missing = width - digits.length();
        return missing == 0 ? digits : ZEROS.substring(0, missing).concat(digits);
    }

    /** Returns the text in which each digit is its difference from 9; other characters stay. */
    static String complement(String digits) {
        char[] text = digits.toCharArray();
        for (int i = 0; i < text.length; i++) {
            if (isDigit(text[i])) {
                text[i] = (char) ('0' + '9' - text[i]);
            }
        }
        return new String(text);
    }

    /** Returns {@code digits} without zeros on the left, at least one digit. */
    static String stripped(String digits) {
        int zeros = 0;
        while (zeros < digits.length() - 1 && digits.charAt(zeros) == '0') {
            zeros++;
        }
        return digits.substring(zeros);
    }

    static boolean areDigits(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isDigit(text.charAt(i))) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /**
     * Returns the plain digits of a number's magnitude with a fixed number of fraction digits, not yet padded; a fault
     * if it has more of them, or more than {@code digits} before the point.
     */
    static Outcome fixed(BigDecimal number, int digits, int fractionDigits) {
        if (number.scale() > fractionDigits) {
            return fractionDigits == 0
                    ? Outcome.unfit("key-number-fraction", "takes whole numbers only")
                    : Outcome.unfit(
                            "key-number-fraction", "takes at most " + fractionDigits + " digits behind the point");
        }
        BigDecimal magnitude = number.signum() < 0 ? number.negate() : number;
        if (magnitude.signum() != 0 && magnitude.precision() - magnitude.scale() > digits) {
            return tooWide(digits, fractionDigits);
        }
        String text = magnitude.scale() == fractionDigits
                ? magnitude.toPlainString()
                : magnitude.setScale(fractionDigits).toPlainString();
        return Outcome.of(padded(text, fractionDigits == 0 ? digits : digits + 1 + fractionDigits));
    }

    static Outcome tooWide(int digits, int fractionDigits) {
        String reason = "takes at most " + digits + " digits" + (fractionDigits == 0 ? "" : " before the point");
        return Outcome.unfit("key-number-too-wide", reason + " and never cuts");
    }

    /** Returns the shape of what {@link #fixed} makes. */
    static Shape shape(int digits, int fractionDigits) {
        return fractionDigits == 0
                ? Shape.digits(digits)
                : Shape.sequence(Shape.digits(digits), Shape.fixed("."), Shape.digits(fractionDigits));
    }

    /** Returns the number that {@link #fixed} makes a text of. */
    static Origins number(String text, int digits, int fractionDigits) {
        int length = fractionDigits == 0 ? digits : digits + 1 + fractionDigits;
        boolean fits = text.length() == length
                && areDigits(text.substring(0, digits))
                && (fractionDigits == 0 || (text.charAt(digits) == '.' && areDigits(text.substring(digits + 1))));
        Optional<BigDecimal> number = fits ? Numbers.parse(text) : Optional.empty();
        return number.map(value -> Origins.exactly(AttributeValue.of(value))).orElse(Origins.IMPOSSIBLE);
    }

    /** Returns the number that a value of type N holds. */
    static BigDecimal number(AttributeValue value) {
        return ((AttributeValue.N) value).value();
    }
}
