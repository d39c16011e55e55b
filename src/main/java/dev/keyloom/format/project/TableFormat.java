package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.model.BillingMode;
import dev.keyloom.model.Table;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Tables and their indexes in the file. */
final class TableFormat {
    private static final List<AttributeType> KEY_TYPES = Arrays.stream(AttributeType.values())
            .filter(AttributeType::isKeyType)
            .toList();

    private TableFormat() {}

    static Optional<Table> read(Node node) {
        return node.members(Kind.TABLE).flatMap(TableFormat::table);
    }

    private static Optional<Table> table(Members members) {
        Optional<String> name = members.require("name", Node::text);
        List<KeyAttribute> partition = keyAttributes(members, "partitionKey", "PK");
        KeySchema key = new KeySchema(partition, optionalKeyAttributes(members, "sortKey"));
        List<SecondaryIndex.Global> globalIndexes = members.list("globalIndexes", TableFormat::globalIndex);
        List<SecondaryIndex.Local> localIndexes = members.list("localIndexes", index -> localIndex(index, partition));
        Optional<String> typeAttribute = members.text("typeAttribute");
        Optional<String> timeToLiveAttribute = members.text("timeToLiveAttribute");
        Optional<BillingMode> billingMode =
                members.get("billingMode", mode -> mode.choice(List.of(BillingMode.values()), BillingMode::name));
        boolean recordsComplete = members.flag("recordsComplete").orElse(false);
        return name.map(known -> new Table(
                new TableSchema(known, key, globalIndexes, localIndexes),
                typeAttribute,
                timeToLiveAttribute,
                billingMode.orElse(BillingMode.PAY_PER_REQUEST),
                recordsComplete,
                members.extras()));
    }

    private static Optional<SecondaryIndex.Global> globalIndex(Node node) {
        return node.namedMembers(Kind.GLOBAL_INDEX).flatMap(members -> {
            Optional<String> name = members.require("name", Node::text);
            String assumed = name.orElse("");
            KeySchema key = new KeySchema(
                    keyAttributes(members, "partitionKey", assumed + "PK"), optionalKeyAttributes(members, "sortKey"));
            Projection projection = projection(members);
            return name.map(known -> {
                members.keepUnknown();
                return new SecondaryIndex.Global(known, key, projection);
            });
        });
    }

    private static Optional<SecondaryIndex.Local> localIndex(Node node, List<KeyAttribute> tablePartition) {
        return node.namedMembers(Kind.LOCAL_INDEX).flatMap(members -> {
            Optional<String> name = members.require("name", Node::text);
            KeySchema key = new KeySchema(tablePartition, keyAttributes(members, "sortKey", name.orElse("") + "SK"));
            Projection projection = projection(members);
            return name.map(known -> {
                members.keepUnknown();
                return new SecondaryIndex.Local(known, key, projection);
            });
        });
    }

    private static Projection projection(Members members) {
        return members.get(
                        "projection",
                        node -> node.sharedMembers(Kind.PROJECTION).flatMap(parts -> {
                            Optional<Projection.Kind> kind = parts.require(
                                    "type",
                                    type -> type.choice(List.of(Projection.Kind.values()), Projection.Kind::name));
                            List<String> attributes = parts.texts("attributes");
                            return kind.map(known -> {
                                parts.keepUnknown();
                                return new Projection(known, attributes);
                            });
                        }))
                .orElse(Projection.ALL);
    }

    /** Reads the key attributes that there must be; where there are none, one of type S is assumed. */
    private static List<KeyAttribute> keyAttributes(Members members, String name, String assumed) {
        List<KeyAttribute> attributes = members.require(
                        name, node -> node.allOf(TableFormat::keyAttribute).flatMap(node::unlessEmpty))
                .orElse(List.of());
        return attributes.isEmpty() ? List.of(new KeyAttribute(assumed, AttributeType.S)) : attributes;
    }

    private static List<KeyAttribute> optionalKeyAttributes(Members members, String name) {
        return members.get(name, node -> node.allOf(TableFormat::keyAttribute)).orElse(List.of());
    }

    private static Optional<KeyAttribute> keyAttribute(Node node) {
        return node.namedMembers(Kind.KEY_ATTRIBUTE).flatMap(members -> {
            Optional<String> name = members.require("name", Node::text);
            Optional<AttributeType> type = members.require("type", word -> word.choice(KEY_TYPES, AttributeType::name));
            members.keepUnknown();
            return name.map(known -> new KeyAttribute(known, type.orElse(AttributeType.S)));
        });
    }

    static Json write(Table table) {
        TableSchema schema = table.schema();
        return new MembersWriter(Kind.TABLE)
                .put("name", table.name())
                .put("partitionKey", ListFormat.oneOrMore(write(schema.key().partition())))
                .put("sortKey", ListFormat.oneOrMore(write(schema.key().sort())))
                .put("globalIndexes", ListFormat.list(schema.globalIndexes(), TableFormat::write))
                .put("localIndexes", ListFormat.list(schema.localIndexes(), TableFormat::write))
                .put(
                        "typeAttribute",
                        table.typeAttribute().<Json>map(Json::text).orElseGet(Json::nothing))
                .putText("timeToLiveAttribute", table.timeToLiveAttribute())
                .put("billingMode", table.billingMode().name())
                .putFlag("recordsComplete", table.recordsComplete(), false)
                .build(table.extras());
    }

    private static Json write(SecondaryIndex.Global index) {
        return new MembersWriter(Kind.GLOBAL_INDEX)
                .put("name", index.name())
                .put("partitionKey", Json.array(write(index.key().partition())))
                .put("sortKey", ListFormat.list(write(index.key().sort()), attribute -> attribute))
                .put("projection", write(index.projection()))
                .build();
    }

    private static Json write(SecondaryIndex.Local index) {
        return new MembersWriter(Kind.LOCAL_INDEX)
                .put("name", index.name())
                .put("sortKey", Json.array(write(index.key().sort())))
                .put("projection", write(index.projection()))
                .build();
    }

    private static Json write(Projection projection) {
        return new MembersWriter(Kind.PROJECTION)
                .put("type", projection.kind().name())
                .put("attributes", ListFormat.texts(projection.attributes()))
                .build();
    }

    private static List<ObjectValue> write(List<KeyAttribute> attributes) {
        return attributes.stream()
                .map(attribute -> new MembersWriter(Kind.KEY_ATTRIBUTE)
                        .put("name", attribute.name())
                        .put("type", attribute.type().name())
                        .build())
                .toList();
    }
}
