package dev.keyloom.gui.document;

import dev.keyloom.gui.task.TaskRunner;
import dev.keyloom.gui.task.TaskRunner.RunningTask;
import dev.keyloom.model.DataModel;
import dev.keyloom.prove.Proof;
import dev.keyloom.prove.Prover;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Looks for worlds in which an access pattern fails, away from the UI thread, when it is asked to. A search that is stopped
 * gives what it has found. A change of the design ends the search; of a search that is over it says that its result is of
 * an earlier state. Moving boxes of the diagram changes no design.
 */
public final class Proofs {
    /** The same worlds each time, so that a design that was mended is asked what it failed before. */
    private static final long SEED = 7;
    /** As many as the command line has, so that both find the same. */
    private static final int PARTS = 2;

    private final DocumentStore store;
    private final TaskRunner tasks;
    private final ReadOnlyObjectWrapper<ProofState> state = new ReadOnlyObjectWrapper<>(new ProofState.None());
    private Search search;

    Proofs(DocumentStore store, TaskRunner tasks) {
        this.store = store;
        this.tasks = tasks;
        this.search = new Search(store.document().model(), 0);
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
        search.end();
        search = new Search(store.document().model(), worlds);
        search.begin();
    }

    /** Ends a search and keeps what it has found, if it has looked at any world. */
    public void stop() {
        if (state.get() instanceof ProofState.Running running) {
            search.end();
            state.set(
                    running.soFar().worlds() == 0
                            ? new ProofState.None()
                            : new ProofState.Finished(running.soFar(), running.worlds(), search.model, isChanged()));
        }
    }

    /** Ends a search, or puts its result away. */
    public void clear() {
        search.end();
        state.set(new ProofState.None());
    }

    private void follow() {
        if (state.get() instanceof ProofState.Running && isChanged()) {
            clear();
        } else if (state.get() instanceof ProofState.Finished finished) {
            // Told of every change: what can still be added depends on what is there.
            state.set(new ProofState.Finished(finished.proof(), finished.worlds(), finished.model(), isChanged()));
        }
    }

    @SuppressWarnings("ReferenceEquality") // comparing whole models would read every record
    private boolean isChanged() {
        return store.document().model() != search.model;
    }

    /** One search, its worlds shared out among threads. What they tell after its end is dropped. Lives on the UI thread. */
    private final class Search {
        private final DataModel model;
        private final int worlds;
        private final List<Proof> parts = new ArrayList<>(Collections.nCopies(PARTS, new Proof(0, SEED, 0, List.of())));
        private final List<RunningTask> running = new ArrayList<>();
        private int done;
        private boolean isOver;

        Search(DataModel model, int worlds) {
            this.model = model;
            this.worlds = worlds;
        }

        void begin() {
            tell();
            for (int i = 0; i < PARTS && !isOver; i++) {
                int number = i;
                Prover.Part part = new Prover.Part(number, PARTS);
                running.add(tasks.runLong(
                        cancelled ->
                                new Prover(model).part(worlds, SEED, part, cancelled::getAsBoolean, toldOnUi(number)),
                        proof -> finish(number, proof),
                        failure -> {
                            end();
                            state.set(new ProofState.None());
                            throw new IllegalStateException("Proving " + model.name(), failure);
                        }));
            }
        }

        void end() {
            isOver = true;
            running.forEach(RunningTask::cancel);
        }

        private Consumer<Proof> toldOnUi(int number) {
            return soFar -> tasks.onUi(() -> {
                if (!isOver) {
                    parts.set(number, soFar);
                    tell();
                }
            });
        }

        private void finish(int number, Proof proof) {
            if (isOver) {
                return;
            }
            parts.set(number, proof);
            done++;
            if (done == PARTS) {
                isOver = true;
                state.set(new ProofState.Finished(soFar(), worlds, model, isChanged()));
            }
        }

        private void tell() {
            state.set(new ProofState.Running(soFar(), worlds));
        }

        private Proof soFar() {
            return Proof.merged(parts, model.accessPatterns());
        }
    }
}
