package dev.keyloom.gui.document;

import dev.keyloom.document.Document;
import dev.keyloom.edit.EditName;
import dev.keyloom.edit.History;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.gui.task.NewestTask;
import dev.keyloom.gui.task.TaskRunner;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The one place where an open document changes. Each change makes a new revision at once; what is derived from it follows
 * from the background, and a newer revision drops the computation of an older one.
 */
public final class DocumentStore {
    private final History history;
    private final TaskRunner tasks;
    private final NewestTask derivation;

    private final ReadOnlyObjectWrapper<Revision> revision;
    private final ReadOnlyObjectWrapper<Optional<Derived>> derived = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper dirty = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<EditName>> undoName = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<EditName>> redoName = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<Problem>> refusal = new ReadOnlyObjectWrapper<>(List.of());

    private DocumentStore(History history, TaskRunner tasks) {
        this.history = history;
        this.tasks = tasks;
        this.derivation = new NewestTask(tasks);
        this.revision = new ReadOnlyObjectWrapper<>(new Revision(0, history.document()));
        publishState();
        derive();
    }

    /** Returns the store of a document that is as its file has it. */
    public static DocumentStore ofSaved(Document document, TaskRunner tasks) {
        return new DocumentStore(History.ofSaved(document), tasks);
    }

    /** Returns the store of a document that no file holds yet. */
    public static DocumentStore ofUnsaved(Document document, TaskRunner tasks) {
        return new DocumentStore(History.ofUnsaved(document), tasks);
    }

    TaskRunner tasks() {
        return tasks;
    }

    public Document document() {
        return history.document();
    }

    public ReadOnlyObjectProperty<Revision> revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    /** Returns what was derived last; it may be of an older revision while a newer one is being computed. */
    public ReadOnlyObjectProperty<Optional<Derived>> derivedProperty() {
        return derived.getReadOnlyProperty();
    }

    public Optional<Derived> derived() {
        return derived.get();
    }

    /** Returns whether there are changes that no file holds. */
    public ReadOnlyBooleanProperty dirtyProperty() {
        return dirty.getReadOnlyProperty();
    }

    /** Returns the name of the edit that undo would take back. */
    public ReadOnlyObjectProperty<Optional<EditName>> undoNameProperty() {
        return undoName.getReadOnlyProperty();
    }

    /** Returns the name of the edit that redo would do again. */
    public ReadOnlyObjectProperty<Optional<EditName>> redoNameProperty() {
        return redoName.getReadOnlyProperty();
    }

    /** Returns why the last edit was refused; empty once an edit succeeds. */
    public ReadOnlyObjectProperty<List<Problem>> refusalProperty() {
        return refusal.getReadOnlyProperty();
    }

    /**
     * Applies an edit as one undo step.
     *
     * @return the document after it; without a value nothing has changed and the problems say why
     */
    public Result<Document> apply(ModelEdit edit) {
        Result<Document> result = history.apply(edit);
        refusal.set(result.value().isPresent() ? List.of() : result.problems());
        publish();
        return result;
    }

    /** Takes the newest edit back. */
    public void undo() {
        if (history.undo()) {
            publish();
        }
    }

    /** Does the edit undone last again. */
    public void redo() {
        if (history.redo()) {
            publish();
        }
    }

    /** Ends a run of edits that make up one undo step, as when a field loses the focus. */
    public void seal() {
        history.seal();
    }

    /** Begins a gesture that is shown all the time and becomes one undo step at its end. */
    public Gesture begin() {
        return new Gesture(history.begin());
    }

    /** Remembers that a file now holds {@code written}, which was this document when writing began. */
    public void markSaved(Document written) {
        history.markSaved(written);
        publishState();
    }

    @SuppressWarnings("ReferenceEquality") // identity is what makes a revision
    private void publish() {
        publishState();
        if (history.document() != revision.get().document()) {
            revision.set(new Revision(revision.get().number() + 1, history.document()));
            derive();
        }
    }

    private void publishState() {
        dirty.set(history.isDirty());
        undoName.set(history.undoName());
        redoName.set(history.redoName());
    }

    private void derive() {
        Revision current = revision.get();
        Optional<Derived> previous = derived.get();
        derivation.start(
                cancelled -> Derivation.of(current, previous, cancelled),
                result -> result.ifPresent(value -> derived.set(Optional.of(value))),
                failure -> {
                    throw new IllegalStateException("Deriving revision " + current.number(), failure);
                });
    }

    /** A drag or another gesture under way. */
    public final class Gesture {
        private final History.Interaction interaction;

        private Gesture(History.Interaction interaction) {
            this.interaction = interaction;
        }

        /** Shows what an edit would make of the document as it was when the gesture began. */
        public Result<Document> update(ModelEdit edit) {
            Result<Document> result = interaction.update(edit);
            publish();
            return result;
        }

        /** Says whether the gesture is still under way: another edit or an undo ends it too. */
        public boolean isOpen() {
            return interaction.isOpen();
        }

        /** Makes the last update one undo step. */
        public void commit() {
            interaction.commit();
            publish();
        }

        /** Goes back to where the gesture began. */
        public void cancel() {
            interaction.cancel();
            publish();
        }
    }
}
