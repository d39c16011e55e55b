package dev.keyloom.gui.records;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;
import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.EmptyState;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.PlaceView;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Theme;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.WeakChangeListener;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;

/** The place "Records": the sample records of each entity as a grid, with the keys and sizes that follow from them. */
public final class RecordsPlace implements PlaceView {
    private static final CornerRadii SQUARE = new CornerRadii(2);

    private final OpenDocument document;
    private final RecordsViewModel model;
    private final Texts texts;
    private final Appearance appearance;
    private final RecordsBar bar;
    private final RecordGrid grid;
    private final CellEditor editor;
    private final EntityList list;
    private final StackPane centre = new StackPane();
    private final BorderPane content = new BorderPane(centre);
    private final List<Action> actions;
    /** The look outlives the place, so it must not hold on to it. */
    private final ChangeListener<Theme> themed = (property, before, now) -> repaint();

    /** Shows the records of a document. */
    public RecordsPlace(OpenDocument document, WindowServices services) {
        this.document = document;
        this.texts = services.texts();
        this.appearance = services.appearance();
        this.model = new RecordsViewModel(document, services.tasks());
        this.bar = new RecordsBar(model, texts, this::add);
        this.grid = new RecordGrid(model, services);
        this.list = new EntityList(model, texts, this::square);
        this.editor = new CellEditor(grid, model, texts);
        new GridInput(grid, model, new Commands());
        this.actions = newActions();
        content.setLeft(list);
        content.getStyleClass().add("kl-records");
        content.addEventHandler(KeyEvent.KEY_PRESSED, this::shortcut);
        model.pictureProperty().addListener((property, before, now) -> showContent());
        appearance.themeProperty().addListener(new WeakChangeListener<>(themed));
        showContent();
    }

    @Override
    public Node bar() {
        return bar;
    }

    @Override
    public Node content() {
        return content;
    }

    @Override
    public List<Action> actions() {
        return actions;
    }

    private void add() {
        model.add();
        grid.requestFocus();
        editor.open(Optional.empty());
    }

    private void repaint() {
        list.refresh();
    }

    private void showContent() {
        Optional<RecordsPicture> picture = model.picture();
        content.setLeft(picture.isPresent() ? list : null);
        Node shown = picture.filter(found -> found.rows() > 0).isPresent() ? grid : emptyState(picture);
        if (centre.getChildren().size() != 1 || centre.getChildren().get(0) != shown) {
            centre.getChildren().setAll(shown);
        }
    }

    private Node emptyState(Optional<RecordsPicture> picture) {
        if (picture.isEmpty()) {
            return new EmptyState("mdi2t-table", texts.get("records.empty.entities"));
        }
        String entity = picture.get().entity().name();
        Button add = new Button(texts.get("records.empty.add", entity), Icons.of("mdi2p-plus"));
        add.getStyleClass().add("accent");
        add.setOnAction(event -> add());
        return new EmptyState("mdi2t-table", texts.get("records.empty", entity), add);
    }

    private Background square(String entity) {
        PictureTheme theme = appearance.theme() == Theme.LIGHT ? PictureTheme.LIGHT : PictureTheme.DARK;
        Rgb color = EntityColors.of(document.store().document().model()).color(entity, theme);
        return new Background(
                new BackgroundFill(Color.rgb(color.red(), color.green(), color.blue()), SQUARE, Insets.EMPTY));
    }

    /** Keys of the actions work wherever the focus is in this place. */
    private void shortcut(KeyEvent event) {
        for (Action action : actions) {
            if (action.shortcut().filter(keys -> keys.match(event)).isPresent()
                    && action.enabled().get()) {
                action.run().run();
                event.consume();
                return;
            }
        }
    }

    private List<Action> newActions() {
        ObservableBooleanValue isShown =
                Bindings.createBooleanBinding(() -> model.picture().isPresent(), model.pictureProperty());
        ObservableBooleanValue isSelected =
                Bindings.createBooleanBinding(() -> model.selection().isPresent(), model.selectionProperty());
        return List.of(
                Action.of("records.add", texts.get("records.action.add"), "mdi2p-plus", this::add)
                        .when(isShown),
                Action.of(
                                "records.duplicate",
                                texts.get("records.action.duplicate"),
                                "mdi2c-content-duplicate",
                                model::duplicate)
                        .on("Shortcut+D")
                        .when(isSelected),
                Action.of(
                                "records.remove",
                                texts.get("records.action.remove"),
                                "mdi2t-trash-can-outline",
                                model::remove)
                        .when(isSelected));
    }

    private final class Commands implements GridInput.Commands {
        @Override
        public void edit() {
            if (!editor.open(Optional.empty()) && model.selection().isPresent()) {
                document.session().inspect(document.session().selection());
            }
        }

        @Override
        public void type(String text) {
            if (!editor.open(Optional.of(text)) && text.equalsIgnoreCase("n")) {
                RecordsPlace.this.add();
            }
        }

        @Override
        public void add() {
            RecordsPlace.this.add();
        }
    }
}
