package dev.keyloom.gui.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

/** A slider reaches from no run at all to ten thousand a second, and gives back what it is set to. */
class RateScaleTest {
    @Test
    void theEndsAreNoneAndTheMost() {
        assertThat(RateScale.rate(0)).isZero();
        assertThat(RateScale.place(0)).isZero();
        assertThat(RateScale.rate(1)).isEqualTo(RateScale.MOST);
        assertThat(RateScale.place(1_000_000)).isEqualTo(1);
        assertThat(RateScale.rate(1.0 / RateScale.STEPS)).isEqualTo(RateScale.LEAST);
    }

    @Property
    void aRateComesBackWithTwoFigures(@ForAll @DoubleRange(min = 0.01, max = 10_000) double rate) {
        assertThat(RateScale.rate(RateScale.place(rate))).isEqualTo(rate, within(rate * 0.051));
    }

    @Property
    void fartherIsNeverLess(
            @ForAll @DoubleRange(min = 0, max = 1) double one, @ForAll @DoubleRange(min = 0, max = 1) double other) {
        assertThat(RateScale.rate(Math.max(one, other))).isGreaterThanOrEqualTo(RateScale.rate(Math.min(one, other)));
        assertThat(RateScale.rate(one)).isBetween(0.0, RateScale.MOST);
    }
}
