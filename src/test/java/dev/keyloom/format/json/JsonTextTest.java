package dev.keyloom.format.json;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class JsonTextTest {
    @Test
    void smallValuesStandOnOneLine() {
        assertThat(JsonText.file(read("{\"key\":{\"name\":\"PK\",\"type\":\"S\"},\"list\":[1,2],\"none\":{}}")))
                .isEqualTo("""
                    {
                      "key": {"name": "PK", "type": "S"},
                      "list": [1, 2],
                      "none": {}
                    }
                    """);
    }

    @Test
    void eachOfSeveralContainersHasItsOwnLine() {
        assertThat(JsonText.file(read("{\"one\":[{\"a\":1}],\"two\":[{\"a\":1},{\"b\":[]}]}")))
                .isEqualTo("""
                    {
                      "one": [{"a": 1}],
                      "two": [
                        {"a": 1},
                        {"b": []}
                      ]
                    }
                    """);
    }

    @Test
    void aHundredColumnsFitAndOneMoreDoesNot() {
        String fits = "x".repeat(100 - "  \"a\": [\"\"],".length());

        assertThat(JsonText.file(read("{\"a\":[\"" + fits + "\"]}"))).hasLineCount(3);
        assertThat(JsonText.file(read("{\"a\":[\"" + fits + "x\"]}"))).hasLineCount(5);
    }

    @Test
    void whatLiesDeeperThanTwoLevelsIsSpreadOut() {
        assertThat(JsonText.file(read("{\"a\":{\"b\":{\"c\":{\"d\":1}}}}"))).hasLineCount(5);
    }

    @Test
    void halfASurrogatePairIsWrittenAsTheReplacementCharacter() {
        assertThat(JsonText.line(Json.text("a\uD83D"))).isEqualTo("\"a\uFFFD\"");
        assertThat(JsonText.line(Json.text("😀"))).isEqualTo("\"😀\"");
    }

    @Property(tries = 300)
    void everyTextIsReadAgain(@ForAll String text) {
        Json read = JsonSource.of(JsonText.line(Json.array(Json.text(text))))
                .orElseThrow()
                .root();

        assertThat(JsonText.line(read)).isEqualTo(JsonText.line(Json.array(Json.text(text))));
    }

    private static Json read(String json) {
        return JsonSource.of(json).orElseThrow().root();
    }
}
