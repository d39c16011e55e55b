package dev.keyloom.format.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.model.Entity;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProjectReaderTest {
    private static final String HEAD = "{\"formatVersion\": 1, \"name\": \"M\", \"tables\": [{\"name\": \"T\", "
            + "\"partitionKey\": {\"name\": \"PK\", \"type\": \"S\"}}], ";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # content                                  | code              | line | column
        ``                                         | not-json          | 1    | 1
        {"formatVersion": 1,}                      | not-json          | 1    | 21
        {"formatVersion": 1} x                     | not-json          | 1    | 22
        {"😀": 1 "b": 2}                           | not-json          | 1    | 9
        // a model                                 | not-json          | 1    | 1
        {"name": 'x'}                              | not-json          | 1    | 10
        {"name": "x                                | not-json          | 1    | 12
        []                                         | wrong-type        | 1    | 1
        {"ModelName": "Workbench"}                 | format-version    | 1    | 1
        {"formatVersion": 2, "entities": []}       | format-version    | 1    | 19
        {"formatVersion": "1"}                     | format-version    | 1    | 19
        """)
    void whatIsNoModelGivesOneErrorWithItsPlace(String content, String code, int line, int column) {
        Result<Document> result = read(content);

        assertThat(result.value()).isEmpty();
        assertThat(result.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo(code);
            assertThat(problem.place().line()).isEqualTo(line);
            assertThat(problem.place().column()).isEqualTo(column);
        });
    }

    @Test
    void tenMegabytesOfNestingAreOneMessage() {
        assertThat(read("[".repeat(10_000_000)).problems())
                .extracting(Problem::code)
                .containsExactly("nested-too-deeply");
        assertThat(read(HEAD + "\"x\": " + "{\"a\":".repeat(2_000_000)).problems())
                .extracting(Problem::code)
                .containsExactly("nested-too-deeply");
    }

    @Test
    void bytesThatAreNotUtf8AreToldWithTheirPlace() {
        byte[] content = "{\n  \"name\": \"Größe\"}".getBytes(StandardCharsets.ISO_8859_1);

        assertThat(ProjectReader.read(content).problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("not-utf-8");
            assertThat(problem.place()).isEqualTo(Place.NOWHERE.onLine(2, 14));
        });
        assertThat(ProjectReader.read("{}".getBytes(StandardCharsets.UTF_16)).problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains("UTF-16"));
    }

    @Test
    void aByteOrderMarkIsPassedOver() {
        assertThat(read("\uFEFF" + HEAD + "\"entities\": []}").problems()).isEmpty();
    }

    @Test
    void aMissingFormatVersionIsAnErrorAndTheModelLoads() {
        Result<Document> result = read("{\"name\": \"M\", \"entities\": []}");

        assertThat(result.value()).isPresent();
        assertThat(result.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("format-version");
            assertThat(problem.isError()).isTrue();
        });
    }

    @Test
    void anUnknownMemberIsKeptAndToldWithTheNearestKnownOne() {
        Result<Document> result = read(HEAD + "\n \"entites\": [ {\"a\":1.50} ]}");

        assertThat(result.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.severity()).isEqualTo(Severity.INFO);
            assertThat(problem.code()).isEqualTo("unknown-member");
            assertThat(problem.suggestion()).contains("entities");
            assertThat(problem.place()).isEqualTo(Place.at("/entites").onLine(2, 2));
        });
        assertThat(written(result)).contains("\"entites\": [{\"a\": 1.50}]");
    }

    @Test
    void anUnknownMemberDeepInsideATableFollowsItsIndex() {
        Result<Document> result = read("""
            {"formatVersion": 1, "name": "M", "tables": [{"name": "T",
             "partitionKey": {"name": "PK", "type": "S", "why": 1},
             "globalIndexes": [
              {"name": "G1", "partitionKey": [{"name": "A", "type": "S"}], "projection": {"type": "ALL", "cost": 2}},
              {"name": "G2", "partitionKey": [{"name": "B", "type": "S", "note": 3}], "owner": {"team": [4]}}]}]}
            """);

        assertThat(result.problems())
                .hasSize(4)
                .allMatch(problem -> problem.code().equals("unknown-member"));
        assertThat(written(result))
                .contains("{\"name\": \"PK\", \"type\": \"S\", \"why\": 1}")
                .contains("{\"type\": \"ALL\", \"cost\": 2}")
                .contains("{\"name\": \"B\", \"type\": \"S\", \"note\": 3}")
                .contains("\"owner\": {\"team\": [4]}");
        assertThat(ProjectReader.read(ProjectWriter.write(result.orElseThrow())).value())
                .isEqualTo(result.value());
    }

    @Test
    void whatCannotBeUsedIsLeftOutToldAndWrittenBackAtItsPlace() {
        Result<Document> result = read(HEAD + """
            "entities": [
              17,
              {"name": "E", "table": "T", "maximumBytes": "big", "attributes": [null, {"name": "a", "type": "S"}, {"type": "N"}],
               "identifier": ["a", 5], "keys": {"primary": {"partition": "<a>", "sort": 3}, "G": 4}}
            ],
            "records": {"E": [{"a": "x"}, "oops"], "F": 1}}
            """);

        assertThat(result.orElseThrow().model().entities())
                .extracting(Entity::name)
                .containsExactly("E");
        assertThat(result.problems())
                .extracting(problem -> problem.place().path())
                .containsExactly(
                        "/entities/0",
                        "/entities/1/attributes/0",
                        "/entities/1/attributes/2",
                        "/entities/1/identifier/1",
                        "/entities/1/keys/primary/sort",
                        "/entities/1/keys/G",
                        "/entities/1/maximumBytes",
                        "/records/E/1",
                        "/records/F");
        assertThat(written(result))
                .contains("17,")
                .contains("\"maximumBytes\": \"big\"")
                .contains("\"identifier\": [\"a\", 5]")
                .contains("{\"partition\": \"<a>\", \"sort\": 3}")
                .contains("\"G\": 4")
                .contains("\"oops\"")
                .contains("\"F\": 1");
        assertThat(ProjectReader.read(ProjectWriter.write(result.orElseThrow())).value())
                .isEqualTo(result.value());
    }

    @Test
    void aPlaceBehindALeftOutElementIsThatOfTheFile() {
        Result<Document> result = read(HEAD + "\n\"entities\": [17,\n {\"name\": \"E\", \"table\": \"U\"}]}");

        assertThat(result.problems())
                .filteredOn(problem -> problem.code().equals("unknown-table"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.place())
                        .isEqualTo(Place.at("/entities/1/table").onLine(3, 25)));
    }

    @Test
    void theFaultyPartOfATemplateIsFoundInItsLineBehindEscapesAndPairs() {
        Result<Document> result = read(HEAD
                + "\"entities\": [{\"name\": \"E\", \"table\": \"T\", \"keys\":\n"
                + "{\"primary\": {\"partition\": \"😀\\u0041\\n#<b>\"}}}]}");

        assertThat(result.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("template-unknown-attribute");
            assertThat(problem.place().span().orElseThrow().offset()).isEqualTo(5);
            assertThat(problem.place().line()).isEqualTo(2);
            assertThat(problem.place().column()).isEqualTo(39);
        });
    }

    @Test
    void anOnlyVariantInAListIsFoundThere() {
        Result<Document> result = read(HEAD + "\"entities\": [{\"name\": \"E\", \"table\": \"T\", \"keys\": "
                + "{\"primary\": [{\"partition\": [\"<b>\"]}]}}]}");

        assertThat(result.problems())
                .extracting(problem -> problem.place().path())
                .containsExactly("/entities/0/keys/primary/0/partition/0");
    }

    @Test
    void aMemberGivenTwiceIsToldAndTheLastOneCounts() {
        Result<Document> result = read("{\"formatVersion\": 1, \"name\": \"A\",\n \"name\": \"B\"}");

        assertThat(result.orElseThrow().model().name()).isEqualTo("B");
        assertThat(result.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("duplicate-member");
            assertThat(problem.place()).isEqualTo(Place.at("/name").onLine(2, 2));
        });
    }

    @Test
    void aWrongWordIsToldWithTheNearestPossibleOne() {
        Result<Document> result = read(HEAD
                + "\"accessPatterns\": [{\"number\": 1, \"name\": \"p\", \"steps\": [{\"operation\": \"GetItm\"}]}]}");

        assertThat(result.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("unknown-word");
            assertThat(problem.message()).isEqualTo("\"GetItm\" is not possible here. Did you mean \"GetItem\"?");
            assertThat(problem.suggestion()).contains("GetItem");
        });
    }

    @Test
    void recordsAreTypedByTheirEntity() {
        Item values = firstRecord(
                "{\"n\": \"7223372036854775837\", \"k\": 1E-120, \"m\": 0.1234567890123456789012345678901234567, "
                        + "\"b\": \"AQI=\", \"ss\": [\"b\", \"a\"], \"map\": {\"x\": [1, null, true]}}");

        assertThat(values.get("n")).contains(new AttributeValue.N(new BigDecimal("7223372036854775837")));
        assertThat(values.get("k")).contains(new AttributeValue.N(new BigDecimal("1E-120")));
        assertThat(values.get("m"))
                .contains(new AttributeValue.N(new BigDecimal("0.1234567890123456789012345678901234567")));
        assertThat(values.get("b")).contains(new AttributeValue.B(Bytes.of(new byte[] {1, 2})));
        assertThat(values.get("ss")).contains(AttributeValue.SS.of(List.of("a", "b")));
        assertThat(values.get("map")).containsInstanceOf(AttributeValue.M.class);
    }

    @Test
    void aValueOfAnotherTypeLoadsAsWhatItIs() {
        Item values = firstRecord("{\"n\": \"seven\", \"b\": 5, \"ss\": [\"a\", \"a\"], \"map\": null}");

        assertThat(values.get("n")).contains(AttributeValue.of("seven"));
        assertThat(values.get("b")).contains(AttributeValue.of(5));
        assertThat(values.get("ss"))
                .contains(new AttributeValue.L(List.of(AttributeValue.of("a"), AttributeValue.of("a"))));
        assertThat(values.get("map")).contains(new AttributeValue.NULL());
    }

    @Test
    void aMisspelledMarkerOfARecordIsToldOf() {
        Result<Document> result = read(records("{\"n\": 1, \"$store\": {}}"));

        assertThat(result.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.severity()).isEqualTo(Severity.INFO);
            assertThat(problem.place().path()).isEqualTo("/records/E/0/$store");
            assertThat(problem.suggestion()).contains("$stored");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e1000000000", "-1E+2147483647", "1e-99999999", "123456789012345678901234567890123456789"})
    void aHostileNumberIsRefusedAtOnceAndKeptAsText(String digits) {
        Result<Document> result = read(records("{\"n\": " + digits + "}"));

        assertThat(result.problems()).extracting(Problem::code).containsExactly("number-out-of-range");
        assertThat(written(result)).contains("\"n\": \"" + digits + "\"");
    }

    @Test
    void aRangeOfAFanOutStandsForAllItsNumbers() {
        Result<Document> result = read(HEAD + "\"accessPatterns\": [{\"number\": 1, \"name\": \"p\", \"steps\": "
                + "[{\"operation\": \"Query\", \"fanOut\": {\"shard\": [0, 9], \"day\": [\"a\", \"b\"]}}]}]}");

        var fanOut = result.orElseThrow()
                .model()
                .accessPatterns()
                .get(0)
                .steps()
                .get(0)
                .fanOut();
        assertThat(fanOut.get("shard"))
                .hasSize(10)
                .startsWith(AttributeValue.of(0))
                .endsWith(AttributeValue.of(9));
        assertThat(fanOut.get("day")).containsExactly(AttributeValue.of("a"), AttributeValue.of("b"));
        assertThat(written(result)).contains("{\"shard\": [0, 9], \"day\": [\"a\", \"b\"]}");
    }

    @Test
    void aRangeOfMillionsIsRefused() {
        Result<Document> result = read(HEAD + "\"accessPatterns\": [{\"number\": 1, \"name\": \"p\", \"steps\": "
                + "[{\"operation\": \"Query\", \"fanOut\": {\"shard\": [0, 2000000000]}}]}]}");

        assertThat(result.problems()).extracting(Problem::code).containsExactly("wrong-type");
        assertThat(written(result)).contains("{\"shard\": [0, 2000000000]}");
    }

    @Test
    void noAnswerAndAnEmptyAnswerAreDifferent() {
        Result<Document> result = read(HEAD + "\"accessPatterns\": [{\"number\": 1, \"name\": \"p\", \"returns\": []}, "
                + "{\"number\": 2, \"name\": \"q\"}]}");

        var patterns = result.orElseThrow().model().accessPatterns();
        assertThat(patterns.get(0).returns()).contains(List.of());
        assertThat(patterns.get(1).returns()).isEmpty();
    }

    @Test
    void thousandsOfProblemsAreToldInAPage() {
        Result<Document> result = read(HEAD + "\"entities\": [" + "1,".repeat(100_000) + "1]}");

        assertThat(result.problems()).hasSizeLessThan(1000);
        assertThat(result.problems())
                .last()
                .satisfies(problem -> assertThat(problem.message()).contains("99501 more"));
    }

    private static Item firstRecord(String record) {
        Result<Document> result = read(records(record));
        assertThat(result.problems()).isEmpty();
        return result.orElseThrow().model().recordsOf("E").get(0).values();
    }

    private static String records(String record) {
        return HEAD
                + "\"entities\": [{\"name\": \"E\", \"table\": \"T\", \"attributes\": [{\"name\": \"n\", \"type\":"
                + " \"N\"}, {\"name\": \"k\", \"type\": \"N\"}, {\"name\": \"m\", \"type\": \"N\"}, {\"name\": \"b\","
                + " \"type\": \"B\"}, {\"name\": \"ss\", \"type\": \"SS\"}, {\"name\": \"map\", \"type\": \"M\"}],"
                + " \"keys\": {\"primary\": {\"partition\": \"<n>\"}}}], \"records\": {\"E\": [" + record + "]}}";
    }

    private static Result<Document> read(String content) {
        return ProjectReader.read(content.getBytes(StandardCharsets.UTF_8));
    }

    private static String written(Result<Document> result) {
        return ProjectWriter.text(result.orElseThrow());
    }
}
