package dev.keyloom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenCommandTest {
    @TempDir
    Path folder;

    @Test
    void theWindowIsGivenWhatItShowsFirst() throws IOException {
        Files.copy(Path.of("sample-models/chat.keyloom.json"), folder.resolve("my.keyloom.json"));
        List<List<String>> opened = new ArrayList<>();
        Shell shell = new Shell(folder).withWindow(opened::add);
        assertThat(shell.run().exitCode()).isZero();
        assertThat(shell.run("open").exitCode()).isZero();
        assertThat(shell.run("open", "sample:chat").exitCode()).isZero();
        assertThat(shell.run("open", "my.keyloom.json").exitCode()).isZero();
        assertThat(opened)
                .containsExactly(
                        List.of(),
                        List.of(),
                        List.of("sample:chat"),
                        List.of(folder.resolve("my.keyloom.json").toString()));
    }

    @Test
    void aModelThatCannotBeReadOpensNoWindow() {
        List<List<String>> opened = new ArrayList<>();
        Shell.Run run = new Shell(folder).withWindow(opened::add).run("open", "none.keyloom.json");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(opened).isEmpty();
    }

    @Test
    void withoutWindowSystemThePageIsWrittenAndItsPathIsTheResult() throws IOException {
        Shell.Run run = new Shell(folder).run();
        Path page = Path.of(run.output().strip());
        assertThat(run.exitCode()).isZero();
        assertThat(run.messages()).isEqualTo("There is no window system. Here is a sample design as a page:\n");
        assertThat(page).isAbsolute().content().contains("GitHub", "Entity chart");
        Files.delete(page);
        Files.delete(page.getParent());
    }

    @Test
    void thePageIsWrittenWhereItIsWanted() {
        Shell.Run run = new Shell(folder).run("open", "sample:chat", "-o", "chat.html");
        assertThat(run.output()).isEqualTo(folder.resolve("chat.html") + "\n");
        assertThat(folder.resolve("chat.html")).content().contains("<title>Chat</title>");
    }
}
