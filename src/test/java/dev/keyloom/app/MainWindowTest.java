package dev.keyloom.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.NewDocument;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.format.project.ProjectFile;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.shell.FileDialogs;
import dev.keyloom.gui.shell.MainWindow;
import dev.keyloom.gui.shell.RecoveryFiles;
import dev.keyloom.gui.shell.Settings;
import dev.keyloom.gui.shell.Workspace;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Fonts;
import dev.keyloom.gui.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class MainWindowTest {
    private Path home = Path.of("");
    private Workspace workspace = null;
    private Appearance appearance = null;
    private Scene scene = null;
    private Optional<Path> saveAnswer = Optional.empty();

    @Start
    void start(Stage stage) throws IOException {
        home = Files.createTempDirectory("keyloom-window-test");
        Fonts.load();
        appearance = new Appearance(Theme.LIGHT);
        DirectTaskRunner tasks = new DirectTaskRunner();
        WindowServices services = new WindowServices(Texts.of(Locale.ENGLISH), appearance, tasks);
        workspace = new Workspace(
                tasks,
                new Answers(),
                new RecoveryFiles(home.resolve("recovery"), 1, id -> true),
                Settings.read(home.resolve("settings.properties")),
                Clock.systemUTC());
        MainWindow window = new MainWindow(
                workspace,
                services,
                new Places(services),
                () -> NewDocument.named("New model"),
                new WritableImage(1, 1));
        scene = window.scene(1440, 900);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void aSampleIsOpenedRenamedThroughThePaletteAndTheInspectorUndoneAndSaved(FxRobot robot) throws IOException {
        robot.interact(() -> workspace.openSample("github"));
        OpenDocument document = workspace.active().orElseThrow();

        press(robot, KeyCode.SHORTCUT, KeyCode.K);
        robot.write("starg");
        press(robot, KeyCode.ESCAPE);
        press(robot, KeyCode.SHORTCUT, KeyCode.K);
        robot.write("Organization");
        press(robot, KeyCode.ENTER);
        assertThat(document.session().selection()).isEqualTo(Selection.Entities.of("Organization"));

        TextField name =
                robot.lookup(".kl-inspector .kl-edit-field .text-field").queryAs(TextField.class);
        robot.interact(name::requestFocus);
        robot.interact(name::selectAll);
        robot.write("Company");
        press(robot, KeyCode.ENTER);
        assertThat(document.store().document().model().entity("Company")).isPresent();
        assertThat(document.store().dirtyProperty().get()).isTrue();

        robot.interact(() -> document.store().undo());
        assertThat(document.store().document().model().entity("Organization")).isPresent();
        assertThat(document.store().dirtyProperty().get()).isFalse();

        robot.interact(() -> document.store().apply(new EntityEdit.Rename("Star", "Like")));
        saveAnswer = Optional.of(home.resolve("mine.keyloom.json"));
        press(robot, KeyCode.SHORTCUT, KeyCode.S);
        assertThat(ProjectFile.read(home.resolve("mine.keyloom.json"))
                        .orElseThrow()
                        .model()
                        .entity("Like"))
                .isPresent();
        assertThat(document.store().dirtyProperty().get()).isFalse();
    }

    @Test
    void everyPlaceOfEverySampleIsShownInLightAndDark(FxRobot robot) {
        for (String sample : new String[] {"github", "iot", "org-chart", "session-store"}) {
            robot.interact(() -> workspace.openSample(sample));
            OpenDocument document = workspace.active().orElseThrow();
            for (Place place : Place.values()) {
                robot.interact(() -> document.session().placeProperty().set(place));
                robot.interact(
                        () -> appearance.themeProperty().set(appearance.theme().other()));
                WritableImage picture = snapshot(robot);
                assertThat(colors(picture)).as(sample + " " + place).isGreaterThan(20);
            }
        }
        assertThat(workspace.documents()).hasSize(4);
    }

    private WritableImage snapshot(FxRobot robot) {
        WritableImage[] picture = {null};
        robot.interact(() -> picture[0] = scene.snapshot(null));
        return picture[0];
    }

    /** A place that failed to draw is one colour; text and boxes make many. */
    private static long colors(WritableImage picture) {
        return java.util.stream.IntStream.range(0, (int) picture.getWidth() * (int) picture.getHeight() / 7)
                .map(i -> i * 7)
                .map(i -> picture.getPixelReader().getArgb(i % (int) picture.getWidth(), i / (int) picture.getWidth()))
                .distinct()
                .count();
    }

    private static void press(FxRobot robot, KeyCode... keys) {
        robot.press(keys);
        for (int i = keys.length - 1; i >= 0; i--) {
            robot.release(keys[i]);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    private final class Answers implements FileDialogs {
        @Override
        public Optional<Path> askOpen() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> askSave(String suggestedName) {
            return saveAnswer;
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
