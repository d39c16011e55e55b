package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class MemoryStorageTest {
    private static final MapName TABLE = new MapName("t1", IndexRef.PRIMARY);

    private final Storage storage = new MemoryStorage();

    /** Enough keys for a tree of three levels, put and removed in any order, mostly removed in the end. */
    @Property(tries = 15)
    void theTreeHoldsWhatASortedMapHolds(@ForAll Random random) {
        ItemTree tree = ItemTree.EMPTY;
        TreeMap<StoreKey, StoredItem> expected = new TreeMap<>();
        int bytes = 2 + random.nextInt(3) * 4;
        for (int i = 0; i < 9000; i++) {
            StoreKey key = key(random, bytes);
            if (random.nextInt(9000) > i) {
                tree = tree.with(key, item(i));
                expected.put(key, item(i));
            } else {
                StoreKey there = Optional.ofNullable(expected.ceilingKey(key)).orElse(key);
                tree = tree.without(there);
                expected.remove(there);
            }
            if (i % 500 == 0) {
                assertHolds(tree, expected, random, bytes);
            }
        }
        for (StoreKey key : List.copyOf(expected.keySet())) {
            tree = tree.without(key);
        }
        assertThat(tree.count()).isZero();
    }

    private static void assertHolds(ItemTree tree, TreeMap<StoreKey, StoredItem> expected, Random random, int bytes) {
        assertThat(tree.count()).isEqualTo(expected.size());
        for (int i = 0; i < 20; i++) {
            StoreKey from = key(random, bytes);
            StoreKey to = key(random, bytes);
            assertThat(tree.get(from)).isEqualTo(Optional.ofNullable(expected.get(from)));
            TreeMap<StoreKey, StoredItem> some =
                    from.compareTo(to) < 0 ? new TreeMap<>(expected.subMap(from, to)) : new TreeMap<>();
            assertThat(Visits.of(tree, from, to, true)).containsExactlyElementsOf(some.entrySet());
            assertThat(Visits.of(tree, from, to, false))
                    .containsExactlyElementsOf(some.descendingMap().entrySet());
        }
    }

    @Test
    void aWritingThatThrowsLeavesNothing() {
        storage.write(writer -> {
            writer.createMap(TABLE);
            return 0;
        });
        assertThatThrownBy(() -> storage.write(writer -> {
                    writer.put(TABLE, key(1), item(1));
                    writer.putCatalogue("t", item(1).item());
                    writer.createMap(new MapName("t2", IndexRef.PRIMARY));
                    throw new IllegalStateException("no");
                }))
                .hasMessage("no");
        storage.read(reader -> {
            assertThat(reader.count(TABLE)).isZero();
            assertThat(reader.catalogue()).isEmpty();
            return 0;
        });
    }

    @Test
    void aReadingKeepsItsStateWhileOthersWrite() {
        storage.write(writer -> {
            writer.createMap(TABLE);
            writer.put(TABLE, key(1), item(1));
            return 0;
        });
        storage.read(reader -> {
            storage.write(writer -> {
                writer.put(TABLE, key(2), item(2));
                writer.remove(TABLE, key(1));
                return 0;
            });
            assertThat(reader.get(TABLE, key(1))).contains(item(1));
            assertThat(reader.get(TABLE, key(2))).isEmpty();
            return 0;
        });
        assertThat(storage.<Optional<StoredItem>>read(reader -> reader.get(TABLE, key(1))))
                .isEmpty();
    }

    @Test
    void aMapThatIsNotThereIsAnError() {
        assertThatThrownBy(() -> storage.read(reader -> reader.count(TABLE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("t1");
    }

    @Test
    void theCatalogueIsInTheOrderOfNames() {
        storage.write(writer -> {
            writer.putCatalogue("b", Item.EMPTY);
            writer.putCatalogue("a.", Item.EMPTY);
            writer.putCatalogue("B", Item.EMPTY);
            return 0;
        });
        assertThat(storage.<List<String>>read(
                        reader -> List.copyOf(reader.catalogue().keySet())))
                .containsExactly("B", "a.", "b");
    }

    private static StoreKey key(Random random, int bytes) {
        byte[] key = new byte[bytes];
        random.nextBytes(key);
        // Few different first bytes, so that keys are decided by later ones as well.
        for (int i = 0; i < bytes - 2; i++) {
            key[i] &= (byte) 0x81;
        }
        return new StoreKey(key);
    }

    private static StoreKey key(int number) {
        return new StoreKey(new byte[] {(byte) number});
    }

    private static StoredItem item(int number) {
        return StoredItem.of(Item.builder().put("n", number).build());
    }
}
