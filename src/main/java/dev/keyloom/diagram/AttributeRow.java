package dev.keyloom.diagram;

import dev.keyloom.value.AttributeType;
import java.util.List;

/**
 * One attribute in a box.
 *
 * @param isIdentifier the attribute identifies a record; its name is underlined
 * @param bounds relative to the upper left corner of the box
 */
public record AttributeRow(
        String attribute, boolean isIdentifier, AttributeType type, List<KeyBadge> badges, Bounds bounds) {
    public AttributeRow {
        badges = List.copyOf(badges);
    }
}
