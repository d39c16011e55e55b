package dev.keyloom.connect.infer;

import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.Item;
import java.util.List;

/**
 * The template of one key attribute as some items show it.
 *
 * @param misses the items whose key it does not make
 * @param made attributes that no item has and that the template needs: names for stretches of the key
 */
record SlotReading(
        KeyTemplate template,
        List<String> doubts,
        List<KeyTemplate> alternatives,
        List<Item> misses,
        List<String> made) {
    SlotReading {
        doubts = List.copyOf(doubts);
        alternatives = List.copyOf(alternatives);
        misses = List.copyOf(misses);
        made = List.copyOf(made);
    }

    boolean isPerfect() {
        return misses.isEmpty() && made.isEmpty();
    }
}
