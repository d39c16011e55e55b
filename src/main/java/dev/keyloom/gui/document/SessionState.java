package dev.keyloom.gui.document;

import java.util.EnumMap;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** What is neither saved nor undone: the place that is shown, what is selected, and where the inspector is open. */
public final class SessionState {
    private final ObjectProperty<Place> place = new SimpleObjectProperty<>(Place.DIAGRAM);
    private final ObjectProperty<Selection> selection = new SimpleObjectProperty<>(Selection.NONE);
    private final Map<Place, BooleanProperty> inspectorOpen = new EnumMap<>(Place.class);

    public SessionState() {
        // The chart and the collections need the width; there the inspector opens when it is asked for.
        for (Place each : Place.values()) {
            inspectorOpen.put(each, new SimpleBooleanProperty(hasInspector(each)));
        }
    }

    private static boolean hasInspector(Place place) {
        return place == Place.DIAGRAM || place == Place.RECORDS || place == Place.PATTERNS;
    }

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

    /** Returns whether the inspector is open beside a place. */
    public BooleanProperty inspectorOpenProperty(Place where) {
        BooleanProperty open = inspectorOpen.get(where);
        if (open == null) {
            throw new IllegalArgumentException("No such place: " + where);
        }
        return open;
    }

    /** Selects something and opens the inspector on it, beside the place that is shown. */
    public void inspect(Selection newSelection) {
        select(newSelection);
        inspectorOpenProperty(place()).set(true);
    }
}
