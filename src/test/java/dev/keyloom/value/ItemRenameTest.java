package dev.keyloom.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ItemRenameTest {
    private final Item item = Item.builder().put("A", 1).put("B", 2).put("C", 3).build();

    @Test
    void renamedAttributeKeepsItsPlaceAndValue() {
        assertThat(item.renamed("B", "X").toMap().keySet()).containsExactly("A", "X", "C");
        assertThat(item.renamed("B", "X").get("X")).contains(AttributeValue.of(2));
        assertThat(item.has("B")).isTrue();
    }

    @Test
    void attributeThatHadTheNewNameIsGone() {
        assertThat(item.renamed("B", "A").toMap()).hasSize(2).containsEntry("A", AttributeValue.of(2));
    }

    @Test
    void nothingToRenameIsTheSameItem() {
        assertThat(item.renamed("Z", "Y")).isSameAs(item);
        assertThat(item.renamed("A", "A")).isSameAs(item);
    }
}
