package dev.keyloom.gui.diagram;

import dev.keyloom.edit.ModelEdit;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.Revision;

/** A gesture of the store that notices when something else, as an undo, has ended it. */
final class MoveGesture {
    private final DocumentStore store;
    private final DocumentStore.Gesture gesture;
    private Revision latest;

    MoveGesture(DocumentStore store) {
        this.store = store;
        gesture = store.begin();
        latest = store.revisionProperty().get();
    }

    /** Says whether nobody else has changed the document since the gesture began. */
    boolean isOpen() {
        return store.revisionProperty().get().equals(latest);
    }

    void update(ModelEdit edit) {
        if (isOpen()) {
            gesture.update(edit);
            latest = store.revisionProperty().get();
        }
    }

    void commit() {
        gesture.commit();
    }

    void cancel() {
        gesture.cancel();
    }
}
