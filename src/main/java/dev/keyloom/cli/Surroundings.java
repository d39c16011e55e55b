package dev.keyloom.cli;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a run of the program finds around it, so that a test can give it anything.
 *
 * @param output where results go, written in UTF-8
 * @param messages where talk, progress and errors go, written in UTF-8
 * @param variables environment variables
 * @param folder the working directory, which relative paths start from
 * @param terminal whether a person is looking at the streams
 */
public record Surroundings(
        OutputStream output, OutputStream messages, Map<String, String> variables, Path folder, Terminal terminal) {
    public Surroundings {
        variables = Collections.unmodifiableMap(new TreeMap<>(variables));
    }

    /** Whether the streams lead to a terminal. */
    public enum Terminal {
        /** Both streams do. */
        PRESENT,
        /** At least one is a file or a pipe. */
        ABSENT
    }

    /** Says whether colours are welcome: on a terminal that has them, unless {@code NO_COLOR} is set. */
    boolean hasColors() {
        return terminal == Terminal.PRESENT
                && variables.getOrDefault("NO_COLOR", "").isEmpty()
                && !"dumb".equals(variables.get("TERM"));
    }
}
