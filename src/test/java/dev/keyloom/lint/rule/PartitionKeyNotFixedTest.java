package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Queries whose condition does not fix the whole partition key. */
class PartitionKeyNotFixedTest {
    private static final Rule RULE = new PartitionKeyNotFixed();

    private static DataModel query(String members) {
        return Designs.store()
                .entity("Loan", "Reader!*", "Book!*")
                .primary("READER#<Reader>", "BOOK#<Book>")
                .pattern(
                        "\"parameters\": {\"Reader\": \"r1\"}, \"steps\": [{\"operation\": \"Query\", \"index\": \"primary\", "
                                + members + "}], \"returns\": [{\"entity\": \"Loan\"}]")
                .build();
    }

    @Test
    void beginsWithOnThePartitionKeyIsImpossible() {
        DataModel model = query("\"keyCondition\": \"begins_with(PK, 'READER#')\"");

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("tests partition key PK by begins_with");
    }

    @Test
    void conditionOnTheSortKeyAloneIsFound() {
        DataModel model = query("\"sort\": {\"beginsWith\": \"BOOK#\"}");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("gives no value for PK");
    }

    @Test
    void wholePartitionKeyIsRight() {
        DataModel model = query("\"partition\": \"READER#<Reader>\"");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
