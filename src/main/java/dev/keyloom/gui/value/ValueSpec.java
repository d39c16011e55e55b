package dev.keyloom.gui.value;

import dev.keyloom.model.EntityAttribute;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a value ought to be. It may be otherwise, and is then shown as faulty: DynamoDB itself asks for nothing.
 *
 * @param time how a time is written, if it is one
 * @param choices all values there are, empty if open
 */
public record ValueSpec(
        AttributeType type,
        Optional<TimeForm> time,
        List<AttributeValue> choices,
        Optional<BigDecimal> minimum,
        Optional<BigDecimal> maximum,
        OptionalInt maximumElements,
        OptionalInt maximumBytes) {
    public ValueSpec {
        choices = List.copyOf(choices);
    }

    /** Returns any value of a type. */
    public static ValueSpec of(AttributeType type) {
        return new ValueSpec(
                type,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty());
    }

    /** Returns what an entity says of its attribute. */
    public static ValueSpec of(EntityAttribute attribute) {
        EntityAttribute.Facts facts = attribute.facts();
        return new ValueSpec(
                attribute.type(),
                facts.format().flatMap(format -> TimeForm.named(format, attribute.type())),
                facts.values(),
                facts.minimum(),
                facts.maximum(),
                facts.maximumElements(),
                facts.maximumBytes());
    }

    /** Returns this specification for a value that is of another type. */
    public ValueSpec ofType(AttributeType other) {
        return other == type ? this : of(other);
    }
}
