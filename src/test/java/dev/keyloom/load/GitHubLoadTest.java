package dev.keyloom.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keyloom.load.EntityLoad.SizeSource;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.schema.IndexRef;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The load of the GitHub design, figure by figure. */
class GitHubLoadTest {
    private static final LoadReport REPORT = new GitHubWithMore().report();

    @ParameterizedTest(name = "pattern {0}: {1} + {2} = {3}, naively {4}")
    @CsvSource({
        "2, 1, 3, 4, 1",
        "4, 2, 3, 5, 2",
        "7, 2, 4, 6, 2",
        "9, 4, 6, 10, 2",
        "11, 4, 0, 4, 1",
        "12, 4, 0, 4, 1",
        "13, 4, 0, 4, 2",
        "14, 4, 1, 5, 2",
        "15, 4, 0, 4, 2",
        "16, 4, 3, 7, 2",
        "18, 1, 1, 2, 1",
        "19, 1, 1, 2, 1",
        "20, 6, 1, 7, 2"
    })
    void aWriteCostsTableIndexesAndTransaction(int number, int table, int index, double total, int naive) {
        PatternLoad load = pattern(REPORT, number);

        assertThat(load.tableWriteUnits()).isEqualTo(table);
        assertThat(load.indexWriteUnits()).isEqualTo(index);
        assertThat(load.writeUnits()).isEqualTo(total);
        assertThat(load.naiveWriteUnits()).isEqualTo(naive);
        assertThat(load.typical().writeUnits()).isEqualTo(total);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "Repo, 4",
        "Issue, 1",
        "PullRequest, 2",
        "IssueComment, 1",
        "PRComment, 1",
        "Reaction, 1",
        "Star, 1",
        "User, 2",
        "Organization, 2",
        "Membership, 1"
    })
    void anInsertWritesTheTableAndEachIndexJoined(String entity, int writes) {
        assertThat(entity(entity).writesPerInsert()).isEqualTo(writes);
        assertThat(entity(entity).fewestWritesPerInsert()).isEqualTo(writes);
        assertThat(entity(entity).source()).isEqualTo(SizeSource.MEASURED);
    }

    /** UpdatedAt is in the sort key of GSI3: there the old entry goes and a new one comes. */
    @Test
    void touchingARepositoryMovesItInTheListOfItsAccount() {
        LoadReport report = new GitHubWithMore()
                .pattern("'parameters': {'OwnerName': 'alexdebrie', 'RepoName': 'dynamodb-book', 'at':"
                        + " '2020-06-05T00:00:00.000Z', 'key': '#2020-06-05T00:00:00.000Z'}, 'steps': [{'operation':"
                        + " 'UpdateItem', 'entity': 'Repo', 'update': 'SET UpdatedAt = :at, GSI3SK = :key'}]")
                .report();

        PatternLoad load = pattern(report, 25);
        assertThat(load.verdict()).isEqualTo(Verdict.Kind.PASS);
        assertThat(load.writeUnits()).isEqualTo(5);
        assertThat(load.indexWriteUnits()).isEqualTo(4);
    }

    @Test
    void closingAnIssueIsOneWrite() {
        LoadReport report = new GitHubWithMore()
                .pattern("'parameters': {'OwnerName': 'alexdebrie', 'RepoName': 'dynamodb-book', 'IssueNumber': 15,"
                        + " 'closed': 'Closed'}, 'steps': [{'operation': 'UpdateItem', 'entity': 'Issue', 'update': 'SET"
                        + " #Status = :closed'}]")
                .report();

        assertThat(pattern(report, 25).writeUnits()).isEqualTo(1);
    }

    /** With an index of open and of closed issues, the same change moves an entry. */
    @Test
    void closingAnIssueOfAnIndexByStatusIsThree() {
        LoadReport report = new GitHubWithMore()
                .with(
                        "/tables/0/globalIndexes/-",
                        "{'name': 'GSI4', 'partitionKey': [{'name': 'GSI4PK', 'type': 'S'}], 'sortKey': [{'name':"
                                + " 'GSI4SK', 'type': 'S'}], 'projection': {'type': 'ALL'}}")
                .with("/entities/1/keys/GSI4", "{'partition': '=PK', 'sort': '<Status>#<IssueNumber|desc(7)>'}")
                .pattern("'parameters': {'OwnerName': 'alexdebrie', 'RepoName': 'dynamodb-book', 'IssueNumber': 15,"
                        + " 'closed': 'Closed', 'key': 'Closed#9999984'}, 'steps': [{'operation': 'UpdateItem', 'entity':"
                        + " 'Issue', 'update': 'SET #Status = :closed, GSI4SK = :key'}]")
                .report();

        assertThat(pattern(report, 25).writeUnits()).isEqualTo(3);
    }

    @Test
    void aReadHasAPriceForEachPromise() {
        ReadUnits repo = pattern(REPORT, 1).reads();
        assertThat(repo.eventual()).isEqualTo(0.5);
        assertThat(repo.strong()).hasValue(1);
        assertThat(repo.transactional()).hasValue(2);

        ReadUnits issues = pattern(REPORT, 5).reads();
        assertThat(issues.strong()).hasValue(1);
        assertThat(issues.transactional()).isEmpty();

        assertThat(pattern(REPORT, 8).reads().strong()).isEmpty();
    }

    /** 26 items of 1 KB are seven blocks of 4 KB. */
    @Test
    void aFullPageCostsItsBytes() {
        LoadReport report = new GitHubWithMore()
                .with("/entities/0/maximumBytes", "1024")
                .with("/entities/1/maximumBytes", "1024")
                .report();

        ScaledUnits page = pattern(report, 5).typical();
        assertThat(page.items()).isEqualTo(26);
        assertThat(page.readUnits()).isEqualTo(3.5);
        assertThat(pattern(report, 5).maximum().orElseThrow()).isEqualTo(page);
        assertThat(pattern(report, 5).readUnits()).isEqualTo(0.5);
    }

    /** Nothing bounds the members of an organization, and this pattern reads them all. */
    @Test
    void withoutALargestNumberThereIsNoLargestCost() {
        assertThat(pattern(REPORT, 21).maximum()).isEmpty();
        assertThat(pattern(REPORT, 21).typical().items()).isEqualTo(26);
    }

    @Test
    void aDeclaredSizeRaisesTableAndIndexes() {
        LoadReport report =
                new GitHubWithMore().with("/entities/0/maximumBytes", "3000").report();

        assertThat(pattern(report, 2).writeUnits()).isEqualTo(4);
        assertThat(pattern(report, 2).typical().writeUnits()).isEqualTo(12);
        assertThat(pattern(report, 16).typical().writeUnits()).isEqualTo(2 + 6 + 9);
    }

    @Test
    void monthsAreRatesTimesUnits() {
        double writes = REPORT.patterns().stream()
                .mapToDouble(PatternLoad::writeUnitsPerSecond)
                .sum();
        double reads = REPORT.patterns().stream()
                .mapToDouble(PatternLoad::readUnitsPerSecond)
                .sum();

        assertThat(REPORT.withoutRate()).isEmpty();
        assertThat(REPORT.monthly().writeUnits()).isCloseTo(writes * 730 * 3600, within(1.0));
        assertThat(REPORT.monthly().readUnits()).isCloseTo(reads * 730 * 3600, within(1.0));
    }

    @Test
    void anotherRateReplacesTheModels() {
        LoadReport report = GitHubWithMore.atRate(16, 80);

        assertThat(pattern(report, 16).writeUnitsPerSecond()).isEqualTo(560);
        assertThat(throughput(report, "GSI3").writeUnits()
                        - throughput(REPORT, "GSI3").writeUnits())
                .isCloseTo(72, within(1e-9));
    }

    @Test
    void starsOfThousandsASecondAreTooHotForOneRepository() {
        LoadReport report = GitHubWithMore.atRate(16, 8000);

        Heat hottest = report.heat().get(0);
        assertThat(hottest.partition()).isEqualTo(new PartitionShape("GitHub", IndexRef.PRIMARY, "REPO#…#…"));
        assertThat(hottest.distribution()).isEqualTo("power-law");
        assertThat(hottest.isTooHot()).isTrue();
        assertThat(hottest.first().shardsNeeded())
                .isEqualTo((int) Math.ceil(hottest.first().writeUnitsPerSecond() / 1000));
        assertThat(REPORT.heat()).noneMatch(Heat::isTooHot);
    }

    @Test
    void oneSeedGivesOneResult() {
        LoadAssumptions seven = LoadAssumptions.USUAL.withSeed(7);

        assertThat(new GitHubWithMore().report(seven).heat())
                .isEqualTo(new GitHubWithMore().report(seven).heat())
                .isNotEqualTo(REPORT.heat());
    }

    @Test
    void numbersOfItemsFollowFromOneAnother() {
        LoadReport report = new GitHubWithMore().report(LoadAssumptions.USUAL.withItems(Map.of("Repo", 1000L)));

        assertThat(report.entities().stream()
                        .filter(entity -> entity.name().equals("IssueComment"))
                        .findFirst()
                        .orElseThrow()
                        .items())
                .hasValue(1000 * 60 * 5);
        assertThat(report.monthly().storedBytes()).isEmpty();
    }

    private static PatternLoad pattern(LoadReport report, int number) {
        return report.patterns().stream()
                .filter(load -> load.pattern().number() == number)
                .findFirst()
                .orElseThrow();
    }

    private static EntityLoad entity(String name) {
        return REPORT.entities().stream()
                .filter(load -> load.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Throughput throughput(LoadReport report, String index) {
        return report.throughput().stream()
                .filter(sum -> sum.index().name().equals(index))
                .findFirst()
                .orElseThrow();
    }
}
