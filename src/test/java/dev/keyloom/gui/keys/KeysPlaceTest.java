package dev.keyloom.gui.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Fonts;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.gui.uses.PatternMarks;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.Projection;
import java.util.List;
import java.util.Locale;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class KeysPlaceTest {
    private OpenDocument document;
    private KeysPlace place;

    @Start
    void start(Stage stage) {
        Fonts.load();
        Appearance appearance = new Appearance(Theme.LIGHT);
        DirectTaskRunner tasks = new DirectTaskRunner();
        document = new OpenDocument(
                "test",
                DocumentStore.ofSaved(SampleModels.read("github").orElseThrow().orElseThrow(), tasks));
        place = new KeysPlace(document, new WindowServices(Texts.of(Locale.ENGLISH), appearance, tasks));
        BorderPane root = new BorderPane(place.content());
        root.setTop(place.bar());
        root.setBottom(place.dock().orElseThrow());
        Scene scene = new Scene(root, 1368, 760);
        appearance.style(scene);
        stage.setScene(scene);
        stage.show();
        place.shown();
    }

    @BeforeEach
    void settle() {
        WaitForAsyncUtils.waitForFxEvents();
    }

    private Point2D middleOf(String entity, String keyAttribute) {
        KeyChart chart = place.model().chart();
        int column = chart.columns().stream()
                .map(found -> found.attribute().name())
                .toList()
                .indexOf(keyAttribute);
        Bounds bounds = place.grid()
                .boundsOf(new GridCursor(chart.rowOf(entity).orElseThrow(), column))
                .orElseThrow();
        return place.grid().localToScreen(bounds.getCenterX(), bounds.getCenterY());
    }

    private String template(String entity, String keyAttribute) {
        KeyChart chart = place.model().chart();
        int column = chart.columns().stream()
                .map(found -> found.attribute().name())
                .toList()
                .indexOf(keyAttribute);
        return chart.cell(chart.rowOf(entity).orElseThrow(), column)
                .template()
                .map(found -> found.text())
                .orElse("");
    }

    @Test
    void aTemplateIsWrittenWithProposalsChangesTheCollectionsAndIsTakenBackInOneStep(FxRobot robot) {
        String before = template("PullRequest", "GSI1SK");
        robot.clickOn(middleOf("PullRequest", "GSI1SK"));
        robot.press(KeyCode.F2).release(KeyCode.F2);
        robot.press(KeyCode.SHORTCUT, KeyCode.A).release(KeyCode.A, KeyCode.SHORTCUT);
        robot.write("PULL#<pullreq");
        robot.press(KeyCode.ENTER).release(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(template("PullRequest", "GSI1SK")).isEqualTo("PULL#<PullRequestNumber>");
        assertThat(place.model()
                        .detailProperty()
                        .get()
                        .orElseThrow()
                        .collection()
                        .orElseThrow()
                        .entries())
                .anySatisfy(entry -> assertThat(entry.sort()).startsWith("PULL#"));

        robot.press(KeyCode.ENTER).release(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(place.model().editing()).isEmpty();
        assertThat(place.grid().isFocused()).isTrue();

        robot.interact(() -> document.store().undo());
        assertThat(template("PullRequest", "GSI1SK")).isEqualTo(before);
        assertThat(document.store().undoNameProperty().get()).isEmpty();
    }

    @Test
    void escapeLeavesTheTemplateAndTabGoesToTheNextCell(FxRobot robot) {
        String before = template("Star", "SK");
        robot.clickOn(middleOf("Star", "PK"));
        robot.press(KeyCode.F2).release(KeyCode.F2);
        robot.press(KeyCode.TAB).release(KeyCode.TAB);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(place.model().editing().orElseThrow().column().attribute().name())
                .isEqualTo("SK");

        robot.write("X");
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(template("Star", "SK")).isEqualTo(before + "X");
        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(template("Star", "SK")).isEqualTo(before);
    }

    @Test
    void anEntityIsRenamedInPlaceAndATakenNameStaysOpenWithTheReason(FxRobot robot) {
        robot.clickOn(middleOf("Star", "PK"));
        robot.press(KeyCode.HOME).release(KeyCode.HOME);
        robot.press(KeyCode.F2).release(KeyCode.F2);
        robot.write("Issue");
        robot.press(KeyCode.ENTER).release(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(robot.lookup(".kl-key-inline .text-field")
                        .queryAs(TextField.class)
                        .getText())
                .isEqualTo("Issue");

        robot.write("s");
        robot.press(KeyCode.ENTER).release(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(document.store().document().model().entity("Issues")).isPresent();
        assertThat(document.store().document().model().entity("Star")).isEmpty();
    }

    @Test
    void aVariantIsAddedFromTheMenuOfACellAndNamedInPlace(FxRobot robot) {
        Point2D middle = middleOf("Repo", "GSI3SK");
        Point2D inGrid = place.grid().screenToLocal(middle);
        robot.interact(() -> Event.fireEvent(
                place.grid(),
                new ContextMenuEvent(
                        ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                        inGrid.getX(),
                        inGrid.getY(),
                        middle.getX(),
                        middle.getY(),
                        false,
                        null)));
        robot.clickOn("Add Variant");
        robot.write("quiet");
        robot.press(KeyCode.ENTER).release(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(document.store()
                        .document()
                        .model()
                        .entity("Repo")
                        .orElseThrow()
                        .mappings(IndexRef.of("GSI3")))
                .extracting(mapping -> mapping.variant().orElseThrow())
                .containsExactly("quiet", "other");
        assertThat(robot.lookup(".kl-variant-editor").tryQuery()).isEmpty();
    }

    @Test
    void theMenuOfAnIndexChangesItsProjection(FxRobot robot) {
        Node menu = robot.lookup(".kl-key-head .kl-key-menu").nth(1).query();
        robot.clickOn(menu);
        robot.clickOn("Projection");
        robot.clickOn("Keys only");
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(place.model().chart().heads().get(1).projection()).contains(Projection.KEYS_ONLY);
    }

    @Test
    void theHeadUnderThePointerMarksItsPatternsAndAPatternItsHead(FxRobot robot) {
        Node head = robot.lookup(".kl-key-head").nth(2).query();
        robot.moveTo(head);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(marked(robot, ".kl-use-line"))
                .extracting(Node::getAccessibleText)
                .containsExactly("10 Get Forks for Repo, GSI2");

        robot.moveTo("Get Repo");
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(marked(robot, ".kl-use-line")).isEmpty();
        assertThat(marked(robot, ".kl-key-head"))
                .containsExactly(robot.lookup(".kl-key-head").nth(0).query());
    }

    private static List<Node> marked(FxRobot robot, String selector) {
        return robot.lookup(selector).queryAll().stream()
                .filter(node -> node.getPseudoClassStates().contains(PatternMarks.MARKED))
                .toList();
    }
}
