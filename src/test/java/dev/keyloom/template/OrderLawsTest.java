package dev.keyloom.template;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Utf8;
import java.math.BigDecimal;
import java.time.Instant;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

/** Functions that promise an order keep it: texts compare as their values do, or the other way round. */
class OrderLawsTest {
    @Property
    void wholeNumbers(@ForAll @LongRange(max = 9_999_999) long a, @ForAll @LongRange(max = 9_999_999) long b) {
        assertThat(compared("pad(7)", a, b)).isEqualTo(Long.compare(a, b));
        assertThat(compared("desc(7)", a, b)).isEqualTo(Long.compare(b, a));
        assertThat(compared("pad(9,3)", a, b)).isEqualTo(Long.compare(a, b));
    }

    @Property
    void signedNumbers(@ForAll("decimals") BigDecimal a, @ForAll("decimals") BigDecimal b) {
        assertThat(compared("signed(5,2)", AttributeValue.of(a), AttributeValue.of(b)))
                .isEqualTo(a.compareTo(b));
    }

    @Property
    void times(@ForAll("instants") Instant a, @ForAll("instants") Instant b) {
        AttributeValue first = AttributeValue.of(a.toString());
        AttributeValue second = AttributeValue.of(b.toString());
        int order = Integer.signum(a.compareTo(b));
        assertThat(compared("iso", first, second)).isEqualTo(order);
        assertThat(compared("descTime", first, second)).isEqualTo(-order);
        assertThat(compared("day", first, second)).isIn(0, order);
        assertThat(compared("minute", first, second)).isIn(0, order);
        assertThat(compared("iso(seconds)", first, second)).isIn(0, order);
    }

    @Property
    void isoIsThatOfTheLibrary(@ForAll("instants") Instant instant) {
        String expected = instant.toString();
        String fixed = expected.contains(".") ? expected : expected.replace("Z", ".000Z");
        assertThat(key("iso", AttributeValue.of(expected))).isEqualTo(fixed);
        assertThat(key("iso", AttributeValue.of(BigDecimal.valueOf(instant.toEpochMilli(), 3))))
                .isEqualTo(fixed);
        assertThat(key("epoch(millis)", AttributeValue.of(expected))).isEqualTo(Long.toString(instant.toEpochMilli()));
    }

    @Property(tries = 200)
    void shardsAreInRange(@ForAll String text, @ForAll long number) {
        if (!CodePoints.hasUnpairedSurrogate(text)) {
            assertThat(Integer.parseInt(key("shard(7)", AttributeValue.of(text))))
                    .isBetween(0, 6);
        }
        assertThat(key("shard(7)", AttributeValue.of(number)))
                .isEqualTo(key("shard(7)", AttributeValue.of(Long.toString(number))));
    }

    @Provide
    Arbitrary<BigDecimal> decimals() {
        return Arbitraries.bigDecimals()
                .between(new BigDecimal("-99999.99"), new BigDecimal("99999.99"))
                .ofScale(2);
    }

    @Provide
    Arbitrary<Instant> instants() {
        return TemplateArbitraries.instants();
    }

    private static int compared(String function, long a, long b) {
        return compared(function, AttributeValue.of(a), AttributeValue.of(b));
    }

    private static int compared(String function, AttributeValue a, AttributeValue b) {
        return Integer.signum(Utf8.compare(key(function, a), key(function, b)));
    }

    private static String key(String function, AttributeValue value) {
        return FunctionsTest.render("<v|" + function + ">", value)
                .value()
                .flatMap(AttributeValue::scalarText)
                .orElseThrow();
    }
}
