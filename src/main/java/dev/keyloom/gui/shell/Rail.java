package dev.keyloom.gui.shell;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.document.Review;
import dev.keyloom.gui.document.SessionState;
import dev.keyloom.pattern.Verdict;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The places at the left, one button each; the active one is marked by colour, weight and a bar. */
final class Rail extends VBox {
    private static final int ICON_PIXELS = 21;
    private static final double NARROW_WINDOW = 1000;

    private final Label badge = new Label();

    Rail(OpenDocument document, Texts texts) {
        SessionState session = document.session();
        badge.getStyleClass().add("kl-rail-badge");
        document.reviews().newestProperty().addListener((property, before, now) -> showFailing(now));
        showFailing(document.reviews().newest());
        getStyleClass().add("kl-rail");
        ToggleGroup group = new ToggleGroup();
        for (Place place : Place.values()) {
            String name = texts.get(PlaceInfo.textKey(place));
            ToggleButton button = new ToggleButton(name, icon(place));
            button.getStyleClass().setAll("toggle-button", "kl-rail-button");
            button.setContentDisplay(ContentDisplay.TOP);
            button.setToggleGroup(group);
            button.setMaxWidth(Double.MAX_VALUE);
            button.setUserData(place);
            button.setTooltip(new Tooltip(name + "  Ctrl+" + PlaceInfo.digit(place)));
            button.setAccessibleText(name);
            button.setSelected(session.place() == place);
            button.setOnAction(event -> {
                // A toggle in a group may be switched off by a second click; a place may not.
                button.setSelected(true);
                session.placeProperty().set(place);
            });
            getChildren().add(button);
        }
        session.placeProperty()
                .addListener((property, before, now) -> group.getToggles().stream()
                        .filter(toggle -> toggle.getUserData() == now)
                        .forEach(group::selectToggle));
        sceneProperty().addListener((property, before, scene) -> {
            if (scene != null) {
                scene.widthProperty().addListener((width, was, is) -> setNarrow(is.doubleValue() < NARROW_WINDOW));
                setNarrow(scene.getWidth() < NARROW_WINDOW);
            }
        });
    }

    private Node icon(Place place) {
        Node icon = Icons.of(PlaceInfo.icon(place), ICON_PIXELS);
        if (place != Place.PATTERNS) {
            return icon;
        }
        StackPane marked = new StackPane(icon, badge);
        StackPane.setAlignment(badge, Pos.TOP_RIGHT);
        return marked;
    }

    /** How many patterns fail stands at the icon's corner, if any do. */
    private void showFailing(Optional<Review> review) {
        int failing = review.map(Review::verification)
                .map(found -> found.verdicts().size() - found.count(Verdict.Kind.PASS))
                .orElse(0);
        badge.setText(Integer.toString(failing));
        badge.setVisible(failing > 0);
    }

    private void setNarrow(boolean narrow) {
        getStyleClass().remove("narrow");
        if (narrow) {
            getStyleClass().add("narrow");
        }
        getChildren()
                .forEach(child -> ((ToggleButton) child)
                        .setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TOP));
    }
}
