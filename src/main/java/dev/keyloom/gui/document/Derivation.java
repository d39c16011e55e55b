package dev.keyloom.gui.document;

import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.ModelCheck;
import dev.keyloom.problem.Problem;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Computes what follows from a document. */
final class Derivation {
    private Derivation() {}

    /**
     * Returns everything derived from a revision, reusing what the previous computation has in common with it; nothing if
     * the computation was cancelled.
     */
    static Optional<Derived> of(Revision revision, Optional<Derived> previous, BooleanSupplier cancelled) {
        long start = System.nanoTime();
        DataModel model = revision.document().model();
        try {
            Materialization items = previous.isPresent()
                    ? Materializer.update(previous.get().materialization(), model, cancelled::getAsBoolean)
                    : Materializer.materialize(model, cancelled::getAsBoolean);
            List<Problem> problems = ModelCheck.check(model);
            return Optional.of(new Derived(revision, items, problems, Duration.ofNanos(System.nanoTime() - start)));
        } catch (CancellationException superseded) {
            return Optional.empty();
        }
    }
}
