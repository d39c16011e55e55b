package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonSource;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.AttributeValue.N;
import dev.keyloom.value.AttributeValue.S;
import dev.keyloom.value.Numbers;

/** Attribute values as a person types them: text and numbers as they are, everything else as the JSON of a model file. */
public final class ValueText {
    private static final String CODE = "value-text";

    private ValueText() {}

    /** Returns the text of a value; reading it with the value's type gives the value again. */
    public static String write(AttributeValue value) {
        return value instanceof S || value instanceof N || value instanceof AttributeValue.B
                ? value.scalarText().orElseThrow()
                : JsonText.line(ValueFormat.write(value, value.type()));
    }

    /** Returns the value of a type that a text stands for; without a value the problem says what the type wants. */
    public static Result<AttributeValue> read(String text, AttributeType type) {
        return switch (type) {
            case S -> Result.of(new S(text));
            case N ->
                Numbers.parse(text.strip())
                        .<Result<AttributeValue>>map(number -> Result.of(new N(number)))
                        .orElseGet(() -> failed("\"" + text + "\" is not a number of up to 38 digits"));
            case B -> ofType(JsonText.line(Json.text(text)), type, "Base64");
            case BOOL, NULL, M, L, SS, NS, BS -> ofType(text, type, example(type));
        };
    }

    private static Result<AttributeValue> ofType(String json, AttributeType type, String example) {
        Result<JsonSource> source = JsonSource.of(json);
        if (source.hasErrors() || source.value().isEmpty()) {
            return failed("Not JSON. Write for example " + example);
        }
        AttributeValue value = ValueFormat.read(source.orElseThrow().root(), type);
        return value.type() == type
                ? Result.of(value)
                : failed("This is of type " + value.type() + ", not " + type + ". Write for example " + example);
    }

    private static String example(AttributeType type) {
        return switch (type) {
            case S -> "text";
            case N -> "42";
            case B -> "aGVsbG8=";
            case BOOL -> "true";
            case NULL -> "null";
            case M -> "{\"name\": \"value\"}";
            case L -> "[1, \"two\"]";
            case SS -> "[\"a\", \"b\"]";
            case NS -> "[1, 2]";
            case BS -> "[\"aGVsbG8=\"]";
        };
    }

    private static Result<AttributeValue> failed(String message) {
        return Result.failed(Problem.error(CODE, message, Place.NOWHERE));
    }
}
