package dev.keyloom.prove;

import dev.keyloom.materialize.Cancellation;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.PatternCache;
import dev.keyloom.pattern.Verifier;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Runs a design's access patterns in random worlds until one fails, and shrinks that world. A pattern that has failed once
 * is not asked again. A write that its own condition refuses has done what it should.
 */
public final class Prover {
    private final DataModel model;
    private final WorldGenerator generator;
    private final Map<AccessPattern, ArgumentChooser> choosers = new LinkedHashMap<>();

    public Prover(DataModel model) {
        this.model = model;
        this.generator = new WorldGenerator(model);
        Map<String, List<Reference>> references = Reference.byHolder(model);
        model.accessPatterns()
                .forEach(pattern -> choosers.put(pattern, new ArgumentChooser(model, references, pattern)));
    }

    /**
     * Returns what the worlds told.
     *
     * @param seed the same seed gives the same worlds and the same result
     * @param progress is told after each world what those so far tell
     * @throws java.util.concurrent.CancellationException if the result is no longer wanted
     */
    public Proof prove(int worlds, long seed, Cancellation cancellation, Consumer<Proof> progress) {
        return part(worlds, seed, Part.ALL, cancellation, progress);
    }

    /**
     * Returns what every so many worlds told, so that several threads can share the work; {@link Proof#merged} puts the
     * parts together. A prover is used by one thread at a time.
     *
     * @param worlds how many there are in all parts
     * @param progress is told after each world what those so far tell
     * @throws java.util.concurrent.CancellationException if the result is no longer wanted
     */
    public Proof part(int worlds, long seed, Part part, Cancellation cancellation, Consumer<Proof> progress) {
        PatternCache cache = new PatternCache();
        Map<AccessPattern, Counterexample> failures = new LinkedHashMap<>();
        Proof soFar = new Proof(0, seed, 0, List.of());
        for (int number = 1 + part.number(); number <= worlds; number += part.of()) {
            cancellation.check();
            int runs = soFar.runs();
            RandomGenerator random = new SplittableRandom(seed * 1_000_003L + number);
            DataModel world = generator.world(random);
            Verifier verifier = Verifier.of(Materializer.materialize(world), cache);
            for (Map.Entry<AccessPattern, ArgumentChooser> entry : choosers.entrySet()) {
                AccessPattern pattern = entry.getKey();
                if (!failures.containsKey(pattern)) {
                    Map<String, AttributeValue> arguments = entry.getValue().choose(world, random);
                    AccessPattern fitted = new FanOutValues(world, pattern, arguments).fitted();
                    ExampleRun run = verifier.run(fitted, arguments);
                    runs++;
                    if (isFailure(run)) {
                        DataModel smallest = new Shrinker(fitted, arguments, cancellation).shrunk(world);
                        failures.put(
                                pattern,
                                new Counterexample(
                                        pattern, number, smallest, Shrinker.run(smallest, fitted, arguments)));
                    }
                }
            }
            soFar = new Proof(soFar.worlds() + 1, seed, runs, sorted(failures));
            progress.accept(soFar);
        }
        return soFar;
    }

    private List<Counterexample> sorted(Map<AccessPattern, Counterexample> failures) {
        List<Counterexample> sorted = new ArrayList<>(failures.values());
        sorted.sort(Comparator.comparingInt(failure -> model.accessPatterns().indexOf(failure.pattern())));
        return sorted;
    }

    /**
     * Which worlds are looked at.
     *
     * @param number from 0
     * @param of how many parts there are
     */
    public record Part(int number, int of) {
        public static final Part ALL = new Part(0, 1);
    }

    /** A refusal by a condition, or of an item that is not there, is the answer to such a world. */
    static boolean isFailure(ExampleRun run) {
        return switch (run.verdict()) {
            case PASS, UNSERVED -> false;
            case FAIL -> true;
            case ERROR -> !isOwnRefusal(run.error().orElse(""));
        };
    }

    private static boolean isOwnRefusal(String error) {
        return error.startsWith("ConditionalCheckFailedException")
                || error.startsWith("TransactionCanceledException")
                || error.contains("multiple operations on one item")
                || error.contains("No value is given for <");
    }
}
