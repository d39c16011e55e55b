package dev.keyloom.gui.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Side;
import dev.keyloom.diagram.Viewport;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class DiagramPlaceTest {
    private final DocumentStore store;
    private DiagramPlace place;

    DiagramPlaceTest() {
        DirectTaskRunner tasks = new DirectTaskRunner();
        store = DocumentStore.ofSaved(Document.of(DataModel.empty("Drawn")), tasks);
    }

    @Start
    void start(Stage stage) {
        WindowServices services =
                new WindowServices(Texts.of(Locale.ENGLISH), new Appearance(Theme.LIGHT), new DirectTaskRunner());
        place = new DiagramPlace(new OpenDocument("test", store), services);
        BorderPane root = new BorderPane(place.content());
        root.setTop(place.bar());
        Scene scene = new Scene(root, 1000, 700);
        services.appearance().style(scene);
        stage.setScene(scene);
        stage.show();
        place.shown();
    }

    @Test
    void modelIsDrawnConnectedAndTakenBack(FxRobot robot) {
        robot.doubleClickOn(at(new Point(150, 200)));
        robot.write("User").type(KeyCode.ENTER);
        robot.doubleClickOn(at(new Point(550, 200)));
        robot.write("Order").type(KeyCode.ENTER);
        assertThat(entities()).containsExactly("User", "Order");

        robot.drag(at(rim("User", Side.RIGHT)))
                .dropTo(at(rim("Order", Side.LEFT).plus(20, 0)));
        robot.write("places").type(KeyCode.ENTER);
        assertThat(relationships()).containsExactly("places");
        assertThat(place.model().scene().edges()).hasSize(1);

        robot.interact(() -> {
            store.undo();
            store.undo();
            store.undo();
        });
        assertThat(entities()).isEmpty();
        assertThat(store.undoNameProperty().get()).isEmpty();
        assertThat(store.dirtyProperty().get()).isFalse();
    }

    @Test
    void emptyPlaceHasAButtonThatDraws(FxRobot robot) {
        robot.clickOn("Draw an entity");
        robot.type(KeyCode.ESCAPE);

        assertThat(entities()).containsExactly("Entity");
        Node canvas = place.canvas();
        assertThat(canvas.isFocused()).isTrue();
    }

    @Test
    void keysOfTheCanvasDoNotActWhileANameIsTyped(FxRobot robot) {
        robot.doubleClickOn(at(new Point(300, 300)));

        robot.write("Reviver").type(KeyCode.ENTER);
        assertThat(entities()).containsExactly("Reviver");
        assertThat(place.model().toolProperty().get()).isEqualTo(Tool.SELECT);

        robot.type(KeyCode.E);
        assertThat(place.model().toolProperty().get()).isEqualTo(Tool.ENTITY);
    }

    private Point2D at(Point canvas) {
        Viewport view = place.model().viewport();
        Point window = view.toWindow(canvas);
        return place.canvas().localToScreen(window.x(), window.y());
    }

    private Point rim(String entity, Side side) {
        Bounds bounds = place.model().scene().node(entity).orElseThrow().bounds();
        return new Point(bounds.edge(side), bounds.centerY());
    }

    private List<String> entities() {
        return store.document().model().entities().stream().map(Entity::name).toList();
    }

    private List<String> relationships() {
        return store.document().model().relationships().stream()
                .map(Relationship::name)
                .toList();
    }
}
