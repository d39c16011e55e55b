package dev.keyloom.format.json;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One JSON value. Numbers are kept as written, so that no digit is lost. */
public sealed interface Json {
    /** Offset of a value that was made, not read. */
    int NOWHERE = -1;

    /** Returns the number of {@code char}s before the value in its {@link JsonSource}; {@link #NOWHERE} if it was made. */
    int offset();

    /** Returns what the value is, for messages: {@code text}, {@code a number}, {@code an object} … */
    String kind();

    static TextValue text(String value) {
        return new TextValue(value, NOWHERE);
    }

    static NumberValue number(long value) {
        return new NumberValue(Long.toString(value), NOWHERE);
    }

    /** Returns the number with all its digits and its scale. */
    static NumberValue number(BigDecimal value) {
        return new NumberValue(value.toString(), NOWHERE);
    }

    static BooleanValue of(boolean value) {
        return new BooleanValue(value, NOWHERE);
    }

    static NullValue nothing() {
        return new NullValue(NOWHERE);
    }

    static ArrayValue array(List<? extends Json> elements) {
        return new ArrayValue(List.copyOf(elements), NOWHERE);
    }

    static ArrayValue array(Json... elements) {
        return array(List.of(elements));
    }

    /** Returns an array of texts. */
    static ArrayValue texts(List<String> values) {
        return array(values.stream().map(Json::text).toList());
    }

    static ObjectValue object(Map<String, ? extends Json> members) {
        return new ObjectValue(new LinkedHashMap<>(members), NOWHERE);
    }

    /** Returns a builder of an object. */
    static ObjectBuilder object() {
        return new ObjectBuilder();
    }

    /** A JSON string. */
    record TextValue(String value, int offset) implements Json {
        @Override
        public String kind() {
            return "text";
        }
    }

    /** A JSON number by its digits as written. */
    record NumberValue(String digits, int offset) implements Json {
        @Override
        public String kind() {
            return "a number";
        }
    }

    /** {@code true} or {@code false}. */
    record BooleanValue(boolean value, int offset) implements Json {
        @Override
        public String kind() {
            return value ? "true" : "false";
        }
    }

    /** {@code null}. */
    record NullValue(int offset) implements Json {
        @Override
        public String kind() {
            return "null";
        }
    }

    /** A JSON array. */
    record ArrayValue(List<Json> elements, int offset) implements Json {
        public ArrayValue {
            elements = Collections.unmodifiableList(elements);
        }

        @Override
        public String kind() {
            return "an array";
        }
    }

    /** A JSON object, its members in the order of the text. */
    record ObjectValue(Map<String, Json> members, int offset) implements Json {
        public ObjectValue {
            members = Collections.unmodifiableMap(members);
        }

        public Optional<Json> get(String name) {
            return Optional.ofNullable(members.get(name));
        }

        @Override
        public String kind() {
            return "an object";
        }
    }

    /** Collects the members of one object in the order in which they are put. */
    final class ObjectBuilder {
        private final Map<String, Json> members = new LinkedHashMap<>();

        private ObjectBuilder() {}

        public ObjectBuilder put(String name, Json value) {
            members.put(name, value);
            return this;
        }

        public ObjectBuilder put(String name, String value) {
            return put(name, text(value));
        }

        public ObjectBuilder put(String name, long value) {
            return put(name, number(value));
        }

        public ObjectBuilder put(String name, boolean value) {
            return put(name, of(value));
        }

        /** Puts the member if there is a value for it. */
        public ObjectBuilder put(String name, Optional<? extends Json> value) {
            value.ifPresent(present -> put(name, present));
            return this;
        }

        public ObjectValue build() {
            return object(members);
        }
    }
}
