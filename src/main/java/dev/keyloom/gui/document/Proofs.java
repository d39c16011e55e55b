package dev.keyloom.gui.document;

import dev.keyloom.gui.task.NewestTask;
import dev.keyloom.gui.task.TaskRunner;
import dev.keyloom.model.DataModel;
import dev.keyloom.prove.Proof;
import dev.keyloom.prove.Prover;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Looks for worlds in which an access pattern fails, away from the UI thread, when it is asked to. A change of the design
 * ends the search; of a search that is over it says that its result is of an earlier state. Moving boxes of the diagram
 * changes no design.
 */
public final class Proofs {
    /** The same worlds each time, so that a design that was mended is asked what it failed before. */
    private static final long SEED = 7;

    private final DocumentStore store;
    private final TaskRunner tasks;
    private final NewestTask task;
    private final ReadOnlyObjectWrapper<ProofState> state = new ReadOnlyObjectWrapper<>(new ProofState.None());
    private DataModel asked;
    /** Counts the searches: what a worker tells of an older one is dropped. */
    private int search;

    Proofs(DocumentStore store, TaskRunner tasks) {
        this.store = store;
        this.tasks = tasks;
        this.task = new NewestTask(tasks);
        this.asked = store.document().model();
        store.revisionProperty().addListener((property, before, now) -> follow());
    }

    public ReadOnlyObjectProperty<ProofState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public ProofState state() {
        return state.get();
    }

    /** Begins to look at the design as it is now; a search under way is dropped. */
    public void start(int worlds) {
        int number = ++search;
        DataModel model = store.document().model();
        asked = model;
        state.set(new ProofState.Running(0, worlds));
        task.start(
                cancelled -> new Prover(model)
                        .prove(
                                worlds,
                                SEED,
                                cancelled::getAsBoolean,
                                done -> tasks.onUi(() -> tellProgress(number, done, worlds))),
                proof -> finish(number, proof),
                failure -> {
                    clear();
                    throw new IllegalStateException("Proving " + model.name(), failure);
                });
    }

    /** Ends a search, or puts its result away. */
    public void clear() {
        search++;
        task.cancel();
        state.set(new ProofState.None());
    }

    private void tellProgress(int number, int done, int worlds) {
        if (number == search && state.get() instanceof ProofState.Running) {
            state.set(new ProofState.Running(done, worlds));
        }
    }

    private void finish(int number, Proof proof) {
        if (number == search) {
            state.set(new ProofState.Finished(proof, asked, isChanged()));
        }
    }

    private void follow() {
        if (state.get() instanceof ProofState.Running && isChanged()) {
            clear();
        } else if (state.get() instanceof ProofState.Finished finished) {
            // Told of every change: what can still be added depends on what is there.
            state.set(new ProofState.Finished(finished.proof(), finished.model(), isChanged()));
        }
    }

    @SuppressWarnings("ReferenceEquality") // comparing whole models would read every record
    private boolean isChanged() {
        return store.document().model() != asked;
    }
}
