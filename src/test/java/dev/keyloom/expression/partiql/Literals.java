package dev.keyloom.expression.partiql;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Numbers;
import java.util.stream.Collectors;

/** Writes values as PartiQL literals; binaries have none and become parameters elsewhere. */
final class Literals implements AttributeValue.Visitor<String> {
    private static final Literals INSTANCE = new Literals();

    static String text(AttributeValue value) {
        return value.accept(INSTANCE);
    }

    @Override
    public String string(AttributeValue.S value) {
        return "'" + value.value().replace("'", "''") + "'";
    }

    @Override
    public String number(AttributeValue.N value) {
        return Numbers.toText(value.value());
    }

    @Override
    public String binary(AttributeValue.B value) {
        throw new IllegalArgumentException("No literal is written for binaries");
    }

    @Override
    public String bool(AttributeValue.BOOL value) {
        return String.valueOf(value.value());
    }

    @Override
    public String nul(AttributeValue.NULL value) {
        return "null";
    }

    @Override
    public String map(AttributeValue.M value) {
        return value.entries().entrySet().stream()
                .map(entry -> string(new AttributeValue.S(entry.getKey())) + ": " + text(entry.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    @Override
    public String list(AttributeValue.L value) {
        return value.elements().stream().map(Literals::text).collect(Collectors.joining(", ", "[", "]"));
    }

    @Override
    public String stringSet(AttributeValue.SS value) {
        return value.elements().stream()
                .map(element -> text(AttributeValue.of(element)))
                .collect(Collectors.joining(", ", "<<", ">>"));
    }

    @Override
    public String numberSet(AttributeValue.NS value) {
        return value.elements().stream().map(Numbers::toText).collect(Collectors.joining(", ", "<<", ">>"));
    }

    @Override
    public String binarySet(AttributeValue.BS value) {
        throw new IllegalArgumentException("No literal is written for binaries");
    }
}
