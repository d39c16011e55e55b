package dev.keyloom.gui.inspector;

import dev.keyloom.document.Document;
import javafx.scene.Node;

/** A form for one part of the document. */
interface Form {
    /** Returns what is shown. */
    Node node();

    /**
     * Shows the part as a document has it.
     *
     * @return whether the part is still there
     */
    boolean show(Document document);

    /** Puts the focus into the first field. */
    default void focusFirst() {
        node().requestFocus();
    }
}
