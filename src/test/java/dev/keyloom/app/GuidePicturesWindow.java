package dev.keyloom.app;

import dev.keyloom.document.NewDocument;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.edit.PatternEdit;
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
import dev.keyloom.gui.task.FxTaskRunner;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Fonts;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Step;
import dev.keyloom.schema.IndexRef;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.util.Duration;
import javax.imageio.ImageIO;

/** The window that {@link GuidePictures} takes pictures of, and the script of what happens in it. */
public final class GuidePicturesWindow extends Application {
    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final int LIST_OF_ISSUES = 4;
    private static final int STAR_A_REPO = 15;
    /** Enough for background work and animations to end; a picture is not a test. */
    private static final Duration SETTLING = Duration.millis(2500);

    private final FxTaskRunner tasks = new FxTaskRunner();
    private final Deque<Runnable> script = new ArrayDeque<>();
    private Path folder = Path.of("docs/guide/pictures");

    @Override
    public void start(Stage stage) throws IOException {
        getParameters().getRaw().stream().findFirst().ifPresent(path -> folder = Path.of(path));
        Files.createDirectories(folder);
        Path home = Files.createTempDirectory("keyloom-pictures");
        Fonts.load();
        Appearance appearance = new Appearance(Theme.LIGHT);
        WindowServices services = new WindowServices(Texts.of(Locale.ENGLISH), appearance, tasks);
        Workspace workspace = new Workspace(
                tasks,
                new NoDialogs(),
                new RecoveryFiles(
                        home.resolve("recovery"), ProcessHandle.current().pid(), id -> true),
                Settings.read(home.resolve("settings.properties")),
                Clock.systemUTC());
        Image logo = new Image(Objects.requireNonNull(
                GuidePicturesWindow.class.getResourceAsStream("/dev/keyloom/gui/icons/keyloom-64.png")));
        MainWindow window =
                new MainWindow(workspace, services, new Places(services), () -> NewDocument.named("New model"), logo);
        Scene scene = window.scene(WIDTH, HEIGHT);
        stage.setScene(scene);
        stage.show();

        picture(scene, "start", () -> {});
        picture(scene, "diagram", () -> workspace.openSample("github"));
        picture(scene, "diagram-relationship", () -> select(workspace, new Selection.RelationshipSelected("stars")));
        picture(scene, "diagram-dark", () -> appearance.themeProperty().set(Theme.DARK));
        picture(scene, "collections-dark", () -> {
            show(workspace, Place.COLLECTIONS);
            select(workspace, new Selection.RecordSelected("Repo", 1));
        });
        picture(scene, "keys-dark", () -> show(workspace, Place.KEYS));
        picture(scene, "keys", () -> {
            appearance.themeProperty().set(Theme.LIGHT);
            select(workspace, cell());
        });
        picture(scene, "edit-1-before", () -> {
            show(workspace, Place.COLLECTIONS);
            select(workspace, new Selection.RecordSelected("PullRequest", 3));
        });
        picture(scene, "edit-2-chart", () -> {
            show(workspace, Place.KEYS);
            select(workspace, cell());
            document(workspace)
                    .store()
                    .apply(new KeyEdit.SetTemplate(
                            "PullRequest",
                            IndexRef.of("GSI1"),
                            0,
                            KeyEdit.Role.SORT,
                            0,
                            "PR#<PullRequestNumber|desc(7)>"));
        });
        picture(scene, "edit-3-collections", () -> {
            show(workspace, Place.COLLECTIONS);
            select(workspace, new Selection.RecordSelected("PullRequest", 3));
        });
        picture(scene, "edit-4-undone", () -> document(workspace).store().undo());
        picture(scene, "social", () -> workspace.openSample("social-network"));
        script.add(() -> workspace.openSample("github"));
        script.add(() -> {
            show(workspace, Place.PATTERNS);
            select(workspace, new Selection.PatternSelected(LIST_OF_ISSUES));
        });
        picture(scene, "patterns", () -> document(workspace).store().apply(withoutBound(document(workspace))));
        picture(scene, "patterns-dark", () -> appearance.themeProperty().set(Theme.DARK));
        picture(scene, "findings", () -> {
            appearance.themeProperty().set(Theme.LIGHT);
            select(workspace, new Selection.PatternSelected(STAR_A_REPO));
            ((Button) scene.lookup(".kl-findings-head .button")).fire();
            ((ListView<?>) scene.lookup(".kl-findings .list-view"))
                    .getSelectionModel()
                    .select(1);
        });
        script.add(Platform::exit);
        next();
    }

    @Override
    public void stop() {
        tasks.close();
    }

    private void picture(Scene scene, String name, Runnable action) {
        script.add(action);
        script.add(() -> write(scene.snapshot(null), folder.resolve(name + ".png")));
    }

    private void next() {
        Runnable step = script.poll();
        if (step != null) {
            step.run();
            PauseTransition pause = new PauseTransition(SETTLING);
            pause.setOnFinished(event -> next());
            pause.play();
        }
    }

    /** Pattern 5 reads the stars too once its sort key has no bound. */
    private static PatternEdit withoutBound(OpenDocument document) {
        AccessPattern pattern =
                document.store().document().model().accessPatterns().get(LIST_OF_ISSUES);
        Step step = pattern.steps().get(0).toBuilder().sort(List.of()).build();
        return new PatternEdit.Replace(LIST_OF_ISSUES, pattern.withSteps(List.of(step)));
    }

    private static Selection cell() {
        return new Selection.KeyCell("PullRequest", IndexRef.of("GSI1"), 0, KeyRole.SORT, 0);
    }

    private static OpenDocument document(Workspace workspace) {
        return workspace.active().orElseThrow();
    }

    private static void show(Workspace workspace, Place place) {
        document(workspace).session().placeProperty().set(place);
    }

    private static void select(Workspace workspace, Selection selection) {
        document(workspace).session().select(selection);
    }

    private static void write(WritableImage picture, Path file) {
        int width = (int) picture.getWidth();
        int height = (int) picture.getHeight();
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        PixelReader pixels = picture.getPixelReader();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, pixels.getArgb(x, y));
            }
        }
        try {
            ImageIO.write(image, "png", file.toFile());
        } catch (IOException unwritable) {
            throw new UncheckedIOException("Picture " + file, unwritable);
        }
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
