package dev.keyloom.gui.shell;

import dev.keyloom.gui.control.PlaceView;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import javafx.scene.Node;

/** Makes the parts of the window for one document. */
public interface PlaceFactory {
    /** Returns a new view of a place. */
    PlaceView place(Place place, OpenDocument document);

    /** Returns a new inspector, which shows what is selected in the document. */
    Node inspector(OpenDocument document);

    /** Returns a new panel of problems. */
    Node findings(OpenDocument document);
}
