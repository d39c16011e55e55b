package dev.keyloom.lint;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All rules there are, by group: keys, records, access patterns, relationships, indexes, load, transactions, chart. */
public final class RuleCatalog {
    private static final List<Rule> ALL = Stream.of(
                    KeyRules.ALL,
                    RecordRules.ALL,
                    PatternRules.ALL,
                    RelationshipRules.ALL,
                    IndexRules.ALL,
                    LoadRules.ALL,
                    TransactionRules.ALL,
                    ChartRules.ALL)
            .flatMap(List::stream)
            .toList();

    private RuleCatalog() {}

    public static List<Rule> all() {
        return ALL;
    }

    public static Optional<Rule> byId(String id) {
        return ALL.stream().filter(rule -> rule.id().equals(id)).findFirst();
    }
}
