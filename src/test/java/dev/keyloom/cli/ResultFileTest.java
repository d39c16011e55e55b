package dev.keyloom.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFileTest {
    @TempDir
    Path folder;

    @Test
    void aFailureOnTheWayLeavesTheOldContentAndNothingElse() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        assertThatThrownBy(() -> ResultFile.write("a.txt", file, out -> {
                    out.write('n');
                    throw new IOException("No space left on device");
                }))
                .isInstanceOf(CommandFailure.class)
                .hasMessage("a.txt cannot be written: No space left on device");
        assertThat(file).hasContent("old");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aLinkKeepsPointingAndPermissionsStay() throws IOException, CommandFailure {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        ResultFile.write("link", link, out -> out.write("new".getBytes(StandardCharsets.UTF_8)));
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw----");
    }

    @Test
    void aDeviceIsWrittenToDirectly() throws CommandFailure {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device));
        ResultFile.write("/dev/null", device, out -> out.write(1));
        assertThat(Files.isRegularFile(device)).isFalse();
    }
}
