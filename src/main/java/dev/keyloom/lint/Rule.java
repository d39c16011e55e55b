package dev.keyloom.lint;

import dev.keyloom.problem.Phrase;
import dev.keyloom.problem.Severity;
import java.util.function.Consumer;

/**
 * One thing that can be wrong with a design. A rule that would need a fact which the model does not state stays silent.
 * It has no state and never throws for what it finds.
 */
public interface Rule {
    /** Returns the rule's stable name: {@code K01}. */
    String id();

    /** Returns how much it matters, where a finding does not say otherwise and nobody has overridden it. */
    Severity severity();

    /** Returns what is wrong, in one sentence without a full stop. */
    String summary();

    /** Returns the summary under the key that other languages have their words for it under. */
    default Phrase title() {
        return new Phrase(id() + ".summary", summary());
    }

    /** Returns the sentence or source that the rule rests on. */
    String reference();

    /** Hands over what is found, in the order of the model. */
    void check(LintContext context, Consumer<Finding> findings);
}
