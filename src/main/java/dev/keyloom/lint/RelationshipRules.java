package dev.keyloom.lint;

import java.util.List;

/** The rules about relationships: R01 to R13. */
final class RelationshipRules {
    static final List<Rule> ALL = List.of();

    private RelationshipRules() {}
}
