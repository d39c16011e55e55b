package dev.keyloom.gui.task;

/** Work that begins before there is a UI thread, and whose result whoever needs it waits for by its own means. */
public final class EarlyWork {
    private EarlyWork() {}

    /** Starts work on a thread of its own, which does not keep the program alive. */
    public static void start(Runnable work) {
        Thread thread = new Thread(work, "keyloom-early");
        thread.setDaemon(true);
        thread.start();
    }
}
