package dev.keyloom.format.project;

import dev.keyloom.expression.Condition;
import dev.keyloom.format.json.Json;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.EntityAttribute.Facts;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Entities with their attributes and key mappings in the file. */
final class EntityFormat {
    private EntityFormat() {}

    /** @param onlyTable the table of an entity that names none */
    static Optional<Entity> read(Node node, String onlyTable) {
        return node.members(Kind.ENTITY).flatMap(members -> entity(members, onlyTable));
    }

    private static Optional<Entity> entity(Members members, String onlyTable) {
        Optional<String> name = members.require("name", Node::text);
        Optional<String> table = members.require("table", Node::text);
        Optional<String> description = members.text("description");
        Optional<String> color = members.text("color");
        List<EntityAttribute> attributes = members.list("attributes", EntityFormat::attribute);
        List<String> identifier = members.texts("identifier");
        Map<IndexRef, List<KeyMapping>> keys = new LinkedHashMap<>();
        members.map("keys", mappings -> mappings.oneOrMore(EntityFormat::mapping))
                .forEach((index, mappings) -> keys.put(IndexRef.of(index), mappings));
        OptionalInt maximumBytes = members.count("maximumBytes");
        return name.map(known -> new Entity(
                known,
                table.orElse(onlyTable),
                description,
                color,
                attributes,
                identifier,
                keys,
                maximumBytes,
                members.extras()));
    }

    private static Optional<EntityAttribute> attribute(Node node) {
        return node.members(Kind.ATTRIBUTE).flatMap(members -> {
            Optional<String> name = members.require("name", Node::text);
            AttributeType type = members.require(
                            "type", word -> word.choice(List.of(AttributeType.values()), AttributeType::name))
                    .orElse(AttributeType.S);
            boolean required = members.flag("required").orElse(false);
            Optional<Boolean> mutable = members.flag("mutable");
            Optional<String> description = members.text("description");
            Facts facts = facts(members, type);
            return name.map(
                    known -> new EntityAttribute(known, type, required, mutable, description, facts, members.extras()));
        });
    }

    private static Facts facts(Members members, AttributeType type) {
        return new Facts(
                members.text("format"),
                members.list("values", value -> ValueFormat.read(value, type)),
                members.number("minimum"),
                members.number("maximum"),
                members.count("maximumElements"),
                members.count("maximumBytes"),
                members.flag("unique"),
                members.texts("mayContain"),
                members.number("updatesPerSecond"),
                members.text("copyOf"),
                defaultValue(members, type));
    }

    /** A default of null is none, but in an attribute of type NULL. */
    private static Optional<AttributeValue> defaultValue(Members members, AttributeType type) {
        return type == AttributeType.NULL
                ? members.raw("default").map(json -> ValueFormat.read(json, type))
                : members.get("default", value -> ValueFormat.read(value, type));
    }

    private static Optional<KeyMapping> mapping(Node node) {
        return node.members(Kind.KEY_MAPPING).map(members -> {
            Optional<String> variant = members.text("variant");
            Optional<Condition> when = members.get(
                    "when",
                    text -> text.text()
                            .flatMap(condition -> Condition.parse(condition).value()));
            List<KeyTemplate> partition =
                    members.get("partition", TemplateFormat::templates).orElse(List.of());
            List<KeyTemplate> sort =
                    members.get("sort", TemplateFormat::templates).orElse(List.of());
            Optional<Boolean> sparse = members.flag("sparse");
            return new KeyMapping(variant, when, partition, sort, sparse, members.extras());
        });
    }

    static Json write(Entity entity) {
        Json.ObjectBuilder keys = Json.object();
        entity.keys()
                .forEach((index, mappings) -> keys.put(
                        index.name(),
                        ListFormat.oneOrMore(
                                mappings.stream().map(EntityFormat::write).toList())));
        return new MembersWriter(Kind.ENTITY)
                .put("name", entity.name())
                .put("table", entity.table())
                .putText("description", entity.description())
                .putText("color", entity.color())
                .put("attributes", ListFormat.list(entity.attributes(), EntityFormat::write))
                .put("identifier", Json.texts(entity.identifier()))
                .put("keys", keys.build())
                .putCount("maximumBytes", entity.maximumBytes())
                .build(entity.extras());
    }

    private static Json write(EntityAttribute attribute) {
        Facts facts = attribute.facts();
        AttributeType type = attribute.type();
        return new MembersWriter(Kind.ATTRIBUTE)
                .put("name", attribute.name())
                .put("type", type.name())
                .putFlag("required", attribute.required(), false)
                .putFlag("mutable", attribute.mutable())
                .putText("format", facts.format())
                .put("values", ListFormat.list(facts.values(), value -> ValueFormat.write(value, type)))
                .putNumber("minimum", facts.minimum())
                .putNumber("maximum", facts.maximum())
                .putCount("maximumElements", facts.maximumElements())
                .putCount("maximumBytes", facts.maximumBytes())
                .putFlag("unique", facts.unique())
                .put("mayContain", ListFormat.texts(facts.mayContain()))
                .putNumber("updatesPerSecond", facts.updatesPerSecond())
                .putText("copyOf", facts.copyOf())
                .put("default", facts.defaultValue().map(value -> writeDefault(value, type)))
                .putText("description", attribute.description())
                .build(attribute.extras());
    }

    private static Json writeDefault(AttributeValue value, AttributeType type) {
        Json written = ValueFormat.write(value, type);
        boolean readsAsNone = written instanceof Json.NullValue && type != AttributeType.NULL;
        return readsAsNone ? ValueFormat.writeWithType(value) : written;
    }

    private static Json write(KeyMapping mapping) {
        return new MembersWriter(Kind.KEY_MAPPING)
                .putText("variant", mapping.variant())
                .putText("when", mapping.when().map(Condition::text))
                .put("partition", TemplateFormat.write(mapping.partition()))
                .put("sort", TemplateFormat.write(mapping.sort()))
                .putFlag("sparse", mapping.sparse())
                .build(mapping.extras());
    }
}
