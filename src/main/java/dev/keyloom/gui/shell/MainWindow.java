package dev.keyloom.gui.shell;

import dev.keyloom.document.Document;
import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.shell.CommandPalette.Entry;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import java.io.File;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The whole window: what is above, below and around the open documents. */
public final class MainWindow implements ShellActions.Frame {
    private static final int MOST_PALETTE_RECORDS = 500;

    private final Workspace workspace;
    private final WindowServices services;
    private final Texts texts;
    private final PlaceFactory places;
    private final Supplier<Document> emptyDocument;
    private final ShellActions actions;
    private final BorderPane frame = new BorderPane();
    private final StackPane centre = new StackPane();
    private final Region dropFrame = new Region();
    private final StartPage startPage;
    private final Map<OpenDocument, DocumentPane> panes = new HashMap<>();
    private final StackPane root = new StackPane();
    private final TopBar topBar;
    private final TabStrip tabs;
    private @Nullable CommandPalette palette;

    /**
     * Puts the window together.
     *
     * @param places makes the parts of the window for one document
     * @param emptyDocument what a new model begins with
     */
    public MainWindow(
            Workspace workspace,
            WindowServices services,
            PlaceFactory places,
            Supplier<Document> emptyDocument,
            Image logo) {
        this.workspace = workspace;
        this.services = services;
        this.texts = services.texts();
        this.places = places;
        this.emptyDocument = emptyDocument;
        actions = new ShellActions(workspace, services, this);
        topBar = new TopBar(workspace, services, actions, this::placeActions, logo);
        tabs = new TabStrip(workspace, services, this::newModel);
        startPage = new StartPage(workspace, services, this::newModel);
        frame.setTop(new VBox(topBar, tabs));
        frame.setCenter(centre);
        frame.setBottom(new StatusBar(workspace, services));
        dropFrame.getStyleClass().add("kl-drop-frame");
        dropFrame.setMouseTransparent(true);
        dropFrame.setVisible(false);
        root.getChildren().addAll(frame, dropFrame);
        root.getStyleClass().add("kl-window");
        workspace.documents().addListener((ListChangeListener<OpenDocument>) change -> {
            while (change.next()) {
                change.getRemoved().forEach(panes::remove);
            }
        });
        workspace.activeProperty().addListener((property, before, now) -> {
            before.map(panes::get).ifPresent(DocumentPane::hidden);
            show(now);
        });
        show(workspace.active());
    }

