package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.NumberValue;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.Json.TextValue;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.Numbers;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sample records in the file: plain JSON, typed by the attributes of their entity. A file holds many of them. */
final class RecordsFormat {
    static final String STORED = "$stored";
    static final String NOTE = "$note";

    private final Map<String, AttributeType> types;
    private final Map<String, AttributeType> storedTypes;

    private RecordsFormat(Map<String, AttributeType> types, Map<String, AttributeType> storedTypes) {
        this.types = types;
        this.storedTypes = storedTypes;
    }

    /** Returns the records by entity; those of an entity that is not in the model are typed by what they are. */
    static Optional<Map<String, List<SampleRecord>>> read(Node node, DataModel model) {
        Map<String, RecordsFormat> formats = formats(model);
        return node.object().map(object -> {
            Map<String, List<SampleRecord>> records = new LinkedHashMap<>();
            object.members().forEach((entity, json) -> {
                RecordsFormat format = formats.getOrDefault(entity, new RecordsFormat(Map.of(), Map.of()));
                Node member = node.member(entity, json);
                member.list(format::record).ifPresentOrElse(list -> records.put(entity, list), member::keepAside);
            });
            return records;
        });
    }

    static Optional<Json> write(DataModel model) {
        Map<String, RecordsFormat> formats = formats(model);
        if (model.records().isEmpty()) {
            return Optional.empty();
        }
        Json.ObjectBuilder object = Json.object();
        model.records().forEach((entity, records) -> {
            RecordsFormat format = formats.getOrDefault(entity, new RecordsFormat(Map.of(), Map.of()));
            object.put(entity, Json.array(records.stream().map(format::write).toList()));
        });
        return Optional.of(object.build());
    }

    private static Map<String, RecordsFormat> formats(DataModel model) {
        Map<String, RecordsFormat> formats = new HashMap<>();
        for (Entity entity : model.entities()) {
            formats.putIfAbsent(entity.name(), of(entity, model.table(entity.table())));
        }
        return formats;
    }

    private static RecordsFormat of(Entity entity, Optional<Table> table) {
        Map<String, AttributeType> types = new HashMap<>();
        for (EntityAttribute attribute : entity.attributes()) {
            types.putIfAbsent(attribute.name(), attribute.type());
        }
        Map<String, AttributeType> storedTypes = new HashMap<>();
        table.ifPresent(known -> {
            for (KeyAttribute attribute : known.schema().keyAttributes()) {
                storedTypes.put(attribute.name(), attribute.type());
            }
        });
        return new RecordsFormat(types, storedTypes);
    }

    private Optional<SampleRecord> record(Node node) {
        if (!(node.json() instanceof ObjectValue object)) {
            return node.unfit("an object");
        }
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        Optional<Item> stored = Optional.empty();
        Optional<String> note = Optional.empty();
        for (Map.Entry<String, Json> member : object.members().entrySet()) {
            String name = member.getKey();
            Json json = member.getValue();
            if (name.equals(STORED)) {
                if (!(json instanceof ObjectValue keys)) {
                    return node.member(name, json).unfit("an object");
                }
                stored = Optional.of(Item.of(values(node.member(name, json), keys, storedTypes)));
            } else if (name.equals(NOTE)) {
                note = Optional.of(note(node, json));
            } else {
                warnOfMarker(node, name, json);
                values.put(name, value(node, name, json, types));
            }
        }
        return Optional.of(new SampleRecord(Item.of(values), stored, note));
    }

    /** Tells of {@code "$store"}: it is an attribute like any other, but hardly meant as one. */
    private void warnOfMarker(Node record, String name, Json json) {
        if (name.startsWith("$") && !types.containsKey(name)) {
            Node member = record.member(name, json);
            Reading.nearest(name, List.of(STORED, NOTE)).ifPresent(near -> {
                String message = Reading.quoted(name) + " is read as an attribute. Did you mean \"" + near + "\"?";
                Place place = record.reading().source().placeOfName(member.path(), json);
                record.reading()
                        .add(Problem.info("unknown-member", message, place).suggesting(near));
            });
        }
    }

    private static String note(Node record, Json json) {
        if (json instanceof TextValue text) {
            return text.value();
        }
        record.member(NOTE, json).unfit("text");
        return JsonText.line(json);
    }

    private static Map<String, AttributeValue> values(Node node, ObjectValue object, Map<String, AttributeType> types) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        object.members().forEach((name, json) -> values.put(name, value(node, name, json, types)));
        return values;
    }

    private static AttributeValue value(Node parent, String name, Json json, Map<String, AttributeType> types) {
        if (json instanceof NumberValue number && Numbers.parse(number.digits()).isEmpty()) {
            parent.member(name, json).number();
        }
        return ValueFormat.read(json, types.get(name));
    }

    private Json write(SampleRecord record) {
        Json.ObjectBuilder object = Json.object();
        record.values().forEach((name, value) -> object.put(name, ValueFormat.write(value, types.get(name))));
        record.stored().ifPresent(item -> {
            Json.ObjectBuilder stored = Json.object();
            item.forEach((name, value) -> stored.put(name, ValueFormat.write(value, storedTypes.get(name))));
            object.put(STORED, stored.build());
        });
        record.note().ifPresent(note -> object.put(NOTE, note));
        return object.build();
    }
}
