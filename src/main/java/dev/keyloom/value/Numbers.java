package dev.keyloom.value;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * DynamoDB's numbers: exact decimals of up to 38 significant digits, zero, or a magnitude from 1E-130 to
 * 9.9999999999999999999999999999999999999E+125. Trailing zeros do not count.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">AWS: numbers</a>
 */
public final class Numbers {
    public static final int MAX_DIGITS = 38;
    /** Decimal exponent of the leading digit of the largest number. */
    public static final int MAX_EXPONENT = 125;
    /** Decimal exponent of the smallest positive number. */
    public static final int MIN_EXPONENT = -130;

    /** A longer number text is refused unread, so that hostile exponents and digits cost nothing. */
    private static final int MAX_TEXT_LENGTH = 1000;

    private Numbers() {}

    /** Returns the number that {@code text} stands for, in normal form; nothing if it is none, or not DynamoDB's. */
    public static Optional<BigDecimal> parse(String text) {
        if (text.isEmpty() || text.length() > MAX_TEXT_LENGTH || !isAscii(text)) {
            return Optional.empty();
        }
        try {
            BigDecimal number = new BigDecimal(text);
            return fault(number).isEmpty() ? Optional.of(normal(number)) : Optional.empty();
        } catch (NumberFormatException | ArithmeticException notANumber) {
            return Optional.empty();
        }
    }

    /** Returns why DynamoDB refuses a number, or nothing if it takes it. */
    public static Optional<String> fault(BigDecimal number) {
        if (number.signum() == 0) {
            return Optional.empty();
        }
        // The exponent is checked first: it is cheap, and stripping zeros of 1E+1000000000 is not.
        long exponent = (long) number.precision() - number.scale() - 1;
        if (exponent > MAX_EXPONENT) {
            return Optional.of(
                    "Number overflow. Attempting to store a number with magnitude larger than supported range");
        }
        if (exponent < MIN_EXPONENT) {
            return Optional.of(
                    "Number underflow. Attempting to store a number with magnitude smaller than supported range");
        }
        if (number.precision() > MAX_DIGITS && number.stripTrailingZeros().precision() > MAX_DIGITS) {
            return Optional.of("Attempting to store more than 38 significant digits in a Number");
        }
        return Optional.empty();
    }

    /**
     * Returns {@code number} in normal form.
     *
     * @throws IllegalArgumentException if DynamoDB would refuse it
     */
    public static BigDecimal requireValid(BigDecimal number) {
        Optional<String> fault = fault(number);
        if (fault.isPresent()) {
            throw new IllegalArgumentException(fault.get());
        }
        return normal(number);
    }

    /** Returns a number's plain decimal digits without trailing zeros, as the service writes it: {@code 0.5}, {@code 1200}. */
    public static String toText(BigDecimal number) {
        return normal(number).toPlainString();
    }

    private static BigDecimal normal(BigDecimal number) {
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    private static boolean isAscii(String text) {
        return text.chars().allMatch(c -> c < 0x80);
    }
}
