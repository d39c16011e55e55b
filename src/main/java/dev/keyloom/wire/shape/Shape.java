package dev.keyloom.wire.shape;

import com.fasterxml.jackson.core.JsonToken;
import dev.keyloom.wire.value.JsonReader;
import dev.keyloom.wire.value.Serialization;
import dev.keyloom.wire.value.Serialization.Position;
import dev.keyloom.wire.value.ValueMap;
import dev.keyloom.wire.value.ValueReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The type of a part of a request, which reads that part from JSON. */
public sealed interface Shape {

    /**
     * Reads a value; the parser is at its beginning, which is not null. Null within it counts as absent.
     *
     * @return {@link String}, {@link Boolean}, {@link Long}, {@link Double}, {@link List}, {@link Map},
     *     {@link Structure}, {@link ValueMap}, or what {@link ValueReader#read} returns
     * @throws dev.keyloom.engine.ServiceException if JSON has the wrong type
     */
    Object read(JsonReader parser, Position position) throws IOException;

    /** A value without parts. */
    enum Scalar implements Shape {
        STRING {
            @Override
            public Object read(JsonReader parser, Position position) throws IOException {
                return ValueReader.text(parser);
            }
        },
        BOOLEAN {
            @Override
            public Object read(JsonReader parser, Position position) throws IOException {
                return ValueReader.bool(parser);
            }
        },
        INTEGER {
            @Override
            public Object read(JsonReader parser, Position position) throws IOException {
                return integer(parser, "Integer", Integer.MIN_VALUE, Integer.MAX_VALUE);
            }
        },
        LONG {
            @Override
            public Object read(JsonReader parser, Position position) throws IOException {
                return integer(parser, "Long", Long.MIN_VALUE, Long.MAX_VALUE);
            }
        };

        /** A fraction is cut off; what is out of range becomes the nearest number in it. */
        private static Long integer(JsonReader parser, String type, long least, long most) throws IOException {
            if (!parser.currentToken().isNumeric()) {
                throw Serialization.notA(type, parser);
            }
            double number = parser.getDoubleValue();
            boolean isExact =
                    Math.abs(number) < (double) (1L << 53) && parser.currentToken() == JsonToken.VALUE_NUMBER_INT;
            long whole = isExact ? parser.getLongValue() : (long) Math.floor(number);
            return Math.max(least, Math.min(most, whole));
        }
    }

    /** An attribute value. */
    record Value() implements Shape {
        @Override
        public Object read(JsonReader parser, Position position) throws IOException {
            return ValueReader.read(parser, position);
        }
    }

    /** Attribute values by name. */
    record Values() implements Shape {
        @Override
        public Object read(JsonReader parser, Position position) throws IOException {
            return ValueReader.readMap(parser, position);
        }
    }

    /** A list of equal parts. */
    record ListOf(Shape element) implements Shape {
        @Override
        public Object read(JsonReader parser, Position position) throws IOException {
            Serialization.requireList(parser.currentToken(), position);
            List<Object> elements = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                // A null element is nothing that the service could use; it counts as an absent one.
                if (parser.currentToken() != JsonToken.VALUE_NULL || element instanceof Value) {
                    elements.add(element.read(parser, Position.ELEMENT));
                }
            }
            return elements;
        }
    }

    /**
     * Equal parts by name.
     *
     * @param valueType the service's name for the values
     */
    record MapOf(String valueType, Shape value, Rules keyRules, Rules valueRules) implements Shape {
        @Override
        public Object read(JsonReader parser, Position position) throws IOException {
            Serialization.requireMap(parser.currentToken(), valueType, position);
            Map<String, Object> entries = new LinkedHashMap<>();
            for (String key = parser.nextFieldName(); key != null; key = parser.nextFieldName()) {
                if (parser.nextToken() != JsonToken.VALUE_NULL) {
                    entries.put(key, value.read(parser, Position.ELEMENT));
                }
            }
            return entries;
        }
    }

    /** A structure with named members; others are passed over. */
    final class StructureOf implements Shape {
        private final String type;
        private final List<Member> members;
        private final Map<String, Integer> indexes;

        /** @param type the service's name for it */
        StructureOf(String type, Member... members) {
            this.type = type;
            this.members = List.of(members);
            Map<String, Integer> byName = new java.util.HashMap<>();
            for (int i = 0; i < members.length; i++) {
                byName.put(members[i].name(), i);
            }
            this.indexes = Map.copyOf(byName);
        }

        public String type() {
            return type;
        }

        /** Returns the members in the order in which the service checks them. */
        public List<Member> members() {
            return members;
        }

        /** Says whether there is a member of this name. */
        public boolean has(String name) {
            return indexes.containsKey(name);
        }

        /** Returns the place of a member, or -1. */
        int indexOf(String name) {
            return indexes.getOrDefault(name, -1);
        }

        @Override
        public Structure read(JsonReader parser, Position position) throws IOException {
            Serialization.requireStructure(parser.currentToken(), type, position);
            Structure structure = new Structure(this);
            for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
                JsonToken token = parser.nextToken();
                int index = indexOf(name);
                if (index < 0) {
                    parser.skipChildren();
                } else if (token != JsonToken.VALUE_NULL) {
                    structure.set(index, members.get(index).shape().read(parser, Position.MEMBER));
                }
            }
            return structure;
        }
    }
}
