package dev.keyloom.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.ProjectReader;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A pattern that reads a hierarchy level by level: what it should answer follows from the records and the relationship of the
 * entity with itself, so that it needs no condition that covers the subtree.
 */
class LevelReadsTest {
    private static final String JOIN =
            "{'name': 'holds', 'from': {'entity': 'Box', 'cardinality': 'ONE'}, 'to': {'entity': 'Box', 'cardinality':"
                    + " 'MANY'}, 'join': {'from': {'BoxId': 'Inside'}}}";

    /** Boxes a > b > c, a > d, and x > y beside them. */
    private static final String BOXES =
            "{'BoxId': 'a'}, {'BoxId': 'b', 'Inside': 'a'}, {'BoxId': 'c', 'Inside': 'b'}, {'BoxId': 'd', 'Inside': 'a'},"
                    + " {'BoxId': 'x'}, {'BoxId': 'y', 'Inside': 'x'}";

    private static ExampleRun run(String relationships, String boxes, String pattern) {
        String json =
                ("{'formatVersion': 1, 'name': 'Boxes', 'tables': [{'name': 'Store', 'partitionKey': {'name': 'PK',"
                                + " 'type': 'S'}, 'sortKey': {'name': 'SK', 'type': 'S'}, 'globalIndexes': [{'name': 'GSI1',"
                                + " 'partitionKey': [{'name': 'GSI1PK', 'type': 'S'}], 'sortKey': [{'name': 'GSI1SK', 'type': 'S'}],"
                                + " 'projection': {'type': 'ALL'}}], 'typeAttribute': 'Type'}], 'entities': [{'name': 'Box', 'table':"
                                + " 'Store', 'attributes': [{'name': 'BoxId', 'type': 'S', 'required': true}, {'name': 'Inside',"
                                + " 'type': 'S'}, {'name': 'Owner', 'type': 'S'}], 'identifier': ['BoxId'], 'keys': {'primary':"
                                + " {'partition': 'BOX#<BoxId>', 'sort': 'BOX'}, 'GSI1': {'partition': 'INSIDE#<Inside>', 'sort':"
                                + " 'BOX#<BoxId>'}}}], 'relationships': [" + relationships
                                + "], 'accessPatterns': [{'number': 1,"
                                + " 'name': 'What a box holds', " + pattern + "}], 'records': {'Box': [" + boxes
                                + "]}}")
                        .replace('\'', '"');
        DataModel model = ProjectReader.read(json.getBytes(StandardCharsets.UTF_8))
                .value()
                .map(Document::model)
                .orElseThrow();
        return Verifier.verify(Materializer.materialize(model))
                .verdicts()
                .get(0)
                .telling();
    }

    private static String query(String partition, String perLevel) {
        return "'steps': [{'operation': 'Query', 'index': 'GSI1', 'partition': '" + partition + "'" + perLevel + "}]";
    }

    private static List<String> expected(ExampleRun run) {
        return run.expected().stream()
                .map(record -> record.record()
                        .values()
                        .get("BoxId")
                        .flatMap(value -> value.scalarText())
                        .orElse(""))
                .toList();
    }

    @Test
    void recordsOfEveryLevelAreAskedFor() {
        ExampleRun run = run(
                JOIN,
                BOXES,
                "'parameters': {'Inside': 'a'}, " + query("INSIDE#<Inside>", ", 'perLevel': true")
                        + ", 'returns': [{'entity': 'Box'}]");
        assertThat(expected(run)).containsExactly("b", "c", "d");
        assertThat(run.verdict()).isEqualTo(Verdict.Kind.PASS);
    }

    @Test
    void parameterMayHaveAnotherNameThanTheAttribute() {
        ExampleRun run = run(
                JOIN,
                BOXES,
                "'parameters': {'Outermost': 'a'}, " + query("INSIDE#<Outermost>", ", 'perLevel': true")
                        + ", 'returns': [{'entity': 'Box', 'match': {'Inside': 'Outermost'}}]");
        assertThat(expected(run)).containsExactly("b", "c", "d");
        assertThat(run.verdict()).isEqualTo(Verdict.Kind.PASS);
    }