    /** Returns a scene of the window with its keys and with files taken when they are dropped. */
    public Scene scene(double width, double height) {
        Scene scene = new Scene(root, width, height);
        services.appearance().style(scene);
        actions.all()
                .forEach(action -> action.shortcut()
                        .ifPresent(keys -> scene.getAccelerators().put(keys, () -> runIfEnabled(action))));
        scene.getAccelerators()
                .put(new KeyCodeCombination(KeyCode.Y, KeyCombination.SHORTCUT_DOWN), () -> runIfEnabled(actions.redo));
        scene.getAccelerators().put(new KeyCodeCombination(KeyCode.F6), () -> moveFocus(1));
        scene.getAccelerators().put(new KeyCodeCombination(KeyCode.F6, KeyCombination.SHIFT_DOWN), () -> moveFocus(-1));
        // Before the scene's own keys: a menu leaves those of the place that it was opened in.
        root.addEventHandler(KeyEvent.KEY_PRESSED, this::runPlaceAction);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::runPlaceAction);
        scene.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                dropFrame.setVisible(true);
            }
        });
        scene.setOnDragExited(event -> dropFrame.setVisible(false));
        scene.setOnDragDropped(event -> {
            List<File> files = event.getDragboard().getFiles();
            files.forEach(file -> workspace.open(file.toPath()));
            event.setDropCompleted(!files.isEmpty());
            dropFrame.setVisible(false);
        });
        FirstPicture.then(scene, services.tasks(), () -> {
            topBar.complete();
            tabs.complete();
            startPage.showSamples();
        });
        return scene;
    }

    @Override
    public void newModel() {
        workspace.create(emptyDocument.get());
    }

    @Override
    public void showPalette() {
        palette().show();
    }

    @Override
    public void toggleInspector() {
        activePane().ifPresent(DocumentPane::toggleInspector);
    }

    /** Made when it is first asked for: the window starts without it. */
    private CommandPalette palette() {
        CommandPalette made = palette;
        if (made == null) {
            made = new CommandPalette(texts, this::paletteEntries);
            root.getChildren().add(root.getChildren().indexOf(dropFrame), made);
            palette = made;
        }
        return made;
    }

    private boolean isPaletteShown() {
        return palette != null && palette.isVisible();
    }

    private Optional<DocumentPane> activePane() {
        return workspace.active().map(panes::get);
    }

    private List<Action> placeActions() {
        return activePane().map(DocumentPane::actions).orElse(List.of());
    }

    private void show(Optional<OpenDocument> document) {
        if (document.isEmpty()) {
            centre.getChildren().setAll(startPage);
            return;
        }
        DocumentPane pane = panes.computeIfAbsent(document.get(), open -> new DocumentPane(open, services, places));
        centre.getChildren().setAll(pane);
        pane.shown();
    }

    private void runIfEnabled(Action action) {
        if (action.enabled().get() && !isPaletteShown()) {
            action.run().run();
        }
    }

    /** What can be done in the place that is shown has its keys wherever the focus is, unless a field takes them. */
    private void runPlaceAction(KeyEvent event) {
        if (event.isConsumed() || !event.isShortcutDown()) {
            return;
        }
        placeActions().stream()
                .filter(action ->
                        action.shortcut().filter(keys -> keys.match(event)).isPresent())
                .findFirst()
                .ifPresent(action -> {
                    runIfEnabled(action);
                    event.consume();
                });
    }

    private void moveFocus(int step) {
        List<Node> stops = new ArrayList<>();
        stops.add(frame.getTop());
        stops.addAll(activePane().map(DocumentPane::focusStops).orElse(List.of(centre)));
        stops.removeIf(stop -> stop.getScene() == null);
        Node owner = root.getScene().getFocusOwner();
        int current = 0;
        for (int i = 0; i < stops.size(); i++) {
            if (isInside(owner, stops.get(i))) {
                current = i;
            }
        }
        for (int i = 1; i <= stops.size(); i++) {
            Node target = stops.get(Math.floorMod(current + step * i, stops.size()));
            Optional<Node> focusable = firstFocusable(target);
            if (focusable.isPresent()) {
                focusable.get().requestFocus();
                return;
            }
        }
    }

    private static boolean isInside(@Nullable Node node, Node ancestor) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (each == ancestor) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Node> firstFocusable(Node node) {
        if (!node.isVisible() || node.isDisabled()) {
            return Optional.empty();
        }
        if (node.isFocusTraversable()) {
            return Optional.of(node);
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                Optional<Node> found = firstFocusable(child);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private List<Entry> paletteEntries() {
        List<Entry> entries = new ArrayList<>();
        List<Action> all = new ArrayList<>(placeActions());
        all.addAll(actions.all());
        for (Action action : all) {
            if (action.enabled().get() && !action.id().equals("palette")) {
                entries.add(new Entry(
                        action.icon().orElse("mdi2c-chevron-right"),
                        action.text(),
                        texts.get("palette.action"),
                        action.shortcut().map(KeyCombination::getDisplayText).orElse(""),
                        action.run()));
            }
        }
        workspace.active().ifPresent(document -> addModelEntries(entries, document));
        return entries;
    }

    private void addModelEntries(List<Entry> entries, OpenDocument document) {
        DataModel model = document.store().document().model();
        for (Entity entity : model.entities()) {
            entries.add(new Entry(
                    "mdi2t-table",
                    entity.name(),
                    texts.get("palette.entity"),
                    entity.table(),
                    () -> document.session().inspect(Selection.Entities.of(entity.name()))));
        }
        for (Entity entity : model.entities()) {
            for (String attribute : entity.attributeNames()) {
                entries.add(new Entry(
                        "mdi2f-format-list-checks",
                        attribute,
                        texts.get("palette.attribute"),
                        entity.name(),
                        () -> document.session().inspect(new Selection.Attribute(entity.name(), attribute))));
            }
        }
        model.relationships()
                .forEach(relationship -> entries.add(new Entry(
                        "mdi2r-relation-one-to-many",
                        relationship.name(),
                        texts.get("palette.relationship"),
                        "",
                        () -> {
                            document.session().placeProperty().set(Place.DIAGRAM);
                            document.session().inspect(new Selection.RelationshipSelected(relationship.name()));
                        })));
        for (int i = 0; i < model.accessPatterns().size(); i++) {
            AccessPattern pattern = model.accessPatterns().get(i);
            int position = i;
            entries.add(new Entry(
                    "mdi2f-format-list-checks",
                    pattern.number() + " " + pattern.name(),
                    texts.get("palette.pattern"),
                    pattern.group().orElse(""),
                    () -> {
                        document.session().placeProperty().set(Place.PATTERNS);
                        document.session().select(new Selection.PatternSelected(position));
                    }));
        }
        addItemEntries(entries, document, model);
    }

    private void addItemEntries(List<Entry> entries, OpenDocument document, DataModel model) {
        int added = 0;
        for (Entity entity : model.entities()) {
            int number = 0;
            for (var record : model.recordsOf(entity.name())) {
                number++;
                if (++added > MOST_PALETTE_RECORDS) {
                    return;
                }
                List<String> identity = new ArrayList<>();
                for (String attribute : entity.identifier()) {
                    record.values()
                            .get(attribute)
                            .flatMap(value -> value.scalarText())
                            .ifPresent(identity::add);
                }
                int position = number;
                entries.add(new Entry(
                        "mdi2c-cube-outline",
                        identity.isEmpty() ? entity.name() + " " + number : String.join(" / ", identity),
                        texts.get("palette.item"),
                        entity.name(),
                        () -> {
                            document.session().placeProperty().set(Place.COLLECTIONS);
                            document.session().select(new Selection.RecordSelected(entity.name(), position));
                        }));
            }
        }
    }
}
