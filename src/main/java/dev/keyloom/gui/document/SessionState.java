package dev.keyloom.gui.document;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** What is neither saved nor undone: the place that is shown and what is selected. */
public final class SessionState {
    private final ObjectProperty<Place> place = new SimpleObjectProperty<>(Place.DIAGRAM);
    private final ObjectProperty<Selection> selection = new SimpleObjectProperty<>(Selection.NONE);

    public ObjectProperty<Place> placeProperty() {
        return place;
    }

    public Place place() {
        return place.get();
    }

    public ObjectProperty<Selection> selectionProperty() {
        return selection;
    }

    public Selection selection() {
        return selection.get();
    }

    public void select(Selection newSelection) {
        selection.set(newSelection);
    }
}
