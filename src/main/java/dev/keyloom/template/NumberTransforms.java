package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Functions that write numbers so that the order of texts is that of the numbers. */
final class NumberTransforms {
    private static final String NEGATIVE = "key-number-negative";
    private static final String NOT_NEGATIVE = "takes no negative numbers";

    private NumberTransforms() {}

    /** {@code pad(n)} and {@code pad(n, s)}. */
    record Pad(int digits, int fractionDigits) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            if (value instanceof AttributeValue.S text) {
                return ofText(text.value());
            }
            BigDecimal number = Digits.number(value);
            return number.signum() < 0
                    ? Outcome.unfit(NEGATIVE, NOT_NEGATIVE + "; signed does")
                    : Digits.fixed(number, digits, fractionDigits);
        }

        private Outcome ofText(String text) {
            if (fractionDigits > 0) {
                return Outcome.unfit("key-value-type", "takes N, not S");
            }
            if (!Digits.areDigits(text)) {
                return Outcome.unfit("key-number-not-digits", "takes digits only");
            }
            return text.length() > digits ? Digits.tooWide(digits, 0) : Outcome.of(Digits.padded(text, digits));
        }

        /** A number is found again; text of digits may have had more zeros. */
        @Override
        public Origins origins(String text) {
            Origins number = Digits.number(text, digits, fractionDigits);
            if (fractionDigits > 0 || !Digits.areDigits(text) || text.length() != digits) {
                return number;
            }
            List<AttributeValue> values = new ArrayList<>(number.values());
            values.add(AttributeValue.of(Digits.stripped(text)));
            boolean mayHaveHadZeros = digits > 1 && text.charAt(0) == '0';
            return new Origins(values, mayHaveHadZeros ? Set.of(AttributeType.S) : Set.of());
        }

        @Override
        public Shape shape(Shape input) {
            return Digits.shape(digits, fractionDigits);
        }
    }

    /** {@code desc(n)}: 10^n - 1 - value, which is the complement of each digit. */
    record Descending(int digits) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            BigDecimal number = Digits.number(value);
            return number.signum() < 0
                    ? Outcome.unfit(NEGATIVE, NOT_NEGATIVE)
                    : complement(Digits.fixed(number, digits, 0), "");
        }

        @Override
        public Origins origins(String text) {
            return Digits.number(Digits.complement(text), digits, 0);
        }

        @Override
        public Shape shape(Shape input) {
            return Shape.digits(digits);
        }
    }

    /** {@code signed(n)} and {@code signed(n, s)}: {@code 1} and the digits, or {@code 0} and their complement. */
    record Signed(int digits, int fractionDigits) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            BigDecimal number = Digits.number(value);
            Outcome fixed = Digits.fixed(number, digits, fractionDigits);
            if (number.signum() < 0) {
                return complement(fixed, "0");
            }
            return fixed instanceof Outcome.Made made ? Outcome.of("1" + Transform.text(made.value())) : fixed;
        }

        @Override
        public Origins origins(String text) {
            if (text.startsWith("1")) {
                return Digits.number(text.substring(1), digits, fractionDigits);
            }
            if (!text.startsWith("0")) {
                return Origins.IMPOSSIBLE;
            }
            Origins magnitude = Digits.number(Digits.complement(text.substring(1)), digits, fractionDigits);
            return magnitude.areImpossible()
                    ? magnitude
                    : Origins.exactly(AttributeValue.of(
                            Digits.number(magnitude.values().get(0)).negate()));
        }

        @Override
        public Shape shape(Shape input) {
            return Shape.sequence(Shape.one(CharacterSet.range('0', '1')), Digits.shape(digits, fractionDigits));
        }
    }

    private static Outcome complement(Outcome fixed, String sign) {
        return fixed instanceof Outcome.Made made
                ? Outcome.of(sign + Digits.complement(Transform.text(made.value())))
                : fixed;
    }
}
