package dev.keyloom.lint;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.RuleOverride;
import dev.keyloom.problem.OwnFault;
import dev.keyloom.problem.Phrase;
import dev.keyloom.problem.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Runs rules over a design. */
public final class Linter {
    private static final Phrase RULE = new Phrase("lint.rule", "rule {0}");

    private final List<Rule> rules;

    public Linter(List<Rule> rules) {
        this.rules = List.copyOf(rules);
    }

    /** Returns a linter with all rules there are. */
    public static Linter withAllRules() {
        return new Linter(RuleCatalog.all());
    }

    /**
     * Returns what the rules find. A rule that breaks down takes no other along. An override of the model counts only with
     * a reason; one without a severity silences the rule's findings to INFO.
     */
    public LintReport check(LintContext context) {
        List<Finding> findings = new ArrayList<>();
        List<OwnFault> faults = new ArrayList<>();
        for (Rule rule : rules) {
            OwnFault.of(
                            RULE.with(rule.id()),
                            () -> rule.check(context, finding -> findings.add(overridden(finding, context.model()))))
                    .ifPresent(faults::add);
        }
        findings.sort(Comparator.comparing(Finding::severity).thenComparing(Finding::rule));
        return new LintReport(findings, faults);
    }

    private static Finding overridden(Finding finding, DataModel model) {
        RuleOverride override = model.rules().get(finding.rule());
        if (override == null) {
            return finding;
        }
        Optional<String> reason = override.reason().filter(text -> !text.isBlank());
        return reason.map(text -> finding.overridden(override.severity().orElse(Severity.INFO), text))
                .orElse(finding);
    }
}
