package dev.keyloom.gui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.document.NewDocument;
import dev.keyloom.edit.DocumentEdit;
import dev.keyloom.format.project.ProjectFile;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.shell.Workspace.Notice;
import dev.keyloom.gui.task.DirectTaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkspaceTest {
    private static final Instant NOW = Instant.parse("2026-11-30T14:32:00Z");
    private static final long DEAD_PROCESS = 4_000_000L;

    @TempDir
    Path folder;

    private final DirectTaskRunner tasks = new DirectTaskRunner();
    private final Answers answers = new Answers();
    private Workspace workspace;

    @BeforeEach
    void openWorkspace() {
        workspace = newWorkspace();
    }

    @Test
    void savingASampleAsksForAFileAndMakesTheDocumentClean() throws IOException {
        workspace.openSample("github");
        OpenDocument document = workspace.active().orElseThrow();
        rename(document, "Mine");
        answers.save = Optional.of(folder.resolve("mine"));

        workspace.save(document, () -> {});

        Path saved = folder.resolve("mine.keyloom.json");
        assertThat(ProjectFile.read(saved).orElseThrow().model().name()).isEqualTo("Mine");
        assertThat(document.store().dirtyProperty().get()).isFalse();
        assertThat(workspace.recentFiles()).containsExactly(saved);
    }

    @Test
    void closingUnsavedWorkAsksAndCancelKeepsIt() {
        OpenDocument document = newDocument();
        rename(document, "Changed");
        answers.unsaved.add(FileDialogs.Unsaved.CANCEL);

        workspace.close(document);

        assertThat(workspace.documents()).containsExactly(document);
    }

    @Test
    void closingTheWindowStopsAtTheFirstDocumentThatIsKept() {
        OpenDocument first = newDocument();
        OpenDocument second = newDocument();
        rename(first, "One");
        rename(second, "Two");
        answers.unsaved.add(FileDialogs.Unsaved.DISCARD);
        answers.unsaved.add(FileDialogs.Unsaved.CANCEL);
        boolean[] closed = {false};

        workspace.closeAll(() -> closed[0] = true);

        assertThat(closed[0]).isFalse();
        assertThat(workspace.documents()).containsExactly(second);
    }

    @Test
    void aFailedSaveKeepsTheDocumentDirtyAndSaysWhy() throws IOException {
        OpenDocument document = newDocument();
        rename(document, "Changed");
        Path notAFolder = folder.resolve("file");
        Files.writeString(notAFolder, "x");
        answers.save = Optional.of(notAFolder.resolve("model.keyloom.json"));

        workspace.save(document, () -> {});

        assertThat(document.store().dirtyProperty().get()).isTrue();
        assertThat(notice().kind()).isEqualTo(Notice.Kind.FAILED);
        assertThat(Files.readString(notAFolder)).isEqualTo("x");
    }

    @Test
    void aFileChangedByAnotherProgramIsNotOverwrittenSilently() throws IOException {
        Path file = savedFile("Original");
        workspace.open(file);
        OpenDocument document = workspace.active().orElseThrow();
        rename(document, "Ours");
        ProjectFile.save(file, NewDocument.named("A longer name from somebody else"));
        answers.conflict = FileDialogs.Conflict.CANCEL;

        workspace.save(document, () -> {});

        assertThat(ProjectFile.read(file).orElseThrow().model().name()).isEqualTo("A longer name from somebody else");
        assertThat(document.store().dirtyProperty().get()).isTrue();
    }

    @Test
    void anUnreadableFileOpensNoTabAndSaysLineAndColumn() throws IOException {
        Path file = folder.resolve("broken.keyloom.json");
        Files.writeString(file, "{\n  \"formatVersion\": 1,\n  oops\n}");

        workspace.open(file);

        assertThat(workspace.documents()).isEmpty();
        assertThat(notice().arguments().get(0)).startsWith("broken.keyloom.json:3:");
    }

    @Test
    void openingAFileTwiceBringsItsTabToTheFront() throws IOException {
        Path file = savedFile("Once");
        workspace.open(file);
        OpenDocument document = workspace.active().orElseThrow();
        newDocument();
        workspace.open(file);
        assertThat(workspace.active()).contains(document);
        assertThat(workspace.documents()).hasSize(2);
    }

    @Test
    void afterACrashTheUnsavedDocumentCanBeRecovered() {
        OpenDocument document = newDocument();
        rename(document, "Half done");
        tasks.runDelayed();

        Workspace next = newWorkspace();
        assertThat(next.leftovers()).extracting(RecoveryFiles.Leftover::title).containsExactly("Half done");
        next.recover(next.leftovers().get(0));

        OpenDocument recovered = next.active().orElseThrow();
        assertThat(recovered.store().document().model().name()).isEqualTo("Half done");
        assertThat(recovered.store().dirtyProperty().get()).isTrue();
    }

    @Test
    void savingForgetsTheRecoveryCopy() {
        OpenDocument document = newDocument();
        rename(document, "Done");
        tasks.runDelayed();
        answers.save = Optional.of(folder.resolve("done.keyloom.json"));
        workspace.save(document, () -> {});
        assertThat(newWorkspace().leftovers()).isEmpty();
    }

    private Workspace newWorkspace() {
        // Each workspace stands for a process of its own; the ones before it are gone.
        RecoveryFiles recovery = new RecoveryFiles(folder.resolve("recovery"), DEAD_PROCESS, id -> false);
        Settings settings = Settings.read(folder.resolve("settings.properties"));
        return new Workspace(tasks, answers, recovery, settings, Clock.fixed(NOW, ZoneOffset.UTC));
    }

    private OpenDocument newDocument() {
        workspace.create(NewDocument.named("New"));
        return workspace.active().orElseThrow();
    }

    private Path savedFile(String name) throws IOException {
        Document document = NewDocument.named(name);
        Path file = folder.resolve("saved.keyloom.json");
        ProjectFile.save(file, document);
        return file;
    }

    private Notice notice() {
        return workspace.noticeProperty().get().orElseThrow();
    }

    private static void rename(OpenDocument document, String name) {
        document.store().apply(new DocumentEdit.Rename(name));
    }

    /** A user who answers as he is told. */
    private static final class Answers implements FileDialogs {
        private Optional<Path> save = Optional.empty();
        private final Deque<Unsaved> unsaved = new ArrayDeque<>();
        private Conflict conflict = Conflict.CANCEL;

        @Override
        public Optional<Path> askOpen() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> askSave(String suggestedName) {
            return save;
        }

        @Override
        public Unsaved askUnsaved(String title) {
            return unsaved.remove();
        }

        @Override
        public Conflict askConflict(Path file) {
            return conflict;
        }
    }
}
