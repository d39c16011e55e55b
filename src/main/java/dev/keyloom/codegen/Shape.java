package dev.keyloom.codegen;

import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A part of a request by the names of the service's own API, from which each SDK's names follow. */
sealed interface Shape {
    <R> R accept(Visitor<R> visitor);

    /** One method for each kind of part. */
    interface Visitor<R> {
        R struct(Struct struct);

        R text(Text text);

        R expression(Expression expression);

        R whole(Whole whole);

        R flag(Flag flag);

        R choice(Choice choice);

        R names(Names names);

        R value(Value value);

        R attributes(Attributes attributes);

        R series(Series series);

        R byTable(ByTable tables);
    }

    /**
     * Members by name.
     *
     * @param type the structure's name in the API
     */
    record Struct(String type, List<Member> members) implements Shape {
        public Struct {
            members = List.copyOf(members);
        }

        /** Returns this without the members named. */
        Struct without(List<String> names) {
            List<Member> rest = new ArrayList<>(members);
            rest.removeIf(member -> names.contains(member.name()));
            return new Struct(type, rest);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.struct(this);
        }
    }

    /** A member of a structure. */
    record Member(String name, Shape value) {}

    /** A text that stays in one piece. */
    record Text(String text) implements Shape {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.text(this);
        }
    }

    /** An expression or statement, which may be written in several pieces. */
    record Expression(String text) implements Shape {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.expression(this);
        }
    }

    /** A whole number. */
    record Whole(int number) implements Shape {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.whole(this);
        }
    }

    /** Yes or no. */
    record Flag(boolean isSet) implements Shape {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.flag(this);
        }
    }

    /** One of an enumeration's constants. */
    record Choice(String type, String constant) implements Shape {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.choice(this);
        }
    }

    /** Attribute names by placeholder. */
    record Names(Map<String, String> names) implements Shape {
        public Names {
            names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.names(this);
        }
    }

    /** One attribute value. */
    record Value(AttributeValue value) implements Shape {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.value(this);
        }
    }

    /** Attribute values by name: an item, a key, or what placeholders stand for. */
    record Attributes(Map<String, AttributeValue> values) implements Shape {
        public Attributes {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.attributes(this);
        }
    }

    /**
     * Parts in order, all of one kind.
     *
     * @param type the elements' name in the API
     */
    record Series(String type, List<? extends Shape> elements) implements Shape {
        /** The type of elements that are {@link Attributes}. */
        static final String ATTRIBUTE_MAP = "AttributeMap";

        public Series {
            elements = List.copyOf(elements);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.series(this);
        }
    }

    /**
     * Parts by the table that they are for.
     *
     * @param type the parts' name in the API; of their elements if they are series
     */
    record ByTable(String type, Map<String, ? extends Shape> parts) implements Shape {
        public ByTable {
            parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.byTable(this);
        }
    }
}
