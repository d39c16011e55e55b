package dev.keyloom.gui.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;

/** Light or dark and the text's scale, kept on every scene that was given to {@link #style(Scene)}. */
public final class Appearance {
    /** Size of the root font at a scale of 1; all other sizes are in em of it. */
    public static final double BASE_FONT_PIXELS = 13;

    private static final double SMALLEST_SCALE = 0.75;
    private static final double LARGEST_SCALE = 2.0;
    private static final double SCALE_STEP = 1.1;
    private static final String FOLDER = "/dev/keyloom/gui/theme/";
    /** The parts' own stylesheets follow the common one, in the order of the places. */
    private static final List<String> SHEETS = List.of(
            "keyloom.css",
            "shell.css",
            "diagram.css",
            "keys.css",
            "records.css",
            "patterns.css",
            "load.css",
            "collections.css",
            "inspector.css");

    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.LIGHT);
    private final ReadOnlyDoubleWrapper scale = new ReadOnlyDoubleWrapper(1);
    private final List<Scene> scenes = new ArrayList<>();

    public Appearance(Theme initial) {
        theme.set(initial);
        theme.addListener((property, before, now) -> apply());
        scale.addListener((property, before, now) -> scenes.forEach(this::applyScale));
        applyUserAgent();
    }

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    public Theme theme() {
        return theme.get();
    }

    /** Returns the text's scale, 1 for 13 px. */
    public ReadOnlyDoubleProperty scaleProperty() {
        return scale.getReadOnlyProperty();
    }

    public void larger() {
        setScale(scale.get() * SCALE_STEP);
    }

    public void smaller() {
        setScale(scale.get() / SCALE_STEP);
    }

    /** Sets the text's scale, kept between 0.75 and 2. */
    public void setScale(double newScale) {
        scale.set(Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, newScale)));
    }

    /** Styles a scene now and whenever theme or scale change, until it is released. */
    public void style(Scene scene) {
        scenes.add(scene);
        scene.getStylesheets().setAll(stylesheets());
        scene.getRoot().getStyleClass().add("kl-dense");
        applyScale(scene);
    }

    /** Forgets a scene that is no longer shown. */
    public void release(Scene scene) {
        scenes.remove(scene);
    }

    /** Returns the addresses of the stylesheets for the present theme, for popups with a scene of their own. */
    public List<String> stylesheets() {
        List<String> addresses = new ArrayList<>();
        addresses.add(address(theme.get() == Theme.LIGHT ? "light.css" : "dark.css"));
        SHEETS.forEach(sheet -> addresses.add(address(sheet)));
        return addresses;
    }

    private void apply() {
        applyUserAgent();
        scenes.forEach(scene -> scene.getStylesheets().setAll(stylesheets()));
    }

    private void applyUserAgent() {
        Application.setUserAgentStylesheet(
                theme.get() == Theme.LIGHT
                        ? new PrimerLight().getUserAgentStylesheet()
                        : new PrimerDark().getUserAgentStylesheet());
    }

    private void applyScale(Scene scene) {
        Parent root = scene.getRoot();
        root.setStyle("-fx-font-size: " + BASE_FONT_PIXELS * scale.get() + "px;");
    }

    private static String address(String sheet) {
        return Objects.requireNonNull(Appearance.class.getResource(FOLDER + sheet), sheet)
                .toExternalForm();
    }
}
