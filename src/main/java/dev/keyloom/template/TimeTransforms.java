package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Functions that read a time: text in an ISO-8601 form, or a number of seconds or milliseconds since 1970. A number of
 * 100,000,000,000 and more (or of that magnitude below zero) counts milliseconds, a smaller one seconds.
 */
final class TimeTransforms {
    /** Milliseconds in 1973, seconds in the year 5138. */
    private static final BigDecimal FIRST_OF_MILLIS = BigDecimal.valueOf(100_000_000_000L);

    private static final long LAST_DESCENDING = 9_999_999_999_999L;

    private static final Set<AttributeType> TYPES = TemplateFunction.ISO.types();

    private static final Outcome NOT_A_TIME = Outcome.unfit(
            "key-not-a-time", "takes a time in an ISO-8601 form or since 1970, from the year 0000 to 9999");

    private TimeTransforms() {}

    /** {@code iso} and {@code iso(seconds)}. */
    record Iso(TimeText.Unit unit) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            OptionalLong millis = millis(value);
            return millis.isPresent() ? Outcome.of(TimeText.zoned(millis.getAsLong(), unit)) : NOT_A_TIME;
        }

        @Override
        public Origins origins(String text) {
            OptionalLong millis = IsoTime.millis(text);
            return millis.isPresent()
                            && TimeText.zoned(millis.getAsLong(), unit).equals(text)
                    ? new Origins(List.of(AttributeValue.of(text), number(millis.getAsLong())), TYPES)
                    : Origins.IMPOSSIBLE;
        }

        @Override
        public Shape shape(Shape input) {
            return Shapes.zonedTime(unit);
        }
    }

    /** {@code epoch} and {@code epoch(millis)}: whole units, the rest cut. */
    record Epoch(int millisPerUnit) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            OptionalLong millis = millis(value);
            return millis.isPresent()
                    ? Outcome.of(AttributeValue.of(Math.floorDiv(millis.getAsLong(), (long) millisPerUnit)))
                    : NOT_A_TIME;
        }

        @Override
        public Origins origins(String text) {
            Optional<BigDecimal> units = Numbers.parse(text).filter(number -> number.scale() <= 0);
            OptionalLong millis = units.map(number -> inRange(number.multiply(BigDecimal.valueOf(millisPerUnit))))
                    .orElse(OptionalLong.empty());
            if (millis.isEmpty() || !Numbers.toText(units.get()).equals(text)) {
                return Origins.IMPOSSIBLE;
            }
            return new Origins(List.of(number(millis.getAsLong()), isoText(millis.getAsLong())), TYPES);
        }

        @Override
        public Shape shape(Shape input) {
            return Shapes.integer();
        }
    }

    /** {@code year} to {@code minute}. */
    record Cut(TimeText.Unit unit) implements Transform {
        private static final Outcome NO_TIME_INSIDE =
                Outcome.unfit("key-not-a-time", "takes a time in an ISO-8601 form or since 1970, a KSUID or a ULID");

        @Override
        public Outcome apply(AttributeValue value) {
            OptionalLong millis = millis(value);
            if (millis.isEmpty() && value instanceof AttributeValue.S text) {
                millis = SortableIds.millis(text.value());
            }
            return millis.isPresent() ? Outcome.of(TimeText.of(millis.getAsLong(), unit)) : NO_TIME_INSIDE;
        }

        @Override
        public Origins origins(String text) {
            OptionalLong millis = IsoTime.millis(text);
            return millis.isPresent() && TimeText.of(millis.getAsLong(), unit).equals(text)
                    ? Origins.unknown(TYPES)
                    : Origins.IMPOSSIBLE;
        }

        @Override
        public Shape shape(Shape input) {
            return Shapes.time(unit);
        }
    }

    /** {@code descTime}. */
    record Descending() implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            OptionalLong millis = millis(value);
            if (millis.isEmpty()) {
                return NOT_A_TIME;
            }
            return millis.getAsLong() < 0 || millis.getAsLong() > LAST_DESCENDING
                    ? Outcome.unfit("key-time-out-of-range", "takes times from 1970 to 2286")
                    : Outcome.of(Digits.padded(Long.toString(LAST_DESCENDING - millis.getAsLong()), 13));
        }

        @Override
        public Origins origins(String text) {
            if (text.length() != 13 || !Digits.areDigits(text)) {
                return Origins.IMPOSSIBLE;
            }
            long millis = LAST_DESCENDING - Long.parseLong(text);
            return new Origins(List.of(isoText(millis), number(millis)), TYPES);
        }

        @Override
        public Shape shape(Shape input) {
            return Shape.digits(13);
        }
    }

    /** Returns milliseconds since 1970, smaller fractions cut; nothing if the value is no time of the years 0000 to 9999. */
    static OptionalLong millis(AttributeValue value) {
        return value instanceof AttributeValue.N number
                ? epochMillis(number.value())
                : IsoTime.millis(Transform.text(value));
    }

    private static OptionalLong epochMillis(BigDecimal number) {
        return inRange(countsMillis(number) ? number : number.scaleByPowerOfTen(3));
    }

    private static boolean countsMillis(BigDecimal number) {
        return number.abs().compareTo(FIRST_OF_MILLIS) >= 0;
    }

    private static OptionalLong inRange(BigDecimal millis) {
        if (millis.precision() - millis.scale() > 15) {
            return OptionalLong.empty();
        }
        long whole = millis.setScale(0, RoundingMode.FLOOR).longValueExact();
        return whole < TimeText.FIRST_MILLIS || whole > TimeText.LAST_MILLIS
                ? OptionalLong.empty()
                : OptionalLong.of(whole);
    }

    private static AttributeValue isoText(long millis) {
        return AttributeValue.of(TimeText.zoned(millis, TimeText.Unit.MILLI));
    }

    /** Returns the number that is read as this time: of seconds, if those are few enough not to count as milliseconds. */
    private static AttributeValue number(long millis) {
        BigDecimal seconds = BigDecimal.valueOf(millis, 3);
        return AttributeValue.of(countsMillis(seconds) ? BigDecimal.valueOf(millis) : seconds);
    }
}
