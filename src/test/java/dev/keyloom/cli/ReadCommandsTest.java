package dev.keyloom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyloom.wire.Wire;
import dev.keyloom.wire.http.HttpLimits;
import dev.keyloom.wire.http.LoopbackServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that read tables: of a model in memory and of an endpoint alike. */
class ReadCommandsTest {
    private static final String REPO = "REPO#alexdebrie#dynamodb-book";

    @TempDir
    Path folder;

    private Shell.Run run(String... arguments) {
        return new Shell(folder).run(arguments);
    }

    private JsonNode json(String... arguments) throws IOException {
        Shell.Run run = run(arguments);
        assertThat(run.messages()).doesNotContain("keyloom:");
        assertThat(run.exitCode()).isZero();
        return new ObjectMapper().readTree(run.output());
    }

    private static List<String> keys(JsonNode answer) {
        List<String> keys = new ArrayList<>();
        answer.get("items").forEach(item -> keys.add(item.at("/SK/S").asText()));
        return keys;
    }

    @Test
    void aQueryReadsACollectionInTheOrderOfItsKeys() throws IOException {
        JsonNode whole = json("query", "sample:github", "--partition", REPO);
        List<String> keys = keys(whole);
        assertThat(keys).isSorted().hasSizeGreaterThan(3);
        assertThat(whole.get("count").asInt()).isEqualTo(keys.size());
        assertThat(whole.get("lastEvaluatedKey").isNull()).isTrue();
        assertThat(whole.at("/consumedCapacity/CapacityUnits").asDouble()).isPositive();

        JsonNode issues =
                json("query", "sample:github", "--partition", REPO, "--sort-begins-with", "ISSUE#", "--descending");
        assertThat(keys(issues))
                .isNotEmpty()
                .allMatch(key -> key.startsWith("ISSUE#"))
                .isSortedAccordingTo(java.util.Comparator.reverseOrder());
    }

    @Test
    void onePageIsReadUnlessAllAreAskedFor() throws IOException {
        JsonNode page = json("query", "sample:github", "--partition", REPO, "--limit", "2");
        assertThat(page.get("items")).hasSize(2);
        assertThat(page.at("/lastEvaluatedKey/PK/S").asText()).isEqualTo(REPO);

        JsonNode all = json("query", "sample:github", "--partition", REPO, "--limit", "2", "--all");
        assertThat(keys(all)).isEqualTo(keys(json("query", "sample:github", "--partition", REPO)));
        assertThat(all.get("requests").asInt()).isEqualTo(all.get("items").size() / 2 + 1);
        assertThat(all.get("lastEvaluatedKey").isNull()).isTrue();
    }

    @Test
    void whatAFilterLeavesOutIsCounted() throws IOException {
        JsonNode open = json("scan", "sample:github", "--filter", "Status = 'Open'", "--projection", "PK, SK, Status");
        assertThat(open.get("items")).isNotEmpty().allSatisfy(item -> {
            assertThat(item.at("/Status/S").asText()).isEqualTo("Open");
            assertThat(item.size()).isEqualTo(3);
        });
        assertThat(open.get("scannedCount").asInt()).isEqualTo(25);
        assertThat(open.get("count").asInt()).isLessThan(25);
    }

    @Test
    void anItemIsReadByItsWholeKey() throws IOException {
        String account = "ACCOUNT#alexdebrie";
        JsonNode found = json("get", "sample:github", "--partition", account, "--sort", account);
        assertThat(keys(found)).containsExactly(account);
        assertThat(json("get", "sample:github", "--partition", account, "--sort", "x")
                        .get("items"))
                .isEmpty();
        assertThat(run("get", "sample:github", "--partition", account).messages())
                .contains("whole primary key: --partition and --sort, for PK, SK");
    }

    @Test
    void everyValueIsAPlaceholderOfTheRequestShown() throws IOException {
        JsonNode shown = json(
                "query",
                "sample:github",
                "--index",
                "GSI3",
                "--partition",
                "it's \" here",
                "--filter",
                "Name <> 'x'",
                "--dry-run");
        assertThat(shown.get("operation").asText()).isEqualTo("Query");
        JsonNode request = shown.get("request");
        assertThat(request.get("KeyConditionExpression").asText()).isEqualTo("GSI3PK = :v1");
        assertThat(request.at("/ExpressionAttributeValues/:v1/S").asText()).isEqualTo("it's \" here");
        assertThat(request.get("FilterExpression").asText()).isEqualTo("#Name <> :v2");
        assertThat(request.at("/ExpressionAttributeNames/#Name").asText()).isEqualTo("Name");
        assertThat(run("query", "sample:github", "--partition", REPO, "--code", "python")
                        .output())
                .contains("import boto3", REPO);
    }

    @Test
    void anEndpointIsReadLikeAModel() throws IOException {
        Wire wire = Wire.current().withTable();
        try (LoopbackServer server = LoopbackServer.start(0, wire.handler(), HttpLimits.DEFAULT)) {
            String endpoint = "http://127.0.0.1:" + server.port();
            assertThat(json("scan", "--endpoint", endpoint).get("items")).isEmpty();
            Shell.Run missing = run("scan", "--endpoint", endpoint, "--table", "Tap");
            assertThat(missing.exitCode()).isEqualTo(ExitCode.REFUSED.number());
            assertThat(missing.messages()).contains("there is no table Tap; did you mean Tab?");
        }
    }

    @Test
    void aStoredPatternRunsWithOtherArgumentsAndIsJudged() throws IOException {
        JsonNode open = json("pattern", "sample:github", "5");
        assertThat(open.get("verdict").asText()).isEqualTo("pass");
        assertThat(open.get("items")).isNotEmpty();
        assertThat(open.get("requests").asInt()).isEqualTo(1);

        JsonNode none = json("pattern", "sample:github", "5", "--param", "OwnerName=nobody");
        assertThat(none.get("verdict").asText()).isEqualTo("pass");
        assertThat(none.get("items")).isEmpty();

        JsonNode shown = json("pattern", "sample:github", "5", "--param", "OwnerName=nobody", "--dry-run");
        assertThat(shown.at("/requests/0/operation").asText()).isEqualTo("Query");
        assertThat(shown.at("/requests/0/request/ExpressionAttributeValues").toString())
                .contains("REPO#nobody#");
        assertThat(run("pattern", "sample:github", "5", "--code", "go").output())
                .contains("dynamodb.QueryInput");
    }

    @Test
    void aPatternThatIsNotThereOrLacksAParameterIsSaid() {
        assertThat(run("pattern", "sample:github", "99").messages()).contains("no access pattern 99; there are 24");
        assertThat(run("pattern", "sample:github", "5", "--param", "OwnerNme=x").messages())
                .contains("did you mean OwnerName?");
    }

    @Test
    void mistakesAreSaidWithWhatWouldBeRight() {
        assertThat(run("query", "sample:github", "--index", "GSI9", "--partition", "x")
                        .messages())
                .contains("has no index GSI9; there are GSI1, GSI2, GSI3");
        assertThat(run("query", "sample:github").messages()).contains("give --partition 1 time, for PK");
        assertThat(run("query", "sample:github", "--partition", "x", "--filter", "a =")
                        .messages())
                .contains("--filter a =:");
        assertThat(run("scan").messages()).contains("name a MODEL, an --endpoint");
        assertThat(run("scan", "--endpoint", "localhost:8000").messages()).contains("such as http://localhost:8000");
        assertThat(run("get", "sample:github", "--partition", "x", "--all").messages())
                .contains("get reads one item");
    }
}
