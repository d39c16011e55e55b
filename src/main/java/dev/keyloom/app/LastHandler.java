package dev.keyloom.app;

import dev.keyloom.gui.shell.Workspace;
import dev.keyloom.gui.shell.Workspace.Notice;
import javafx.application.Platform;

/** Catches our own faults: keeps every unsaved document as a recovery copy, tells the user, leaves the trace on stderr. */
final class LastHandler implements Thread.UncaughtExceptionHandler {
    private final Workspace workspace;

    private LastHandler(Workspace workspace) {
        this.workspace = workspace;
    }

    static void install(Workspace workspace) {
        LastHandler handler = new LastHandler(workspace);
        Thread.setDefaultUncaughtExceptionHandler(handler);
        Thread.currentThread().setUncaughtExceptionHandler(handler);
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        fault.printStackTrace(System.err);
        Platform.runLater(() -> {
            workspace.rescue();
            workspace.tell(Notice.failed("notice.our-fault", String.valueOf(fault.getMessage())));
        });
    }
}
