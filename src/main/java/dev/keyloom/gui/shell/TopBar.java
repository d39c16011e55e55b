package dev.keyloom.gui.shell;

import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.theme.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar at the top: logo, menus, the most used actions, the palette's field in the middle, theme at the right. */
final class TopBar extends StackPane {
    private static final double LOGO = 22;
    private static final double PALETTE_WIDTH = 360;
    private static final double PALETTE_FITS = 1000;

    private final Texts texts;
    private final Workspace workspace;
    private final ShellActions actions;
    private final List<Runnable> unfinished = new ArrayList<>();

    TopBar(
            Workspace workspace,
            WindowServices services,
            ShellActions actions,
            Supplier<List<Action>> placeActions,
            Image logo) {
        this.workspace = workspace;
        this.texts = services.texts();
        this.actions = actions;
        getStyleClass().add("kl-top");
        ImageView picture = new ImageView(logo);
        picture.setFitWidth(LOGO);
        picture.setFitHeight(LOGO);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button theme = icon(actions.theme);
        FontIcon themeIcon = (FontIcon) theme.getGraphic();
        services.appearance()
                .themeProperty()
                .addListener((property, before, now) -> Icons.change(themeIcon, themeIcon(now)));
        Icons.change(themeIcon, themeIcon(services.appearance().theme()));
        HBox row = new HBox(
                4,
                picture,
                menus(placeActions),
                line(),
                icon(actions.create),
                icon(actions.open),
                icon(actions.save),
                line(),
                icon(actions.undo, undoText("action.undo-named", "action.undo", true)),
                icon(actions.redo, undoText("action.redo-named", "action.redo", false)),
                gap,
                theme);
        row.setAlignment(Pos.CENTER_LEFT);
        Node field = paletteField();
        widthProperty().addListener((property, before, now) -> field.setVisible(now.doubleValue() >= PALETTE_FITS));
        getChildren().addAll(row, field);
        row.setPickOnBounds(false);
    }

    /** Adds what is not seen before the pointer comes near: the menus' contents and the buttons' tips. */
    void complete() {
        unfinished.forEach(Runnable::run);
        unfinished.clear();
    }

    private Node paletteField() {
        Label prompt = new Label(texts.get("palette.prompt"));
        prompt.getStyleClass().addAll("kl-small", "kl-muted");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label keys = new Label("Ctrl K");
        keys.getStyleClass().addAll("kl-tag");
        HBox inside = new HBox(8, Icons.of("mdi2m-magnify"), prompt, gap, keys);
        inside.setAlignment(Pos.CENTER_LEFT);
        Button field = new Button("", inside);
        field.getStyleClass().add("kl-palette-opener");
        field.setMinWidth(PALETTE_WIDTH);
        field.setMaxWidth(PALETTE_WIDTH);
        inside.setPrefWidth(PALETTE_WIDTH - 20);
        field.setAccessibleText(texts.get("action.palette"));
        field.setOnAction(event -> actions.palette.run().run());
        return field;
    }

    private MenuBar menus(Supplier<List<Action>> placeActions) {
        Menu file = menu("menu.file", actions.create, actions.open, actions.save, actions.saveAs, actions.close);
        Menu edit = menu("menu.edit", actions.undo, actions.redo, actions.palette);
        Menu view = menu("menu.view");
        unfinished.add(() -> {
            actions.places.forEach(place -> view.getItems().add(item(place)));
            view.getItems().add(new SeparatorMenuItem());
            List.of(actions.inspector, actions.theme, actions.larger, actions.smaller, actions.normalSize)
                    .forEach(action -> view.getItems().add(item(action)));
        });
        Menu model = menu("menu.model");
        // Filled when it opens: what can be done depends on the place that is shown.
        MenuItem placeholder = new MenuItem(texts.get("menu.model.empty"));
        placeholder.setDisable(true);
        model.getItems().add(placeholder);
        model.setOnShowing(event -> {
            List<Action> now = placeActions.get();
            model.getItems()
                    .setAll(
                            now.isEmpty()
                                    ? List.of(placeholder)
                                    : now.stream().map(TopBar::item).toList());
        });
        MenuBar bar = new MenuBar(file, edit, view, model);
        bar.getStyleClass().add("kl-menus");
        bar.setUseSystemMenuBar(true);
        return bar;
    }

    private Menu menu(String key, Action... items) {
        Menu menu = new Menu(texts.get(key));
        unfinished.add(() -> {
            for (Action action : items) {
                menu.getItems().add(item(action));
            }
        });
        return menu;
    }

    private static MenuItem item(Action action) {
        MenuItem item = new MenuItem(action.text());
        action.icon().ifPresent(icon -> item.setGraphic(Icons.of(icon)));
        action.shortcut().ifPresent(item::setAccelerator);
        item.disableProperty().bind(Bindings.not(action.enabled()));
        item.setOnAction(event -> action.run().run());
        return item;
    }

    private StringBinding undoText(String namedKey, String plainKey, boolean undo) {
        return new StringBinding() {
            {
                bind(workspace.activeProperty());
                workspace.activeProperty().addListener((property, before, now) -> rebind(now));
                rebind(workspace.active());
            }

            private void rebind(Optional<OpenDocument> document) {
                document.ifPresent(open -> bind(
                        undo ? open.store().undoNameProperty() : open.store().redoNameProperty()));
                invalidate();
            }

            @Override
            protected String computeValue() {
                return workspace
                        .active()
                        .flatMap(open -> undo
                                ? open.store().undoNameProperty().get()
                                : open.store().redoNameProperty().get())
                        .map(name -> texts.get(
                                namedKey, texts.get(name.key(), name.arguments().toArray())))
                        .orElse(texts.get(plainKey));
            }
        };
    }

    private Button icon(Action action) {
        return icon(action, Bindings.createStringBinding(action::text));
    }

    private Button icon(Action action, StringBinding text) {
        Button button = new Button("", Icons.of(action.icon().orElse("mdi2d-dots-horizontal"), 18));
        button.getStyleClass().addAll("flat", "kl-icon");
        button.accessibleTextProperty().bind(text);
        button.disableProperty().bind(Bindings.not(action.enabled()));
        button.setOnAction(event -> action.run().run());
        unfinished.add(() -> {
            Tooltip tip = new Tooltip();
            String keys = action.shortcut()
                    .map(shortcut -> "  " + shortcut.getDisplayText())
                    .orElse("");
            tip.textProperty().bind(text.concat(keys));
            button.setTooltip(tip);
        });
        return button;
    }

    private static String themeIcon(Theme theme) {
        return theme == Theme.LIGHT ? "mdi2w-white-balance-sunny" : "mdi2w-weather-night";
    }

    private static Node line() {
        Separator line = new Separator(Orientation.VERTICAL);
        line.getStyleClass().add("kl-top-line");
        return line;
    }
}
