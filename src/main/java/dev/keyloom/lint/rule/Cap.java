package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Hands on the first findings of each kind and leaves out the rest, so that a fault in every record is told in a page. */
final class Cap {
    private static final int MAX = 50;

    private final Consumer<Finding> findings;
    private final Map<Object, Integer> counts = new HashMap<>();

    Cap(Consumer<Finding> findings) {
        this.findings = findings;
    }

    /** Hands on a finding if there have not been too many of its kind; it is made only then. */
    void add(Object kind, Supplier<Finding> finding) {
        if (counts.merge(kind, 1, Integer::sum) <= MAX) {
            findings.accept(finding.get());
        }
    }
}
