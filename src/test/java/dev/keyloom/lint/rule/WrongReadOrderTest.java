package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Queries that give their items in another order than the pattern asks for. */
class WrongReadOrderTest {
    private static final Rule RULE = new WrongReadOrder();

    private static DataModel query(String sortKey, String direction, String returns) {
        return Designs.store()
                .entity("Reader", "Reader!*")
                .primary("READER#<Reader>", "READER#<Reader>")
                .entity(
                        "Loan",
                        "Reader!*",
                        "Number!* N",
                        "Since!* S {'format': 'iso-8601-millis'}",
                        "LoanId!* S {'format': 'ksuid'}")
                .primary("READER#<Reader>", sortKey)
                .pattern(
                        "'parameters': {'Reader': 'r1'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                                + " 'READER#<Reader>'" + direction + "}], " + returns)
                .build();
    }

    @Test
    void newestFirstNeedsAReadBackwards() {
        DataModel model =
                query("LOAN#<Number|pad(5)>", "", "'returns': [{'entity': 'Loan', 'orderBy': ['Number DESC']}]");

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\": it wants Loan by Number descending, but read forwards primary gives them"
                                + " the other way round");
        Fixes.mend(RULE, model);
    }

    @Test
    void invertedNumberIsReadForwards() {
        DataModel model =
                query("LOAN#<Number|desc(5)>", "", "'returns': [{'entity': 'Loan', 'orderBy': ['Number DESC']}]");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void readBackwardsGivesNewestFirst() {
        DataModel model = query(
                "LOAN#<Number|pad(5)>",
                ", 'descending': true",
                "'returns': [{'entity': 'Loan', 'orderBy': ['Number DESC']}]");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void idThatBeginsWithATimeIsInOrderOfTime() {
        DataModel model = query("LOAN#<LoanId>", "", "'returns': [{'entity': 'Loan', 'orderBy': ['Since']}]");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void orderByAnotherAttributeIsFound() {
        DataModel model = query("LOAN#<Number|pad(5)>", "", "'returns': [{'entity': 'Loan', 'orderBy': ['Since']}]");

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("ordered by Number, not by Since");
    }

    @Test
    void orderOfKindsIsHeldAgainstTheBytes() {
        DataModel model = query(
                "LOAN#<Number|pad(5)>",
                "",
                "'returns': [{'entity': 'Reader'}, {'entity': 'Loan'}], 'order': ['Reader', 'Loan']");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("wants Reader before Loan");
        Fixes.mend(RULE, model);
    }

    @Test
    void turnThatOnlyMovesTheFaultIsNoFix() {
        DataModel model = query(
                "LOAN#<Number|pad(5)>",
                "",
                "'returns': [{'entity': 'Reader'}, {'entity': 'Loan', 'orderBy': ['Number']}], 'order': ['Reader', 'Loan']");

        assertThat(Designs.check(RULE, model))
                .singleElement()
                .satisfies(finding -> assertThat(finding.fix()).isEmpty());
    }

    @Test
    void bucketFixesOnlyTheBeginningOfATime() {
        DataModel model = Designs.store()
                .entity("Log", "Device!*", "At!* S {'format': 'iso-8601-millis'}")
                .primary("DEVICE#<Device>#<At|day>", "<At|iso>")
                .pattern(
                        "'parameters': {'Device': 'd', 'Day': '2020-06-01'}, 'steps': [{'operation': 'Query', 'index': 'primary',"
                                + " 'partition': 'DEVICE#<Device>#<Day>'}], 'returns': [{'entity': 'Log', 'orderBy': ['At DESC']}]")
                .build();

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("by At descending");
    }

    @Test
    void partsThatAParameterOrAPrefixFixesOrderNothing() {
        DataModel model = Designs.store()
                .entity("Log", "Device!*", "State!*", "At!* S {'format': 'iso-8601-millis'}")
                .primary("DEVICE#<Device>", "<State>#<At|iso>")
                .pattern(
                        "'parameters': {'Device': 'd'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                                + " 'DEVICE#<Device>', 'sort': {'beginsWith': 'OPEN#'}, 'descending': true}], 'returns': [{'entity':"
                                + " 'Log', 'orderBy': ['At DESC']}]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
