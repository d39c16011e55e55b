package dev.keyloom.prove;

import dev.keyloom.model.AccessPattern;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What many worlds told of a design.
 *
 * @param worlds how many were made, of a part how many of its own
 * @param runs how many times a pattern was run and judged
 * @param failures at most one for each pattern, in the order of the model
 */
public record Proof(int worlds, long seed, int runs, List<Counterexample> failures) {
    public Proof {
        failures = List.copyOf(failures);
    }

    /**
     * Returns the parts of one proof put together: of each pattern the failure in the earliest world.
     *
     * @param patterns the design's patterns, whose order the failures get
     */
    public static Proof merged(List<Proof> parts, List<AccessPattern> patterns) {
        Map<Integer, Counterexample> earliest = new TreeMap<>();
        int worlds = 0;
        int runs = 0;
        for (Proof part : parts) {
            worlds += part.worlds();
            runs += part.runs();
            for (Counterexample failure : part.failures()) {
                earliest.merge(
                        patterns.indexOf(failure.pattern()),
                        failure,
                        (a, b) -> a.worldNumber() <= b.worldNumber() ? a : b);
            }
        }
        return new Proof(worlds, parts.get(0).seed(), runs, List.copyOf(earliest.values()));
    }
}
