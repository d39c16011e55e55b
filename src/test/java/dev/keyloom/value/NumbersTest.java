package dev.keyloom.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Numbers of up to 38 digits, 1E-130 to 9.99…E+125.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">AWS: numbers</a>
 */
class NumbersTest {
    private static final String NINES = "9".repeat(38);

    @ParameterizedTest
    @CsvSource(textBlock = """
            # written,             normal form
            00042,                 42
            1.0,                   1
            3.1400,                3.14
            1.5E2,                 150
            -0,                    0
            0.000,                 0
            0.0000001,             0.0000001
            -9007199254740998.25,  -9007199254740998.25
            13.2,                  13.2
            +7,                    7
            .5,                    0.5
            5.,                    5
            1e3,                   1000
            """)
    void numberIsKeptInNormalForm(String written, String normal) {
        assertThat(Numbers.parse(written).map(Numbers::toText)).contains(normal);
    }

    @Test
    void thirtyEightDigitsAreExact() {
        assertThat(Numbers.parse(NINES).map(Numbers::toText)).contains(NINES);
        assertThat(Numbers.parse("0." + NINES).map(Numbers::toText)).contains("0." + NINES);
        assertThat(Numbers.parse(NINES + "000").map(Numbers::toText)).contains(NINES + "000");
        assertThat(Numbers.parse(NINES + "9")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1E-130", "-1E-130", "9.99E125", "1E125", "0E-999", "0E999", "1.1E-129"})
    void magnitudesInRangeAreTaken(String written) {
        assertThat(Numbers.parse(written)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1E126", "-1E126", "1E-131", "1E1000000000", "1E-1000000000", "1E99999999999", "0.1E-130"})
    void magnitudesOutOfRangeAreRefused(String written) {
        assertThat(Numbers.parse(written)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "1 ", "1,5", "0x10", "NaN", "Infinity", "1d", "٣", "１", "--1", "1e", "1_000"})
    void whatIsNoNumberIsRefused(String written) {
        assertThat(Numbers.parse(written)).isEmpty();
    }

    @Test
    void longTextsAreRefusedUnread() {
        assertThat(Numbers.parse("0".repeat(1000) + "1")).isEmpty();
    }

    @Test
    void valueSaysWhyDynamoDbRefusesIt() {
        assertThatThrownBy(() -> new AttributeValue.N(new BigDecimal(13.2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("38 significant digits");
        assertThatThrownBy(() -> AttributeValue.of(new BigDecimal("1E126"))).hasMessageContaining("overflow");
        assertThatThrownBy(() -> AttributeValue.of(new BigDecimal("1E-131"))).hasMessageContaining("underflow");
    }

    @Property
    void textOfANumberIsReadBackAsTheSame(
            @ForAll BigInteger unscaled, @ForAll @IntRange(min = -90, max = 90) int scale) {
        BigDecimal number = new BigDecimal(unscaled, scale);
        if (Numbers.fault(number).isEmpty()) {
            BigDecimal normal = Numbers.requireValid(number);
            assertThat(normal).isEqualByComparingTo(number);
            assertThat(Numbers.parse(Numbers.toText(number))).contains(normal);
            assertThat(AttributeValue.of(number)).isEqualTo(AttributeValue.of(number.setScale(scale + 3)));
        } else {
            assertThat(Numbers.parse(number.toString())).isEmpty();
        }
    }
}
