package dev.keyloom.wire.shape;

import dev.keyloom.value.Item;
import dev.keyloom.wire.shape.Shape.ListOf;
import dev.keyloom.wire.shape.Shape.MapOf;
import dev.keyloom.wire.shape.Shape.StructureOf;
import dev.keyloom.wire.value.JsonWriter;
import dev.keyloom.wire.value.ValueMap;
import dev.keyloom.wire.value.ValueWriter;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Shows a part of a request within a message, as the service does: maps of structures as JSON, everything else as its
 * program prints objects. Attribute values are shown as JSON in both; the service prints its own fields there, which
 * differ from one of its regions to the next. What is long is cut off.
 */
final class Echo {
    private static final int MAX_LENGTH = 65536;

    private final StringBuilder text = new StringBuilder();

    private Echo() {}

    static String of(Object value, Shape shape) {
        if (shape instanceof MapOf map && map.value() instanceof StructureOf) {
            return json(value, shape);
        }
        Echo echo = new Echo();
        echo.print(value, shape);
        return cut(echo.text.toString());
    }

    private static String cut(String text) {
        return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "…";
    }

    private void print(@Nullable Object value, Shape shape) {
        if (text.length() > MAX_LENGTH) {
            return;
        }
        if (value instanceof Structure structure) {
            print(structure);
        } else if (value instanceof List<?> list && shape instanceof ListOf listShape) {
            String separator = "[";
            for (Object element : list) {
                text.append(separator);
                print(element, listShape.element());
                separator = ", ";
            }
            text.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof Map<?, ?> map && shape instanceof MapOf mapShape) {
            String separator = "{";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                text.append(separator).append(entry.getKey()).append('=');
                print(entry.getValue(), mapShape.value());
                separator = ", ";
            }
            text.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof ValueMap values) {
            print(values);
        } else {
            text.append(value);
        }
    }

    private void print(Structure structure) {
        text.append(structure.shape().type());
        String separator = "(";
        List<Member> members = structure.shape().members();
        for (int i = 0; i < members.size(); i++) {
            text.append(separator)
                    .append(MemberPath.lowerFirst(members.get(i).name()))
                    .append('=');
            print(structure.get(i), members.get(i).shape());
            separator = ", ";
        }
        text.append(members.isEmpty() ? "()" : ")");
    }

    private void print(ValueMap values) {
        String separator = "{";
        for (var entry : values.values().entrySet()) {
            text.append(separator)
                    .append(entry.getKey())
                    .append("=AttributeValue(")
                    .append(json(Item.EMPTY.with("v", entry.getValue())))
                    .append(')');
            separator = ", ";
        }
        text.append(values.values().isEmpty() ? "{}" : "}");
    }

    private static String json(Item item) {
        JsonWriter json = new JsonWriter();
        new ValueWriter(json).write(item);
        return json.text();
    }

    private static String json(Object value, Shape shape) {
        JsonWriter json = new JsonWriter();
        write(value, shape, json);
        return cut(json.text());
    }

    private static void write(Object value, Shape shape, JsonWriter json) {
        if (value instanceof Structure structure) {
            json.writeStartObject();
            List<Member> members = structure.shape().members();
            for (int i = 0; i < members.size(); i++) {
                @Nullable Object member = structure.get(i);
                if (member != null) {
                    json.writeFieldName(members.get(i).name());
                    write(member, members.get(i).shape(), json);
                }
            }
            json.writeEndObject();
        } else if (value instanceof List<?> list && shape instanceof ListOf listShape) {
            json.writeStartArray();
            for (Object element : list) {
                write(element, listShape.element(), json);
            }
            json.writeEndArray();
        } else if (value instanceof Map<?, ?> map && shape instanceof MapOf mapShape) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeFieldName((String) entry.getKey());
                write(entry.getValue(), mapShape.value(), json);
            }
            json.writeEndObject();
        } else if (value instanceof ValueMap values) {
            new ValueWriter(json).write(values.item());
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else {
            json.writeString(String.valueOf(value));
        }
    }
}
