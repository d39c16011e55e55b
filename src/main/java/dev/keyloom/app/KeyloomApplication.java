package dev.keyloom.app;

import dev.keyloom.document.Document;
import dev.keyloom.document.NewDocument;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.shell.FirstPicture;
import dev.keyloom.gui.shell.FxFileDialogs;
import dev.keyloom.gui.shell.MainWindow;
import dev.keyloom.gui.shell.RecoveryFiles;
import dev.keyloom.gui.shell.Settings;
import dev.keyloom.gui.shell.UserFolders;
import dev.keyloom.gui.shell.WindowBounds;
import dev.keyloom.gui.shell.Workspace;
import dev.keyloom.gui.shell.Workspace.Notice;
import dev.keyloom.gui.task.EarlyWork;
import dev.keyloom.gui.task.FxTaskRunner;
import dev.keyloom.gui.task.LastHandler;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Fonts;
import dev.keyloom.gui.theme.Legibility;
import dev.keyloom.gui.theme.SystemTheme;
import dev.keyloom.gui.theme.Theme;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.application.Application;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;

/** The window's composition root: makes every part with plain constructors and ties them to the stage. */
public final class KeyloomApplication extends Application {
    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final double SMALLEST_WIDTH = 900;
    private static final double SMALLEST_HEIGHT = 600;
    private static final String SAMPLE = "sample:";
    private static final List<Integer> ICON_SIZES = List.of(16, 32, 48, 64, 128, 256);

    private final FxTaskRunner tasks = new FxTaskRunner();

    /**
     * Shows the window and returns when it was closed.
     *
     * @param models what it opens first, each the path of a model file or {@code sample:NAME}
     */
    static void show(List<String> models) {
        prepare();
        launch(KeyloomApplication.class, models.toArray(String[]::new));
    }

    /** Loads fonts on a thread of its own while JavaFX starts; {@link #open} waits for what is not ready by then. */
    static void prepare() {
        EarlyWork.start(() -> {
            Fonts.load();
            Icons.load();
        });
    }

    @Override
    public void start(Stage stage) {
        open(stage, getParameters().getRaw());
    }

    /** Puts the window together on a stage, shows it and opens {@code models} in it. */
    void open(Stage stage, List<String> models) {
        Path home = Path.of(System.getProperty("user.home"));
        String system = System.getProperty("os.name", "");
        Settings settings = Settings.read(
                UserFolders.settings(System.getenv(), system, home).resolve("settings.properties"));
        Fonts.load();
        Texts texts = Texts.of(settings.language().map(Locale::forLanguageTag).orElse(Locale.getDefault()));
        Appearance appearance = new Appearance(settings.theme().orElse(Theme.LIGHT));
        if (settings.theme().isEmpty()) {
            followSystem(appearance, system);
        }
        settings.number("text.scale").ifPresent(appearance::setScale);
        WindowServices services = new WindowServices(texts, appearance, tasks);
        RecoveryFiles recovery = new RecoveryFiles(
                UserFolders.recovery(System.getenv(), system, home),
                ProcessHandle.current().pid(),
                id -> ProcessHandle.of(id).isPresent());
        FxFileDialogs dialogs = new FxFileDialogs(() -> stage, texts, appearance);
        Workspace workspace = new Workspace(tasks, dialogs, recovery, settings, Clock.systemUTC());
        LastHandler.install(fault -> {
            workspace.rescue();
            workspace.tell(Notice.failed("notice.our-fault", String.valueOf(fault.getMessage())));
        });
        MainWindow window =
                new MainWindow(workspace, services, new Places(services), () -> newDocument(texts), icon(64));
        Rectangle2D bounds = WindowBounds.restored(
                        settings,
                        Screen.getScreens().stream()
                                .map(Screen::getVisualBounds)
                                .toList())
                .orElseGet(() ->
                        WindowBounds.first(WIDTH, HEIGHT, Screen.getPrimary().getVisualBounds()));
        Scene scene = window.scene(bounds.getWidth(), bounds.getHeight());
        stage.setTitle(texts.get("app.name"));
        FirstPicture.then(scene, tasks, () -> {
            // Some window managers open a window at its least size, whatever it asks for before it is shown. Asked for
            // again it counts, and only if it is another size, so before it was a little smaller.
            stage.setMinWidth(SMALLEST_WIDTH);
            stage.setMinHeight(SMALLEST_HEIGHT);
            stage.setWidth(bounds.getWidth());
            stage.setHeight(bounds.getHeight());
            ICON_SIZES.forEach(size -> stage.getIcons().add(icon(size)));
            if (!Legibility.isLegible(texts.locale(), Fonts::canShow)) {
                workspace.tell(Notice.failed("notice.no-chinese-font"));
            }
        });
        stage.setScene(scene);
        stage.setX(bounds.getMinX());
        stage.setY(bounds.getMinY());
        stage.setWidth(bounds.getWidth() - 1);
        stage.setHeight(bounds.getHeight() - 1);
        stage.setOnCloseRequest(event -> {
            event.consume();
            workspace.closeAll(() -> {
                remember(settings, stage, appearance);
                stage.close();
            });
        });
        stage.show();
        models.forEach(model -> openArgument(workspace, model));
    }

    @Override
    public void stop() {
        tasks.close();
    }

    /** Asking the system takes a moment, which the window does not wait for. */
    private void followSystem(Appearance appearance, String system) {
        tasks.run(
                cancelled -> SystemTheme.detect(system, System.getenv()),
                theme -> appearance.themeProperty().set(theme),
                failure -> {
                    throw new IllegalStateException("The system's theme", failure);
                });
    }

    private static void openArgument(Workspace workspace, String model) {
        if (model.startsWith(SAMPLE)) {
            workspace.openSample(model.substring(SAMPLE.length()));
        } else {
            workspace.open(Path.of(model));
        }
    }

    private static Document newDocument(Texts texts) {
        return NewDocument.named(texts.get("model.new-name"));
    }

    private static void remember(Settings settings, Stage stage, Appearance appearance) {
        if (!stage.isMaximized() && !stage.isIconified() && !stage.isFullScreen()) {
            WindowBounds.store(
                    settings, new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
        }
        settings.setTheme(appearance.theme());
        settings.setNumber("text.scale", appearance.scaleProperty().get());
        settings.write();
    }

    private static Image icon(int pixels) {
        String name = "/dev/keyloom/gui/icons/keyloom-" + pixels + ".png";
        return new Image(Objects.requireNonNull(KeyloomApplication.class.getResourceAsStream(name), name));
    }
}
