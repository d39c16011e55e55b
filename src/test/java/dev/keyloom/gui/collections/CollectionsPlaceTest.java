package dev.keyloom.gui.collections;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.edit.RecordEdit;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Fonts;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.gui.uses.PatternMarks;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class CollectionsPlaceTest {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

    private OpenDocument document;
    private BorderPane root;

    @Start
    void start(Stage stage) {
        Fonts.load();
        Appearance appearance = new Appearance(Theme.LIGHT);
        DirectTaskRunner tasks = new DirectTaskRunner();
        document = new OpenDocument(
                "test",
                DocumentStore.ofSaved(SampleModels.read("github").orElseThrow().orElseThrow(), tasks));
        CollectionsPlace place =
                new CollectionsPlace(document, new WindowServices(Texts.of(Locale.ENGLISH), appearance, tasks));
        root = new BorderPane(place.content());
        root.setTop(place.bar());
        root.setBottom(place.dock().orElseThrow());
        Scene scene = new Scene(root, 1368, 900);
        appearance.style(scene);
        stage.setScene(scene);
        stage.show();
        place.shown();
    }

    @BeforeEach
    void settle() {
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Returns the keys of the items that are ringed, pane by pane. */
    private List<String> ringed() {
        WaitForAsyncUtils.waitForFxEvents();
        return root.lookupAll(".kl-row").stream()
                .filter(Node::isVisible)
                .filter(row -> row.lookup(".kl-item").isVisible()
                        && row.lookup(".kl-item").getPseudoClassStates().contains(SELECTED))
                .map(Node::getAccessibleText)
                .toList();
    }

    @Test
    void aPressedItemIsRingedInAllPanesAndMovesWhenItsRecordChanges(FxRobot robot) {
        Node entry = root.lookupAll(".kl-row").stream()
                .filter(row -> row.isVisible() && "Repo FORK#happyharry".equals(row.getAccessibleText()))
                .findFirst()
                .orElseThrow();
        robot.clickOn(entry);

        List<String> before = ringed();
        assertThat(before).hasSize(4).contains("Repo FORK#happyharry");
        assertThat(document.session().selection()).isInstanceOf(Selection.RecordSelected.class);

        Selection.RecordSelected record =
                (Selection.RecordSelected) document.session().selection();
        robot.interact(() -> document.store()
                .apply(new RecordEdit.SetValue(
                        record.entity(),
                        record.number() - 1,
                        "UpdatedAt",
                        AttributeValue.of("2024-12-31T00:00:00.000Z"))));

        List<String> after = ringed();
        assertThat(after).hasSize(4).anyMatch(text -> text.contains("2024-12-31"));
        assertThat(after).containsAll(before.subList(0, 3));
    }

    @Test
    void whatWasSelectedBeforeThePlaceIsShownIsInSight(FxRobot robot) {
        robot.interact(() -> {
            document.session().select(new Selection.RecordSelected("Repo", 1));
            CollectionsPlace place = new CollectionsPlace(
                    document,
                    new WindowServices(Texts.of(Locale.ENGLISH), new Appearance(Theme.LIGHT), new DirectTaskRunner()));
            place.shown();
            root.setCenter(place.content());
        });

        assertThat(ringed()).hasSize(4);
    }

    @Test
    void theKeyboardWalksLinesAndPanesAndOpensTheInspector(FxRobot robot) {
        robot.interact(() -> root.lookupAll(".kl-rows").iterator().next().requestFocus());
        robot.press(KeyCode.DOWN).release(KeyCode.DOWN);
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(ringed()).isNotEmpty();
        Selection first = document.session().selection();
        robot.press(KeyCode.RIGHT).release(KeyCode.RIGHT);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(document.session().selection()).isEqualTo(first);

        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(document.session().selection()).isEqualTo(Selection.NONE);
    }

    @Test
    void aTypedConditionCountsAndEscEmptiesIt(FxRobot robot) {
        TextField field = (TextField) root.lookup(".kl-condition-line .text-field");
        robot.clickOn(field);
        robot.interact(() -> field.setText("REPO#alexdebrie#dynamodb-book"));
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(root.lookupAll(".kl-item-number").stream()
                        .filter(number ->
                                number.isVisible() && number.getParent().isVisible()))
                .hasSize(7);

        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(field.getText()).isEmpty();
        assertThat(((Region) root.lookup(".kl-condition-message")).isVisible()).isFalse();
    }

    @Test
    void theHeadUnderThePointerMarksItsPatternsAndAPatternItsHead(FxRobot robot) {
        robot.moveTo(robot.lookup(".kl-pane-head").nth(3).<Node>query());
        assertThat(marked(".kl-use-line"))
                .extracting(Node::getAccessibleText)
                .containsExactly("23 Get Repos for User, GSI3", "24 Get Repos for Organization, GSI3");

        robot.moveTo("Get Repos for User");
        assertThat(marked(".kl-use-line")).isEmpty();
        assertThat(marked(".kl-pane-head"))
                .containsExactly(robot.lookup(".kl-pane-head").nth(3).query());
    }

    private List<Node> marked(String selector) {
        WaitForAsyncUtils.waitForFxEvents();
        return root.lookupAll(selector).stream()
                .filter(node -> node.getPseudoClassStates().contains(PatternMarks.MARKED))
                .toList();
    }
}
