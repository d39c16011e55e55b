package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the disk is full a write is refused, whole; what was there stays right and can be read. */
class FullDiskTest {
    private static final int LIMIT_BLOCKS = 12_000;

    @TempDir
    Path directory;

    @Test
    void aFileThatMayNotGrow() {
        int written = 0;
        try (Storage storage = SqliteStorage.open(directory, SqliteSettings.DEFAULT.withMaxPages(60))) {
            Transactions.createMaps(storage);
            int first = writeUntilFull(storage, 0);
            Transactions.check(storage, Map.of("a", first), List.of("a"));
            int now = first;
            assertThatThrownBy(() -> Transactions.run(storage, "a", now, 3000))
                    .isInstanceOf(StorageException.class)
                    .hasMessageContaining("full")
                    .hasMessageContaining(directory.toString());
            Transactions.check(storage, Map.of("a", first), List.of("a"));
            assertThat(first).isGreaterThan(5);
            written = first;
        }
        try (Storage storage = SqliteStorage.open(directory)) {
            Transactions.check(storage, Map.of("a", written), List.of("a"));
            Transactions.run(storage, "a", written, 3000);
            Transactions.check(storage, Map.of("a", written + 1), List.of("a"));
        }
    }

    /** The system refuses to let files grow beyond a size, as it does when the disk is full. */
    @Test
    void aDiskThatTakesNoMore() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Path store = directory.resolve("store");
        try (Storage storage = SqliteStorage.open(store)) {
            Transactions.createMaps(storage);
        }
        Map<String, Integer> acknowledged = new HashMap<>();
        boolean isChecked = false;
        Process program = WritingProgram.start(store, directory, 3000, LIMIT_BLOCKS);
        try (BufferedReader lines = program.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ", -1);
                if (WritingProgram.WRITERS.contains(words[0])) {
                    acknowledged.put(words[0], Integer.parseInt(words[1]));
                }
                isChecked |= line.equals("checked");
            }
        } finally {
            program.destroyForcibly().waitFor();
        }
        assertThat(isChecked).as("the program could read on").isTrue();
        assertThat(acknowledged).hasSize(WritingProgram.WRITERS.size());
        try (Storage storage = SqliteStorage.open(store)) {
            Transactions.check(storage, acknowledged, WritingProgram.WRITERS);
            Transactions.run(storage, "a", Transactions.next(storage, "a"), 3000);
        }
    }

    private static int writeUntilFull(Storage storage, int first) {
        int number = first;
        try {
            while (true) {
                Transactions.run(storage, "a", number, 3000);
                number++;
            }
        } catch (StorageException full) {
            assertThat(full).hasMessageContaining("full");
            return number;
        }
    }
}
