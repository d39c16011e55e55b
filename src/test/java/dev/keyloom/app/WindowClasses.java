package dev.keyloom.app;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;

/**
 * Opens the window with a sample, goes to each place and ends. Packaging runs it without a display for the names of the
 * classes that a window needs ({@code lib/keyloom-window.jsa} is made of them).
 */
public final class WindowClasses {
    private static final long PATIENCE_MILLIS = 60_000;

    private WindowClasses() {}

    /** Takes no arguments; ends the process, with 1 if the window was not done within a minute. */
    public static void main(String[] arguments) {
        Thread guard = new Thread(WindowClasses::giveUp, "patience");
        guard.setDaemon(true);
        guard.start();
        System.exit(Launcher.run(List.of("open", "sample:github"), new DesktopWindow(WindowClasses::look, models -> {
            KeyloomApplication.prepare();
            Application.launch(Tour.class, models.toArray(String[]::new));
        })));
    }

    /** Looks for what the window needs as the program does, and does not mind its absence. */
    private static Optional<String> look() {
        return WindowSystem.ofThisMachine().missing().filter(missing -> missing.isEmpty());
    }

    private static void giveUp() {
        try {
            Thread.sleep(PATIENCE_MILLIS);
            Runtime.getRuntime().halt(1);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** The window, led through its places by their keys. */
    public static final class Tour extends Application {
        private static final int PICTURES_EACH = 40;

        private final KeyloomApplication keyloom = new KeyloomApplication();

        @Override
        public void start(Stage stage) {
            keyloom.open(stage, getParameters().getRaw());
            Scene scene = stage.getScene();
            Queue<String> keys = new ArrayDeque<>(
                    List.of("Shortcut+1", "Shortcut+2", "Shortcut+3", "Shortcut+4", "Shortcut+K", "Shortcut+1"));
            new AnimationTimer() {
                private int pictures;

                @Override
                public void handle(long now) {
                    if (++pictures % PICTURES_EACH != 0) {
                        return;
                    }
                    if (keys.isEmpty()) {
                        stop();
                        Platform.exit();
                    } else {
                        scene.getAccelerators()
                                .get(KeyCombination.valueOf(keys.remove()))
                                .run();
                    }
                }
            }.start();
        }

        @Override
        public void stop() {
            keyloom.stop();
        }
    }
}
