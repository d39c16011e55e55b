package dev.keyloom.lint;

import java.util.List;

/** The rules about access patterns: Q01 to Q23. */
final class PatternRules {
    static final List<Rule> ALL = List.of();

    private PatternRules() {}
}
