package dev.keyloom.gui.shell;

import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.PlaceView;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** One open document in the frame: the rail, the place that is shown with its bar, the inspector and the problems. */
final class DocumentPane extends BorderPane {
    private static final double NARROW_WINDOW = 1200;

    private final OpenDocument document;
    private final PlaceFactory places;
    private final Map<Place, PlaceView> views = new EnumMap<>(Place.class);
    private final BorderPane centre = new BorderPane();
    private final BorderPane withInspector = new BorderPane();
    private final Node inspector;
    private final Node findings;
    private final Button inspectorStrip = new Button("", Icons.of("mdi2c-chevron-left"));
    private Optional<PlaceView> shown = Optional.empty();

    DocumentPane(OpenDocument document, WindowServices services, PlaceFactory places) {
        this.document = document;
        this.places = places;
        this.inspector = places.inspector(document);
        this.findings = places.findings(document);
        getStyleClass().add("kl-document");
        inspectorStrip.getStyleClass().addAll("flat", "kl-inspector-strip");
        inspectorStrip.setMaxHeight(Double.MAX_VALUE);
        inspectorStrip.setTooltip(new Tooltip(services.texts().get("action.inspector") + "  Ctrl+I"));
        inspectorStrip.setAccessibleText(services.texts().get("action.inspector"));
        inspectorStrip.setOnAction(
                event -> document.session().inspectorOpenProperty(place()).set(true));
        setLeft(new Rail(document, services.texts()));
        setCenter(withInspector);
        document.session().placeProperty().addListener((property, before, now) -> show(now));
        for (Place each : Place.values()) {
            document.session().inspectorOpenProperty(each).addListener((property, before, now) -> arrange());
        }
        sceneProperty().addListener((property, before, scene) -> {
            if (scene != null && scene.getWidth() > 0 && scene.getWidth() < NARROW_WINDOW) {
                document.session().inspectorOpenProperty(Place.DIAGRAM).set(false);
                document.session().inspectorOpenProperty(Place.RECORDS).set(false);
                document.session().inspectorOpenProperty(Place.PATTERNS).set(false);
            }
        });
        show(document.session().place());
    }

    OpenDocument document() {
        return document;
    }

    /** Returns what can be done in the place that is shown. */
    List<Action> actions() {
        return shown.map(PlaceView::actions).orElse(List.of());
    }

    /** Shows or hides the inspector beside the place. */
    void toggleInspector() {
        var open = document.session().inspectorOpenProperty(place());
        open.set(!open.get());
    }

    /** Is called when the document's tab comes to the front. */
    void shown() {
        shown.ifPresent(PlaceView::shown);
    }

    /** Is called when another tab comes to the front. */
    void hidden() {
        shown.ifPresent(PlaceView::hidden);
    }

    /** Returns the parts that F6 walks, in order. */
    List<Node> focusStops() {
        return List.of(getLeft(), centre, side(), findings);
    }

    private Node side() {
        return shown.flatMap(PlaceView::side).orElse(inspector);
    }

    private Place place() {
        return document.session().place();
    }

    private void show(Place place) {
        shown.ifPresent(PlaceView::hidden);
        PlaceView view = views.computeIfAbsent(place, key -> places.place(key, document));
        shown = Optional.of(view);
        HBox bar = new HBox(view.bar());
        HBox.setHgrow(view.bar(), Priority.ALWAYS);
        bar.getStyleClass().add("kl-place-bar");
        centre.setTop(bar);
        centre.setCenter(view.content());
        centre.setBottom(view.dock().orElse(null));
        arrange();
        view.shown();
    }

    /** The problems span the centre beside the inspector, or the whole width where the place needs it itself. */
    private void arrange() {
        boolean open = document.session().inspectorOpenProperty(place()).get();
        withInspector.setCenter(null);
        withInspector.setRight(null);
        withInspector.setBottom(null);
        VBox column = new VBox(centre, findings);
        VBox.setVgrow(centre, Priority.ALWAYS);
        withInspector.setCenter(column);
        if (open) {
            withInspector.setRight(side());
        } else if (place() != Place.KEYS && place() != Place.COLLECTIONS && place() != Place.LOAD) {
            withInspector.setRight(inspectorStrip);
        }
    }
}
