package dev.keyloom.lint;

import java.util.List;

/** The rules about load: C01 to C07. */
final class LoadRules {
    static final List<Rule> ALL = List.of();

    private LoadRules() {}
}
