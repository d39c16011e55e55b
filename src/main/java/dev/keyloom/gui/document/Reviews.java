package dev.keyloom.gui.document;

import dev.keyloom.gui.task.NewestTask;
import dev.keyloom.gui.task.TaskRunner;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.LintReport;
import dev.keyloom.lint.Linter;
import dev.keyloom.materialize.Cancellation;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.pattern.Verification;
import dev.keyloom.pattern.Verifier;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * Verifies the access patterns and runs the analyzer's rules after every change, away from the UI thread. The newest
 * change wins: work for an older one is dropped. One pattern can be verified alone.
 */
public final class Reviews {
    private final DocumentStore store;
    private final TaskRunner tasks;
    private final Linter linter;
    private final NewestTask task;
    private final ReadOnlyObjectWrapper<Optional<Review>> newest = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final BooleanProperty onEveryChange = new SimpleBooleanProperty(true);

    Reviews(DocumentStore store, TaskRunner tasks) {
        this(store, tasks, Linter.withAllRules());
    }

    Reviews(DocumentStore store, TaskRunner tasks, Linter linter) {
        this.store = store;
        this.tasks = tasks;
        this.linter = linter;
        this.task = new NewestTask(tasks);
        store.derivedProperty().addListener((property, before, now) -> {
            if (onEveryChange.get()) {
                run();
            }
        });
        onEveryChange.addListener((property, before, now) -> {
            if (now) {
                run();
            }
        });
        run();
    }

    /** Returns what was found last; it may be of an older revision while a newer one is being looked at. */
    public ReadOnlyObjectProperty<Optional<Review>> newestProperty() {
        return newest.getReadOnlyProperty();
    }

    public Optional<Review> newest() {
        return newest.get();
    }

    /** Returns the review of the document as it is now, if it is there already. */
    @SuppressWarnings("ReferenceEquality") // a revision is equal only to itself
    public Optional<Review> current() {
        return newest.get().filter(review -> review.revision().document() == store.document());
    }

    /** Returns whether a review is being made. */
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** Returns whether each change is looked at by itself; without it only {@link #run()} looks. */
    public BooleanProperty onEveryChangeProperty() {
        return onEveryChange;
    }

    /** Looks at the newest items there are. */
    public void run() {
        store.derived().ifPresent(derived -> {
            running.set(true);
            task.start(
                    cancelled -> review(derived, cancelled),
                    result -> {
                        running.set(false);
                        result.ifPresent(value -> newest.set(Optional.of(value)));
                    },
                    failure -> {
                        running.set(false);
                        throw new IllegalStateException(
                                "Reviewing revision " + derived.revision().number(), failure);
                    });
        });
    }

    /** Verifies one pattern on the newest items, by its place in the model's list; the others keep their verdicts. */
    public void run(int position) {
        if (newest.get().isEmpty()) {
            run();
            return;
        }
        store.derived()
                .filter(derived -> position
                        < derived.revision().document().model().accessPatterns().size())
                .ifPresent(derived -> tasks.run(
                        cancelled -> loneRun(derived, position), run -> take(derived, position, run), failure -> {
                            throw new IllegalStateException("Running pattern " + position, failure);
                        }));
    }

    private static Review.LoneRun loneRun(Derived derived, int position) {
        long start = System.nanoTime();
        AccessPattern pattern =
                derived.revision().document().model().accessPatterns().get(position);
        Verification verification = Verifier.verify(derived.materialization(), List.of(pattern), Cancellation.NEVER);
        return new Review.LoneRun(verification, derived.materialization(), Duration.ofNanos(System.nanoTime() - start));
    }

    /** A review of a later revision knows better. */
    private void take(Derived derived, int position, Review.LoneRun run) {
        newest.get()
                .filter(review ->
                        review.revision().number() <= derived.revision().number())
                .ifPresent(review -> newest.set(Optional.of(review.with(position, run))));
    }

    private Optional<Review> review(Derived derived, BooleanSupplier cancelled) {
        long start = System.nanoTime();
        try {
            Verification verification = Verifier.verify(derived.materialization(), cancelled::getAsBoolean);
            if (cancelled.getAsBoolean()) {
                return Optional.empty();
            }
            LintReport lint = linter.check(new LintContext(derived.materialization()));
            return Optional.of(new Review(derived, verification, lint, Duration.ofNanos(System.nanoTime() - start)));
        } catch (CancellationException superseded) {
            return Optional.empty();
        }
    }
}
