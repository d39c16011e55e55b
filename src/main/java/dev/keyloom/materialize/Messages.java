package dev.keyloom.materialize;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Suggestions;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.Limits;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The sentences that say why a record is not written. */
final class Messages {
    private Messages() {}

    static String unknownTable(Entity entity, DataModel model) {
        return "The model has no table \"" + entity.table() + "\", which " + entity.name() + " is to be stored in"
                + didYouMean(
                        entity.table(), model.tables().stream().map(Table::name).toList());
    }

    static String unknownEntity(String name, DataModel model) {
        return "The model has no entity \"" + name + "\""
                + didYouMean(name, model.entities().stream().map(Entity::name).toList());
    }

    static String overwritten(MaterializedItem winner) {
        return "overwritten by " + winner.entity() + " " + winner.number() + " (same primary key "
                + key(winner.keyIn(IndexRef.PRIMARY)) + ")";
    }

    static String unmappedKey(KeyAttribute attribute, String entity) {
        return "No key template of " + entity + " gives " + attribute.name() + " of the primary key for this record";
    }

    static String missingAttribute(KeyAttribute attribute, SlotTemplate template, String missing) {
        return "Key template \"" + template.template().text() + "\" for " + attribute.name() + " needs " + missing
                + ", which the record does not have";
    }

    static String missingStoredKey(KeyAttribute attribute) {
        return "The record is stored without " + attribute.name() + ", which the primary key needs";
    }

    static String cycle(KeyAttribute attribute, SlotTemplate template) {
        return "Key template \"" + template.template().text() + "\" for " + attribute.name()
                + " copies a key that is a copy of this one";
    }

    static String refused(KeyAttribute attribute, SlotTemplate template, String message) {
        return "Key template \"" + template.template().text() + "\" for " + attribute.name() + ": " + message;
    }

    static String contradiction(KeyAttribute attribute, IndexRef index, AttributeValue value, AttributeValue other) {
        return "The key template for " + index + " makes " + attribute.name() + " " + quoted(value)
                + ", but another template makes it " + quoted(other);
    }

    static String wrongType(KeyAttribute attribute, AttributeValue value) {
        return attribute.name() + " is of type " + value.type() + ", but as a key attribute it must be of type "
                + attribute.type();
    }

    static String emptyKey(KeyAttribute attribute) {
        return attribute.name() + " is empty, and DynamoDB takes no empty key";
    }

    static String largeItem(long sizeBytes) {
        return "The item has " + sizeBytes + " bytes; DynamoDB takes at most " + Limits.MAX_ITEM_BYTES;
    }

    static String longKey(KeyRole role, List<String> names, long sizeBytes) {
        return "The " + role.words() + " " + String.join(", ", names) + " has " + sizeBytes
                + " bytes; DynamoDB takes at most " + role.maxBytes();
    }

    private static String key(Item key) {
        List<String> parts = new ArrayList<>();
        key.forEach((name, value) -> parts.add(name + " = " + quoted(value)));
        return String.join(", ", parts);
    }

    private static String quoted(AttributeValue value) {
        String text = value.scalarText().orElse(value.type().toString());
        return value instanceof AttributeValue.N ? text : "\"" + text + "\"";
    }

    private static String didYouMean(String text, List<String> candidates) {
        Optional<String> nearest = Suggestions.nearest(text, candidates);
        return nearest.map(candidate -> ". Did you mean \"" + candidate + "\"?").orElse("");
    }
}
