package dev.keyloom.cli;

import dev.keyloom.format.file.AtomicFile;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a command's result goes: standard output, or a file. */
final class ResultOptions {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "write to FILE, wholly or not at all, instead of to standard output")
    private @Nullable String file;

    /** A format that a result may be written in. */
    interface Format {
        /** Returns how file names of the format end, without the dot; the most usual ending first. */
        List<String> endings();
    }

    /** What writes a text, however long, piece by piece. */
    @FunctionalInterface
    interface TextSource {
        void writeTo(Appendable out) throws IOException;
    }

    Optional<String> file() {
        return Optional.ofNullable(file);
    }

    /** Returns the format asked for, else the one that the file's name tells, else the first. */
    <F extends Format> F format(@Nullable F asked, List<F> all) {
        if (asked != null) {
            return asked;
        }
        String name = file().orElse("").toLowerCase(Locale.ROOT);
        return all.stream()
                .filter(format -> format.endings().stream().anyMatch(ending -> name.endsWith("." + ending)))
                .findFirst()
                .orElse(all.get(0));
    }

    /** Writes a text in UTF-8. */
    void write(Context context, String text) throws CommandFailure {
        writeText(context, out -> out.append(text));
    }

    /** Writes a text in UTF-8 as it comes. */
    void writeText(Context context, TextSource text) throws CommandFailure {
        writeBytes(context, out -> {
            Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
            text.writeTo(writer);
            writer.flush();
        });
    }

    /** Writes bytes that are text of their own. */
    void write(Context context, byte[] content) throws CommandFailure {
        writeBytes(context, out -> out.write(content));
    }

    /** Writes a picture; a terminal is spared the bytes. */
    void writePicture(Context context, byte[] content) throws CommandFailure {
        if (file().isEmpty() && context.output().isOnTerminal()) {
            throw new CommandFailure(
                    ExitCode.WRONG_USAGE, "a picture is not for the terminal; name a file with -o, or use a pipe");
        }
        write(context, content);
    }

    private void writeBytes(Context context, Output.Content content) throws CommandFailure {
        if (file().isEmpty()) {
            context.output().result(content);
            return;
        }
        writeFile(context.models().path(file().get()), content);
        context.output().say("wrote " + file().get());
    }

    /**
     * Writes a file, wholly or not at all.
     *
     * @throws CommandFailure if that failed; the file is as it was
     */
    static void writeFile(Path target, Output.Content content) throws CommandFailure {
        if (Files.isDirectory(target)) {
            throw new CommandFailure(ExitCode.WRONG_USAGE, target + " is a folder; name a file in it");
        }
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            content.writeTo(bytes);
            AtomicFile.write(target, bytes.toByteArray());
        } catch (IOException failure) {
            throw new CommandFailure(ExitCode.WRONG_USAGE, Output.reason(failure), failure);
        }
    }
}
