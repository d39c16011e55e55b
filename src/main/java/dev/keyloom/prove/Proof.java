package dev.keyloom.prove;

import java.util.List;

/**
 * What many worlds told of a design.
 *
 * @param worlds how many were made
 * @param runs how many times a pattern was run and judged
 * @param failures at most one for each pattern, in the order of the model
 */
public record Proof(int worlds, long seed, int runs, List<Counterexample> failures) {
    public Proof {
        failures = List.copyOf(failures);
    }
}
