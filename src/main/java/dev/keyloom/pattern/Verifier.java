package dev.keyloom.pattern;

import dev.keyloom.materialize.Cancellation;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.problem.Message;
import dev.keyloom.problem.OwnFault;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Runs access patterns in the embedded engine on the items that the records make, and compares their answers with the
 * conceptual ones. A pattern that cannot be run gets its verdict as the others do.
 */
public final class Verifier {
    private final Materialization materialization;
    private final Playground playground;

    private final PatternCache cache;

    private Verifier(Materialization materialization, PatternCache cache) {
        this.materialization = materialization;
        this.playground = Playground.of(materialization, cache);
        this.cache = cache;
    }

    /** Returns a verifier of a design, its items loaded. */
    public static Verifier of(Materialization materialization) {
        return of(materialization, new PatternCache());
    }

    /** Returns a verifier of a design, its items loaded, that shares what others have read. */
    public static Verifier of(Materialization materialization, PatternCache cache) {
        return new Verifier(materialization, cache);
    }

    /** Returns the verdicts on all patterns. */
    public static Verification verify(Materialization materialization) {
        return verify(materialization, Cancellation.NEVER);
    }

    /**
     * Returns the verdicts on all patterns.
     *
     * @throws java.util.concurrent.CancellationException if it is asked to stop
     */
    public static Verification verify(Materialization materialization, Cancellation cancellation) {
        return verify(materialization, materialization.model().accessPatterns(), cancellation);
    }

    /**
     * Returns the verdicts on some patterns.
     *
     * @throws java.util.concurrent.CancellationException if it is asked to stop
     */
    public static Verification verify(
            Materialization materialization, List<AccessPattern> patterns, Cancellation cancellation) {
        return verify(patterns, of(materialization)::verdict, cancellation);
    }

    /** Returns what a pattern is called where its verification breaks down. */
    public static Message part(AccessPattern pattern) {
        return VerdictPhrases.PATTERN.with(pattern.number());
    }

    /** Gathers the verdicts of a judge that may break down over a pattern: that one gets an error, the others theirs. */
    static Verification verify(
            List<AccessPattern> patterns, Function<AccessPattern, Verdict> judge, Cancellation cancellation) {
        List<Verdict> verdicts = new ArrayList<>();
        List<OwnFault> faults = new ArrayList<>();
        for (AccessPattern pattern : patterns) {
            cancellation.check();
            OwnFault.of(part(pattern), () -> verdicts.add(judge.apply(pattern))).ifPresent(fault -> {
                faults.add(fault);
                verdicts.add(new Verdict(pattern, List.of(ExampleRun.refused(pattern.parameters(), fault.message()))));
            });
        }
        return new Verification(verdicts, faults);
    }

    /** Returns the verdict on one pattern, with its parameters and all its examples. */
    public Verdict verdict(AccessPattern pattern) {
        List<ExampleRun> runs = new ArrayList<>();
        runs.add(run(pattern, pattern.parameters()));
        pattern.examples().forEach(example -> runs.add(run(pattern, example)));
        return new Verdict(pattern, runs);
    }

    /** Returns how a pattern does with one set of arguments. */
    public ExampleRun run(AccessPattern pattern, Map<String, AttributeValue> arguments) {
        return new PatternRun(materialization, playground, cache, pattern, arguments).run();
    }
}
