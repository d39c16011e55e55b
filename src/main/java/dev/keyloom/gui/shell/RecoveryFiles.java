package dev.keyloom.gui.shell;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.ProjectFile;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.function.LongPredicate;

/**
 * Copies of documents with unsaved changes, for the case that the program ends without asking. A copy is one model file
 * and a small note beside it that tells what it is a copy of and which process wrote it; a copy of a process that is still
 * alive belongs to that window and is left alone.
 */
public final class RecoveryFiles {
    private static final String MODEL = ".keyloom.json";
    private static final String NOTE = ".note";

    private final Path folder;
    private final long processId;
    private final LongPredicate isAlive;

    /**
     * Keeps copies in a folder.
     *
     * @param processId of this program
     * @param isAlive says whether a process is still there
     */
    public RecoveryFiles(Path folder, long processId, LongPredicate isAlive) {
        this.folder = folder;
        this.processId = processId;
        this.isAlive = isAlive;
    }

    /** A copy that an ended process left behind. */
    public record Leftover(String id, String title, Optional<Path> original, Instant time) {}

    /** Writes the copy of a document, replacing an older one of the same id. */
    public void keep(String id, String title, Optional<Path> original, Document document, Instant now)
            throws IOException {
        Files.createDirectories(folder);
        ProjectFile.save(folder.resolve(id + MODEL), document);
        Properties note = new Properties();
        note.setProperty("title", title);
        note.setProperty("process", Long.toString(processId));
        note.setProperty("time", now.toString());
        original.ifPresent(
                path -> note.setProperty("original", path.toAbsolutePath().toString()));
        StringWriter text = new StringWriter();
        note.store(text, null);
        Files.writeString(folder.resolve(id + NOTE), text.toString(), StandardCharsets.UTF_8);
    }

    /** Removes the copy of a document that was saved or given up. */
    public void forget(String id) throws IOException {
        Files.deleteIfExists(folder.resolve(id + NOTE));
        Files.deleteIfExists(folder.resolve(id + MODEL));
    }

    /** Returns the copies that ended processes left behind, newest first. A damaged note is passed over. */
    public List<Leftover> leftovers() {
        List<Leftover> found = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return found;
        }
        try (DirectoryStream<Path> notes = Files.newDirectoryStream(folder, "*" + NOTE)) {
            notes.forEach(note -> leftover(note).ifPresent(found::add));
        } catch (IOException unreadable) {
            return found;
        }
        found.sort(Comparator.comparing(Leftover::time).reversed());
        return found;
    }

    /** Returns the document of a copy; nothing if it cannot be read. */
    public Optional<Document> read(Leftover leftover) throws IOException {
        return ProjectFile.read(folder.resolve(leftover.id() + MODEL)).value();
    }

    private Optional<Leftover> leftover(Path noteFile) {
        String fileName = noteFile.getFileName().toString();
        String id = fileName.substring(0, fileName.length() - NOTE.length());
        if (!Files.isReadable(folder.resolve(id + MODEL))) {
            return Optional.empty();
        }
        Properties note = new Properties();
        try (Reader reader = Files.newBufferedReader(noteFile, StandardCharsets.UTF_8)) {
            note.load(reader);
            if (isAlive.test(Long.parseLong(note.getProperty("process", "0")))) {
                return Optional.empty();
            }
            return Optional.of(new Leftover(
                    id,
                    note.getProperty("title", id),
                    Optional.ofNullable(note.getProperty("original")).map(Path::of),
                    Instant.parse(note.getProperty("time", Instant.EPOCH.toString()))));
        } catch (IOException | IllegalArgumentException | DateTimeParseException damaged) {
            return Optional.empty();
        }
    }
}
