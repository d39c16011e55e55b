package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Patterns whose parameters give no index a whole partition key. */
class UnservedPatternTest {
    private static final Rule RULE = new UnservedPattern();

    private static Designs loans() {
        return Designs.store()
                .index("GSI1")
                .entity("Loan", "Reader!*", "Book!*", "Since!*")
                .identifiedBy("Reader", "Book")
                .primary("READER#<Reader>", "BOOK#<Book>");
    }

    @Test
    void patternWithoutIndexNamesTheNearestAndWhatItMisses() {
        DataModel model = loans().pattern(
                        "'parameters': {'Book': 'b1'}, 'steps': [{'operation': 'Query'}], 'returns': [{'entity': 'Loan'}]")
                .build();

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\" is not served: its parameters give no index of Loan a whole partition"
                                + " key; nearest is primary, which needs Reader as well");
    }

    @Test
    void patternWithoutStepsIsJudgedTheSame() {
        DataModel model = loans().pattern("'parameters': {'Book': 'b1'}, 'steps': [], 'returns': [{'entity': 'Loan'}]")
                .build();

        assertThat(Designs.messages(RULE, model)).hasSize(1);
    }

    @Test
    void openPatternThatAnIndexCouldServeIsNone() {
        DataModel model = loans().key("GSI1", "BOOK#<Book>", "READER#<Reader>")
                .pattern(
                        "'parameters': {'Book': 'b1'}, 'steps': [{'operation': 'Query'}], 'returns': [{'entity': 'Loan'}]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void matchTellsWhichParameterAnAttributeEquals() {
        DataModel model = loans().pattern("'parameters': {'who': 'r1'}, 'steps': [{'operation': 'Query'}],"
                        + " 'returns': [{'entity': 'Loan', 'match': {'Reader': 'who'}}]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void placeholderThatNothingGivesIsFound() {
        DataModel model = loans().pattern(
                        "'parameters': {'Book': 'b1'}, 'steps': [{'operation': 'Query', 'index': 'primary',"
                                + " 'partition': 'READER#<Reader>'}], 'returns': [{'entity': 'Loan'}]")
                .build();

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("needs <Reader>", "primary");
    }

    @Test
    void answersOfEarlierStepsAreGiven() {
        DataModel model = loans().pattern(
                        "'parameters': {'Book': 'b1'}, 'steps': [{'operation': 'GetItem', 'as': 'last', 'index':"
                                + " 'primary', 'partition': 'X', 'sort': 'Y'}, {'operation': 'Query', 'index': 'primary', 'partition':"
                                + " 'READER#<last.Reader>'}], 'returns': [{'entity': 'Loan'}]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
