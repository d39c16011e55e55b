package dev.keyloom.gui.records;

import static org.assertj.core.api.Assertions.assertThat;

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
import dev.keyloom.value.Item;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class RecordsPlaceTest {
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
        RecordsPlace place =
                new RecordsPlace(document, new WindowServices(Texts.of(Locale.ENGLISH), appearance, tasks));
        root = new BorderPane(place.content());
        root.setTop(place.bar());
        Scene scene = new Scene(root, 1368, 760);
        appearance.style(scene);
        stage.setScene(scene);
        stage.show();
        place.shown();
    }

    @Test
    void valuesAreTypedFromCellToCellAndWhatIsNoNumberIsNotTaken(FxRobot robot) {
        robot.interact(() -> {
            document.session().select(new Selection.RecordSelected("Issue", 1));
            root.lookup(".kl-record-grid").requestFocus();
        });
        press(robot, KeyCode.HOME);
        press(robot, KeyCode.F2);
        type(robot, "keyloom");
        press(robot, KeyCode.TAB);
        type(robot, "loom");
        press(robot, KeyCode.TAB);
        type(robot, "many");
        press(robot, KeyCode.ENTER);
        assertThat(editor()).isNotNull();
        type(robot, "7");
        press(robot, KeyCode.ENTER);

        assertThat(editor()).isNull();
        Item values =
                document.store().document().model().recordsOf("Issue").get(0).values();
        assertThat(values.toMap().values().stream()
                        .limit(3)
                        .map(value -> value.scalarText().orElse("")))
                .containsExactly("keyloom", "loom", "7");

        robot.interact(document.store()::undo);
        press(robot, KeyCode.F2);
        type(robot, "99");
        press(robot, KeyCode.ESCAPE);
        assertThat(document.store().document().model().recordsOf("Issue").get(0).values().toMap().values().stream()
                        .limit(3)
                        .map(value -> value.scalarText().orElse("")))
                .startsWith("keyloom", "loom")
                .doesNotContain("99", "7");
    }

    @Test
    void anInsertedRecordIsEditedAndDeleteTakesItAway(FxRobot robot) {
        robot.interact(() -> {
            document.session().select(new Selection.RecordSelected("Star", 1));
            root.lookup(".kl-record-grid").requestFocus();
        });
        press(robot, KeyCode.INSERT);
        assertThat(editor()).isNotNull();
        press(robot, KeyCode.ESCAPE);
        assertThat(document.store().document().model().recordsOf("Star")).hasSize(3);

        press(robot, KeyCode.DELETE);
        assertThat(document.store().document().model().recordsOf("Star")).hasSize(2);
    }

    private TextField editor() {
        WaitForAsyncUtils.waitForFxEvents();
        return (TextField) root.lookup(".kl-cell-editor .text-field");
    }

    private void type(FxRobot robot, String text) {
        TextField field = editor();
        robot.interact(() -> field.setText(text));
    }

    private static void press(FxRobot robot, KeyCode key) {
        robot.press(key).release(key);
        WaitForAsyncUtils.waitForFxEvents();
    }
}
