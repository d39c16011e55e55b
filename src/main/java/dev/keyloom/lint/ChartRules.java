package dev.keyloom.lint;

import dev.keyloom.lint.rule.FilterAsBet;
import dev.keyloom.lint.rule.IncompleteChart;
import dev.keyloom.lint.rule.IncompletePattern;
import dev.keyloom.lint.rule.UnusedEntity;
import java.util.List;

/** The rules about the chart and what it leaves out: X01 to X04. */
final class ChartRules {
    static final List<Rule> ALL =
            List.of(new IncompleteChart(), new IncompletePattern(), new FilterAsBet(), new UnusedEntity());

    private ChartRules() {}
}
