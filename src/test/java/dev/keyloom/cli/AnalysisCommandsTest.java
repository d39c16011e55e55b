package dev.keyloom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyloom.format.project.SampleModels;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.StreamSupport;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** {@code verify}, {@code lint} and {@code prove}: what they print, and how they end. */
class AnalysisCommandsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    private Shell shell;

    @BeforeEach
    void models() throws IOException {
        shell = new Shell(folder);
        String github = new String(SampleModels.content("github").orElseThrow(), StandardCharsets.UTF_8);
        Files.writeString(
                folder.resolve("unpadded.keyloom.json"),
                github.replace("ISSUE#<IssueNumber|pad(7)>", "ISSUE#<IssueNumber>"));
        Files.writeString(
                folder.resolve("missing.keyloom.json"),
                github.replaceFirst("\"RepoName\": \"dynamodb-book\"", "\"x\": 1"));
    }

    @Test
    void allPatternsOfTheSamplePass() {
        Shell.Run run = shell.run("verify", "sample:github");

        assertThat(run.exitCode()).isZero();
        assertThat(run.output()).endsWith("24 pass\n").contains("0.5 RCU", "\"KeyConditionExpression\": \"PK = :k1");
    }

    @Test
    void aFailureIsExplainedAndEndsWithOne() {
        Shell.Run run = shell.run("verify", "unpadded.keyloom.json", "--pattern", "5,8");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.output())
                .contains("fail  5 List Issues for Repo", "by the order of text", "pass  8 ")
                .endsWith("1 pass, 1 fail\n");
    }

    @Test
    void theJsonHasTheMembersThatOthersRelyOn() throws IOException {
        JsonNode json = JSON.readTree(
                shell.run("verify", "unpadded.keyloom.json", "--format", "json").output());

        JsonNode fifth = StreamSupport.stream(json.get("patterns").spliterator(), false)
                .filter(pattern -> pattern.get("number").intValue() == 5)
                .findFirst()
                .orElseThrow();
        assertThat(fifth.get("verdict").textValue()).isEqualTo("fail");
        assertThat(fifth.get("requests").intValue()).isEqualTo(1);
        assertThat(fifth.get("readUnits").decimalValue()).isEqualByComparingTo("0.5");
        assertThat(fifth.get("items").get(0).get("key").get("PK").textValue()).startsWith("REPO#");
        assertThat(fifth.get("expected").get(1).get("identifier").has("IssueNumber"))
                .isTrue();
        assertThat(fifth.get("outOfOrder")).isNotEmpty();
        assertThat(fifth.get("error").isNull()).isTrue();
        assertThat(json.get("summary").get("pass").intValue()).isEqualTo(23);
        assertThat(json.get("summary").get("fail").intValue()).isEqualTo(1);
    }

    @Test
    void aBrokenPatternLeavesTheOthersTheirVerdicts() throws IOException {
        JsonNode json = JSON.readTree(
                shell.run("verify", "missing.keyloom.json", "--format", "json").output());

        JsonNode first = json.get("patterns").get(0);
        assertThat(first.get("verdict").textValue()).isEqualTo("error");
        assertThat(first.get("error").textValue()).contains("<RepoName>");
        assertThat(json.get("summary").get("pass").intValue()).isEqualTo(23);
    }

    @Test
    void theJUnitReportHasACaseForEachPattern() throws Exception {
        String xml = shell.run("verify", "unpadded.keyloom.json", "--format", "junit")
                .output();

        Element suites = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)))
                .getDocumentElement();
        Element suite = (Element) suites.getElementsByTagName("testsuite").item(0);
        assertThat(suite.getAttribute("tests")).isEqualTo("24");
        assertThat(suite.getAttribute("failures")).isEqualTo("1");
        assertThat(suite.getElementsByTagName("testcase").getLength()).isEqualTo(24);
        Element failure = (Element) suite.getElementsByTagName("failure").item(0);
        assertThat(((Element) failure.getParentNode()).getAttribute("name")).isEqualTo("5 List Issues for Repo");
        assertThat(failure.getAttribute("message")).contains("order of text");
    }

    @Test
    void aPatternThatIsNotThereIsAMistakeOfTheCaller() {
        Shell.Run run = shell.run("verify", "sample:github", "--pattern", "99");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.messages()).contains("no access pattern 99");
    }

    @Test
    void lintTellsRuleMessagePlaceAndAdvice() throws IOException {
        Shell.Run run = shell.run("lint", "unpadded.keyloom.json", "--format", "json");

        assertThat(run.exitCode()).isEqualTo(1);
        JsonNode json = JSON.readTree(run.output());
        JsonNode first = json.get("findings").get(0);
        assertThat(first.get("rule").textValue()).isEqualTo("K01");
        assertThat(first.get("severity").textValue()).isEqualTo("ERROR");
        assertThat(first.get("where").get(0).get("kind").textValue()).isEqualTo("key");
        assertThat(first.get("where").get(0).get("role").textValue()).isEqualTo("sort");
        assertThat(first.get("fixable").booleanValue()).isTrue();
        assertThat(first.get("overridden").isNull()).isTrue();
        assertThat(json.get("summary").get("error").intValue()).isPositive();
    }

    @Test
    void lintFailsOnTheSeverityThatIsAskedFor() {
        assertThat(shell.run("lint", "sample:github").exitCode()).isZero();
        assertThat(shell.run("lint", "sample:github", "--fail-on", "warning").exitCode())
                .isEqualTo(1);
    }

    @Test
    void sarifNamesToolRulesAndPlaces() throws IOException {
        JsonNode json = JSON.readTree(
                shell.run("lint", "unpadded.keyloom.json", "--format", "sarif").output());

        assertThat(json.get("version").textValue()).isEqualTo("2.1.0");
        JsonNode run = json.get("runs").get(0);
        JsonNode result = run.get("results").get(0);
        JsonNode rule = run.get("tool")
                .get("driver")
                .get("rules")
                .get(result.get("ruleIndex").intValue());
        assertThat(rule.get("id")).isEqualTo(result.get("ruleId"));
        assertThat(result.get("level").textValue()).isEqualTo("error");
        JsonNode location = result.get("locations").get(0);
        assertThat(location.get("physicalLocation")
                        .get("artifactLocation")
                        .get("uri")
                        .textValue())
                .isEqualTo("unpadded.keyloom.json");
        assertThat(location.get("logicalLocations")).isNotEmpty();
    }

    @Test
    void annotationsAreWorkflowCommands() {
        String text =
                shell.run("lint", "unpadded.keyloom.json", "--format", "github").output();

        assertThat(text.lines())
                .allMatch(line -> line.matches("::(error|warning|notice) file=[^,]+,line=1,title=[^:]+::.+"));
        assertThat(text).startsWith("::error file=unpadded.keyloom.json,line=1,title=K01 ");
    }

    @Test
    void proveShowsTheSmallestWorldThatFails() throws IOException {
        Shell.Run run = shell.run("prove", "unpadded.keyloom.json", "--worlds", "60", "--format", "json");

        assertThat(run.exitCode()).isEqualTo(1);
        JsonNode json = JSON.readTree(run.output());
        assertThat(json.get("worlds").intValue()).isEqualTo(60);
        assertThat(json.get("seed").intValue()).isEqualTo(7);
        JsonNode failure = json.get("failures").get(0);
        assertThat(failure.get("pattern").intValue()).isEqualTo(5);
        assertThat(failure.get("explanation").textValue()).contains("order of text");
        assertThat(failure.get("records").get("Issue")).hasSize(2);
        assertThat(failure.get("records").get("Repo")).isEmpty();
    }

    @Test
    void aRightDesignStandsItsWorlds() {
        Shell.Run run = shell.run("prove", "sample:teams-and-users", "--worlds", "40");

        assertThat(run.exitCode()).isZero();
        assertThat(run.output()).contains("every pattern gets right answers");
    }
}
