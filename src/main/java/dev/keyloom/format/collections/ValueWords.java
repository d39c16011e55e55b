package dev.keyloom.format.collections;

import dev.keyloom.value.AttributeValue;

/** Values in a few words: scalars as they are, of others how much is in them. */
enum ValueWords implements AttributeValue.Visitor<String> {
    INSTANCE;

    @Override
    public String string(AttributeValue.S value) {
        return value.value();
    }

    @Override
    public String number(AttributeValue.N value) {
        return value.scalarText().orElseThrow();
    }

    @Override
    public String binary(AttributeValue.B value) {
        return value.scalarText().orElseThrow();
    }

    @Override
    public String bool(AttributeValue.BOOL value) {
        return Boolean.toString(value.value());
    }

    @Override
    public String nul(AttributeValue.NULL value) {
        return "null";
    }

    @Override
    public String map(AttributeValue.M value) {
        return "{" + Words.count(value.entries().size(), "member") + "}";
    }

    @Override
    public String list(AttributeValue.L value) {
        return elements(value.elements().size());
    }

    @Override
    public String stringSet(AttributeValue.SS value) {
        return elements(value.elements().size());
    }

    @Override
    public String numberSet(AttributeValue.NS value) {
        return elements(value.elements().size());
    }

    @Override
    public String binarySet(AttributeValue.BS value) {
        return elements(value.elements().size());
    }

    private static String elements(int count) {
        return "[" + Words.count(count, "element") + "]";
    }
}
