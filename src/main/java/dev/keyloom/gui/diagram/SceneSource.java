package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.AutoLayout;
import dev.keyloom.diagram.DetailLevel;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.document.Document;
import dev.keyloom.gui.task.NewestTask;
import dev.keyloom.gui.task.TaskRunner;
import java.time.Duration;
import java.util.function.Consumer;

/** Computes scenes: at once while that is quick, else in the background, where only the newest counts. */
final class SceneSource {
    private static final Duration QUICK = Duration.ofMillis(8);

    /** A first scene of more parts than this is not tried on the UI thread. */
    private static final int FEW = 30;

    private final NewestTask task;
    private boolean isQuick;
    private boolean isFirst = true;

    SceneSource(TaskRunner tasks) {
        task = new NewestTask(tasks);
    }

    /** Hands the document's scene over, now or later, unless another is asked for before. */
    void request(Document document, DetailLevel detail, Consumer<DiagramScene> whenDone) {
        int parts = document.model().entities().size()
                + document.model().relationships().size();
        if (isFirst) {
            isQuick = parts <= FEW;
            isFirst = false;
        }
        if (isQuick) {
            task.cancel();
            accept(timed(document, detail), whenDone);
        } else {
            task.start(cancelled -> timed(document, detail), timed -> accept(timed, whenDone), failure -> {
                throw new IllegalStateException("Drawing " + document.model().name(), failure);
            });
        }
    }

    /** Drops a scene that is being computed. */
    void cancel() {
        task.cancel();
    }

    private void accept(Timed timed, Consumer<DiagramScene> whenDone) {
        isQuick = timed.duration.compareTo(QUICK) < 0;
        whenDone.accept(timed.scene);
    }

    private static Timed timed(Document document, DetailLevel detail) {
        long start = System.nanoTime();
        Document placed = AutoLayout.arrangedIfNew(document, StandardTextMeasure.INSTANCE);
        DiagramScene scene = DiagramScene.of(placed, detail, StandardTextMeasure.INSTANCE);
        return new Timed(scene, Duration.ofNanos(System.nanoTime() - start));
    }

    private record Timed(DiagramScene scene, Duration duration) {}
}
