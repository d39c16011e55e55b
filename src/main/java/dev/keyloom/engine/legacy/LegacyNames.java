package dev.keyloom.engine.legacy;

import dev.keyloom.expression.AttributeName;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Operand;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;

/** Attributes and values of legacy parameters as expressions hold them. */
final class LegacyNames {
    private LegacyNames() {}

    /** Returns a whole attribute's name, which may hold dots and whatever else; they mean nothing in legacy parameters. */
    static AttributeName name(String attribute) {
        return new AttributeName(attribute, Optional.of("legacy"));
    }

    static DocumentPath path(String attribute) {
        return new DocumentPath(name(attribute), List.of());
    }

    static Operand.ValuePlaceholder value(AttributeValue value) {
        return new Operand.ValuePlaceholder("legacy", Optional.of(value));
    }
}
