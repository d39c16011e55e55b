package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An acknowledged write survives the end of the program, and no transaction is half there, whenever that end comes. */
class SurvivesKillTest {
    private static final int KILLS = 30;
    private static final int MOST_LINES = 120;

    @TempDir
    Path directory;

    private final Random random = new Random(3);
    private final Map<String, Integer> acknowledged = new HashMap<>();
    private Path store;
    private Path temporary;

    @BeforeEach
    void createStore() throws IOException {
        store = directory.resolve("store");
        temporary = Files.createDirectory(directory.resolve("temporary"));
        try (Storage storage = SqliteStorage.open(store)) {
            Transactions.createMaps(storage);
        }
    }

    @Test
    void aWritingProgramThatIsKilled() throws IOException, InterruptedException {
        for (int i = 0; i < KILLS; i++) {
            writeAndKill(1 + random.nextInt(MOST_LINES), random.nextInt(3) * 1000);
            try (Storage storage = SqliteStorage.open(store)) {
                Transactions.check(storage, acknowledged, WritingProgram.WRITERS);
            }
        }
        assertThat(acknowledged).hasSize(WritingProgram.WRITERS.size());
    }

    @Test
    void aStoreThatAnotherProgramHasOpen() throws IOException, InterruptedException {
        Process program = WritingProgram.start(store, temporary, 10, 0);
        try (BufferedReader lines = program.inputReader(StandardCharsets.UTF_8)) {
            assertThat(lines.readLine()).isNotNull();
            assertThatThrownBy(() -> SqliteStorage.open(store))
                    .isInstanceOf(StorageException.class)
                    .hasMessageContaining(store.toString())
                    .hasMessageContaining("open in another program");
        } finally {
            program.destroyForcibly().waitFor();
        }
        SqliteStorage.open(store).close();
    }

    private void writeAndKill(int lines, int filling) throws IOException, InterruptedException {
        Process program = WritingProgram.start(store, temporary, filling, 0);
        try (BufferedReader output = program.inputReader(StandardCharsets.UTF_8)) {
            for (int i = 0; i < lines; i++) {
                note(output.readLine());
            }
            // Not by the process itself, which would close its output.
            program.toHandle().destroyForcibly();
            // What it had written before is acknowledged as well; the last line may be cut.
            StringBuilder rest = new StringBuilder();
            for (int c = output.read(); c >= 0; c = output.read()) {
                rest.append((char) c);
            }
            for (int end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
                note(rest.substring(0, end).strip());
                rest.delete(0, end + 1);
            }
        } finally {
            program.destroyForcibly().waitFor();
        }
    }

    private void note(String line) {
        assertThat(line).isNotNull().doesNotStartWith("failed");
        String[] words = line.split(" ", -1);
        acknowledged.merge(words[0], Integer.parseInt(words[1]), Math::max);
    }
}
