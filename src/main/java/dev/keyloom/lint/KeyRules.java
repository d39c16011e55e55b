package dev.keyloom.lint;

import java.util.List;

/** The rules about keys and templates: K01 to K20. */
final class KeyRules {
    static final List<Rule> ALL = List.of();

    private KeyRules() {}
}
