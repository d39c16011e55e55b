package dev.keyloom.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The two streams of a run: results on one, talk and errors on the other; both in UTF-8 whatever the locale. */
final class Output {
    private final Surroundings surroundings;
    private boolean isQuiet;

    Output(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** What writes a result, however long, piece by piece. */
    @FunctionalInterface
    interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /** From now on only results and errors are written. */
    void quieten() {
        isQuiet = true;
    }

    boolean isQuiet() {
        return isQuiet;
    }

    boolean hasColors() {
        return surroundings.hasColors();
    }

    boolean isOnTerminal() {
        return surroundings.terminal() == Surroundings.Terminal.PRESENT;
    }

    /** Writes a result. */
    void result(String text) throws CommandFailure {
        result(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Writes a result.
     *
     * @throws CommandFailure if the stream cannot be written to; a reader who has gone away is no failure of ours, and said
     *     without words
     */
    void result(Content content) throws CommandFailure {
        try {
            OutputStream output = surroundings.output();
            content.writeTo(output);
            output.flush();
        } catch (IOException failure) {
            if (isClosedPipe(failure)) {
                throw new ReaderGone(failure);
            }
            throw new CommandFailure(
                    ExitCode.WRONG_USAGE, "standard output cannot be written: " + reason(failure), failure);
        }
    }

    /** Tells the user something beside the result, unless he wants quiet. */
    void say(String line) {
        if (!isQuiet) {
            message(TerminalText.oneLine(line) + "\n");
        }
    }

    /** Tells the user what went wrong, in one line that starts with the program's name. */
    void error(String line) {
        message("keyloom: " + TerminalText.oneLine(line) + "\n");
    }

    /** Writes where in the program a failure arose. */
    void stackTrace(Throwable failure) {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        message(trace.toString());
    }

    /** Writes to the message stream as it is. Nobody is left to be told if that fails. */
    void message(String text) {
        try {
            surroundings.messages().write(text.getBytes(StandardCharsets.UTF_8));
            surroundings.messages().flush();
        } catch (IOException nobodyListens) {
            isQuiet = true;
        }
    }

    /** Returns what an operating system says went wrong, without the class names. */
    static String reason(IOException failure) {
        String message = failure.getMessage();
        return message == null || message.isBlank() ? failure.getClass().getSimpleName() : message;
    }

    private static boolean isClosedPipe(IOException failure) {
        return reason(failure).toLowerCase(Locale.ROOT).contains("pipe");
    }

    /** Whoever read the results has gone, as {@code head} does: the run ends at once and in silence. */
    static final class ReaderGone extends RuntimeException {
        private static final long serialVersionUID = 1;

        private ReaderGone(IOException cause) {
            super(cause);
        }
    }
}
