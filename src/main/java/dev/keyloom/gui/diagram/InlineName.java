package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Chip;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.Edge;
import dev.keyloom.diagram.EdgeLabel;
import dev.keyloom.diagram.EntityBox;
import dev.keyloom.diagram.Viewport;
import dev.keyloom.document.Point;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.problem.Problem;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;

/** The field in which a name is typed where it stands, with what is wrong with it below. Enter takes it, Esc keeps the old one. */
final class InlineName extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");
    private static final double LEAST_WIDTH = 120;
    private static final double LEAST_ENTITY_WIDTH = 140;

    private final DiagramModel model;
    private final DiagramCommands commands;
    private final Runnable whenDone;
    private final TextField field = new TextField();
    private final Label message = new Label("", Icons.of("mdi2a-alert-circle-outline", 13));
    private boolean isEnding;

    InlineName(DiagramCommands commands, Texts texts, Runnable whenDone) {
        this.commands = commands;
        this.model = commands.model();
        this.whenDone = whenDone;
        getStyleClass().add("kl-inline-name");
        setManaged(false);
        setVisible(false);
        field.setAccessibleText(texts.get("diagram.name"));
        message.getStyleClass().addAll("kl-hint", "kl-danger");
        message.getGraphic().getStyleClass().add("kl-danger");
        getChildren().setAll(field, message);
        listen();
    }

    private void listen() {
        model.namingProperty().addListener((property, before, now) -> now.ifPresentOrElse(this::open, this::close));
        model.viewportProperty().addListener((property, before, now) -> follow());
        model.sceneProperty().addListener((property, before, now) -> follow());
        field.setOnAction(event -> take());
        field.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                end();
                event.consume();
            }
        });
        field.focusedProperty().addListener((property, before, focused) -> {
            if (!focused && isVisible() && !isEnding) {
                takeOrDrop();
            }
        });
    }

    private void open(Naming naming) {
        field.setText(naming.name());
        say(List.of());
        setVisible(true);
        follow();
        field.requestFocus();
        field.selectAll();
    }

    private void close() {
        setVisible(false);
    }

    private void take() {
        model.namingProperty().get().ifPresent(naming -> {
            isEnding = true;
            List<Problem> problems = commands.name(naming, field.getText());
            isEnding = false;
            say(problems);
            if (problems.isEmpty()) {
                end();
            }
        });
    }

    /** A click elsewhere takes a good name; a bad one is dropped, since nobody looks at it any more. */
    private void takeOrDrop() {
        model.namingProperty().get().ifPresent(naming -> {
            isEnding = true;
            commands.name(naming, field.getText());
            model.namingProperty().set(Optional.empty());
            isEnding = false;
        });
    }

    private void end() {
        isEnding = true;
        model.namingProperty().set(Optional.empty());
        whenDone.run();
        isEnding = false;
    }

    private void say(List<Problem> problems) {
        message.setText(problems.isEmpty() ? "" : problems.get(0).message());
        message.setVisible(!problems.isEmpty());
        message.setManaged(!problems.isEmpty());
        field.pseudoClassStateChanged(ERROR, !problems.isEmpty());
        follow();
    }

    /** Keeps the field over the name while the view moves. */
    private void follow() {
        if (isVisible()) {
            model.namingProperty().get().flatMap(this::place).ifPresent(bounds -> {
                Viewport view = model.viewport();
                Point corner = view.toWindow(bounds.topLeft());
                double width = Math.max(LEAST_WIDTH, bounds.width() * view.zoom());
                double fieldHeight = field.prefHeight(width);
                double y = corner.y() + (bounds.height() * view.zoom() - fieldHeight) / 2;
                field.setPrefWidth(width);
                field.setMaxWidth(width);
                resizeRelocate(Math.rint(corner.x()), Math.rint(y), Math.max(width, prefWidth(-1)), prefHeight(-1));
            });
        }
    }

    private Optional<Bounds> place(Naming naming) {
        DiagramScene scene = model.scene();
        if (naming instanceof Naming.OfEdge ofEdge) {
            return scene.edge(ofEdge.edge()).map(InlineName::labelPlace);
        }
        return scene.node(naming.name()).map(node -> {
            if (node instanceof EntityBox box) {
                return box.head().grown(-2);
            }
            Chip chip = (Chip) node;
            return Bounds.around(
                    chip.bounds().center(),
                    Math.max(LEAST_ENTITY_WIDTH, chip.bounds().width()),
                    chip.bounds().height());
        });
    }

    private static Bounds labelPlace(Edge edge) {
        Point center = edge.label()
                .map(EdgeLabel::bounds)
                .map(Bounds::center)
                .orElseGet(() -> edge.bounds().center());
        return Bounds.around(center, LEAST_WIDTH, 0);
    }
}
