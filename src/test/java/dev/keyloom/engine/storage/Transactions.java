package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Writings of several items whose traces show whether they are whole. Transaction {@code n} of a writer puts three items
 * and an entry of the index for each, changes one of transaction {@code n - 1}, whose entry moves, and removes one of
 * transaction {@code n - 2} with its entry.
 */
final class Transactions {
    static final int ITEMS = 3;
    static final MapName TABLE = new MapName("orders", IndexRef.PRIMARY);
    static final MapName INDEX = new MapName("orders", IndexRef.of("by-state"));

    private static final KeySchema KEY = key("PK", "SK");
    private static final StoreKeys KEYS = StoreKeys.ofTable(KEY);
    private static final StoreKeys INDEX_KEYS = StoreKeys.ofIndex(key("state", "number"), KEY);

    private Transactions() {}

    static void createMaps(Storage storage) {
        storage.write(writer -> {
            writer.createMap(TABLE);
            writer.createMap(INDEX);
            return 0;
        });
    }

    /** Runs a transaction, whose items have a filling so long. */
    static void run(Storage storage, String writerName, int number, int filling) {
        storage.write(writer -> {
            for (int i = 0; i < ITEMS; i++) {
                put(writer, item(writerName, number, i, "new", filling));
            }
            if (number >= 1) {
                remove(writer, key(writerName, number - 1, 0));
                put(writer, item(writerName, number - 1, 0, "old", filling));
            }
            if (number >= 2) {
                remove(writer, key(writerName, number - 2, 1));
            }
            return 0;
        });
    }

    /** Returns the number of a writer's next transaction. */
    static int next(Storage storage, String writerName) {
        return storage.read(reader -> {
            int number = 0;
            while (reader.get(TABLE, key(writerName, number, 2)).isPresent()) {
                number++;
            }
            return number;
        });
    }

    /**
     * Checks that each writer's transactions are whole or absent, the acknowledged ones there, and the index and the
     * counts what the table implies.
     *
     * @param acknowledged how many transactions of each writer must be there
     */
    static void check(Storage storage, Map<String, Integer> acknowledged, Collection<String> writers) {
        storage.read(reader -> {
            long items = 0;
            TreeMap<StoreKey, Item> entries = new TreeMap<>();
            for (String writer : writers) {
                int count = 0;
                while (reader.get(TABLE, key(writer, count, 2)).isPresent()) {
                    count++;
                }
                assertThat(count)
                        .as("transactions of " + writer)
                        .isGreaterThanOrEqualTo(acknowledged.getOrDefault(writer, 0));
                for (int number = 0; number < count; number++) {
                    for (int i = 0; i < ITEMS; i++) {
                        Optional<Item> item =
                                reader.get(TABLE, key(writer, number, i)).map(StoredItem::item);
                        boolean isRemoved = i == 1 && number + 2 < count;
                        assertThat(item.isEmpty())
                                .as(writer + " " + number + " " + i)
                                .isEqualTo(isRemoved);
                        item.ifPresent(there -> entries.put(INDEX_KEYS.of(there), there));
                        String state = i == 0 && number + 1 < count ? "old" : "new";
                        assertThat(item.flatMap(there -> there.get("state")))
                                .isEqualTo(isRemoved ? Optional.empty() : Optional.of(AttributeValue.of(state)));
                        items += isRemoved ? 0 : 1;
                    }
                }
            }
            assertThat(reader.count(TABLE)).isEqualTo(items);
            assertThat(reader.count(INDEX)).isEqualTo(items);
            assertThat(Visits.of(reader, TABLE, StoreKeys.all(), true)).hasSize(Math.toIntExact(items));
            TreeMap<StoreKey, Item> found = new TreeMap<>();
            Visits.of(reader, INDEX, StoreKeys.all(), true)
                    .forEach(entry -> found.put(entry.getKey(), entry.getValue().item()));
            assertThat(found).isEqualTo(entries);
            return 0;
        });
    }

    private static void put(StoreWriter writer, Item item) {
        StoredItem stored = StoredItem.of(item);
        writer.put(TABLE, KEYS.of(item), stored);
        writer.putIndex(INDEX, INDEX_KEYS.of(item), KEYS.of(item), stored);
    }

    private static void remove(StoreWriter writer, StoreKey key) {
        Item old = writer.get(TABLE, key).orElseThrow().item();
        writer.removeIndex(INDEX, INDEX_KEYS.of(old));
        writer.remove(TABLE, key);
    }

    private static StoreKey key(String writer, int number, int i) {
        return KEYS.of(item(writer, number, i, "new", 0));
    }

    private static Item item(String writer, int number, int i, String state, int filling) {
        return Item.builder()
                .put("PK", writer + "#" + number)
                .put("SK", i)
                .put("state", state)
                .put("number", number)
                .put("filling", "x".repeat(filling))
                .build();
    }

    private static KeySchema key(String partition, String sort) {
        return new KeySchema(
                List.of(new KeyAttribute(partition, AttributeType.S)),
                List.of(new KeyAttribute(sort, AttributeType.N)));
    }
}
