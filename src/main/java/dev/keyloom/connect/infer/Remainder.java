package dev.keyloom.connect.infer;

import dev.keyloom.value.Item;
import java.util.List;

/**
 * Items that the inferred model does not make: of no entity, or with a key that no template of their entity gives.
 *
 * @param count number of all such items
 * @param examples the primary keys of the first of them
 * @param reason what is odd about them, one sentence
 */
public record Remainder(String table, int count, List<Item> examples, String reason) {
    public Remainder {
        examples = List.copyOf(examples);
    }
}
