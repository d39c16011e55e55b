package dev.keyloom.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keyloom.load.Distribution.Kind;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Where simulated requests fall. */
class HeatSimulationTest {
    private static List<Double> shares(Kind kind, int keyValues, long seed) {
        return HeatSimulation.shares(new Distribution(kind, keyValues, false, List.of()), 20_000, seed);
    }

    @Test
    void constantKeyAndCurrentBucketTakeAll() {
        assertThat(shares(Kind.CONSTANT, 1, 1)).containsExactly(1.0);
        assertThat(shares(Kind.TIME_BUCKET, 1, 1)).containsExactly(1.0);
    }

    @Test
    void evenSpreadGivesEachTheSame() {
        assertThat(shares(Kind.EVEN, 4, 1)).containsExactly(0.25, 0.25, 0.25, 0.25);
    }

    /** The harmonic number of 100 is 5.187. */
    @Test
    void powerLawGivesTheFirstItsShareByZipfsLaw() {
        assertThat(shares(Kind.POWER_LAW, 100, 1).get(0)).isCloseTo(1 / 5.187, within(0.01));
    }

    @Property(tries = 30)
    void sharesFallAndAreNoMoreThanAll(@ForAll @IntRange(min = 1, max = 300) int keyValues, @ForAll long seed) {
        List<Double> shares = shares(Kind.POWER_LAW, keyValues, seed);

        assertThat(shares).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(shares.stream().mapToDouble(share -> share).sum()).isLessThanOrEqualTo(1 + 1e-9);
    }

    @Test
    void shardsAreTheRateByTheLimitRoundedUp() {
        assertThat(new KeyLoad(1, 0, 1000).shardsNeeded()).isEqualTo(1);
        assertThat(new KeyLoad(1, 0, 1001).shardsNeeded()).isEqualTo(2);
        assertThat(new KeyLoad(1, 0.2 * 3_000_000 / 16, 0).shardsNeeded()).isEqualTo(13);
        assertThat(new KeyLoad(1, 0, 0).shardsNeeded()).isEqualTo(1);
    }
}