    @Test
    void oneReadIsAskedForTheFirstLevelOnly() {
        ExampleRun run = run(
                JOIN,
                BOXES,
                "'parameters': {'Inside': 'a'}, " + query("INSIDE#<Inside>", "") + ", 'returns': [{'entity': 'Box'}]");
        assertThat(expected(run)).containsExactly("b", "d");
        assertThat(run.verdict()).isEqualTo(Verdict.Kind.PASS);
    }

    @Test
    void recordThatOneLevelDoesNotGiveIsMissing() {
        ExampleRun run = run(
                JOIN,
                BOXES,
                "'parameters': {'Inside': 'a'}, 'steps': [{'operation': 'Query', 'index': 'GSI1', 'partition':"
                        + " 'INSIDE#<Inside>', 'sort': {'>=': 'BOX#d'}, 'perLevel': true}], 'returns': [{'entity': 'Box'}]");
        assertThat(expected(run)).containsExactly("b", "c", "d");
        assertThat(run.verdict()).isEqualTo(Verdict.Kind.FAIL);
        assertThat(run.missing()).hasSize(2);
    }

    @Test
    void conditionThatCoversTheSubtreeMeansTheSame() {
        ExampleRun run = run(
                JOIN,
                BOXES,
                "'parameters': {'Outermost': 'a', 'First': 'b', 'Last': 'd'}, "
                        + query("INSIDE#<Outermost>", ", 'perLevel': true")
                        + ", 'returns': [{'entity': 'Box', 'where': 'BoxId >= :First AND BoxId <= :Last'}]");
        assertThat(expected(run)).containsExactly("b", "c", "d");
        assertThat(run.verdict()).isEqualTo(Verdict.Kind.PASS);
    }

    @Test
    void circleOfRecordsComesToAnEnd() {
        ExampleRun run = run(
                JOIN,
                "{'BoxId': 'a', 'Inside': 'b'}, {'BoxId': 'b', 'Inside': 'a'}",
                "'parameters': {'Inside': 'a'}, " + query("INSIDE#<Inside>", ", 'perLevel': true")
                        + ", 'returns': [{'entity': 'Box'}]");
        assertThat(expected(run)).containsExactly("a", "b");
        assertThat(run.verdict()).isEqualTo(Verdict.Kind.PASS);
    }

    @Test
    void onlyParameterGoesOnByTheOnlyIdentifierWhereNoRelationshipSaysMore() {
        ExampleRun run = run(
                "",
                BOXES,
                "'parameters': {'Inside': 'a'}, " + query("INSIDE#<Inside>", ", 'perLevel': true")
                        + ", 'returns': [{'entity': 'Box'}]");
        assertThat(expected(run)).containsExactly("b", "c", "d");
        assertThat(run.verdict()).isEqualTo(Verdict.Kind.PASS);
    }

    @Test
    void authorIsToldWhereNothingSaysWhichParameterGoesOn() {
        ExampleRun run = run(
                "",
                BOXES,
                "'parameters': {'Inside': 'a', 'Owner': 'o'}, " + query("<Owner>#<Inside>", ", 'perLevel': true")
                        + ", 'returns': [{'entity': 'Box'}]");
        assertThat(run.verdict()).isEqualTo(Verdict.Kind.ERROR);
        assertThat(run.error())
                .hasValueSatisfying(error -> assertThat(error)
                        .contains("which of Owner, Inside goes from a record to those below it")
                        .contains("relationship with itself"));
    }

    @Test
    void parametersThatTheRelationshipDoesNotNameStayAsTheyAre() {
        ExampleRun run = run(
                JOIN,
                "{'BoxId': 'b', 'Inside': 'a', 'Owner': 'o'}, {'BoxId': 'c', 'Inside': 'b', 'Owner': 'o'},"
                        + " {'BoxId': 'd', 'Inside': 'a', 'Owner': 'p'}",
                "'parameters': {'Inside': 'a', 'Owner': 'o'}, " + query("INSIDE#<Inside>", ", 'perLevel': true")
                        + ", 'returns': [{'entity': 'Box'}]");
        assertThat(expected(run)).containsExactly("b", "c");
        assertThat(run.explanation())
                .hasValueSatisfying(text -> assertThat(text).contains("Box 'd' is not asked for"));
    }
}
