package dev.keyloom.gui.diagram;

import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.EmptyState;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.PlaceView;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The place "Diagram": the model of a document as a picture that is edited by drawing. */
public final class DiagramPlace implements PlaceView {
    private static final Insets CORNER = new Insets(16);

    private final DiagramModel model;
    private final DiagramCommands commands;
    private final DiagramTools tools;
    private final CanvasView canvas;
    private final DiagramBar bar;
    private final List<Action> actions;
    private final StackPane content = new StackPane();
    private final Node corner;
    private final Node empty;

    /** Makes the place of one document. */
    public DiagramPlace(OpenDocument document, WindowServices services) {
        Texts texts = services.texts();
        model = new DiagramModel(document, services.tasks());
        commands = new DiagramCommands(model);
        tools = new DiagramTools(commands);
        canvas = new CanvasView(model, tools, services);
        ViewMotion motion = new ViewMotion(model);
        new CanvasInput(canvas, tools, commands, motion);
        bar = new DiagramBar(commands, texts);
        DiagramActions all = new DiagramActions(commands, motion, texts);
        actions = all.all();
        new CanvasMenu(canvas, model, all.contextual());
        corner = corner(motion, services);
        empty = emptyState(texts);
        Legend legend = new Legend(model, texts);
        RemovalBar removal = new RemovalBar(commands, texts, canvas::requestFocus);
        InlineName name = new InlineName(commands, texts, canvas::requestFocus);
        content.getChildren().setAll(canvas, corner, legend, empty, name, removal);
        StackPane.setAlignment(corner, Pos.BOTTOM_LEFT);
        StackPane.setMargin(corner, CORNER);
        StackPane.setAlignment(legend, Pos.BOTTOM_RIGHT);
        StackPane.setMargin(legend, CORNER);
        StackPane.setAlignment(removal, Pos.TOP_CENTER);
        StackPane.setMargin(removal, CORNER);
        content.setMinSize(0, 0);
        model.sceneProperty().addListener((property, before, now) -> showEmpty());
        showEmpty();
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

    @Override
    public void shown() {
        canvas.requestFocus();
    }

    @Override
    public void hidden() {
        tools.cancelUnderWay();
        commands.keep();
    }

    DiagramModel model() {
        return model;
    }

    CanvasView canvas() {
        return canvas;
    }

    private Node corner(ViewMotion motion, WindowServices services) {
        HBox box = new HBox(
                new Minimap(model, motion, services.appearance(), services.texts()),
                new ZoomControl(model, motion, services.texts()));
        box.getStyleClass().add("kl-canvas-corner");
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        box.setPickOnBounds(false);
        return box;
    }

    private Node emptyState(Texts texts) {
        Button draw = new Button(texts.get("diagram.empty.action"), Icons.of("mdi2t-table-plus"));
        draw.getStyleClass().add("accent");
        draw.setOnAction(event -> commands.drawInView());
        EmptyState state = new EmptyState("mdi2s-sitemap-outline", texts.get("diagram.empty"), draw);
        state.setPickOnBounds(false);
        return state;
    }

    private void showEmpty() {
        boolean isEmpty = model.scene().nodes().isEmpty();
        empty.setVisible(isEmpty);
        corner.setVisible(!isEmpty);
    }
}
