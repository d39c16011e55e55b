package dev.keyloom.wire.value;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Reads the text of a number: an optional sign, digits with an optional point, and an optional exponent; {@code +5},
 * {@code .5} and {@code 5.} are numbers. A zero has the magnitude of its exponent.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html#HowItWorks.DataTypes.Number">AWS: numbers</a>
 */
final class NumberText {
    private static final int MAX_EXPONENT = 125;
    private static final int MIN_EXPONENT = -130;
    private static final int MAX_DIGITS = 38;
    /** Digits that surely fit a long. */
    private static final int LONG_DIGITS = 18;

    private static final BigInteger MAX_LONG = BigInteger.valueOf(Long.MAX_VALUE);

    private final String text;
    private final StringBuilder digits = new StringBuilder(MAX_DIGITS);
    private int position;
    /** Digits behind the point that were kept or came behind kept ones. */
    private long scale;

    private long trailingZeros;
    private boolean hasDigits;
    private boolean isTooPrecise;

    private NumberText(String text) {
        this.text = text;
    }

    /** Returns a {@link BigDecimal} in the service's range, or the {@link ValueFault}. */
    static Object parse(String text) {
        if (isShortInteger(text)) {
            return BigDecimal.valueOf(Long.parseLong(text));
        }
        return new NumberText(text).parse();
    }

    private static boolean isShortInteger(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        if (text.length() == start || text.length() - start > LONG_DIGITS) {
            return false;
        }
        for (int i = start; i < text.length(); i++) {
            if (!isDigit(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private Object parse() {
        boolean isNegative = at('-');
        if (isNegative || at('+')) {
            position++;
        }
        readDigits(0);
        if (at('.')) {
            position++;
            readDigits(1);
        }
        if (!hasDigits) {
            return ValueFault.notANumber(text);
        }
        BigInteger exponent = BigInteger.ZERO;
        if (at('e') || at('E')) {
            position++;
            int start = position;
            if (at('-') || at('+')) {
                position++;
            }
            int firstDigit = position;
            while (position < text.length() && isDigit(text.charAt(position))) {
                position++;
            }
            // Exponents of hostile length are not worth their arithmetic.
            if (position == firstDigit || position - firstDigit > 400) {
                return ValueFault.notANumber(text);
            }
            exponent = new BigInteger(text.substring(start, position).replace("+", ""));
        }
        if (position < text.length() || exponent.abs().compareTo(MAX_LONG) > 0) {
            return ValueFault.notANumber(text);
        }
        return value(isNegative, exponent.longValueExact());
    }

    private Object value(boolean isNegative, long exponent) {
        boolean isZero = digits.length() == 0;
        long shift = isZero ? 0 : digits.length() - 1 + trailingZeros - scale;
        // A sum that leaves the range of long is as far out as its exponent is.
        long magnitude = Math.abs(exponent) > Integer.MAX_VALUE ? exponent : exponent + shift;
        if (magnitude > MAX_EXPONENT) {
            return outOfRange(exponent, ValueFault.OVERFLOW);
        }
        if (magnitude < MIN_EXPONENT) {
            return outOfRange(exponent, ValueFault.UNDERFLOW);
        }
        if (isZero) {
            return BigDecimal.ZERO;
        }
        if (isTooPrecise) {
            return ValueFault.TOO_PRECISE;
        }
        BigInteger unscaled = new BigInteger(digits.toString());
        int shownScale = (int) (scale - trailingZeros - exponent);
        return new BigDecimal(isNegative ? unscaled.negate() : unscaled, shownScale);
    }

    /** The former rules keep the exponent in 32 bits: what does not fit is no number, and the largest one wraps. */
    private ValueFault outOfRange(long exponent, ValueFault fault) {
        if (Math.abs(exponent) > Integer.MAX_VALUE) {
            return new ValueFault(fault.current(), ValueFault.notANumber(text).former(), fault.kind());
        }
        if (exponent == Integer.MAX_VALUE) {
            return new ValueFault(fault.current(), ValueFault.UNDERFLOW.former(), fault.kind());
        }
        return fault;
    }

    private void readDigits(int scaleOfEach) {
        while (position < text.length() && isDigit(text.charAt(position))) {
            char digit = text.charAt(position++);
            hasDigits = true;
            scale += scaleOfEach;
            if (digit == '0') {
                if (digits.length() > 0) {
                    trailingZeros++;
                }
                continue;
            }
            // Zeros between significant digits are significant.
            if (digits.length() + trailingZeros >= MAX_DIGITS && digits.length() > 0) {
                isTooPrecise = true;
            }
            if (!isTooPrecise) {
                digits.append("0".repeat((int) trailingZeros));
                digits.append(digit);
                trailingZeros = 0;
            } else {
                trailingZeros++;
            }
        }
    }

    private boolean at(char expected) {
        return position < text.length() && text.charAt(position) == expected;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
