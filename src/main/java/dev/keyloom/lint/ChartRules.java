package dev.keyloom.lint;

import java.util.List;

/** The rules about the chart and what it leaves out: X01 to X04. */
final class ChartRules {
    static final List<Rule> ALL = List.of();

    private ChartRules() {}
}
