package dev.keyloom.gui.task;

import java.util.function.Consumer;

/** A line of work in which only the newest matters: starting it again drops what is under way. */
public final class NewestTask {
    private final TaskRunner tasks;
    private TaskRunner.RunningTask current = TaskRunner.RunningTask.DONE;

    public NewestTask(TaskRunner tasks) {
        this.tasks = tasks;
    }

    /** Drops the work under way and starts this one. */
    public <T> void start(
            TaskRunner.Work<T> work, Consumer<? super T> whenDone, Consumer<? super Exception> whenFailed) {
        current.cancel();
        current = tasks.run(work, whenDone, whenFailed);
    }

    /** Drops the work under way. */
    public void cancel() {
        current.cancel();
        current = TaskRunner.RunningTask.DONE;
    }
}
