package dev.keyloom.app;

/**
 * Starts the program. It does not extend {@code Application}, so that JavaFX may lie on the class path and commands
 * start without it.
 */
public final class Launcher {
    private Launcher() {}

    public static void main(String[] arguments) {
        System.exit(70);
    }
}
