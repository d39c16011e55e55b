package dev.keyloom.codegen;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.AttributeValue.Visitor;

/** Writes attribute values with their types, as the service gets them: {@code {"S": "Open"}}; numbers are texts. */
record TypedValues(ObjectNotation notation) implements Visitor<Doc> {
    @Override
    public Doc string(AttributeValue.S value) {
        return notation.object("S", text(value.value()));
    }

    @Override
    public Doc number(AttributeValue.N value) {
        return notation.object("N", text(Characters.number(value.value())));
    }

    @Override
    public Doc binary(AttributeValue.B value) {
        return notation.object("B", notation.syntax().binary(value.value()));
    }

    @Override
    public Doc bool(AttributeValue.BOOL value) {
        return notation.object("BOOL", Doc.text(notation.syntax().truth(value.value())));
    }

    @Override
    public Doc nul(AttributeValue.NULL value) {
        return notation.object("NULL", Doc.text(notation.syntax().truth(true)));
    }

    @Override
    public Doc map(AttributeValue.M value) {
        return notation.object("M", notation.object(value.entries(), notation::value));
    }

    @Override
    public Doc list(AttributeValue.L value) {
        return notation.object(
                "L",
                notation.array(value.elements().stream().map(notation::value).toList()));
    }

    @Override
    public Doc stringSet(AttributeValue.SS value) {
        return notation.object(
                "SS", notation.array(value.elements().stream().map(this::text).toList()));
    }

    @Override
    public Doc numberSet(AttributeValue.NS value) {
        return notation.object(
                "NS",
                notation.array(value.elements().stream()
                        .map(element -> text(Characters.number(element)))
                        .toList()));
    }

    @Override
    public Doc binarySet(AttributeValue.BS value) {
        return notation.object(
                "BS",
                notation.array(
                        value.elements().stream().map(notation.syntax()::binary).toList()));
    }

    private Doc text(String text) {
        return Doc.text(notation.syntax().text(text));
    }
}
