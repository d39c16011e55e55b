package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.Item;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a store in a file holds in memory is what the file has committed. */
class SqliteMirrorTest {
    private static final MapName TABLE = new MapName("table", IndexRef.PRIMARY);
    private static final MapName INDEX = new MapName("table", IndexRef.of("index"));
    private static final KeySchema KEY = new KeySchema(List.of(new KeyAttribute("PK", AttributeType.S)), List.of());
    private static final KeySchema INDEX_KEY =
            new KeySchema(List.of(new KeyAttribute("GPK", AttributeType.S)), List.of());
    private static final StoreKeys KEYS = StoreKeys.ofTable(KEY);
    private static final StoreKeys INDEX_KEYS = StoreKeys.ofIndex(INDEX_KEY, KEY);

    @TempDir
    private Path directory;

    @Test
    void whatIsWrittenWhileTheFileIsReadIsHeldAsWell() throws SQLException {
        try (Storage file = SqliteStorage.open(directory, SqliteSettings.DEFAULT.withMirrorBytes(0))) {
            create(file);
            put(file, "a", "1");
        }
        SqliteMirror mirror = new SqliteMirror(Long.MAX_VALUE);
        mirror.begin();
        Optional<SqliteMirror.Held> read = read(Long.MAX_VALUE);
        SqliteWriter writer = written("b", "2");
        mirror.made(writer);
        mirror.committed(List.of(writer));
        assertThat(mirror.committed()).isNull();

        mirror.loaded(read);

        MemoryState held = mirror.committed();
        assertThat(held).isNotNull();
        assertThat(items(held, TABLE)).containsExactlyInAnyOrder(item("a", "1"), item("b", "2"));
        assertThat(items(held, INDEX)).containsExactlyInAnyOrder(item("a", "1"), item("b", "2"));
    }

    @Test
    void nobodySeesWhatIsNotCommitted() throws SQLException {
        SqliteMirror mirror = held();
        SqliteWriter writer = written("b", "2");

        mirror.made(writer);
        assertThat(items(mirror.committed(), TABLE)).containsExactly(item("a", "1"));
        mirror.failed();
        mirror.committed(List.of());

        assertThat(items(mirror.committed(), TABLE)).containsExactly(item("a", "1"));
    }

    @Test
    void whatGrowsTooLargeIsGivenUp() throws SQLException {
        SqliteMirror mirror = held();
        SqliteWriter writer = written("b", "x".repeat(100_000));

        mirror.made(writer);
        mirror.committed(List.of(writer));

        assertThat(mirror.committed()).isNull();
        assertThat(read(100)).isEmpty();
    }

    @Test
    void theStoreAnswersFromTheFileWhenAllIsTooLarge() {
        SqliteSettings settings = SqliteSettings.DEFAULT.withMirrorBytes(100_000);
        try (Storage file = SqliteStorage.open(directory, settings)) {
            create(file);
            for (int i = 0; i < 100; i++) {
                put(file, "item " + i, "x".repeat(5000));
            }
            put(file, "item 0", "changed");
            assertThat(file.<Optional<StoredItem>>read(reader -> reader.get(TABLE, KEYS.of(item("item 0", "changed")))))
                    .map(StoredItem::item)
                    .contains(item("item 0", "changed"));
            assertThat(file.<Long>read(reader -> reader.count(INDEX))).isEqualTo(100);
        }
    }

    private SqliteMirror held() throws SQLException {
        try (Storage file = SqliteStorage.open(directory, SqliteSettings.DEFAULT.withMirrorBytes(0))) {
            create(file);
            put(file, "a", "1");
        }
        SqliteMirror mirror = new SqliteMirror(20_000);
        mirror.begin();
        mirror.loaded(read(20_000));
        return mirror;
    }

    private Optional<SqliteMirror.Held> read(long maxBytes) throws SQLException {
        try (SqliteConnection connection =
                SqliteConnection.open(directory.resolve(SqliteFile.NAME), SqliteSettings.DEFAULT)) {
            return new SqliteMirrorLoader(connection, maxBytes, () -> false).load();
        }
    }

    /** Returns a writing that the file has made. */
    private SqliteWriter written(String partition, String text) throws SQLException {
        try (SqliteConnection connection =
                SqliteConnection.open(directory.resolve(SqliteFile.NAME), SqliteSettings.DEFAULT)) {
            SqliteMaps maps = new SqliteMaps();
            maps.load(connection);
            CommittedItems none = new CommittedItems(0);
            SqliteWriter writer = new SqliteWriter(new SqliteReader(connection, none), maps);
            put(writer, item(partition, text));
            writer.makeChanges(connection, none);
            return writer;
        }
    }

    private static void create(Storage storage) {
        storage.write(writer -> {
            writer.createMap(TABLE);
            writer.createMap(INDEX);
            return 0;
        });
    }

    private static void put(Storage storage, String partition, String text) {
        storage.write(writer -> {
            put(writer, item(partition, text));
            return 0;
        });
    }

    private static void put(StoreWriter writer, Item item) {
        StoredItem stored = StoredItem.of(item);
        writer.put(TABLE, KEYS.of(item), stored);
        writer.putIndex(INDEX, INDEX_KEYS.of(item), KEYS.of(item), stored);
    }

    private static Item item(String partition, String text) {
        return Item.builder()
                .put("PK", partition)
                .put("GPK", "all")
                .put("text", text)
                .build();
    }

    private static List<Item> items(MemoryState state, MapName map) {
        List<Item> items = new ArrayList<>();
        new MemoryReader(state).visit(map, StoreKeys.all(), true, (key, stored) -> items.add(stored.item()));
        return items;
    }
}
