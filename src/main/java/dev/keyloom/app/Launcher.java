package dev.keyloom.app;

import dev.keyloom.cli.Commands;
import dev.keyloom.cli.Surroundings;
import dev.keyloom.cli.Surroundings.Terminal;
import dev.keyloom.cli.WindowStarter;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.util.List;

/**
 * Starts the program. It does not extend {@code Application}, so that JavaFX may lie on the class path and commands
 * start without it.
 */
public final class Launcher {
    private static final int BUFFER_BYTES = 64 * 1024;

    private Launcher() {}

    /** Runs the command that the arguments name, or opens the window; ends the process with the command's exit code. */
    public static void main(String[] arguments) {
        // Libraries would say on the standard error that nobody reads their logs.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        // Lambdas, not method references: those would load the window's class here and now.
        WindowStarter window = new DesktopWindow(
                () -> WindowSystem.ofThisMachine().missing(), models -> KeyloomApplication.show(models));
        System.exit(run(List.of(arguments), window));
    }

    /** Runs a command of the process's own surroundings and returns its exit code. */
    static int run(List<String> arguments, WindowStarter window) {
        return Commands.run(arguments, surroundings(), window);
    }

    /** Results are written past {@code System.out}, whose encoding is the machine's, not ours. */
    private static Surroundings surroundings() {
        return new Surroundings(
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER_BYTES),
                new FileOutputStream(FileDescriptor.err),
                System.getenv(),
                Path.of("").toAbsolutePath(),
                terminal());
    }

    /** Only the start script can tell for both streams; started otherwise, nobody is assumed to look. */
    private static Terminal terminal() {
        return Boolean.getBoolean("keyloom.terminal") ? Terminal.PRESENT : Terminal.ABSENT;
    }
}
