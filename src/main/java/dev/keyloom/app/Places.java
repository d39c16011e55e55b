package dev.keyloom.app;

import dev.keyloom.gui.collections.CollectionsPlace;
import dev.keyloom.gui.control.PlaceView;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.diagram.DiagramPlace;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.findings.FindingsPanel;
import dev.keyloom.gui.inspector.Inspector;
import dev.keyloom.gui.keys.KeysPlace;
import dev.keyloom.gui.load.LoadPlace;
import dev.keyloom.gui.patterns.PatternsPlace;
import dev.keyloom.gui.records.RecordsPlace;
import dev.keyloom.gui.shell.PlaceFactory;
import javafx.scene.Node;

/** Makes the parts of the window that one document needs. */
record Places(WindowServices services) implements PlaceFactory {
    @Override
    public PlaceView place(Place place, OpenDocument document) {
        return switch (place) {
            case DIAGRAM -> new DiagramPlace(document, services);
            case KEYS -> new KeysPlace(document, services);
            case RECORDS -> new RecordsPlace(document, services);
            case COLLECTIONS -> new CollectionsPlace(document, services);
            case PATTERNS -> new PatternsPlace(document, services);
            case LOAD -> new LoadPlace(document, services);
        };
    }

    @Override
    public Node inspector(OpenDocument document) {
        return new Inspector(document, services);
    }

    @Override
    public Node findings(OpenDocument document) {
        return new FindingsPanel(document, services);
    }
}
