package dev.keyloom.cli;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.ProjectReader;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.problem.Suggestions;
import dev.keyloom.value.Bytes;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads what a {@code MODEL} argument names: a file, or {@code sample:NAME}. */
final class ModelInput {
    static final String SAMPLE_PREFIX = "sample:";
    private static final String ENDING = ".keyloom.json";
    /** No folder is searched for a likely name beyond so many entries. */
    private static final int MAX_SEARCHED_FILES = 1000;

    private final Path folder;

    ModelInput(Path folder) {
        this.folder = folder;
    }

    /**
     * The content of a model argument, with or without a usable model.
     *
     * @param label the argument, which stands for the file in messages
     */
    record ModelFile(String label, Bytes content, Result<Document> result) {
        /**
         * Returns the model.
         *
         * @throws CommandFailure if there is none; the message says where the first error is
         */
        Document require() throws CommandFailure {
            if (result.value().isPresent()) {
                return result.value().get();
            }
            Problem first = result.problems().stream()
                    .filter(Problem::isError)
                    .findFirst()
                    .orElseThrow();
            throw new CommandFailure(ExitCode.UNREADABLE_INPUT, ProblemText.located(label, first));
        }

        /** Returns a name for files made from this one: {@code github} for {@code github.keyloom.json}. */
        String baseName() {
            if (label.startsWith(SAMPLE_PREFIX)) {
                return label.substring(SAMPLE_PREFIX.length());
            }
            String name = Path.of(label).getFileName().toString();
            int end = name.endsWith(ENDING) ? name.length() - ENDING.length() : name.lastIndexOf('.');
            return end > 0 ? name.substring(0, end) : name;
        }
    }

    /** Reads a model for use, and tells the user if something is wrong with it. */
    Document load(String argument, Output output) throws CommandFailure {
        ModelFile file = read(argument);
        Document document = file.require();
        long faults =
                file.result().problems().stream().filter(ProblemText::isFault).count();
        if (faults > 0) {
            output.say(argument + ": " + Counts.of(faults, "problem") + "; \"keyloom check " + argument + "\" lists "
                    + (faults == 1 ? "it" : "them"));
        }
        return document;
    }

    /** Reads a model with all that can be said about it. */
    ModelFile read(String argument) throws CommandFailure {
        byte[] content = content(argument);
        return new ModelFile(argument, Bytes.of(content), ProjectReader.read(content));
    }

    private byte[] content(String argument) throws CommandFailure {
        if (argument.startsWith(SAMPLE_PREFIX)) {
            String name = argument.substring(SAMPLE_PREFIX.length());
            return SampleModels.content(name).orElseThrow(() -> unknownSample(argument, name));
        }
        try {
            return Files.readAllBytes(path(argument));
        } catch (IOException failure) {
            throw new CommandFailure(ExitCode.UNREADABLE_INPUT, argument + ": " + reason(argument, failure), failure);
        }
    }

    /** Returns the path that an argument stands for, from the working directory. */
    Path path(String argument) throws CommandFailure {
        try {
            return folder.resolve(argument);
        } catch (InvalidPathException failure) {
            throw new CommandFailure(
                    ExitCode.UNREADABLE_INPUT, argument + ": not a file name (" + failure.getReason() + ")", failure);
        }
    }

    private static CommandFailure unknownSample(String argument, String name) {
        String guess = Suggestions.nearest(name, SampleModels.names())
                .map(nearest -> "did you mean " + SAMPLE_PREFIX + nearest + "? ")
                .orElse("");
        return new CommandFailure(
                ExitCode.UNREADABLE_INPUT,
                argument + ": there is no such sample; " + guess + "\"keyloom samples\" lists them");
    }

    private String reason(String argument, IOException failure) throws CommandFailure {
        Path path = path(argument);
        if (failure instanceof NoSuchFileException) {
            return "there is no such file"
                    + likely(argument, path)
                            .map(guess -> "; did you mean " + guess + "?")
                            .orElse("");
        }
        if (Files.isDirectory(path)) {
            return "this is a folder; name a model file in it";
        }
        return failure instanceof AccessDeniedException
                ? "permission denied"
                : "cannot be read: " + Output.reason(failure);
    }

    private static Optional<String> likely(String argument, Path path) {
        if (SampleModels.names().contains(argument)) {
            return Optional.of(SAMPLE_PREFIX + argument);
        }
        Path parent = path.toAbsolutePath().getParent();
        if (parent == null) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>();
        try (Stream<Path> siblings = Files.list(parent)) {
            siblings.limit(MAX_SEARCHED_FILES)
                    .map(sibling -> sibling.getFileName().toString())
                    .filter(name -> name.endsWith(".json"))
                    .sorted()
                    .forEach(names::add);
        } catch (IOException noHelp) {
            return Optional.empty();
        }
        String name = path.getFileName().toString();
        Optional<String> nearest =
                names.contains(name + ENDING) ? Optional.of(name + ENDING) : Suggestions.nearest(name, names);
        return nearest.map(guess -> argument.substring(0, argument.length() - name.length()) + guess);
    }
}
