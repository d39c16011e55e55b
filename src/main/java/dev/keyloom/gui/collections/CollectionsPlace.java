package dev.keyloom.gui.collections;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.EmptyState;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.PlaceView;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.gui.uses.PatternMarks;
import dev.keyloom.model.DataModel;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * The base table and each index side by side, item collection by item collection in key order. Selecting an item lights its
 * entries in all of them.
 */
public final class CollectionsPlace implements PlaceView {
    private final CollectionsViewModel model;
    private final Texts texts;
    private final Appearance appearance;
    private final CollectionsBar bar;
    private final PaneStrip strip;
    private final ItemDock dock;
    private final StackPane content = new StackPane();
    private final ScrollPane scroll;
    private final List<Action> actions;
    /** The look outlives the place, so it must not hold on to it. */
    private final ChangeListener<Theme> themed = (property, before, now) -> repaint();

    private ItemPaint paint;

    /** Shows the collections of a document. */
    public CollectionsPlace(OpenDocument document, WindowServices services) {
        this.texts = services.texts();
        this.appearance = services.appearance();
        this.model = new CollectionsViewModel(document, services.tasks(), texts);
        this.paint = newPaint();
        this.bar = new CollectionsBar(model, texts, () -> paint);
        PatternMarks marks = new PatternMarks();
        this.strip = new PaneStrip(model, texts, () -> paint, appearance.scaleProperty(), marks);
        this.dock = new ItemDock(model, texts, () -> paint, marks);
        this.scroll = new ScrollPane(strip);
        this.actions = newActions();
        scroll.getStyleClass().addAll("edge-to-edge", "kl-collections");
        scroll.setFitToHeight(true);
        scroll.setFitToWidth(true);
        scroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        model.pictureProperty().addListener((property, before, now) -> repaint());
        model.selectedProperty().addListener((property, before, now) -> dock.show());
        document.session().selectionProperty().addListener((property, before, now) -> dock.show());
        model.onlyProperty().addListener((property, before, now) -> bar.refresh());
        appearance.themeProperty().addListener(new WeakChangeListener<>(themed));
        document.store().derivedProperty().addListener((property, before, now) -> {
            if (model.pictureProperty().get().isEmpty()) {
                showContent();
            }
        });
        repaint();
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
    public Optional<Node> dock() {
        return Optional.of(dock);
    }

    @Override
    public List<Action> actions() {
        return actions;
    }

    @Override
    public void shown() {
        strip.showSelected();
    }

    private void repaint() {
        paint = newPaint();
        bar.refresh();
        strip.refresh();
        dock.show();
        showContent();
    }

    /** Nothing is shown while there is nothing to show yet: an empty state would be a false report. */
    private void showContent() {
        if (model.isPending()) {
            content.getChildren().clear();
        } else {
            content.getChildren().setAll(isEmpty() ? emptyState() : scroll);
        }
    }

    private boolean isEmpty() {
        return model.pictureProperty()
                .get()
                .filter(shown -> shown.table().primary().size() > 0
                        || !shown.notWritten().isEmpty())
                .isEmpty();
    }

    private Node emptyState() {
        List<String> entities = model.entities();
        if (entities.isEmpty()) {
            return new EmptyState("mdi2v-view-week-outline", texts.get("collections.empty.entities"));
        }
        Button add = new Button(texts.get("collections.empty.add", entities.get(0)), Icons.of("mdi2p-plus"));
        add.getStyleClass().add("accent");
        add.setMinWidth(Region.USE_PREF_SIZE);
        add.setOnAction(event -> model.addRecord(entities.get(0)));
        return new EmptyState("mdi2v-view-week-outline", texts.get("collections.empty"), add);
    }

    private ItemPaint newPaint() {
        EntityColors colors = model.pictureProperty()
                .get()
                .map(TablePicture::colors)
                .orElseGet(() -> EntityColors.of(DataModel.empty("")));
        return new ItemPaint(colors, appearance.theme() == Theme.LIGHT ? PictureTheme.LIGHT : PictureTheme.DARK);
    }

    private List<Action> newActions() {
        BooleanBinding isSelected =
                Bindings.createBooleanBinding(() -> model.selected().isPresent(), model.selectedProperty());
        return List.of(
                Action.of("collections.find", texts.get("collections.action.find"), "mdi2m-magnify", bar::focusFind)
                        .on("Shortcut+F"),
                new Action(
                        "collections.edit",
                        texts.get("collections.edit"),
                        Optional.of("mdi2p-pencil-outline"),
                        Optional.empty(),
                        isSelected,
                        () -> model.selected().ifPresent(model::edit)),
                new Action(
                        "collections.remove",
                        texts.get("collections.action.remove"),
                        Optional.of("mdi2t-trash-can-outline"),
                        Optional.empty(),
                        isSelected,
                        model::removeSelected),
                Action.of(
                        "collections.fold-all",
                        texts.get("collections.fold-all"),
                        "mdi2u-unfold-less-horizontal",
                        () -> model.foldAll(Folding.ALL)),
                Action.of(
                        "collections.unfold-all",
                        texts.get("collections.unfold-all"),
                        "mdi2u-unfold-more-horizontal",
                        () -> model.foldAll(Folding.NONE)));
    }
}
