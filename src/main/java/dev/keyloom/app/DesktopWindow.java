package dev.keyloom.app;

import dev.keyloom.cli.WindowStarter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Opens the window where the operating system can show one, and says what is missing where it cannot. */
final class DesktopWindow implements WindowStarter {
    private final Supplier<Optional<String>> missing;
    private final Consumer<List<String>> start;

    /**
     * @param missing looks for what is missing, and tells it as a sentence
     * @param start shows the window and returns when it was closed; only then is anything of the window loaded
     */
    DesktopWindow(Supplier<Optional<String>> missing, Consumer<List<String>> start) {
        this.missing = missing;
        this.start = start;
    }

    @Override
    public void open(List<String> models) throws WindowUnavailable {
        Optional<String> known = missing.get();
        if (known.isPresent()) {
            throw new WindowUnavailable(known.get());
        }
        try {
            start.accept(models);
        } catch (RuntimeException | LinkageError failure) {
            Optional<String> reason = reason(failure);
            if (reason.isEmpty()) {
                throw failure;
            }
            throw new WindowUnavailable("No window can be opened: " + reason.get() + ".", failure);
        }
    }

    /** JavaFX tells in these ways that there is no display, or a library is missing; anything else is our own fault. */
    private static Optional<String> reason(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnsupportedOperationException || cause instanceof LinkageError) {
                return Optional.of(firstLine(String.valueOf(cause.getMessage())));
            }
        }
        return Optional.empty();
    }

    private static String firstLine(String message) {
        String line = message.lines().findFirst().orElse("").strip();
        return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    }
}
