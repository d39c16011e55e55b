package dev.keyloom.gui.shell;

import dev.keyloom.gui.task.TaskRunner;
import java.time.Duration;
import javafx.scene.Scene;

/** Keeps work that nobody sees at once from holding up the first picture of a window. */
public final class FirstPicture {
    /** The picture is drawn on another thread while this one goes on; both share what cores there are. */
    private static final Duration DRAWING = Duration.ofMillis(150);

    private FirstPicture() {}

    /** Calls {@code work} on the UI thread soon after the scene has been laid out and drawn for the first time. */
    public static void then(Scene scene, TaskRunner tasks, Runnable work) {
        scene.addPostLayoutPulseListener(new Runnable() {
            @Override
            public void run() {
                scene.removePostLayoutPulseListener(this);
                tasks.after(DRAWING, work);
            }
        });
    }
}
