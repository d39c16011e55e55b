package dev.keyloom.engine.request;

import dev.keyloom.value.AttributeValue;
import java.util.List;

/**
 * What {@code KeyConditions}, {@code QueryFilter} and {@code ScanFilter} ask of one attribute.
 *
 * @param values the {@code AttributeValueList}, empty if absent
 */
public record LegacyCondition(LegacyOperator operator, List<AttributeValue> values) {
    public LegacyCondition {
        values = List.copyOf(values);
    }
}
