package dev.keyloom.cli;

import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Numbers;
import java.util.Optional;

/** Values of key attributes as a user types them. */
final class KeyText {
    private KeyText() {}

    /** Returns the value that a text stands for; nothing if it is not of the type. Binary is written in Base64. */
    static Optional<AttributeValue> value(AttributeType type, String text) {
        if (type == AttributeType.N) {
            return Numbers.parse(text).map(AttributeValue.N::new);
        }
        if (type != AttributeType.B) {
            return Optional.of(new AttributeValue.S(text));
        }
        try {
            return Optional.of(new AttributeValue.B(Bytes.ofBase64(text)));
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }

    /** @throws CommandFailure if the text is no value of the attribute's type */
    static AttributeValue require(String option, KeyAttribute attribute, String text) throws CommandFailure {
        return value(attribute.type(), text)
                .orElseThrow(() -> new CommandFailure(
                        ExitCode.WRONG_USAGE,
                        option + " " + text + ": " + attribute.name() + " is "
                                + (attribute.type() == AttributeType.N ? "a number" : "binary, written in Base64")));
    }
}
