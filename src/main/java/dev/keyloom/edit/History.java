package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.problem.Result;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The document now, and the documents before and after it. Documents are immutable, so undo is the previous document
 * itself and neither undo nor redo can fail. Not safe for use by several threads.
 */
public final class History {
    /** Steps that are kept; older ones are forgotten. */
    public static final int DEFAULT_MAXIMUM_STEPS = 1000;

    private final int maximumSteps;
    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();
    private Document document;
    private @Nullable Document saved;
    /** Key of the newest step while further edits may join it. */
    private @Nullable MergeKey openRun;

    private @Nullable Interaction interaction;

    /** An edit that was applied: the documents on both sides of it. */
    private record Step(EditName name, Document before, Document after) {}

    private History(Document document, @Nullable Document saved, int maximumSteps) {
        if (maximumSteps < 1) {
            throw new IllegalArgumentException("A history keeps at least one step, not " + maximumSteps);
        }
        this.document = document;
        this.saved = saved;
        this.maximumSteps = maximumSteps;
    }

    /** Returns the history of a document that is as its file has it. */
    public static History ofSaved(Document document) {
        return new History(document, document, DEFAULT_MAXIMUM_STEPS);
    }

    /** Returns the history of a document that no file holds yet, such as one recovered after a crash. */
    public static History ofUnsaved(Document document) {
        return new History(document, null, DEFAULT_MAXIMUM_STEPS);
    }

    /** Returns a saved document's history that remembers no more than {@code maximumSteps}, at least 1. */
    public static History ofSaved(Document document, int maximumSteps) {
        return new History(document, document, maximumSteps);
    }

    /** Returns the document as it is now, in the middle of an interaction too. */
    public Document document() {
        return document;
    }

    /**
     * Applies an edit as a new step, or as part of the newest step when their merge keys are equal and the run was not
     * ended. What was undone is forgotten. An open interaction is committed first.
     *
     * @return the document now; without a value nothing has changed and the problems say why
     */
    public Result<Document> apply(ModelEdit edit) {
        if (interaction != null) {
            interaction.commit();
        }
        Result<Document> result = edit.applyTo(document);
        result.value().ifPresent(after -> record(edit.name(), edit.mergeKey().orElse(null), after));
        return result;
    }

    /** Takes the newest step back; an open interaction is cancelled instead. Returns whether there was anything to undo. */
    public boolean undo() {
        if (interaction != null) {
            interaction.cancel();
            return true;
        }
        Step step = done.pollLast();
        if (step == null) {
            return false;
        }
        undone.addLast(step);
        document = step.before();
        seal();
        return true;
    }

    /** Does the step undone last again; an open interaction is cancelled first. Returns whether there was one. */
    public boolean redo() {
        if (interaction != null) {
            interaction.cancel();
        }
        Step step = undone.pollLast();
        if (step == null) {
            return false;
        }
        done.addLast(step);
        document = step.after();
        seal();
        return true;
    }

    /** Returns what undo would take back. */
    public Optional<EditName> undoName() {
        return Optional.ofNullable(done.peekLast()).map(Step::name);
    }

    /** Returns what redo would do again. */
    public Optional<EditName> redoName() {
        return Optional.ofNullable(undone.peekLast()).map(Step::name);
    }

    /** Ends a run of merging edits, as when the field that was typed in loses the focus: the next edit is a new step. */
    public void seal() {
        openRun = null;
    }

    /** Remembers that the file holds the document as it is now. */
    public void markSaved() {
        markSaved(document);
    }

    /** Remembers which document the file holds: the one that was current when writing began. */
    public void markSaved(Document written) {
        saved = written;
        seal();
    }

    /** Says whether the document differs from the file; undoing back to what was saved makes it clean again. */
    @SuppressWarnings("ReferenceEquality") // identity is the point: comparing a million records is not for each edit
    public boolean isDirty() {
        return document != saved;
    }

    /** Begins a gesture that shows its result all the time and becomes one step at its end. One that was open is committed. */
    public Interaction begin() {
        if (interaction != null) {
            interaction.commit();
        }
        interaction = new Interaction(document);
        return interaction;
    }

    @SuppressWarnings("ReferenceEquality")
    private void record(EditName name, @Nullable MergeKey key, Document after) {
        if (after == document) {
            return;
        }
        Step newest = done.peekLast();
        if (newest != null && key != null && key.equals(openRun)) {
            done.removeLast();
            done.addLast(new Step(newest.name(), newest.before(), after));
        } else {
            done.addLast(new Step(name, document, after));
            if (done.size() > maximumSteps) {
                done.removeFirst();
            }
        }
        undone.clear();
        openRun = key;
        document = after;
    }

    /** A gesture under way, such as a drag: each update replaces the one before, all are one step in the end. */
    public final class Interaction {
        private final Document mark;
        private @Nullable EditName name;
        private boolean open = true;

        private Interaction(Document mark) {
            this.mark = mark;
        }

        /**
         * Shows what {@code edit} would make of the document as it was when the gesture began.
         *
         * @return the document now; without a value the last good update stays
         * @throws IllegalStateException if the gesture has ended
         */
        public Result<Document> update(ModelEdit edit) {
            if (!open) {
                throw new IllegalStateException("The interaction has ended: " + edit.name());
            }
            Result<Document> result = edit.applyTo(mark);
            result.value().ifPresent(after -> {
                document = after;
                name = edit.name();
            });
            return result;
        }

        /** Makes the last update one step. Does nothing once the gesture has ended. */
        public void commit() {
            if (close()) {
                Document after = document;
                document = mark;
                if (name != null) {
                    seal();
                    record(name, null, after);
                }
            }
        }

        /** Goes back to where the gesture began, as if nothing had been. Does nothing once it has ended. */
        public void cancel() {
            if (close()) {
                document = mark;
            }
        }

        /** Says whether the gesture is still under way. */
        public boolean isOpen() {
            return open;
        }

        private boolean close() {
            if (!open) {
                return false;
            }
            open = false;
            interaction = null;
            return true;
        }
    }
}
