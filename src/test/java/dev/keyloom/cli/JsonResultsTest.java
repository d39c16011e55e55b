package dev.keyloom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The JSON that other programs rely on: the members of each result. */
class JsonResultsTest {
    @TempDir
    Path folder;

    @Test
    void samplesSayNameTitleAndSize() throws IOException {
        JsonNode samples = json("samples", "--format", "json");
        assertThat(samples.get(0).toString())
                .isEqualTo("{\"name\":\"github\",\"title\":\"GitHub\",\"entities\":10,\"accessPatterns\":24}");
        assertThat(samples).hasSizeGreaterThanOrEqualTo(16);
    }

    @Test
    void problemsSayWhatAndWhere() throws IOException {
        Files.writeString(folder.resolve("m.json"), "{\"formatVersion\": 1, \"name\": \"M\", \"tables\": 5}");
        JsonNode problem =
                json("check", "m.json", "--format", "json").get("problems").get(0);
        assertThat(problem.get("severity").asText()).isEqualTo("ERROR");
        assertThat(problem.get("code").asText()).isNotEmpty();
        assertThat(problem.get("message").asText()).isNotEmpty();
        assertThat(problem.get("file").asText()).isEqualTo("m.json");
        assertThat(problem.get("line").asInt()).isEqualTo(1);
        assertThat(problem.get("column").asInt()).isEqualTo(45);
        assertThat(problem.get("path").asText()).isEqualTo("/tables");
        assertThat(json("check", "sample:github", "--format", "json").get("problems"))
                .isEmpty();
    }

    @Test
    void anUnreadableFileIsAProblemToo() throws IOException {
        Files.writeString(folder.resolve("m.json"), "{");
        Shell.Run run = new Shell(folder).run("check", "m.json", "--format", "json");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(parsed(run.output()).get("problems")).hasSize(1);
    }

    @Test
    void aChartHasTablesKeysAndRows() throws IOException {
        JsonNode table =
                json("chart", "sample:github", "--format", "json").get("tables").get(0);
        assertThat(table.get("name").asText()).isEqualTo("GitHub");
        assertThat(table.get("keys").toString())
                .startsWith("{\"primary\":[\"PK\",\"SK\"],\"GSI1\":[\"GSI1PK\",\"GSI1SK\"]");
        JsonNode fork = table.get("rows").get(0);
        assertThat(fork.get("entity").asText()).isEqualTo("Repo");
        assertThat(fork.get("variants").toString()).isEqualTo("{\"GSI2\":\"fork\"}");
        assertThat(fork.at("/keys/GSI2/sort").asText()).isEqualTo("FORK#<OwnerName|lower>");
        JsonNode issue = table.get("rows").get(2);
        assertThat(issue.get("variants")).isEmpty();
        assertThat(issue.get("keys").toString())
                .isEqualTo("{\"primary\":{\"partition\":\"REPO#<OwnerName|lower>#<RepoName|lower>\","
                        + "\"sort\":\"ISSUE#<IssueNumber|pad(7)>\"}}");
    }

    @Test
    void oneIndexIsOneObjectInTheOrderOfItsKeys() throws IOException {
        JsonNode gsi3 = json(
                "collections",
                "sample:github",
                "--index",
                "GSI3",
                "--partition",
                "ACCOUNT#alexdebrie",
                "--format",
                "json");
        assertThat(gsi3.get("table").asText()).isEqualTo("GitHub");
        assertThat(gsi3.get("index").asText()).isEqualTo("GSI3");
        assertThat(gsi3.get("notWritten")).isEmpty();
        assertThat(gsi3.get("collections")).hasSize(1);
        JsonNode collection = gsi3.get("collections").get(0);
        assertThat(collection.get("partition").asText()).isEqualTo("ACCOUNT#alexdebrie");
        assertThat(sortKeys(collection, "GSI3SK"))
                .containsExactly("#2020-05-04T09:00:00.000Z", "#2020-06-01T12:30:00.000Z", "ACCOUNT#alexdebrie");
        JsonNode item = collection.get("items").get(0);
        assertThat(item.get("entity").asText()).isEqualTo("Repo");
        assertThat(item.get("key").toString())
                .isEqualTo("{\"GSI3PK\":\"ACCOUNT#alexdebrie\",\"GSI3SK\":\"#2020-05-04T09:00:00.000Z\","
                        + "\"PK\":\"REPO#alexdebrie#dynamodb-book\",\"SK\":\"REPO#alexdebrie#dynamodb-book\"}");
        assertThat(item.at("/attributes/StarCount/N").asText()).isEqualTo("2");
    }

    @Test
    void descendingTurnsTheItems() throws IOException {
        JsonNode issues = json(
                        "collections",
                        "sample:github",
                        "--index",
                        "primary",
                        "--partition",
                        "REPO#alexdebrie#dynamodb-book",
                        "--descending",
                        "--format",
                        "json")
                .get("collections")
                .get(0);
        assertThat(sortKeys(issues, "SK"))
                .containsExactly(
                        "STAR#happyharry",
                        "STAR#dannydev",
                        "REPO#alexdebrie#dynamodb-book",
                        "ISSUE#0000015",
                        "ISSUE#0000006",
                        "ISSUE#0000004",
                        "ISSUE#0000003");
    }

    @Test
    void withoutAnIndexThereIsAnObjectForEach() throws IOException {
        JsonNode all = json("collections", "sample:iot", "--format", "json");
        assertThat(all.findValuesAsText("index"))
                .containsExactly("primary", "GSI1", "primary", "ByOperator", "ByEscalation");
    }

    @Test
    void anUnknownPartitionKeyGivesNothingAndSaysSo() throws IOException {
        Shell.Run run = new Shell(folder)
                .run(
                        "collections",
                        "sample:github",
                        "--index",
                        "GSI3",
                        "--partition",
                        "ACCOUNT#alexdebri",
                        "--format",
                        "json");
        assertThat(run.exitCode()).isZero();
        assertThat(run.messages())
                .isEqualTo("there is no item collection ACCOUNT#alexdebri; did you mean ACCOUNT#alexdebrie?\n");
        assertThat(parsed(run.output()).get("collections")).isEmpty();
    }

    private static List<String> sortKeys(JsonNode collection, String attribute) {
        List<String> keys = new ArrayList<>();
        collection
                .get("items")
                .forEach(item -> keys.add(item.get("key").get(attribute).asText()));
        return keys;
    }

    private JsonNode json(String... arguments) throws IOException {
        return parsed(new Shell(folder).run(arguments).output());
    }

    private static JsonNode parsed(String json) throws IOException {
        return new ObjectMapper().readTree(json);
    }
}
