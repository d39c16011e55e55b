package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Linter;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.RuleCatalog;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the rules about access patterns and relationships find in the samples: what is true, and nothing else. */
class SampleFindingsTest {
    private static final Linter LINTER = new Linter(rules());

    @Test
    void gitHubIsKnownForItsBetsAndItsForks() {
        assertThat(LINTER.check(LintContext.of(Designs.sample("github"))).require())
                .extracting(
                        Finding::rule,
                        Finding::severity,
                        finding -> finding.where().get(0))
                .containsExactly(
                        tuple("R09", Severity.WARNING, new Where.Relationship("forks")),
                        tuple("Q09", Severity.INFO, new Where.Pattern(5)),
                        tuple("Q09", Severity.INFO, new Where.Pattern(8)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void noSampleHasAnError(String sample) {
        assertThat(LINTER.check(LintContext.of(Designs.sample(sample))).require())
                .noneMatch(finding -> finding.severity() == Severity.ERROR);
    }

    @Test
    void otherSamplesHaveNoWarnings() {
        List<String> warnings = samples()
                .filter(sample -> !sample.equals("github"))
                .flatMap(sample -> LINTER.check(LintContext.of(Designs.sample(sample))).require().stream()
                        .filter(finding -> finding.severity() == Severity.WARNING)
                        .map(finding -> sample + " " + finding.rule()))
                .toList();

        assertThat(warnings).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            github; 'descending': true, 'limit': 11; 'limit': 11; Q08
            github; 'index': 'GSI2', 'partition': 'REPO#<owner; 'index': 'GSI3', 'partition': 'REPO#<owner; Q23
            e-commerce; 'sort': '#ORDER#<OrderId>'; 'sort': 'ORDER#<OrderId>'; Q08
            category-tree; 'beginsWith': '<TopPath>/'; 'beginsWith': '<TopPath>'; Q11
            iot; 'fanOut': {'shard': [0, 7]}; 'fanOut': {'shard': [0, 5]}; Q21
            big-time-deals; 'sort': {'<': 'DEAL$'}; 'sort': {'<': 'DEAL#'}; Q20
            social-network; 'fanOut': {'shard': [0, 9]},; ``; Q13
            """)
    void partThatIsBrokenIsNamed(String sample, String old, String replacement, String rule) {
        assertThat(LINTER.check(LintContext.of(Designs.sample(sample, old, replacement)))
                        .require())
                .extracting(Finding::rule)
                .contains(rule);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void designsWithAHoleAreJudgedToo(String sample) {
        DataModel model = Designs.sample(sample);
        List<DataModel> holed = new ArrayList<>();
        for (int i = 0; i < model.entities().size(); i++) {
            List<Entity> entities = new ArrayList<>(model.entities());
            Entity removed = entities.remove(i);
            holed.add(model.withEntities(entities));
            entities.add(removed.withKeys(Map.of()));
            holed.add(model.withEntities(entities));
        }
        for (int i = 0; i < model.relationships().size(); i++) {
            List<Relationship> relationships = new ArrayList<>(model.relationships());
            relationships.set(i, relationships.get(i).withJoin(Relationship.Join.NONE));
            holed.add(model.withRelationships(relationships));
        }
        List<AccessPattern> bare = model.accessPatterns().stream()
                .map(pattern -> pattern.withParameters(Map.of(), List.of()))
                .toList();
        holed.add(model.withAccessPatterns(bare));
        holed.add(model.withTables(List.of()));
        holed.add(model.withRecords(Map.of()));

        assertThat(holed)
                .allSatisfy(design -> assertThat(
                                LINTER.check(LintContext.of(design)).require())
                        .allSatisfy(finding -> assertThat(finding.message()).isNotBlank()));
    }

    @ParameterizedTest
    @CsvSource({
        "github, |lower, |lowr",
        "github, <IssueNumber, <IssueNumbr",
        "iot, |day>, |day",
        "saas, |pad(8), |pad(x)",
        "social-network, shard(10), shard()",
        "photo-sharing, =PK, =PQ",
        "chat, <Month>, <Mon",
        "ledger, ENTRY#, ENTRY<"
    })
    void brokenTemplatesAreJudgedToo(String sample, String old, String replacement) {
        DataModel model = Designs.sample(sample, old, replacement);

        assertThat(LINTER.check(LintContext.of(model)).require())
                .allSatisfy(finding -> assertThat(finding.message()).isNotBlank());
    }

    private static Stream<String> samples() {
        return SampleModels.names().stream();
    }

    private static List<Rule> rules() {
        return RuleCatalog.all().stream()
                .filter(rule -> rule.id().startsWith("Q") || rule.id().startsWith("R"))
                .toList();
    }
}
