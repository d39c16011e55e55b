package dev.keyloom.materialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.capacity.WriteCost;
import dev.keyloom.capacity.WriteMode;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shipped GitHub sample gives the item collections that its design promises. */
class GitHubOracleTest {
    private static final String REPO = "REPO#alexdebrie#dynamodb-book";

    private final DataModel model =
            SampleModels.read("github").orElseThrow().orElseThrow().model();
    private final Materialization materialization = Materializer.materialize(model);
    private final TableContents contents = materialization.table("GitHub").orElseThrow();

    @Test
    void repositoryStandsBetweenIssuesAndStars() {
        assertThat(sortKeys(IndexRef.PRIMARY, REPO, Direction.DESCENDING, SortText.of(Operator.LESS_OR_EQUAL, REPO)))
                .containsExactly(REPO, "ISSUE#0000015", "ISSUE#0000006", "ISSUE#0000004", "ISSUE#0000003");
    }

    @Test
    void withoutABoundABackwardReadStartsWithTheStars() {
        assertThat(sortKeys(IndexRef.PRIMARY, REPO, Direction.DESCENDING).subList(0, 3))
                .containsExactly("STAR#happyharry", "STAR#dannydev", REPO);
    }

    @Test
    void firstIndexGivesTheRepositoryThenItsNewestPullRequests() {
        assertThat(sortKeys(IndexRef.of("GSI1"), REPO, Direction.DESCENDING))
                .containsExactly(REPO, "PR#0000005", "PR#0000002", "PR#0000001");
    }

    @Test
    void secondIndexGivesTheOriginalThenItsForks() {
        assertThat(sortKeys(IndexRef.of("GSI2"), REPO, Direction.ASCENDING))
                .containsExactly("#REPO#alexdebrie#dynamodb-book", "FORK#dannydev", "FORK#happyharry");
    }

    @Test
    void starsFollowTheRepository() {
        assertThat(sortKeys(IndexRef.PRIMARY, REPO, Direction.ASCENDING, SortText.of(Operator.GREATER_OR_EQUAL, REPO)))
                .containsExactly(REPO, "STAR#dannydev", "STAR#happyharry");
    }

    @Test
    void membersFollowTheOrganization() {
        assertThat(sortKeys(IndexRef.PRIMARY, "ACCOUNT#megacorp", Direction.ASCENDING))
                .containsExactly("ACCOUNT#megacorp", "MEMBERSHIP#alexdebrie", "MEMBERSHIP#dannydev");
    }

    @Test
    void thirdIndexGivesTheAccountThenItsLatestRepositories() {
        assertThat(sortKeys(IndexRef.of("GSI3"), "ACCOUNT#alexdebrie", Direction.DESCENDING))
                .containsExactly("ACCOUNT#alexdebrie", "#2020-06-01T12:30:00.000Z", "#2020-05-04T09:00:00.000Z");
    }

    @Test
    void everyRecordIsWritten() {
        assertThat(materialization.notWritten()).isEmpty();
        assertThat(materialization.itemCount())
                .isEqualTo(
                        model.records().values().stream().mapToInt(List::size).sum());
    }

    @Test
    void indexesHoldTheEntitiesThatJoinThemAlone() {
        assertThat(entities("GSI1")).containsExactlyInAnyOrder("Repo", "PullRequest");
        assertThat(entities("GSI2")).containsExactly("Repo");
        assertThat(entities("GSI3")).containsExactlyInAnyOrder("Repo", "User", "Organization");
        assertThat(contents.absentCounts(IndexRef.of("GSI1")))
                .containsEntry("Issue", 4)
                .doesNotContainKeys("Repo", "PullRequest");
    }

    @Test
    void variantTellsForkFromOriginal() {
        assertThat(item("Repo", 1).variant(IndexRef.of("GSI2"))).contains("original");
        assertThat(item("Repo", 3).variant(IndexRef.of("GSI2"))).contains("fork");
    }

    @ParameterizedTest
    @CsvSource({"Repo, 4", "PullRequest, 2", "Issue, 1", "User, 2", "Organization, 2", "Star, 1"})
    void insertWritesTheTableAndEachIndexThatTheItemIsIn(String entity, int writes) {
        MaterializedItem item = item(entity, 1);

        assertThat(contents.placesOf(item)).hasSize(writes);
        assertThat(WriteCost.of(
                                contents.table().schema(),
                                Optional.empty(),
                                Optional.of(item.attributes()),
                                WriteMode.STANDARD)
                        .totalUnits())
                .isEqualTo(writes);
    }

    @Test
    void starringCostsSevenUnitsAndNotTwo() {
        Item repo = item("Repo", 1).attributes();
        Item starred = repo.with("StarCount", AttributeValue.of(3));
        WriteCost edge = cost(Optional.empty(), item("Star", 1).attributes(), WriteMode.TRANSACTIONAL);
        WriteCost counter = cost(Optional.of(repo), starred, WriteMode.TRANSACTIONAL);

        assertThat(edge.totalUnits() + counter.totalUnits()).isEqualTo(7);
    }

    @Test
    void newUpdateTimeMovesTheRepositoryInTheThirdIndex() {
        Item repo = item("Repo", 1).attributes();
        Item updated = repo.with("UpdatedAt", AttributeValue.of("2020-07-01T00:00:00.000Z"))
                .with("GSI3SK", AttributeValue.of("#2020-07-01T00:00:00.000Z"));

        assertThat(cost(Optional.of(repo), updated, WriteMode.STANDARD).totalUnits())
                .isEqualTo(5);
    }

    private WriteCost cost(Optional<Item> before, Item after, WriteMode mode) {
        return WriteCost.of(contents.table().schema(), before, Optional.of(after), mode);
    }

    private MaterializedItem item(String entity, int number) {
        return materialization.item(entity, number).orElseThrow();
    }

    private List<String> entities(String index) {
        return contents.index(IndexRef.of(index)).orElseThrow().entries().stream()
                .map(MaterializedItem::entity)
                .distinct()
                .toList();
    }

    private List<String> sortKeys(IndexRef ref, String partition, Direction direction, SortText... sort) {
        IndexContents index = contents.index(ref).orElseThrow();
        KeySchema key = index.key();
        return CollectionQueryParser.parse(key, List.of(partition), List.of(sort), direction)
                .orElseThrow()
                .in(index)
                .items()
                .stream()
                .map(item -> item.keyValue(key.sort().get(0).name())
                        .flatMap(AttributeValue::scalarText)
                        .orElseThrow())
                .toList();
    }
}
