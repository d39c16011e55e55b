package dev.keyloom.format.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.keyloom.format.file.Disk.Step;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AtomicFileTest {
    private static final byte[] OLD = bytes("old");
    private static final byte[] NEW = bytes("new".repeat(100_000));

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void writeOldFile() throws IOException {
        file = folder.resolve("shop.keyloom.json");
        Files.write(file, OLD);
    }

    @Test
    void theNewContentTakesThePlaceOfTheOldAndNothingIsLeftOver() throws IOException {
        AtomicFile.write(file, NEW);

        assertThat(file).hasBinaryContent(NEW);
        assertThat(filesInFolder()).containsExactly(file);
    }

    @Test
    void aFileThatWasNotThereIsMade() throws IOException {
        Path fresh = folder.resolve("fresh.json");

        AtomicFile.write(fresh, NEW);

        assertThat(fresh).hasBinaryContent(NEW);
    }

    @ParameterizedTest
    @EnumSource(
            value = Step.class,
            names = {"CREATE", "WRITE", "SYNC", "COPY_PERMISSIONS", "MOVE_ATOMICALLY"})
    void aStepThatFailsLeavesTheOldFileAndNothingElse(Step step) throws IOException {
        AtomicFile failing = failingAt(step, new FileSystemException("x", null, "No space left on device"));

        assertThatThrownBy(() -> failing.replace(file, NEW))
                .isInstanceOf(IOException.class)
                .hasMessage(file + " could not be written: the disk is full (No space left on device)."
                        + " The file on disk is unchanged.");
        assertThat(file).hasBinaryContent(OLD);
        assertThat(filesInFolder()).containsExactly(file);
    }

    @Test
    void theDiskMayGetFullInTheMiddleOfTheContent() throws IOException {
        int[] chunks = {0};
        AtomicFile failing = new AtomicFile(new Disk(step -> {
            if (step == Step.WRITE && ++chunks[0] == 3) {
                throw new IOException("No space left on device");
            }
        }));

        assertThatThrownBy(() -> failing.replace(file, NEW)).hasMessageContaining("the disk is full");
        assertThat(file).hasBinaryContent(OLD);
        assertThat(filesInFolder()).containsExactly(file);
    }

    @Test
    void whereNoAtomicMoveIsPossibleTheOldFileWaitsAsABackup() throws IOException {
        AtomicFile inSteps = failingAt(Step.MOVE_ATOMICALLY, new AtomicMoveNotSupportedException("a", "b", "never"));

        inSteps.replace(file, NEW);

        assertThat(file).hasBinaryContent(NEW);
        assertThat(filesInFolder()).containsExactly(file);
    }

    @ParameterizedTest
    @EnumSource(
            value = Step.class,
            names = {"MOVE_AWAY", "MOVE_IN"})
    void aFailedMoveInStepsBringsTheOldFileBack(Step failed) throws IOException {
        AtomicFile failing = new AtomicFile(new Disk(step -> {
            if (step == Step.MOVE_ATOMICALLY) {
                throw new AtomicMoveNotSupportedException("a", "b", "never");
            }
            if (step == failed) {
                throw new AccessDeniedException("b");
            }
        }));

        assertThatThrownBy(() -> failing.replace(file, NEW))
                .hasMessage(file + " could not be written: you have no permission. The file on disk is unchanged.");
        assertThat(file).hasBinaryContent(OLD);
        assertThat(filesInFolder()).containsExactly(file);
    }

    @Test
    void anOldFileThatCannotBeBroughtBackIsNamed() throws IOException {
        AtomicFile failing = new AtomicFile(new Disk(step -> {
            switch (step) {
                case MOVE_ATOMICALLY -> throw new AtomicMoveNotSupportedException("a", "b", "never");
                case MOVE_IN, MOVE_BACK -> throw new IOException("the network is gone");
                case CREATE, WRITE, SYNC, COPY_PERMISSIONS, MOVE_AWAY, DELETE -> {}
            }
        }));

        assertThatThrownBy(() -> failing.replace(file, NEW)).hasMessageContaining("Its old content is in " + folder);
        assertThat(filesInFolder())
                .singleElement()
                .satisfies(left -> assertThat(left).hasBinaryContent(OLD));
    }

    @Test
    void permissionsOfTheOldFileAreKept() throws IOException {
        assumeThat(file.getFileSystem().supportedFileAttributeViews()).contains("posix");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));

        AtomicFile.write(file, NEW);

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw-r--");
    }

    @Test
    void aSymbolicLinkStaysOneAndItsTargetIsWritten() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link.json"), file.getFileName());

        AtomicFile.write(link, NEW);

        assertThat(link).isSymbolicLink().hasBinaryContent(NEW);
        assertThat(file).hasBinaryContent(NEW);
    }

    @Test
    void linksInACircleAreToldOf() throws IOException {
        Path one = folder.resolve("one");
        Path two = Files.createSymbolicLink(folder.resolve("two"), one);
        Files.createSymbolicLink(one, two);

        assertThatThrownBy(() -> AtomicFile.write(one, NEW))
                .hasMessageContaining("its symbolic links lead in a circle");
    }

    @Test
    void aFolderIsNotReplaced() {
        assertThatThrownBy(() -> AtomicFile.write(folder, NEW)).hasMessageContaining("it is a folder");
    }

    @Test
    void aMissingFolderIsNamed() {
        assertThatThrownBy(() -> AtomicFile.write(folder.resolve("none").resolve("x.json"), NEW))
                .hasMessageContaining("there is no folder " + folder.resolve("none"));
    }

    @Test
    void aDeviceIsWrittenDirectly() throws IOException {
        Path device = Path.of("/dev/null");
        assumeThat(device).exists();

        AtomicFile.write(device, NEW);

        assertThat(Files.isRegularFile(device)).isFalse();
    }

    @Test
    void aFullDeviceIsToldOf() {
        Path full = Path.of("/dev/full");
        assumeThat(full).exists();

        assertThatThrownBy(() -> AtomicFile.write(full, NEW)).hasMessageContaining("the disk is full");
    }

    private static AtomicFile failingAt(Step failed, IOException failure) {
        return new AtomicFile(new Disk(step -> {
            if (step == failed) {
                throw failure;
            }
        }));
    }

    private List<Path> filesInFolder() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
