package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;

/** Stated write units that leave something out. */
class NaiveEstimateTest {
    private static final Rule RULE = new NaiveEstimate();

    private static DataModel star(String rate) {
        return Designs.sample("github", "'rate': {'perSecond': 8, 'peakPerSecond': 60}", "'rate': " + rate);
    }

    @Test
    void countOfItemsIsNoCountOfUnits() {
        assertThat(Designs.check(RULE, star("{'perSecond': 8, 'writeUnits': 2}")))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.message())
                            .isEqualTo("Pattern 16 \"Star Repo\": states 2 write units, but takes 7: 4 in the table,"
                                    + " transactions counted twice, and 3 in indexes");
                    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
                });
    }

    @Test
    void rightNumberOrNoneIsFine() {
        assertThat(Designs.messages(RULE, star("{'perSecond': 8, 'writeUnits': 7}")))
                .isEmpty();
        assertThat(Designs.messages(RULE, star("{'perSecond': 8}"))).isEmpty();
        assertThat(Designs.messages(RULE, star("{'perSecond': 8, 'writeUnits': 'few'}")))
                .isEmpty();
    }
}
