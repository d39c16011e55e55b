package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whatever is done to it, a store in a file answers as one in memory. */
class StoragesAgreeTest {
    private static final KeySchema KEY = key("PK", "SK");
    private static final StoreKeys KEYS = StoreKeys.ofTable(KEY);
    private static final StoreKeys INDEX_KEYS = StoreKeys.ofIndex(key("GPK", "GSK"), KEY);
    private static final IndexRef INDEX = IndexRef.of("GSI");

    /** The same operations on both, and what they answered. */
    private static final class Both {
        private final Storage memory = new MemoryStorage();
        private final Path directory;
        private final Random random;
        private final List<String> tables = new ArrayList<>();
        private SqliteStorage file;
        private int made;

        Both(Path directory, Random random) {
            this.directory = directory;
            this.random = random;
            this.file = open();
        }

        /**
         * Sometimes without remembering items, or with few of them; sometimes without holding all in memory, or until it
         * is too much, or only when {@link #step} reads it into memory.
         */
        private SqliteStorage open() {
            SqliteSettings settings = SqliteSettings.DEFAULT
                    .withItemBytes(random.nextInt(3) * 3000L)
                    .withReadAtOnceBytes(random.nextBoolean() ? 0 : Long.MAX_VALUE);
            return SqliteStorage.open(
                    directory,
                    switch (random.nextInt(3)) {
                        case 0 -> settings.withMirrorBytes(0);
                        // More than an empty file has bytes.
                        case 1 -> settings.withMirrorBytes(60_000);
                        default -> settings;
                    });
        }

        void step() {
            int choice = random.nextInt(20);
            if (tables.isEmpty() || choice == 0) {
                create();
            } else if (choice == 1 && tables.size() > 1) {
                drop(tables.remove(random.nextInt(tables.size())));
            } else if (choice == 2) {
                file.close();
                file = open();
            } else if (choice == 3) {
                refuse();
            } else if (choice == 4) {
                file.readIntoMemory();
            } else if (choice < 14) {
                write();
            } else {
                read();
            }
        }

        private void create() {
            String table = "table " + made++;
            tables.add(table);
            for (Storage storage : List.of(memory, file)) {
                storage.write(writer -> {
                    writer.createMap(base(table));
                    writer.createMap(index(table));
                    writer.putCatalogue(table, item(1, 1));
                    return 0;
                });
            }
        }

        private void drop(String table) {
            for (Storage storage : List.of(memory, file)) {
                storage.write(writer -> {
                    writer.dropMap(index(table));
                    writer.dropMap(base(table));
                    writer.removeCatalogue(table);
                    return 0;
                });
            }
        }

        private void write() {
            long seed = random.nextLong();
            assertThat(file.<List<Optional<StoredItem>>>write(writer -> changes(writer, seed)))
                    .isEqualTo(memory.<List<Optional<StoredItem>>>write(writer -> changes(writer, seed)));
        }

        /** A writing that throws behind its changes. */
        private void refuse() {
            long seed = random.nextLong();
            for (Storage storage : List.of(memory, file)) {
                try {
                    storage.write(writer -> {
                        changes(writer, seed);
                        throw new IllegalStateException("refused");
                    });
                } catch (IllegalStateException refused) {
                    assertThat(refused).hasMessage("refused");
                }
            }
        }

        /** Puts and removes different items as an engine does it; returns those that were there before. */
        private List<Optional<StoredItem>> changes(StoreWriter writer, long seed) {
            Random choices = new Random(seed);
            Map<StoreKey, Item> items = new TreeMap<>();
            String table = tables.get(choices.nextInt(tables.size()));
            for (int i = choices.nextInt(6); i >= 0; i--) {
                Item item = item(choices.nextInt(5), choices.nextInt(5));
                if (choices.nextInt(4) > 0) {
                    item = item.with("GPK", AttributeValue.of("g" + choices.nextInt(3)))
                            .with("GSK", AttributeValue.of(choices.nextInt(4)));
                }
                items.put(KEYS.of(item), item);
            }
            List<Optional<StoredItem>> before = new ArrayList<>();
            items.forEach((key, item) -> {
                Optional<StoredItem> old = writer.get(base(table), key);
                before.add(old);
                old.flatMap(there -> INDEX_KEYS.find(there.item()))
                        .ifPresent(entry -> writer.removeIndex(index(table), entry));
                if (choices.nextInt(4) == 0) {
                    writer.remove(base(table), key);
                } else {
                    StoredItem stored = StoredItem.of(item);
                    writer.put(base(table), key, stored);
                    INDEX_KEYS.find(item).ifPresent(entry -> writer.putIndex(index(table), entry, key, stored));
                }
            });
            return before;
        }

        private void read() {
            MapName map = random.nextBoolean()
                    ? base(tables.get(random.nextInt(tables.size())))
                    : index(tables.get(random.nextInt(tables.size())));
            boolean forward = random.nextBoolean();
            KeyRange range = range(map);
            int limit = random.nextInt(12);
            assertThat(file.<List<Object>>read(reader -> answers(reader, map, range, forward, limit)))
                    .isEqualTo(memory.<List<Object>>read(reader -> answers(reader, map, range, forward, limit)));
        }

        private KeyRange range(MapName map) {
            Item item = item(random.nextInt(5), random.nextInt(5))
                    .with("GPK", AttributeValue.of("g" + random.nextInt(3)))
                    .with("GSK", AttributeValue.of(random.nextInt(4)));
            StoreKeys keys = map.index().isPrimary() ? KEYS : INDEX_KEYS;
            String partition = map.index().isPrimary() ? "PK" : "GPK";
            KeyRange range = random.nextBoolean()
                    ? StoreKeys.segment(random.nextInt(2), 2)
                    : keys.collection(List.of(item.get(partition).orElseThrow()));
            return switch (random.nextInt(3)) {
                case 0 -> range.after(keys.of(item));
                case 1 -> range.before(keys.of(item));
                default -> range;
            };
        }

        private static List<Object> answers(
                StoreReader reader, MapName map, KeyRange range, boolean forward, int limit) {
            List<Object> answers = new ArrayList<>();
            reader.visit(map, range, forward, (key, item) -> {
                answers.add(Map.entry(key, item));
                if (map.index().isPrimary()) {
                    answers.add(reader.get(map, key));
                }
                return answers.size() < limit;
            });
            answers.add(reader.count(map));
            answers.add(List.copyOf(reader.catalogue().entrySet()));
            return answers;
        }
    }

    @Property(tries = 25)
    void afterAnyOperations(@ForAll Random random) throws IOException {
        try (TemporaryDirectory directory = new TemporaryDirectory()) {
            Both both = new Both(directory.path(), random);
            for (int i = 0; i < 60; i++) {
                both.step();
            }
            both.file.close();
        }
    }

    private static Item item(int partition, int sort) {
        return Item.builder().put("PK", "p" + partition).put("SK", sort).build();
    }

    private static MapName base(String table) {
        return new MapName(table, IndexRef.PRIMARY);
    }

    private static MapName index(String table) {
        return new MapName(table, INDEX);
    }

    private static KeySchema key(String partition, String sort) {
        return new KeySchema(
                List.of(new KeyAttribute(partition, AttributeType.S)),
                List.of(new KeyAttribute(sort, AttributeType.N)));
    }
}
