package dev.keyloom.cli;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs commands in a folder, without a process, a terminal or a window. */
final class Shell {
    private final Path folder;
    private Map<String, String> variables = Map.of();
    private Surroundings.Terminal terminal = Surroundings.Terminal.ABSENT;
    private WindowStarter window = models -> {
        throw new WindowStarter.WindowUnavailable("There is no window system.");
    };

    Shell(Path folder) {
        this.folder = folder;
    }

    Shell onTerminal(Map<String, String> newVariables) {
        terminal = Surroundings.Terminal.PRESENT;
        variables = newVariables;
        return this;
    }

    Shell withWindow(WindowStarter newWindow) {
        window = newWindow;
        return this;
    }

    Run run(String... arguments) {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        return runInto(output, arguments, output);
    }

    /** Runs a command whose results go to a stream of the caller's. */
    Run runInto(OutputStream output, String... arguments) {
        return runInto(output, arguments, new ByteArrayOutputStream());
    }

    private Run runInto(OutputStream output, String[] arguments, ByteArrayOutputStream seen) {
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        int exitCode = Commands.run(
                List.of(arguments), new Surroundings(output, messages, variables, folder, terminal), window);
        return new Run(exitCode, seen.toString(StandardCharsets.UTF_8), messages.toString(StandardCharsets.UTF_8));
    }

    /** What a command gave. */
    record Run(int exitCode, String output, String messages) {}
}
