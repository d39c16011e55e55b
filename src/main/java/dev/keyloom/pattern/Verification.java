package dev.keyloom.pattern;

import java.util.List;

/** The verdicts on a design's access patterns, in the order of the model. */
public record Verification(List<Verdict> verdicts) {
    public Verification {
        verdicts = List.copyOf(verdicts);
    }

    public int count(Verdict.Kind kind) {
        return (int) verdicts.stream().filter(verdict -> verdict.kind() == kind).count();
    }

    public boolean allPass() {
        return count(Verdict.Kind.PASS) == verdicts.size();
    }
}
