package dev.keyloom.template;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.ItemSize;
import dev.keyloom.value.KeyRole;
import java.util.Optional;

/** What a key template makes of one record. */
public sealed interface Rendered {

    <R> R accept(Visitor<R> visitor);

    /** Returns the key attribute's value, if there is one. */
    default Optional<AttributeValue> value() {
        return Optional.empty();
    }

    /** Returns this, or a refusal if the value is larger than a key attribute of that role may be. */
    default Rendered within(KeyRole role) {
        return this;
    }

    /** One method for each outcome. */
    interface Visitor<R> {
        R key(Key key);

        R absent(Absent absent);

        R refused(Refused refused);
    }

    /** The key attribute has this value. */
    record Key(AttributeValue attributeValue) implements Rendered {
        @Override
        public Optional<AttributeValue> value() {
            return Optional.of(attributeValue);
        }

        @Override
        public Rendered within(KeyRole role) {
            // No character has more than three bytes for each char, so most keys need not be counted.
            if (attributeValue instanceof AttributeValue.S text && text.value().length() <= role.maxBytes() / 3) {
                return this;
            }
            long bytes = ItemSize.ofValue(attributeValue);
            if (bytes <= role.maxBytes()) {
                return this;
            }
            String message = "The " + role.words() + " " + Quoting.quoted(attributeValue) + " has " + bytes
                    + " bytes; DynamoDB takes at most " + role.maxBytes();
            return new Refused("key-too-long", message, Optional.empty(), Optional.of(attributeValue));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.key(this);
        }
    }

    /**
     * The key attribute is not written, since the template needs an attribute that the record does not have.
     *
     * @param missingAttribute path of the first such attribute
     */
    record Absent(String missingAttribute) implements Rendered {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.absent(this);
        }
    }

    /**
     * No key can be made: a value does not fit, and values are never changed to make them fit.
     *
     * @param code stable name of the kind of fault: {@code key-number-too-wide}
     * @param message one sentence that quotes attribute and value
     * @param attribute path of the attribute that does not fit; absent if it is the key as a whole
     * @param misfit the value that does not fit
     */
    record Refused(String code, String message, Optional<String> attribute, Optional<AttributeValue> misfit)
            implements Rendered {

        /** Returns the refusal as an error at the place of the record. */
        public Problem problem(Place record) {
            return Problem.error(code, message, record);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.refused(this);
        }
    }
}
