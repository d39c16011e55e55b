package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Queries that come upon items of other kinds than the pattern returns. */
class StrangersInRangeTest {
    private static final Rule RULE = new StrangersInRange();

    private static Designs library() {
        return Designs.store()
                .entity("Loan", "Reader!*", "Number!* N")
                .primary("READER#<Reader>", "LOAN#<Number|pad(5)>")
                .entity("Reader", "Reader!*")
                .primary("READER#<Reader>", "READER#<Reader>")
                .entity("Wish", "Reader!*", "Book!*")
                .primary("READER#<Reader>", "WISH#<Book>");
    }

    private static DataModel query(String members, String returns) {
        return library()
                .pattern(
                        "'parameters': {'Reader': 'r1'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                                + " 'READER#<Reader>', " + members + "}], 'returns': [" + returns + "]")
                .build();
    }

    @Test
    void kindBehindTheParentComesFirstOnAReadBackwards() {
        DataModel model = query("'descending': true, 'limit': 3", "{'entity': 'Reader'}, {'entity': 'Loan'}");

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\": the Query on primary reads Wish before Reader (WISH#… and READER#r1, read"
                                + " backwards)");
        DataModel mended = Fixes.mend(RULE, model);
        assertThat(mended.accessPatterns().get(0).steps().get(0).sort())
                .singleElement()
                .satisfies(sort -> assertThat(sort.operator().symbol()).isEqualTo("<="))
                .satisfies(sort -> assertThat(sort.bounds()).singleElement().hasToString("READER#<Reader>"));
    }

    @Test
    void boundKeepsStrangersOut() {
        DataModel model = query(
                "'sort': {'<=': 'READER#<Reader>'}, 'descending': true", "{'entity': 'Reader'}, {'entity': 'Loan'}");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void oneKindAmongOthersIsFetchedByItsPrefix() {
        DataModel model = query("'limit': 10", "{'entity': 'Wish'}");

        DataModel mended = Fixes.mend(RULE, model);

        assertThat(mended.accessPatterns().get(0).steps().get(0).sort())
                .singleElement()
                .satisfies(sort -> assertThat(sort.operator().symbol()).isEqualTo("beginsWith"))
                .satisfies(sort -> assertThat(sort.bounds()).singleElement().hasToString("WISH#"));
    }

    @Test
    void lowerBoundIsFoundToo() {
        DataModel mended = Fixes.mend(RULE, query("'limit': 10", "{'entity': 'Reader'}, {'entity': 'Wish'}"));

        assertThat(mended.accessPatterns().get(0).steps().get(0).sort())
                .singleElement()
                .satisfies(sort -> assertThat(sort.operator().symbol()).isEqualTo(">="));
    }

    @Test
    void strangersBehindAreFoundWhereThePageCanReachThem() {
        DataModel model = query("'limit': 10", "{'entity': 'Loan'}, {'entity': 'Reader'}");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("also reads Wish");
    }

    @Test
    void limitCanEndBeforeStrangers() {
        DataModel model = query("'sort': {'>=': 'READER#<Reader>'}, 'limit': 1", "{'entity': 'Reader'}");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void kindThatTheFilterLeavesOutIsForAnotherRule() {
        DataModel model = library()
                .pattern(
                        "\"parameters\": {\"Reader\": \"r1\"}, \"steps\": [{\"operation\": \"Query\", \"index\": \"primary\","
                                + " \"partition\": \"READER#<Reader>\", \"filter\": \"#Type = 'Loan'\"}], \"returns\": [{\"entity\":"
                                + " \"Loan\"}]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void entitiesThatShareKeysOnPurposeStandForEachOther() {
        DataModel model = Designs.store()
                .entity("User", "Name!*")
                .primary("ACCOUNT#<Name>", "ACCOUNT#<Name>")
                .entity("Team", "Name!*")
                .primary("ACCOUNT#<Name>", "ACCOUNT#<Name>")
                .pattern(
                        "'parameters': {'Name': 'a'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                                + " 'ACCOUNT#<Name>'}], 'returns': [{'entity': 'Team'}]")
                .constraints("'sharedKeys': [['User', 'Team']]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void separatorWithinAValueIsNotSupposed() {
        DataModel model = Designs.store()
                .entity("Tenant", "Tenant!*")
                .primary("TENANT#<Tenant>", "#META")
                .entity("Ticket", "Tenant!*", "Project!*", "Number!* N")
                .primary("TENANT#<Tenant>#PROJECT#<Project>", "<Number|pad(4)>")
                .pattern(
                        "'parameters': {'Tenant': 't', 'Project': 'p'}, 'steps': [{'operation': 'Query', 'index': 'primary',"
                                + " 'partition': 'TENANT#<Tenant>#PROJECT#<Project>'}], 'returns': [{'entity': 'Ticket'}]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void spellingThatThePartitionKeyHidesIsNotSupposed() {
        DataModel model = Designs.store()
                .entity("Reader", "Name!*")
                .primary("READER#<Name|lower>", "READER#<Name>")
                .entity("Loan", "Name!*", "Book!*")
                .primary("READER#<Name|lower>", "LOAN#<Book>")
                .pattern(
                        "'parameters': {'Name': 'Ann'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                                + " 'READER#<Name|lower>', 'sort': {'beginsWith': 'READER#'}}], 'returns': [{'entity': 'Reader'}]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
        assertThat(Designs.messages(new UnreachableKind(), model)).isEmpty();
    }

    @Test
    void variantThatNoAnswerIsOfIsAStrangerToo() {
        Designs design = Designs.store()
                .index("GSI1")
                .entity("Task", "Board!*", "Number!* N", "State!~")
                .identifiedBy("Board", "Number")
                .primary("BOARD#<Board>", "TASK#<Number|pad(4)>")
                .variant("GSI1", "open", "State = 'open'", "BOARD#<Board>", "OPEN#<Number|pad(4)>")
                .key("GSI1", "BOARD#<Board>", "CLOSED#<Number|pad(4)>")
                .record("{'Board': 'b', 'Number': 1, 'State': 'open'}")
                .record("{'Board': 'b', 'Number': 2, 'State': 'done'}");
        DataModel model = design.pattern(
                        "\"parameters\": {\"Board\": \"b\"}, \"steps\": [{\"operation\": \"Query\", \"index\":"
                                + " \"GSI1\", \"partition\": \"BOARD#<Board>\", \"limit\": 5}], \"returns\": [{\"entity\": \"Task\","
                                + " \"where\": \"State = 'open'\"}]")
                .build();

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("reads Task before Task:open");
    }

    @Test
    void issuesOfARepositoryNeedTheirBound() {
        DataModel model = Designs.sample("github", "'sort': {'<=': 'REPO#<OwnerName|lower>#<RepoName|lower>'},", "");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("Pattern 5", "Star before Repo");
        DataModel mended = Fixes.mend(RULE, model);
        assertThat(mended.accessPatterns().get(4))
                .isEqualTo(Designs.sample("github").accessPatterns().get(4));
    }
}
