package dev.keyloom.connect.infer;

import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * A table as somebody found it: its description, and items read from the base table with all their attributes.
 *
 * @param timeToLiveAttribute the attribute that the service reads expiries from
 * @param items the items in the order in which they were read
 * @param complete whether these are all items there are, not a sample
 */
public record SampledTable(
        TableSchema schema, Optional<String> timeToLiveAttribute, List<Item> items, boolean complete) {
    public SampledTable {
        items = List.copyOf(items);
    }
}
