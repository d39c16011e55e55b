package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class ItemBytesTest {
    private final ItemDecoder decoder = new ItemDecoder();

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void anItemComesBackAsItWas(@ForAll("items") Item item) {
        StoredItem stored = StoredItem.of(item);
        StoredItem back = decoder.decode(ItemEncoder.encode(stored));
        assertThat(back).isEqualTo(stored);
        assertThat(back.item().toMap().keySet())
                .containsExactlyElementsOf(item.toMap().keySet());
    }

    @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
    void damagedBytesAreAFailureOfTheStore(@ForAll("items") Item item, @ForAll Random random) {
        byte[] damaged = ItemEncoder.encode(item);
        for (int i = random.nextInt(3); i >= 0; i--) {
            damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
        }
        byte[] cut = random.nextBoolean() ? damaged : java.util.Arrays.copyOf(damaged, random.nextInt(damaged.length));
        try {
            decoder.decode(cut);
        } catch (StorageException told) {
            assertThat(told).hasMessageStartingWith("The store holds");
        }
    }

    @Test
    void bytesOfANewerFormatAreRefused() {
        byte[] newer = ItemEncoder.encode(Item.EMPTY);
        newer[0] = 2;
        assertThatThrownBy(() -> decoder.decode(newer))
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("format 2");
    }

    @Test
    void nestingWithoutEndIsRefused() {
        AttributeValue value = new AttributeValue.NULL();
        for (int i = 0; i < 300; i++) {
            value = new AttributeValue.L(List.of(value));
        }
        byte[] deep = ItemEncoder.encode(Item.EMPTY.with("a", value));
        assertThatThrownBy(() -> decoder.decode(deep)).isInstanceOf(StorageException.class);
    }

    @Test
    void itemsOfOneKindHaveTheirNamesInCommon() {
        Item first = decoded(Item.builder().put("PK", "a").put("SK", 1).build());
        Item second = decoded(Item.builder().put("PK", "b").put("SK", 2).build());
        assertThat(second.sharingNamesOf(first)).isSameAs(second);
    }

    private Item decoded(Item item) {
        return decoder.decode(ItemEncoder.encode(item)).item();
    }

    @Provide
    Arbitrary<Item> items() {
        return ItemArbitraries.items();
    }
}
