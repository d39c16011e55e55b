package dev.keyloom.format.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.Json.TextValue;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonSourceTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # text, ⏎ is a line break | line | column | message
        {"a": 1,}                 | 1 | 9  | A comma stands before the closing }. Remove the comma.
        [1, ]                     | 1 | 5  | A comma stands before the closing ]. Remove the comma.
        {"a": 1 "b": 2}           | 1 | 9  | A comma is missing before ""b": 2}".
        {"a" 1}                   | 1 | 6  | A colon is missing before "1}".
        {⏎ a: 1}                  | 2 | 2  | The name of a member stands in double quotes; here stands "a: 1}".
        {"a": 'x'}                | 1 | 7  | JSON texts stand in double quotes, not in single ones: "'x'}".
        {"a": tru}                | 1 | 7  | "tru}" is no value of JSON. A text stands in double quotes.
        {"a": "x⏎y"}              | 1 | 9  | The line ends inside a text: its closing quote is missing, or the line break must be written as \\n.
        {"a": "\\q"}              | 1 | 9  | A backslash stands before "q"}", which is no escape of JSON. Write \\\\ for a backslash.
        {"a": [1, 2               | 1 | 12 | The file ends in the middle of the JSON document: something that was opened is not closed.
        []⏎[]                     | 2 | 1  | Something stands behind the end of the JSON document: "[]". A file holds one document.
        """)
    void whatIsNotJsonIsToldInOneSentenceWithItsPlace(String text, int line, int column, String message) {
        List<Problem> problems = JsonSource.of(text.replace('⏎', '\n')).problems();

        assertThat(problems).singleElement().satisfies(problem -> {
            assertThat(problem.message()).isEqualTo(message);
            assertThat(problem.place()).isEqualTo(Place.NOWHERE.onLine(line, column));
        });
    }

    @ParameterizedTest
    @CsvSource({"'\n', 2", "'\r\n', 2", "'\r', 2", "'\n\r\n', 3"})
    void linesEndAsOnAnySystem(String lineEnd, int line) {
        JsonSource source = JsonSource.of("{" + lineEnd + "\"a\": 1}").orElseThrow();

        assertThat(source.place("/a", member(source, "a")))
                .isEqualTo(Place.at("/a").onLine(line, 6));
    }

    @Test
    void columnsCountCodePoints() {
        JsonSource source = JsonSource.of("{\"😀\": \"😀\", \"a\": 1}").orElseThrow();

        assertThat(source.place("/a", member(source, "a")).column()).isEqualTo(17);
    }

    @Test
    void aColumnInALineOfMegabytesIsExact() {
        String pairs = "😀".repeat(1_000_000);
        JsonSource source =
                JsonSource.of("{\"p\": \"" + pairs + "\", \"a\": 1}").orElseThrow();

        assertThat(source.place("/a", member(source, "a")).column()).isEqualTo(1_000_016);
    }

    @Test
    void theNameOfAMemberIsFoundBeforeItsValue() {
        JsonSource source = JsonSource.of("{\"b\\\"\\\\\" :\n 1}").orElseThrow();

        assertThat(source.placeOfName("", member(source, "b\"\\"))).isEqualTo(Place.NOWHERE.onLine(1, 2));
    }

    @Test
    void aCharacterOfATextIsFoundBehindEscapes() {
        JsonSource source = JsonSource.of("[\"\\n\\u00e9\\ud83d\\ude00x\"]").orElseThrow();
        TextValue text =
                (TextValue) ((Json.ArrayValue) source.root()).elements().get(0);

        assertThat(source.inside(Place.NOWHERE, text, 3).column()).isEqualTo(23);
    }

    @Test
    void numbersKeepTheirDigits() {
        JsonSource source = JsonSource.of("{\"n\": 1.50E+400}").orElseThrow();

        assertThat(member(source, "n"))
                .isInstanceOfSatisfying(
                        Json.NumberValue.class,
                        number -> assertThat(number.digits()).isEqualTo("1.50E+400"));
    }

    private static Json member(JsonSource source, String name) {
        return ((ObjectValue) source.root()).get(name).orElseThrow();
    }
}
