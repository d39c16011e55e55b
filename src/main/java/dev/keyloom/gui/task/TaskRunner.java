package dev.keyloom.gui.task;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Runs work away from the UI thread and brings the result back to it. {@link FxTaskRunner} does so in the window,
 * {@link DirectTaskRunner} does everything at once on the calling thread, for tests.
 */
public interface TaskRunner {
    /**
     * Starts work. Exactly one of {@code whenDone} and {@code whenFailed} is called on the UI thread, unless the work was
     * cancelled: then neither.
     */
    <T> RunningTask run(Work<T> work, Consumer<? super T> whenDone, Consumer<? super Exception> whenFailed);

    /**
     * Starts work of many seconds as {@link #run} does, where it stands in the way of no other: two of its kind go on at
     * once.
     */
    <T> RunningTask runLong(Work<T> work, Consumer<? super T> whenDone, Consumer<? super Exception> whenFailed);

    /** Calls {@code action} on the UI thread as soon as it is free. */
    void onUi(Runnable action);

    /** Calls {@code action} on the UI thread once {@code delay} has passed, unless cancelled before. */
    RunningTask after(Duration delay, Runnable action);

    /** Work that gives a value. */
    @FunctionalInterface
    interface Work<T> {
        /**
         * Does the work.
         *
         * @param cancelled says whether nobody waits for the result any more; to be asked now and then
         */
        T run(BooleanSupplier cancelled) throws Exception;
    }

    /** Work under way. */
    @FunctionalInterface
    interface RunningTask {
        /** Work that is already done. */
        RunningTask DONE = () -> {};

        /** Drops the work: its result will not be delivered. */
        void cancel();
    }
}
