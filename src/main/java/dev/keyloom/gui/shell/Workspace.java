package dev.keyloom.gui.shell;

import dev.keyloom.document.Document;
import dev.keyloom.format.file.FileStamp;
import dev.keyloom.format.project.ProjectFile;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.task.TaskRunner;
import dev.keyloom.gui.task.TaskRunner.RunningTask;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * The open documents and what happens to their files: opening, saving, closing, recovering. It holds no nodes. Reading and
 * writing happen in the background; whatever fails is told in {@link #noticeProperty()} and changes nothing.
 */
public final class Workspace {
    private static final Duration RECOVERY_DELAY = Duration.ofSeconds(1);
    private static final String SUFFIX = ".keyloom.json";

    private final TaskRunner tasks;
    private final FileDialogs dialogs;
    private final RecoveryFiles recovery;
    private final Settings settings;
    private final Clock clock;

    private final ObservableList<OpenDocument> documents = FXCollections.observableArrayList();
    private final ObjectProperty<Optional<OpenDocument>> active = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Notice>> notice = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableList<RecoveryFiles.Leftover> leftovers = FXCollections.observableArrayList();
    private final ObservableList<Path> recentFiles = FXCollections.observableArrayList();
    private final Map<String, RunningTask> pendingRecovery = new HashMap<>();
    /** How the file of each document looked when we read or wrote it last. */
    private final Map<String, FileStamp> stamps = new HashMap<>();

    /**
     * Makes an empty workspace.
     *
     * @param clock tells when a recovery copy was made
     */
    public Workspace(TaskRunner tasks, FileDialogs dialogs, RecoveryFiles recovery, Settings settings, Clock clock) {
        this.tasks = tasks;
        this.dialogs = dialogs;
        this.recovery = recovery;
        this.settings = settings;
        this.clock = clock;
        leftovers.setAll(recovery.leftovers());
        recentFiles.setAll(settings.recentFiles());
    }

    /** Something the user should know, shown in the status bar. */
    public record Notice(Kind kind, String key, List<String> arguments) {
        public Notice {
            arguments = List.copyOf(arguments);
        }

        /** Whether it went well. */
        public enum Kind {
            DONE,
            FAILED
        }

        /** Returns word of something that went well. */
        public static Notice done(String key, String... arguments) {
            return new Notice(Kind.DONE, key, List.of(arguments));
        }

        /** Returns word of something that did not work. */
        public static Notice failed(String key, String... arguments) {
            return new Notice(Kind.FAILED, key, List.of(arguments));
        }
    }

    public ObservableList<OpenDocument> documents() {
        return documents;
    }

    /** Returns the document in front; empty: the start page is. */
    public ObjectProperty<Optional<OpenDocument>> activeProperty() {
        return active;
    }

    public Optional<OpenDocument> active() {
        return active.get();
    }

    public ReadOnlyObjectProperty<Optional<Notice>> noticeProperty() {
        return notice.getReadOnlyProperty();
    }

    /** Returns the recovery copies that wait to be taken or given up. */
    public ObservableList<RecoveryFiles.Leftover> leftovers() {
        return leftovers;
    }

    public ObservableList<Path> recentFiles() {
        return recentFiles;
    }

    public void clearRecentFiles() {
        settings.clearRecentFiles();
        settings.write();
        recentFiles.clear();
    }

    /** Opens a tab with a new model. */
    public void create(Document document) {
        add(new OpenDocument(newId(), DocumentStore.ofSaved(document, tasks)));
    }

    /** Opens a copy of a shipped sample in a tab; saving it asks for a file. */
    public void openSample(String name) {
        tasks.run(
                cancelled -> SampleModels.read(name).flatMap(Result::value),
                sample -> {
                    if (sample.isPresent()) {
                        create(sample.get());
                    } else {
                        tell(Notice.failed("notice.no-sample", name));
                    }
                },
                failure -> tell(Notice.failed("notice.no-sample", name)));
    }

    /** Asks for a file and opens it. */
    public void open() {
        dialogs.askOpen().ifPresent(this::open);
    }

    /** Opens a file in a tab, or brings its tab to the front. */
    public void open(Path path) {
        Path absolute = path.toAbsolutePath().normalize();
        Optional<OpenDocument> already = documents.stream()
                .filter(document -> document.path().equals(Optional.of(absolute)))
                .findFirst();
        if (already.isPresent()) {
            active.set(already);
            return;
        }
        tasks.run(
                cancelled -> ProjectFile.load(absolute),
                loaded -> opened(absolute, loaded),
                failure -> tell(readFailure(absolute, failure)));
    }

    /** Saves a document to its file, or asks for one; {@code whenSaved} is called once it is on disk. */
    public void save(OpenDocument document, Runnable whenSaved) {
        Optional<Path> file = document.path();
        if (file.isEmpty()) {
            saveAs(document, whenSaved);
            return;
        }
        Path path = file.get();
        Optional<FileStamp> stamp = Optional.ofNullable(stamps.get(document.id()));
        tasks.run(
                cancelled -> stamp.isEmpty() || stamp.get().matches(path),
                untouched -> {
                    if (untouched) {
                        write(document, path, whenSaved);
                    } else {
                        resolveConflict(document, path, whenSaved);
                    }
                },
                // What cannot be looked at is not there to be overwritten; writing says what is wrong.
                failure -> write(document, path, whenSaved));
    }

    /** Asks for a file and saves a document there. */
    public void saveAs(OpenDocument document, Runnable whenSaved) {
        String suggested = document.path()
                .map(path -> path.getFileName().toString())
                .orElse(fileName(document.store().document().model().name()));
        dialogs.askSave(suggested)
                .map(path -> withSuffix(path.toAbsolutePath().normalize()))
                .ifPresent(path -> write(document, path, whenSaved));
    }

    /** Closes a tab; asks first when there are changes that no file holds. */
    public void close(OpenDocument document) {
        if (!document.store().dirtyProperty().get()) {
            remove(document);
            return;
        }
        active.set(Optional.of(document));
        switch (dialogs.askUnsaved(document.store().document().model().name())) {
            case SAVE -> save(document, () -> remove(document));
            case DISCARD -> remove(document);
            case CANCEL -> {}
        }
    }

    /** Closes all tabs one after the other; calls {@code whenAllClosed} unless the user keeps one open. */
    public void closeAll(Runnable whenAllClosed) {
        if (documents.isEmpty()) {
            whenAllClosed.run();
            return;
        }
        OpenDocument first = documents.get(0);
        if (!first.store().dirtyProperty().get()) {
            remove(first);
            closeAll(whenAllClosed);
            return;
        }
        active.set(Optional.of(first));
        switch (dialogs.askUnsaved(first.store().document().model().name())) {
            case SAVE ->
                save(first, () -> {
                    remove(first);
                    closeAll(whenAllClosed);
                });
            case DISCARD -> {
                remove(first);
                closeAll(whenAllClosed);
            }
            case CANCEL -> {}
        }
    }

    /** Opens a recovery copy in a tab, still unsaved. */
    public void recover(RecoveryFiles.Leftover leftover) {
        tasks.run(
                cancelled -> recovery.read(leftover),
                document -> {
                    if (document.isEmpty()) {
                        tell(Notice.failed("notice.recovery-unreadable", leftover.title()));
                        return;
                    }
                    OpenDocument opened =
                            new OpenDocument(leftover.id(), DocumentStore.ofUnsaved(document.get(), tasks));
                    opened.fileProperty().set(leftover.original());
                    leftovers.remove(leftover);
                    add(opened);
                    keepRecoveryCopy(opened);
                },
                failure -> tell(Notice.failed("notice.recovery-unreadable", leftover.title())));
    }

    /** Gives a recovery copy up for good. */
    public void discard(RecoveryFiles.Leftover leftover) {
        leftovers.remove(leftover);
        forget(leftover.id());
    }

    /** Writes recovery copies of all unsaved documents now, on this thread; for the last handler. */
    public void rescue() {
        for (OpenDocument document : documents) {
            if (document.store().dirtyProperty().get()) {
                try {
                    recovery.keep(
                            document.id(),
                            title(document),
                            document.path(),
                            document.store().document(),
                            clock.instant());
                } catch (IOException unwritable) {
                    tell(Notice.failed("notice.recovery-failed", String.valueOf(unwritable.getMessage())));
                }
            }
        }
    }

    /** Tells the user something. */
    public void tell(Notice newNotice) {
        notice.set(Optional.of(newNotice));
    }

    private String title(OpenDocument document) {
        return document.store().document().model().name();
    }

    private void resolveConflict(OpenDocument document, Path path, Runnable whenSaved) {
        switch (dialogs.askConflict(path)) {
            case OVERWRITE -> write(document, path, whenSaved);
            case SAVE_ELSEWHERE -> saveAs(document, whenSaved);
            case CANCEL -> tell(Notice.failed("notice.not-saved", path.toString()));
        }
    }

    private void opened(Path path, ProjectFile.Loaded loaded) {
        Result<Document> result = loaded.document();
        if (result.value().isEmpty()) {
            Problem worst = result.problems().get(0);
            String where = worst.place().line() > 0
                    ? ":" + worst.place().line() + ":" + worst.place().column()
                    : "";
            tell(Notice.failed("notice.unreadable", path.getFileName() + where, worst.message()));
            return;
        }
        OpenDocument document =
                new OpenDocument(newId(), DocumentStore.ofSaved(result.value().get(), tasks));
        document.fileProperty().set(Optional.of(path));
        stamps.put(document.id(), loaded.stamp());
        remember(path);
        add(document);
    }

    private void write(OpenDocument document, Path path, Runnable whenSaved) {
        document.store().seal();
        Document written = document.store().document();
        tasks.run(
                cancelled -> ProjectFile.save(path, written),
                stamp -> {
                    document.fileProperty().set(Optional.of(path));
                    stamps.put(document.id(), stamp);
                    document.store().markSaved(written);
                    remember(path);
                    tell(Notice.done("notice.saved", path.getFileName().toString()));
                    whenSaved.run();
                },
                failure -> tell(Notice.failed("notice.save-failed", String.valueOf(failure.getMessage()))));
    }

    private Notice readFailure(Path path, Exception failure) {
        return Files.exists(path)
                ? Notice.failed("notice.read-failed", String.valueOf(failure.getMessage()))
                : Notice.failed("notice.no-such-file", path.toString());
    }

    private void add(OpenDocument document) {
        documents.add(document);
        active.set(Optional.of(document));
        document.store().revisionProperty().addListener((property, before, now) -> keepRecoveryCopySoon(document));
        document.store().dirtyProperty().addListener((property, before, now) -> {
            if (!now) {
                cancelRecovery(document);
                forget(document.id());
            }
        });
    }

    private void remove(OpenDocument document) {
        int position = documents.indexOf(document);
        documents.remove(document);
        stamps.remove(document.id());
        cancelRecovery(document);
        forget(document.id());
        if (active.get().equals(Optional.of(document))) {
            active.set(
                    documents.isEmpty()
                            ? Optional.empty()
                            : Optional.of(documents.get(Math.min(position, documents.size() - 1))));
        }
    }

    private void remember(Path path) {
        settings.addRecentFile(path);
        settings.write();
        recentFiles.setAll(settings.recentFiles());
    }

    private void keepRecoveryCopySoon(OpenDocument document) {
        cancelRecovery(document);
        pendingRecovery.put(document.id(), tasks.after(RECOVERY_DELAY, () -> keepRecoveryCopy(document)));
    }

    private void keepRecoveryCopy(OpenDocument document) {
        pendingRecovery.remove(document.id());
        if (!document.store().dirtyProperty().get() || !documents.contains(document)) {
            return;
        }
        Document current = document.store().document();
        tasks.run(
                cancelled -> {
                    recovery.keep(document.id(), current.model().name(), document.path(), current, clock.instant());
                    return current;
                },
                kept -> {
                    // It may have been saved or closed while the copy was being written.
                    if (!document.store().dirtyProperty().get() || !documents.contains(document)) {
                        forget(document.id());
                    }
                },
                failure -> tell(Notice.failed("notice.recovery-failed", String.valueOf(failure.getMessage()))));
    }

    private void cancelRecovery(OpenDocument document) {
        RunningTask pending = pendingRecovery.remove(document.id());
        if (pending != null) {
            pending.cancel();
        }
    }

    private void forget(String id) {
        tasks.run(
                cancelled -> {
                    recovery.forget(id);
                    return id;
                },
                done -> {},
                failure -> tell(Notice.failed("notice.recovery-failed", String.valueOf(failure.getMessage()))));
    }

    private static String newId() {
        return UUID.randomUUID().toString();
    }

    private static String fileName(String modelName) {
        String safe =
                modelName.strip().replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]+", "-").replace(' ', '-');
        return (safe.isEmpty() ? "model" : safe) + SUFFIX;
    }

    private static Path withSuffix(Path path) {
        String name = path.getFileName().toString();
        return name.contains(".") ? path : path.resolveSibling(name + SUFFIX);
    }
}
