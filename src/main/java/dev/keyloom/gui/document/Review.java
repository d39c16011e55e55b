package dev.keyloom.gui.document;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintReport;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.pattern.Verification;
import dev.keyloom.pattern.Verifier;
import dev.keyloom.problem.OwnFault;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the verifier and the analyzer say of one revision of a document; patterns may have been run alone since. Equal only
 * to itself, as {@link Revision} is.
 */
public final class Review {
    private final Revision revision;
    private final Materialization materialization;
    private final Verification verification;
    private final List<Finding> findings;
    private final List<OwnFault> faults;
    private final Duration computing;
    private final List<LoneRun> loneRuns;

    Review(Derived derived, Verification verification, LintReport lint, Duration computing) {
        this.revision = derived.revision();
        this.materialization = derived.materialization();
        this.verification = verification;
        this.findings = lint.findings();
        this.faults = Stream.concat(verification.faults().stream(), lint.faults().stream())
                .toList();
        this.computing = computing;
        this.loneRuns = List.of();
    }

    private Review(Review old, Verification verification, List<OwnFault> faults, List<LoneRun> loneRuns) {
        this.revision = old.revision;
        this.materialization = old.materialization;
        this.verification = verification;
        this.findings = old.findings;
        this.faults = faults;
        this.computing = old.computing;
        this.loneRuns = List.copyOf(loneRuns);
    }

    /**
     * One pattern verified by itself.
     *
     * @param verification with one verdict
     * @param items what it was run on
     * @param computing how long that took
     */
    public record LoneRun(Verification verification, Materialization items, Duration computing) {
        Verdict verdict() {
            return verification.verdicts().get(0);
        }
    }

    /** Returns this review with the verdict of a lone run in place of the one on that pattern, or beside the others. */
    Review with(int position, LoneRun run) {
        List<Verdict> verdicts = new ArrayList<>(verification.verdicts());
        int at = place(verdicts, position, run.verdict().pattern());
        if (at < verdicts.size()) {
            verdicts.set(at, run.verdict());
        } else {
            verdicts.add(run.verdict());
        }
        List<LoneRun> kept = new ArrayList<>(loneRuns);
        kept.add(run);
        kept.removeIf(old -> verdicts.stream().noneMatch(verdict -> isSame(verdict, old.verdict())));
        return new Review(
                this, new Verification(verdicts, renewed(verification.faults(), run)), renewed(faults, run), kept);
    }

    private static List<OwnFault> renewed(List<OwnFault> faults, LoneRun run) {
        List<OwnFault> renewed = new ArrayList<>(faults);
        renewed.removeIf(
                fault -> fault.part().equals(Verifier.part(run.verdict().pattern())));
        renewed.addAll(run.verification().faults());
        return List.copyOf(renewed);
    }

    /** Patterns may have come, gone and moved since the review; numbers may repeat. */
    private static int place(List<Verdict> verdicts, int position, AccessPattern pattern) {
        if (position < verdicts.size() && verdicts.get(position).pattern().number() == pattern.number()) {
            return position;
        }
        for (int i = 0; i < verdicts.size(); i++) {
            if (verdicts.get(i).pattern().number() == pattern.number()) {
                return i;
            }
        }
        return verdicts.size();
    }

    /** Returns the run of a verdict whose pattern was run alone. */
    public Optional<LoneRun> loneRun(Verdict verdict) {
        return loneRuns.stream().filter(run -> isSame(run.verdict(), verdict)).findFirst();
    }

    @SuppressWarnings("ReferenceEquality") // a verdict is of one run; comparing whole answers would be slow
    private static boolean isSame(Verdict one, Verdict other) {
        return one == other;
    }

    public Revision revision() {
        return revision;
    }

    /** Returns the items that the patterns were run on, those aside that were run alone since. */
    public Materialization materialization() {
        return materialization;
    }

    /** Returns the verdicts on the access patterns. */
    public Verification verification() {
        return verification;
    }

    /** Returns what the rules find, worst first. */
    public List<Finding> findings() {
        return findings;
    }

    /** Returns what broke down in Keyloom while it verified and looked; the rest is complete. */
    public List<OwnFault> faults() {
        return faults;
    }

    /** Returns how long it took to verify and to look. */
    public Duration computing() {
        return computing;
    }
}
