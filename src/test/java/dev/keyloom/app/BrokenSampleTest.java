package dev.keyloom.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.NewDocument;
import dev.keyloom.edit.EditName;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.document.Selection.KeyRole;
import dev.keyloom.gui.shell.FileDialogs;
import dev.keyloom.gui.shell.MainWindow;
import dev.keyloom.gui.shell.RecoveryFiles;
import dev.keyloom.gui.shell.Settings;
import dev.keyloom.gui.shell.Workspace;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Fonts;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.schema.IndexRef;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What a student does: break a sample in the place Keys, see what fails, read why, mend it by the fix that is offered. */
@ExtendWith(ApplicationExtension.class)
class BrokenSampleTest {
    private Workspace workspace = null;

    @Start
    void start(Stage stage) throws IOException {
        Path home = Files.createTempDirectory("keyloom-broken-sample");
        Fonts.load();
        DirectTaskRunner tasks = new DirectTaskRunner();
        WindowServices services = new WindowServices(Texts.of(Locale.ENGLISH), new Appearance(Theme.LIGHT), tasks);
        workspace = new Workspace(
                tasks,
                new NoDialogs(),
                new RecoveryFiles(home.resolve("recovery"), 1, id -> true),
                Settings.read(home.resolve("settings.properties")),
                Clock.systemUTC());
        MainWindow window = new MainWindow(
                workspace,
                services,
                new Places(services),
                () -> NewDocument.named("New model"),
                new WritableImage(1, 1));
        stage.setScene(window.scene(1440, 900));
        stage.show();
    }

    @Test
    void aTemplateWithoutPaddingFailsAPatternSaysWhyAndIsMendedByItsFix(FxRobot robot) {
        robot.interact(() -> workspace.openSample("github"));
        OpenDocument document = workspace.active().orElseThrow();
        assertThat(text(robot, ".kl-status-patterns")).isEqualTo("24 pass");

        robot.interact(() -> {
            document.session().placeProperty().set(Place.KEYS);
            document.session().select(new Selection.KeyCell("Issue", IndexRef.PRIMARY, 0, KeyRole.SORT, 0));
        });
        robot.interact(() -> robot.lookup(".kl-key-grid").<Node>query().requestFocus());
        press(robot, KeyCode.F2);
        press(robot, KeyCode.SHORTCUT, KeyCode.A);
        robot.write("ISSUE#<IssueNumber>");
        press(robot, KeyCode.ENTER);
        assertThat(text(robot, ".kl-status-patterns")).isEqualTo("22 pass · 2 fail");

        robot.clickOn(".kl-status-patterns");
        assertThat(document.session().place()).isEqualTo(Place.PATTERNS);
        robot.interact(() -> document.session().select(new Selection.PatternSelected(4)));
        assertThat(text(robot, ".kl-told"))
                .contains("Issue 'alexdebrie', 'dynamodb-book', 15 should come before")
                .contains("'ISSUE#3' comes before 'ISSUE#15'");
        assertThat(robot.lookup(".kl-range-badge").queryAll()).isNotEmpty();

        robot.clickOn(".kl-findings-head");
        ListView<?> findings = robot.lookup(".kl-findings .list-view").queryListView();
        robot.interact(() -> findings.getSelectionModel().select(1));
        Button fix = robot.lookup(".kl-finding-box .button.accent").queryButton();
        assertThat(fix.getText()).isEqualTo("Write IssueNumber with pad(7)");
        robot.interact(fix::fire);
        assertThat(text(robot, ".kl-status-patterns")).isEqualTo("24 pass");
        assertThat(document.store().undoNameProperty().get())
                .contains(EditName.of("edit.apply-fix", "Write IssueNumber with pad(7)"));
    }

    @Test
    void aBoundThatIsTypedInTheFormIsJudgedWithEachCharacterAndItsFaultIsMarked(FxRobot robot) {
        robot.interact(() -> workspace.openSample("github"));
        OpenDocument document = workspace.active().orElseThrow();
        robot.interact(() -> {
            document.session().placeProperty().set(Place.PATTERNS);
            document.session().select(new Selection.PatternSelected(2));
        });
        List<Node> fields = List.copyOf(
                robot.lookup(".kl-pattern-form .kl-live-field .text-field").queryAll());
        robot.interact(fields.get(1)::requestFocus);
        press(robot, KeyCode.SHORTCUT, KeyCode.A);
        robot.write("ISSUE#<IssueNumbr|pad(7)>");
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(robot.lookup(".kl-live-field .kl-hint.kl-danger")
                        .match(Node::isVisible)
                        .<Labeled>queryAll())
                .anySatisfy(label -> assertThat(label.getText()).contains("Did you mean <IssueNumber>?"));
        assertThat(text(robot, ".kl-status-patterns")).isEqualTo("23 pass · 1 fail");
        assertThat(fields.get(1).isFocused()).isTrue();

        robot.interact(() -> document.store().undo());
        assertThat(text(robot, ".kl-status-patterns")).isEqualTo("24 pass");
        assertThat(document.store().undoNameProperty().get()).isEmpty();
    }

    @Test
    void pointingAtAnIndexSaysWhatBreaksWithoutIt(FxRobot robot) {
        robot.interact(() -> workspace.openSample("github"));
        robot.interact(
                () -> workspace.active().orElseThrow().session().placeProperty().set(Place.PATTERNS));
        List<Node> rows = List.copyOf(robot.lookup(".kl-coverage-row").queryAll());
        robot.moveTo(rows.get(2));
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(robot.lookup(".kl-coverage-answer .label").<Labeled>queryAll())
                .extracting(Labeled::getText)
                .contains("What breaks if GSI2 goes?", "Get Forks for Repo");
        assertThat(rows.get(2).getPseudoClassStates())
                .extracting(Object::toString)
                .contains("marked");
    }

    private static String text(FxRobot robot, String styleClass) {
        WaitForAsyncUtils.waitForFxEvents();
        return robot.lookup(styleClass).<Labeled>query().getText();
    }

    private static void press(FxRobot robot, KeyCode... keys) {
        robot.press(keys);
        for (int i = keys.length - 1; i >= 0; i--) {
            robot.release(keys[i]);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Nobody is there to answer. */
    private static final class NoDialogs implements FileDialogs {
        @Override
        public Optional<Path> askOpen() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> askSave(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public Unsaved askUnsaved(String title) {
            return Unsaved.DISCARD;
        }

        @Override
        public Conflict askConflict(Path file) {
            return Conflict.CANCEL;
        }
    }
}
