package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqliteStorageTest {
    private static final MapName TABLE = new MapName("t1", IndexRef.PRIMARY);

    @TempDir
    Path directory;

    @Test
    void whatWasWrittenIsThereAfterOpeningAgain() {
        try (Storage storage = open()) {
            create(storage, TABLE);
            put(storage, 1, "one");
            put(storage, 1, "uno");
            put(storage, 2, "two");
        }
        try (Storage storage = open()) {
            assertThat(get(storage, 1)).contains(item("uno"));
            assertThat(get(storage, 2)).contains(item("two"));
            assertThat(get(storage, 3)).isEmpty();
            assertThat(storage.<Long>read(reader -> reader.count(TABLE))).isEqualTo(2);
        }
    }

    @Test
    void aReadingSeesOneStateAndTheNextOneSeesWhatWasWritten() {
        try (Storage storage = open()) {
            create(storage, TABLE);
            put(storage, 1, "old");
            storage.read(reader -> {
                assertThat(reader.get(TABLE, key(1))).contains(item("old"));
                CompletableFuture.runAsync(() -> put(storage, 1, "new")).join();
                assertThat(reader.get(TABLE, key(1))).contains(item("old"));
                return 0;
            });
            assertThat(get(storage, 1)).contains(item("new"));
        }
    }

    /** Whether all is held in memory or not: a fault in a program must not wait for a large file to be seen. */
    @ParameterizedTest
    @ValueSource(longs = {0, Long.MAX_VALUE})
    void aReadingThatWritesOrReadsAgainIsRefusedAtOnce(long mirrorBytes) {
        try (Storage storage = SqliteStorage.open(directory, SqliteSettings.DEFAULT.withMirrorBytes(mirrorBytes))) {
            create(storage, TABLE);
            assertThatThrownBy(() -> storage.read(reader -> {
                        put(storage, 1, "one");
                        return 0;
                    }))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("A reading of the store cannot write to it: write when it has returned");
            assertThatThrownBy(() -> storage.read(reader -> get(storage, 1)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("A reading of the store cannot read the store again: use its reader");
            put(storage, 1, "uno");
            assertThat(get(storage, 1)).contains(item("uno"));
        }
    }

    @Test
    void aWritingReadsTheStateBeforeIt() {
        try (Storage storage = open()) {
            create(storage, TABLE);
            put(storage, 1, "old");
            storage.write(writer -> {
                writer.put(TABLE, key(1), item("new"));
                writer.put(TABLE, key(2), item("two"));
                assertThat(writer.get(TABLE, key(1))).contains(item("old"));
                assertThat(writer.count(TABLE)).isEqualTo(1);
                return 0;
            });
            assertThat(get(storage, 1)).contains(item("new"));
        }
    }

    @Test
    void mapsAreToldApartByCapitalsAndSigns() {
        try (Storage storage = open()) {
            List<MapName> maps = new ArrayList<>();
            for (String name : List.of("gsi", "GSI", "g-s.i", "g'\"`]", "größe")) {
                maps.add(new MapName("t1", IndexRef.of(name)));
            }
            create(storage, TABLE);
            maps.forEach(map -> create(storage, map));
            maps.forEach(map ->
                    assertThat(storage.<Long>read(reader -> reader.count(map))).isZero());
            assertThatThrownBy(() -> create(storage, maps.get(0))).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aMapThatIsNotThereIsAnErrorAndLeavesTheStoreAsItWas() {
        try (Storage storage = open()) {
            assertThatThrownBy(() -> get(storage, 1)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> put(storage, 1, "one")).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> storage.read(reader -> reader.count(TABLE)))
                    .isInstanceOf(IllegalArgumentException.class);
            create(storage, TABLE);
            put(storage, 1, "one");
            storage.write(writer -> {
                writer.dropMap(TABLE);
                return 0;
            });
            assertThatThrownBy(() -> get(storage, 1)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void manyWritersAreAllKept() throws InterruptedException, ExecutionException {
        int writers = 8;
        int each = 60;
        try (Storage storage = open()) {
            create(storage, TABLE);
            ExecutorService executor = Executors.newFixedThreadPool(writers);
            CountDownLatch start = new CountDownLatch(1);
            List<Future<Integer>> all = new ArrayList<>();
            for (int i = 0; i < writers; i++) {
                int first = i * each;
                all.add(executor.submit(() -> {
                    start.await();
                    int refused = 0;
                    for (int key = first; key < first + each; key++) {
                        put(storage, key, "item " + key);
                        assertThat(get(storage, key)).isPresent();
                        refused += isRefused(storage, key) ? 1 : 0;
                    }
                    return refused;
                }));
            }
            start.countDown();
            for (Future<Integer> one : all) {
                assertThat(one.get()).isEqualTo(each);
            }
            executor.shutdown();
            assertThat(storage.<Long>read(reader -> reader.count(TABLE))).isEqualTo((long) writers * each);
        }
    }

    /** A writing that finds the item there and throws. */
    private static boolean isRefused(Storage storage, int key) {
        try {
            storage.write(writer -> {
                writer.remove(TABLE, key(key));
                if (writer.get(TABLE, key(key)).isPresent()) {
                    throw new IllegalStateException();
                }
                return 0;
            });
            return false;
        } catch (IllegalStateException refused) {
            return true;
        }
    }

    /** Two items are always changed together; few are remembered, so that they are read from here and there. */
    @Test
    void aReadingSeesOneStateWhileOthersWrite() throws InterruptedException, ExecutionException {
        int rounds = 400;
        try (Storage storage = SqliteStorage.open(
                directory, SqliteSettings.DEFAULT.withItemBytes(2500).withMirrorBytes(0))) {
            create(storage, TABLE);
            putPair(storage, 0);
            ExecutorService executor = Executors.newFixedThreadPool(3);
            List<Future<Integer>> all = new ArrayList<>();
            all.add(executor.submit(() -> {
                for (int i = 1; i <= rounds; i++) {
                    putPair(storage, i);
                    put(storage, 10 + i % 5, "other");
                }
                return rounds;
            }));
            for (int reader = 0; reader < 2; reader++) {
                all.add(executor.submit(() -> {
                    int last = 0;
                    while (last < rounds) {
                        int seen = readPair(storage);
                        assertThat(seen).isGreaterThanOrEqualTo(last);
                        last = seen;
                    }
                    return last;
                }));
            }
            for (Future<Integer> one : all) {
                assertThat(one.get()).isEqualTo(rounds);
            }
            executor.shutdown();
        }
    }

    private static void putPair(Storage storage, int value) {
        storage.write(writer -> {
            writer.put(TABLE, key(1), item("wrong"));
            writer.put(TABLE, key(1), item(Integer.toString(value)));
            writer.put(TABLE, key(2), item(Integer.toString(value)));
            return 0;
        });
    }

    private static int readPair(Storage storage) {
        return storage.read(reader -> {
            StoredItem first = reader.get(TABLE, key(1)).orElseThrow();
            StoredItem second = reader.get(TABLE, key(2)).orElseThrow();
            assertThat(second).isEqualTo(first);
            return Integer.parseInt(
                    first.item().get("text").orElseThrow().scalarText().orElseThrow());
        });
    }

    @Test
    void aStoreThatIsOpenCannotBeOpenedAgain() {
        try (Storage storage = open()) {
            create(storage, TABLE);
            assertThatThrownBy(this::open)
                    .isInstanceOf(StorageException.class)
                    .hasMessageContaining(directory.toString())
                    .hasMessageContaining("open in another");
            put(storage, 1, "one");
        }
        try (Storage storage = open()) {
            assertThat(get(storage, 1)).isPresent();
        }
    }

    @Test
    void aClosedStoreSaysSo() {
        Storage storage = open();
        storage.close();
        storage.close();
        assertThatThrownBy(() -> get(storage, 1))
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("closed");
        assertThatThrownBy(() -> create(storage, TABLE)).isInstanceOf(StorageException.class);
    }

    @Test
    void aNewerFormatIsRefused() throws SQLException {
        open().close();
        execute("PRAGMA user_version = 2");
        assertThatThrownBy(this::open)
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("newer version of Keyloom")
                .hasMessageContaining("keyloom.db");
        execute("PRAGMA user_version = 1");
        open().close();
    }

    @Test
    void anotherProgramsFileIsRefused() throws SQLException {
        execute("CREATE TABLE t (c)");
        assertThatThrownBy(this::open)
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("is not a store of Keyloom");
    }

    @Test
    void aFileThatIsNoDatabaseIsRefused() throws IOException {
        Files.writeString(directory.resolve("keyloom.db"), "This is a text and not a database.\n".repeat(100));
        assertThatThrownBy(this::open).isInstanceOf(StorageException.class).hasMessageContaining("keyloom.db");
    }

    @Test
    void aPlaceWhereNoDirectoryCanBeIsRefused() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "");
        assertThatThrownBy(() -> SqliteStorage.open(file))
                .isInstanceOf(StorageException.class)
                .hasMessage("The store " + file + " cannot be opened: " + file + " is a file, and no directory");
    }

    @Test
    void damageIsAFailureOfTheStore() throws SQLException {
        try (Storage storage = open()) {
            create(storage, TABLE);
            put(storage, 1, "one");
        }
        execute("UPDATE " + SqliteNames.of(TABLE) + " SET item = x'01FFFF'");
        try (Storage storage = open()) {
            assertThatThrownBy(() -> get(storage, 1))
                    .isInstanceOf(StorageException.class)
                    .hasMessageContaining("damaged");
        }
    }

    private Storage open() {
        return SqliteStorage.open(directory);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + directory.resolve(SqliteFile.NAME));
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static void create(Storage storage, MapName map) {
        storage.write(writer -> {
            writer.createMap(map);
            return 0;
        });
    }

    private static void put(Storage storage, int key, String text) {
        storage.write(writer -> {
            writer.put(TABLE, key(key), item(text));
            return 0;
        });
    }

    private static Optional<StoredItem> get(Storage storage, int key) {
        return storage.read(reader -> reader.get(TABLE, key(key)));
    }

    private static StoreKey key(int number) {
        return new StoreKey(java.nio.ByteBuffer.allocate(4).putInt(number).array());
    }

    private static StoredItem item(String text) {
        return StoredItem.of(Item.builder().put("text", text).build());
    }
}
