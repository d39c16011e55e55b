package dev.keyloom.lint;

import java.util.List;

/** The rules about transactions: T01 to T11. */
final class TransactionRules {
    static final List<Rule> ALL = List.of();

    private TransactionRules() {}
}
