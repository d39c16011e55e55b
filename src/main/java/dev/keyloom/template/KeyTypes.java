package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.Optional;

/** Brings a whole value to the type of a key attribute. */
final class KeyTypes {
    private KeyTypes() {}

    /**
     * Returns a value as a key of a type: as it is if it has that type, as text if the key is text, else a refusal.
     *
     * @param attribute where the value comes from, for the message
     */
    static Rendered typed(AttributeValue value, AttributeType keyType, Optional<String> attribute) {
        String name = attribute.orElse("The copied key");
        if (value.type() != keyType) {
            Optional<String> text = keyType == AttributeType.S ? value.scalarText() : Optional.empty();
            if (text.isPresent()) {
                return new Rendered.Key(new AttributeValue.S(text.get()));
            }
            String message = name + " is " + Quoting.quoted(value) + ", but the key attribute is of type " + keyType;
            return new Rendered.Refused("key-type", message, attribute, Optional.of(value));
        }
        if (value instanceof AttributeValue.B binary && binary.value().size() == 0) {
            String message = name + " is empty, and DynamoDB takes no empty key";
            return new Rendered.Refused("key-empty", message, attribute, Optional.of(value));
        }
        return new Rendered.Key(value);
    }
}
