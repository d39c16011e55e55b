package dev.keyloom.wire.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON is read and written as a library of good name does it. */
class JsonReaderTest {
    private static final JsonFactory LIBRARY = new JsonFactory();

    @Property(tries = 2000)
    void whatIsNearlyJsonIsReadOrRefusedAsByTheLibrary(@ForAll("fragments") String json) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        assertThat(read(bytes)).as(json).isEqualTo(readByLibrary(bytes));
    }

    @Property(tries = 1000)
    void whatWasWrittenIsRead(@ForAll String text, @ForAll String name, @ForAll long number) throws IOException {
        JsonWriter writer = new JsonWriter();
        writer.writeStartObject();
        writer.writeFieldName(name);
        writer.writeStartArray();
        writer.writeString(text);
        writer.writeNumber(number);
        writer.writeStartObject();
        writer.writeEndObject();
        writer.writeNumber(new BigDecimal("1.50"));
        writer.writeEndArray();
        writer.writeFieldName("b");
        writer.writeBoolean(true);
        writer.writeEndObject();
        byte[] written = writer.text().getBytes(StandardCharsets.UTF_8);

        assertThat(read(written))
                .containsExactly(
                        "START_OBJECT",
                        "FIELD_NAME " + paired(name),
                        "START_ARRAY",
                        "VALUE_STRING " + paired(text),
                        "VALUE_NUMBER_INT " + number,
                        "START_OBJECT",
                        "END_OBJECT",
                        "VALUE_NUMBER_FLOAT 1.50",
                        "END_ARRAY",
                        "FIELD_NAME b",
                        "VALUE_TRUE",
                        "END_OBJECT");
    }

    @Property(tries = 1000)
    void textsAreWrittenAsByTheLibrary(@ForAll("texts") String text) throws IOException {
        JsonWriter writer = new JsonWriter();
        writer.writeString(text);
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        try (JsonGenerator generator = LIBRARY.createGenerator(expected)) {
            generator.writeString(text);
        }

        assertThat(writer.text()).isEqualTo(expected.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "[1,]",
                "[,1]",
                "[1 2]",
                "{\"a\":1]",
                "01",
                "1.",
                ".5",
                "+1",
                "1e",
                "-",
                "nul",
                "nulll",
                "1x",
                "'a'",
                "\"a\nb\"",
                "\"\\x\"",
                "\"\\u12g4\"",
                "\"abc",
                "{a:1}",
                "NaN",
                "// comment\n1"
            })
    void whatIsNotJsonIsRefused(String text) {
        assertThat(read(text.getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(text.isEmpty() ? List.of() : List.of("refused"));
    }

    @Test
    void bytesThatAreNoUtf8AreRefused() {
        byte[] overlong = {'"', (byte) 0xC0, (byte) 0x80, '"'};
        byte[] cut = {'"', (byte) 0xE2, (byte) 0x82, '"'};

        assertThat(read(overlong)).containsExactly("refused");
        assertThat(read(cut)).containsExactly("refused");
        assertThat(read("\"\uFFFD\"".getBytes(StandardCharsets.UTF_8))).containsExactly("VALUE_STRING \uFFFD");
    }

    @Test
    void halvesOfPairsBecomeQuestionMarks() {
        assertThat(read("[\"\\uD83D\\uDE00\",\"\\uD83D.\"]".getBytes(StandardCharsets.UTF_8)))
                .containsExactly("START_ARRAY", "VALUE_STRING \uD83D\uDE00", "VALUE_STRING ?.", "END_ARRAY");
    }

    @Test
    void nestingHasAnEnd() throws IOException {
        String deep = "[".repeat(500) + "]".repeat(500);
        JsonReader reader = reader(deep);
        reader.nextToken();
        reader.skipChildren();
        assertThat(reader.currentToken()).isEqualTo(JsonToken.END_ARRAY);
        assertThat(reader.nextToken()).isNull();

        JsonReader tooDeep = reader("[" + deep + "]");
        tooDeep.nextToken();
        assertThatIOException().isThrownBy(tooDeep::skipChildren);
    }

    @Provide
    Arbitrary<String> fragments() {
        return Arbitraries.of(
                        "{",
                        "}",
                        "[",
                        "]",
                        ",",
                        ":",
                        "\"a\"",
                        "\"\"",
                        "\"S\":",
                        "\"ab cdefghi jk\"",
                        "1",
                        "-0",
                        "0.5",
                        "1e3",
                        "true",
                        "false",
                        "null",
                        " ",
                        "\n",
                        "\"\\n\\u0041\"",
                        "\"\u00e9\uD83D\uDE00 12345678\"",
                        "\\",
                        "x")
                .list()
                .ofMinSize(1)
                .ofMaxSize(9)
                .map(parts -> String.join("", parts));
    }

    /** With what is written in another way than it is, at any place; the library writes pairs of surrogates as escapes. */
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of(
                        "a", "bcdefghijklmnop", "\"", "\\", "\n", "\u0001", "\u007F", "\u00e9", "\u20ac", "\u001F", "/")
                .list()
                .ofMaxSize(12)
                .map(parts -> String.join("", parts));
    }

    private static String paired(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    private static JsonReader reader(String json) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        return new JsonReader(bytes, bytes.length);
    }

    private static List<String> read(byte[] json) {
        JsonReader reader = new JsonReader(json, json.length);
        List<String> tokens = new ArrayList<>();
        try {
            for (JsonToken token = reader.nextToken(); token != null; token = reader.nextToken()) {
                tokens.add(token
                        + (token.isScalarValue() && !token.isBoolean() && token != JsonToken.VALUE_NULL
                                        || token == JsonToken.FIELD_NAME
                                ? " " + reader.getText()
                                : ""));
            }
        } catch (IOException refused) {
            return List.of("refused");
        }
        return tokens;
    }

    private static List<String> readByLibrary(byte[] json) {
        List<String> tokens = new ArrayList<>();
        try (JsonParser parser = LIBRARY.createParser(json)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                tokens.add(token
                        + (token.isScalarValue() && !token.isBoolean() && token != JsonToken.VALUE_NULL
                                        || token == JsonToken.FIELD_NAME
                                ? " " + parser.getText()
                                : ""));
            }
        } catch (IOException refused) {
            return List.of("refused");
        }
        return tokens;
    }
}
