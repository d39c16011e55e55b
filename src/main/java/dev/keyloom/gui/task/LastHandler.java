package dev.keyloom.gui.task;

import java.util.function.Consumer;
import javafx.application.Platform;

/** Catches our own faults, those that nobody else caught on any thread, and brings them to the UI thread. */
public final class LastHandler implements Thread.UncaughtExceptionHandler {
    private final Consumer<Throwable> rescue;

    private LastHandler(Consumer<Throwable> rescue) {
        this.rescue = rescue;
    }

    /**
     * Installs the handler for this thread, which is the UI thread, and all others without one of their own.
     *
     * @param rescue saves what can be saved and tells the user; called on the UI thread. The trace goes to standard error
     */
    public static void install(Consumer<Throwable> rescue) {
        LastHandler handler = new LastHandler(rescue);
        Thread.setDefaultUncaughtExceptionHandler(handler);
        Thread.currentThread().setUncaughtExceptionHandler(handler);
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        fault.printStackTrace(System.err);
        Platform.runLater(() -> rescue.accept(fault));
    }
}
