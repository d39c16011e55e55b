package dev.keyloom.edit;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.EntityColor;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What an entity has when it is drawn: enough to be stored at once. */
final class NewEntity {
    private NewEntity() {}

    /** Returns the model, with a table of generic key names if it had none. */
    static DataModel withTable(DataModel model) {
        if (!model.tables().isEmpty()) {
            return model;
        }
        KeySchema key = new KeySchema(
                List.of(new KeyAttribute("PK", AttributeType.S)), List.of(new KeyAttribute("SK", AttributeType.S)));
        String name = model.name().isBlank() ? "Table" : model.name();
        return model.withTables(List.of(Table.of(new TableSchema(name, key, List.of(), List.of()))));
    }

    /** Returns a new entity of the model's first table: {@code OrderId}, {@code ORDER#<OrderId>}. */
    static Entity in(DataModel model, String name) {
        Table table = model.tables().get(0);
        KeySchema key = table.schema().key();
        AttributeType type = key.partition().get(0).type();
        String identifier = (plain(name).isEmpty() ? "Entity" : plain(name)) + "Id";
        List<String> used = model.entities().stream()
                .flatMap(entity -> entity.color().stream())
                .toList();
        return Entity.of(name, table.name())
                .withColor(Optional.of(EntityColor.leastUsed(used).light()))
                .withAttributes(
                        List.of(EntityAttribute.of(identifier, type).withRequired(EntityAttribute.Required.ALWAYS)))
                .withIdentifier(List.of(identifier))
                .withMappings(IndexRef.PRIMARY, List.of(mapping(key, name, identifier)));
    }

    /** A key that is not text takes one attribute as it is. */
    private static KeyMapping mapping(KeySchema key, String name, String identifier) {
        AttributeType type = key.partition().get(0).type();
        String head = plain(name).toUpperCase(Locale.ROOT) + "#";
        String template = (type == AttributeType.S ? head : "") + "<" + identifier + ">";
        boolean isSortText = !key.sort().isEmpty() && key.sort().get(0).type() == AttributeType.S;
        return KeyMapping.of(template, isSortText ? head + "<" + identifier + ">" : "");
    }

    /** Returns the letters and digits of a name, which mean nothing special in a template. */
    private static String plain(String name) {
        return name.codePoints()
                .filter(Character::isLetterOrDigit)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
