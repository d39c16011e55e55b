package dev.keyloom.gui.shell;

import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/** What the frame itself can do: files, undo, places, look. */
final class ShellActions {
    private final Workspace workspace;
    private final Texts texts;
    private final BooleanProperty canUndo = new SimpleBooleanProperty();
    private final BooleanProperty canRedo = new SimpleBooleanProperty();

    final Action create;
    final Action open;
    final Action save;
    final Action saveAs;
    final Action close;
    final Action undo;
    final Action redo;
    final Action palette;
    final Action theme;
    final Action larger;
    final Action smaller;
    final Action normalSize;
    final Action inspector;
    final List<Action> places = new ArrayList<>();

    /** What the actions need of the window around them. */
    interface Frame {
        void newModel();

        void showPalette();

        void toggleInspector();
    }

    ShellActions(Workspace workspace, WindowServices services, Frame frame) {
        this.workspace = workspace;
        this.texts = services.texts();
        BooleanBinding hasDocument =
                Bindings.createBooleanBinding(() -> workspace.active().isPresent(), workspace.activeProperty());
        create = action("new", "mdi2f-file-plus-outline", frame::newModel).on("Shortcut+N");
        open = action("open", "mdi2f-folder-open-outline", workspace::open).on("Shortcut+O");
        save = action("save", "mdi2c-content-save-outline", onActive(document -> workspace.save(document, () -> {})))
                .on("Shortcut+S")
                .when(hasDocument);
        saveAs = action(
                        "save-as",
                        "mdi2c-content-save-outline",
                        onActive(document -> workspace.saveAs(document, () -> {})))
                .on("Shortcut+Shift+S")
                .when(hasDocument);
        close = action("close", "mdi2c-close", onActive(workspace::close))
                .on("Shortcut+W")
                .when(hasDocument);
        undo = action(
                        "undo",
                        "mdi2u-undo-variant",
                        onActive(document -> document.store().undo()))
                .on("Shortcut+Z")
                .when(canUndo);
        redo = action(
                        "redo",
                        "mdi2r-redo-variant",
                        onActive(document -> document.store().redo()))
                .on("Shortcut+Shift+Z")
                .when(canRedo);
        palette = action("palette", "mdi2m-magnify", frame::showPalette).on("Shortcut+K");
        theme = action(
                        "theme",
                        "mdi2w-weather-night",
                        () -> services.appearance()
                                .themeProperty()
                                .set(services.appearance().theme().other()))
                .on("Shortcut+Shift+D");
        larger = action("larger", "mdi2p-plus", services.appearance()::larger).on("Shortcut+EQUALS");
        smaller =
                action("smaller", "mdi2m-minus", services.appearance()::smaller).on("Shortcut+MINUS");
        normalSize = action(
                        "normal-size",
                        "mdi2r-refresh",
                        () -> services.appearance().setScale(1))
                .on("Shortcut+0");
        inspector = action("inspector", "mdi2t-tune-variant", frame::toggleInspector)
                .on("Shortcut+I")
                .when(hasDocument);
        for (Place place : Place.values()) {
            places.add(Action.of(
                            PlaceInfo.textKey(place),
                            texts.get(PlaceInfo.textKey(place)),
                            PlaceInfo.icon(place),
                            onActive(document ->
                                    document.session().placeProperty().set(place)))
                    .on("Shortcut+" + PlaceInfo.digit(place))
                    .when(hasDocument));
        }
        workspace.activeProperty().addListener((property, before, now) -> {
            before.ifPresent(document -> {
                canUndo.unbind();
                canRedo.unbind();
            });
            now.ifPresentOrElse(this::bindUndo, () -> {
                canUndo.set(false);
                canRedo.set(false);
            });
        });
        workspace.active().ifPresent(this::bindUndo);
    }

    /** Returns all of them, in the order of the menus. */
    List<Action> all() {
        List<Action> all = new ArrayList<>(List.of(create, open, save, saveAs, close, undo, redo, palette));
        all.addAll(places);
        all.addAll(List.of(inspector, theme, larger, smaller, normalSize));
        return all;
    }

    private void bindUndo(OpenDocument document) {
        canUndo.bind(Bindings.createBooleanBinding(
                () -> document.store().undoNameProperty().get().isPresent(),
                document.store().undoNameProperty()));
        canRedo.bind(Bindings.createBooleanBinding(
                () -> document.store().redoNameProperty().get().isPresent(),
                document.store().redoNameProperty()));
    }

    private Runnable onActive(Consumer<OpenDocument> action) {
        return () -> workspace.active().ifPresent(action);
    }

    private Action action(String name, String icon, Runnable run) {
        return Action.of(name, texts.get("action." + name), icon, run);
    }
}
