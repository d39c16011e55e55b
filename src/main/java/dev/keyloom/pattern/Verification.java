package dev.keyloom.pattern;

import dev.keyloom.problem.OwnFault;
import java.util.List;

/**
 * The verdicts on a design's access patterns.
 *
 * @param verdicts one for each pattern, in the order of the model
 * @param faults patterns whose verification broke down; the verdict on such a one is an error that says so
 */
public record Verification(List<Verdict> verdicts, List<OwnFault> faults) {
    public Verification {
        verdicts = List.copyOf(verdicts);
        faults = List.copyOf(faults);
    }

    public int count(Verdict.Kind kind) {
        return (int) verdicts.stream().filter(verdict -> verdict.kind() == kind).count();
    }

    public boolean allPass() {
        return count(Verdict.Kind.PASS) == verdicts.size();
    }
}
