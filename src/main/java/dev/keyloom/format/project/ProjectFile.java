package dev.keyloom.format.project;

import dev.keyloom.document.Document;
import dev.keyloom.format.file.AtomicFile;
import dev.keyloom.format.file.FileMessages;
import dev.keyloom.format.file.FileStamp;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Model files on disk. */
public final class ProjectFile {
    /** How the names of model files end. */
    public static final String EXTENSION = ".keyloom.json";

    /** Larger files are refused before they fill the memory. */
    static final long MAX_BYTES = 512L * 1024 * 1024;

    private ProjectFile() {}

    /**
     * What was found in a file.
     *
     * @param document the design and the problems of the file
     * @param stamp to notice later that the file has changed on disk
     */
    public record Loaded(Result<Document> document, FileStamp stamp) {}

    /**
     * Reads a model file; see {@link ProjectReader#read}.
     *
     * @throws IOException if the file cannot be read; the message says why, with its name
     */
    public static Result<Document> read(Path file) throws IOException {
        return load(file).document();
    }

    /**
     * Reads a model file together with its stamp.
     *
     * @throws IOException if the file cannot be read; the message says why, with its name
     */
    public static Loaded load(Path file) throws IOException {
        try {
            if (Files.isDirectory(file)) {
                throw new FileSystemException(file.toString(), null, "it is a folder");
            }
            if (Files.size(file) > MAX_BYTES) {
                String message = file + " is larger than " + MAX_BYTES / (1024 * 1024) + " MB, which no model is.";
                Problem tooLarge = Problem.error("file-too-large", message, Place.NOWHERE);
                return new Loaded(Result.failed(tooLarge), FileStamp.of(file, new byte[0]));
            }
            byte[] content = Files.readAllBytes(file);
            return new Loaded(ProjectReader.read(content), FileStamp.of(file, content));
        } catch (IOException failure) {
            throw new IOException(FileMessages.notRead(file, failure), failure);
        }
    }

    /**
     * Saves a design in place of what the file held, whole or not at all; see {@link AtomicFile}.
     *
     * @return the stamp of the saved file
     * @throws IOException if that failed; then the file is as it was, and the message says why, with its name
     */
    public static FileStamp save(Path file, Document document) throws IOException {
        byte[] content = ProjectWriter.write(document);
        AtomicFile.write(file, content);
        try {
            return FileStamp.of(file, content);
        } catch (IOException failure) {
            throw new IOException(FileMessages.notRead(file, failure), failure);
        }
    }
}
