package dev.keyloom.materialize;

import dev.keyloom.expression.Condition;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.Optional;

/** A key mapping with its key attributes as slots, and the numbers of their templates beside. */
final class MappingPlan {
    private final KeyMapping mapping;
    private final int[] slots;
    private final int[] templates;
    /** Name of the type attribute if the mapping's condition reads it. */
    private final Optional<String> typeAttribute;

    private final AttributeValue typeValue;

    MappingPlan(
            KeyMapping mapping,
            int[] slots,
            int[] templates,
            Optional<String> typeAttribute,
            AttributeValue typeValue) {
        this.mapping = mapping;
        this.slots = slots;
        this.templates = templates;
        this.typeAttribute = typeAttribute.filter(name -> mapping.when()
                .filter(when -> when.attributeNames().contains(name))
                .isPresent());
        this.typeValue = typeValue;
    }

    KeyMapping mapping() {
        return mapping;
    }

    /** Says whether the mapping's condition holds for a record. */
    boolean appliesTo(Item values) {
        Optional<Condition> when = mapping.when();
        if (when.isEmpty()) {
            return true;
        }
        Item tested = typeAttribute.isEmpty() ? values : values.with(typeAttribute.get(), typeValue);
        return when.get().evaluate(tested);
    }

    /** Returns how many key attributes the mapping writes. */
    int size() {
        return slots.length;
    }

    int slot(int i) {
        return slots[i];
    }

    /** Returns the number of the i-th attribute's template in {@link EntityPlan#templates()}. */
    int template(int i) {
        return templates[i];
    }

    /** Returns the number of the template for a slot, −1 if the mapping does not write it. */
    int templateFor(int slot) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] == slot) {
                return templates[i];
            }
        }
        return -1;
    }
}
