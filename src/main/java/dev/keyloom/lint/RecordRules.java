package dev.keyloom.lint;

import java.util.List;

/** The rules about records: D01 to D11. */
final class RecordRules {
    static final List<Rule> ALL = List.of();

    private RecordRules() {}
}
