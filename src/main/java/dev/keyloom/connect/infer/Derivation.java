package dev.keyloom.connect.infer;

import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.Optional;

/**
 * One way in which an attribute can stand in a key: its value, sent through functions.
 *
 * @param path the attribute
 * @param functions the functions as templates write them, each behind a bar: {@code |lower}; empty for the value itself
 * @param cost how unusual this is; of equal readings the cheapest is taken
 * @param reference the template of this reference alone
 */
record Derivation(AttributePath path, String functions, double cost, KeyTemplate reference) {

    static Derivation of(AttributePath path, String functions, double cost) {
        return new Derivation(path, functions, cost, KeyTemplate.of("<" + path.text() + functions + ">"));
    }

    /** Returns the text that an item's key would hold; nothing if the attribute is absent or does not fit. */
    Optional<String> text(Item item) {
        return functions.isEmpty()
                ? path.valueIn(item).flatMap(AttributeValue::scalarText)
                : reference
                        .render(item, KeyLookup.NONE, AttributeType.S)
                        .value()
                        .flatMap(AttributeValue::scalarText);
    }

    /** Returns the reference as a template writes it. */
    String notation() {
        return reference.text();
    }

    /** Returns the first function if it is one that only folds spellings; empty text otherwise. */
    String fold() {
        for (String fold : Derivations.FOLDS) {
            if (functions.equals(fold) || functions.startsWith(fold + "|")) {
                return fold;
            }
        }
        return "";
    }
}
