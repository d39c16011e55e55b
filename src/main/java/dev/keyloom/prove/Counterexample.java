package dev.keyloom.prove;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.problem.Message;
import java.util.List;
import java.util.Optional;

/**
 * A world in which a pattern does not get the right answer.
 *
 * @param worldNumber the world it was found in, from 1
 * @param world the design with the records that are left: without any one of them the pattern would be right
 * @param run how it fails there
 */
public record Counterexample(AccessPattern pattern, int worldNumber, DataModel world, ExampleRun run) {
    /** Returns why the pattern fails. */
    public String explanation() {
        return why().map(Message::text).orElse("");
    }

    /** Returns why the pattern fails, to be said in any language. */
    public Optional<Message> why() {
        return run.fault().or(run::refusal);
    }

    /** Returns how many records the world has. */
    public int records() {
        return world.records().values().stream().mapToInt(List::size).sum();
    }
}
