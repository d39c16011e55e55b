package dev.keyloom.lint;

import dev.keyloom.problem.Message;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.Optional;

/**
 * What a rule found.
 *
 * @param rule the rule's name
 * @param fault what is wrong, one sentence with the user's own names and values
 * @param remedy what to do about it
 * @param where the places, the culprit first
 * @param fix a change of the model that mends it, where there is one
 * @param override the reason why its severity is not the rule's own; the model says so
 */
public record Finding(
        String rule,
        Severity severity,
        Message fault,
        Message remedy,
        List<Where> where,
        Optional<Fix> fix,
        Optional<String> override) {
    public Finding {
        where = List.copyOf(where);
    }

    /** Returns a finding with the rule's own severity and no fix. */
    public static Finding of(Rule rule, Message fault, Message remedy, Where... where) {
        return new Finding(
                rule.id(), rule.severity(), fault, remedy, List.of(where), Optional.empty(), Optional.empty());
    }

    /** Returns a finding with the rule's own severity and no fix, whose words are English only. */
    public static Finding of(Rule rule, String message, String advice, Where... where) {
        return of(rule, Message.verbatim(message), Message.verbatim(advice), where);
    }

    /** Returns what is wrong in English. */
    public String message() {
        return fault.text();
    }

    /** Returns what to do about it in English. */
    public String advice() {
        return remedy.text();
    }

    public Finding withSeverity(Severity newSeverity) {
        return new Finding(rule, newSeverity, fault, remedy, where, fix, override);
    }

    public Finding withFix(Fix newFix) {
        return new Finding(rule, severity, fault, remedy, where, Optional.of(newFix), override);
    }

    Finding overridden(Severity newSeverity, String reason) {
        return new Finding(rule, newSeverity, fault, remedy, where, fix, Optional.of(reason));
    }
}
