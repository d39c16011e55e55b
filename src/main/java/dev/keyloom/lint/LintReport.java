package dev.keyloom.lint;

import dev.keyloom.problem.OwnFault;
import java.util.List;

/**
 * What the rules say of a design.
 *
 * @param findings worst first, then by rule, then in the order of the model
 * @param faults rules that broke down; what such a rule found before is among the findings, what it would have found after
 *     is not
 */
public record LintReport(List<Finding> findings, List<OwnFault> faults) {
    public LintReport {
        findings = List.copyOf(findings);
        faults = List.copyOf(faults);
    }

    /**
     * Returns the findings of rules that all came to their end.
     *
     * @throws IllegalStateException if one broke down
     */
    public List<Finding> require() {
        if (!faults.isEmpty()) {
            throw new IllegalStateException(
                    faults.get(0).message().text(), faults.get(0).cause());
        }
        return findings;
    }
}
