package dev.keyloom.format.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileStampTest {
    private static final byte[] CONTENT = {1, 2, 3};

    @TempDir
    private Path folder;

    private Path file;
    private FileStamp stamp;

    @BeforeEach
    void stampFile() throws IOException {
        file = Files.write(folder.resolve("f"), CONTENT);
        stamp = FileStamp.of(file, CONTENT);
    }

    @Test
    void aFileAsItWasMatches() throws IOException {
        assertThat(stamp.matches(file)).isTrue();
    }

    @Test
    void aFileThatWasOnlyTouchedMatches() throws IOException {
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));

        assertThat(stamp.matches(file)).isTrue();
    }

    @Test
    void otherContentOfTheSameSizeDoesNotMatch() throws IOException {
        Files.write(file, new byte[] {3, 2, 1});
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));

        assertThat(stamp.matches(file)).isFalse();
    }

    @Test
    void aLongerOrMissingFileDoesNotMatch() throws IOException {
        Files.write(file, new byte[4]);
        assertThat(stamp.matches(file)).isFalse();

        Files.delete(file);
        assertThat(stamp.matches(file)).isFalse();
    }
}
