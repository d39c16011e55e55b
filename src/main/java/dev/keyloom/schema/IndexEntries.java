package dev.keyloom.schema;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What an index holds of an item.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html">AWS: attribute projections</a>
 */
public final class IndexEntries {
    private IndexEntries() {}

    /**
     * Returns the attributes that {@code index} holds of {@code item}: all, or the keys of table and index and what is
     * included. Nothing if the item lacks a key attribute of the index, or has it with another type.
     */
    public static Optional<Item> entryOf(TableSchema table, SecondaryIndex index, Item item) {
        for (KeyAttribute attribute : index.key().all()) {
            Optional<AttributeValue> value = item.get(attribute.name());
            if (value.isEmpty() || value.get().type() != attribute.type()) {
                return Optional.empty();
            }
        }
        return Optional.of(projected(table, index, item));
    }

    /** Returns {@code item} cut to what {@code index} projects, whether or not the item is in the index. */
    public static Item projected(TableSchema table, SecondaryIndex index, Item item) {
        Projection projection = index.projection();
        if (projection.kind() == Projection.Kind.ALL) {
            return item;
        }
        Set<String> kept = new LinkedHashSet<>(index.key().attributeNames());
        kept.addAll(table.key().attributeNames());
        kept.addAll(projection.attributes());
        return item.only(kept);
    }
}
