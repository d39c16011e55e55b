package dev.keyloom.lint;

import java.util.List;

/** The rules about indexes: I01 to I11. */
final class IndexRules {
    static final List<Rule> ALL = List.of();

    private IndexRules() {}
}
