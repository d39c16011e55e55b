package dev.keyloom.gui.task;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs everything at once on the calling thread; delayed actions wait until they are asked for. For tests. */
public final class DirectTaskRunner implements TaskRunner {
    private final List<Runnable> delayed = new ArrayList<>();

    @Override
    public <T> RunningTask run(Work<T> work, Consumer<? super T> whenDone, Consumer<? super Exception> whenFailed) {
        T value;
        try {
            value = work.run(() -> false);
        } catch (Exception failure) {
            whenFailed.accept(failure);
            return RunningTask.DONE;
        }
        whenDone.accept(value);
        return RunningTask.DONE;
    }

    @Override
    public <T> RunningTask runLong(Work<T> work, Consumer<? super T> whenDone, Consumer<? super Exception> whenFailed) {
        return run(work, whenDone, whenFailed);
    }

    @Override
    public void onUi(Runnable action) {
        action.run();
    }

    @Override
    public RunningTask after(Duration delay, Runnable action) {
        delayed.add(action);
        return () -> delayed.remove(action);
    }

    /** Runs the delayed actions that are waiting, as if their time had come. */
    public void runDelayed() {
        List<Runnable> due = List.copyOf(delayed);
        delayed.clear();
        due.forEach(Runnable::run);
    }
}
