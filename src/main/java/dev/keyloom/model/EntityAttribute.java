package dev.keyloom.model;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A property of an entity.
 *
 * @param required every record has it
 * @param mutable its value may change after the record was written; unknown if absent
 * @param facts what checks and generators may use beyond the type
 */
public record EntityAttribute(
        String name,
        AttributeType type,
        boolean required,
        Optional<Boolean> mutable,
        Optional<String> description,
        Facts facts,
        Extras extras) {

    /** Returns an optional attribute of which no more is known than its type. */
    public static EntityAttribute of(String name, AttributeType type) {
        return new EntityAttribute(name, type, false, Optional.empty(), Optional.empty(), Facts.NONE, Extras.NONE);
    }

    public EntityAttribute withName(String newName) {
        return new EntityAttribute(newName, type, required, mutable, description, facts, extras);
    }

    public EntityAttribute withType(AttributeType newType) {
        return new EntityAttribute(name, newType, required, mutable, description, facts, extras);
    }

    public EntityAttribute withRequired(Required newRequired) {
        return new EntityAttribute(name, type, newRequired == Required.ALWAYS, mutable, description, facts, extras);
    }

    public EntityAttribute withMutable(Optional<Boolean> newMutable) {
        return new EntityAttribute(name, type, required, newMutable, description, facts, extras);
    }

    public EntityAttribute withDescription(Optional<String> newDescription) {
        return new EntityAttribute(name, type, required, mutable, newDescription, facts, extras);
    }

    public EntityAttribute withFacts(Facts newFacts) {
        return new EntityAttribute(name, type, required, mutable, description, newFacts, extras);
    }

    /** Whether every record has the attribute. */
    public enum Required {
        ALWAYS,
        OPTIONAL
    }

    /**
     * Optional facts about an attribute's values.
     *
     * @param format how the text is made, for example {@code iso-8601-millis}
     * @param values all values there are, empty if open
     * @param mayContain separators that a value may hold; {@code "*"} for any character
     * @param unique no two records have the same value
     * @param copyOf what it duplicates: {@code User.DisplayName} or {@code follows.to.DisplayName}
     */
    public record Facts(
            Optional<String> format,
            List<AttributeValue> values,
            Optional<BigDecimal> minimum,
            Optional<BigDecimal> maximum,
            OptionalInt maximumElements,
            OptionalInt maximumBytes,
            Optional<Boolean> unique,
            List<String> mayContain,
            Optional<BigDecimal> updatesPerSecond,
            Optional<String> copyOf,
            Optional<AttributeValue> defaultValue) {
        public static final Facts NONE = new Facts(
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());

        public Facts {
            values = List.copyOf(values);
            mayContain = List.copyOf(mayContain);
        }

        public Facts withCopyOf(Optional<String> newCopyOf) {
            return new Facts(
                    format,
                    values,
                    minimum,
                    maximum,
                    maximumElements,
                    maximumBytes,
                    unique,
                    mayContain,
                    updatesPerSecond,
                    newCopyOf,
                    defaultValue);
        }

        /** Returns these facts with the values there are, and the one taken where a record gives none, replaced. */
        public Facts withValues(List<AttributeValue> newValues, Optional<AttributeValue> newDefaultValue) {
            return new Facts(
                    format,
                    newValues,
                    minimum,
                    maximum,
                    maximumElements,
                    maximumBytes,
                    unique,
                    mayContain,
                    updatesPerSecond,
                    copyOf,
                    newDefaultValue);
        }

        public Facts withFormat(Optional<String> newFormat) {
            return new Facts(
                    newFormat,
                    values,
                    minimum,
                    maximum,
                    maximumElements,
                    maximumBytes,
                    unique,
                    mayContain,
                    updatesPerSecond,
                    copyOf,
                    defaultValue);
        }
    }
}
