package dev.keyloom.engine.partiql;

import dev.keyloom.expression.AttributeName;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Operand;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;

/** Attributes of whatever name, and values of whatever type, as expressions hold them. */
final class Names {
    private Names() {}

    static AttributeName of(String attribute) {
        return new AttributeName(attribute, Optional.of("name"));
    }

    static DocumentPath path(String attribute) {
        return new DocumentPath(of(attribute), List.of());
    }

    static Operand.ValuePlaceholder value(AttributeValue value) {
        return new Operand.ValuePlaceholder("value", Optional.of(value));
    }
}
