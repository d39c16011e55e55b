package dev.keyloom.format.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.document.Document;
import dev.keyloom.format.file.FileStamp;
import dev.keyloom.model.DataModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectFileTest {
    private static final Document DOCUMENT = Document.of(DataModel.empty("Shop"));

    @TempDir
    private Path folder;

    @Test
    void whatIsSavedIsReadAgain() throws IOException {
        Path file = folder.resolve("shop.keyloom.json");

        FileStamp stamp = ProjectFile.save(file, DOCUMENT);

        ProjectFile.Loaded loaded = ProjectFile.load(file);
        assertThat(loaded.document().value()).contains(DOCUMENT);
        assertThat(loaded.stamp()).isEqualTo(stamp);
        assertThat(stamp.matches(file)).isTrue();
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        Path file = folder.resolve("none.json");

        assertThatThrownBy(() -> ProjectFile.read(file))
                .isInstanceOf(IOException.class)
                .hasMessage(file + " could not be read: there is no such file.");
    }

    @Test
    void aFolderIsNoModel() {
        assertThatThrownBy(() -> ProjectFile.read(folder)).hasMessage(folder + " could not be read: it is a folder.");
    }

    @Test
    void aFileOfGarbageIsAProblemAndNoException() throws IOException {
        Path file = Files.write(folder.resolve("x"), new byte[] {(byte) 0xFF, 0, 7});

        assertThat(ProjectFile.read(file).problems()).hasSize(1);
    }
}
