package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Entities that a pattern says it returns and that none of its reads can find. */
class UnreachableKindTest {
    private static final Rule RULE = new UnreachableKind();

    private static DataModel query(String index, String members, String returns) {
        return Designs.store()
                .index("GSI1")
                .entity("Reader", "Reader!*")
                .primary("READER#<Reader>", "READER#<Reader>")
                .entity("Loan", "Reader!*", "Book!*")
                .primary("READER#<Reader>", "LOAN#<Book>")
                .pattern("'parameters': {'Reader': 'r1'}, 'steps': [{'operation': 'Query', 'index': '" + index + "', "
                        + members + "}], 'returns': " + returns)
                .build();
    }

    @Test
    void rangeThatExcludesAKindIsFound() {
        DataModel model = query(
                "primary",
                "'partition': 'READER#<Reader>', 'sort': {'>=': 'READER#<Reader>'}",
                "[{'entity': 'Reader'}, {'entity': 'Loan'}]");

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\" returns Loan, but its sort keys (LOAN#…) never lie in the range that is"
                                + " read");
    }

    @Test
    void prefixWithATypingErrorIsFound() {
        DataModel model = query(
                "primary", "'partition': 'READER#<Reader>', 'sort': {'beginsWith': 'LAON#'}", "[{'entity': 'Loan'}]");

        assertThat(Designs.messages(RULE, model)).hasSize(1);
    }

    @Test
    void partitionThatHoldsNoneIsFound() {
        DataModel model = query("primary", "'partition': 'USER#<Reader>'", "[{'entity': 'Loan'}]");

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("\"USER#r1\"", "\"READER#<Reader>\"");
    }

    @Test
    void entityThatIsNotInTheIndexIsFound() {
        DataModel model = query("GSI1", "'partition': 'READER#<Reader>'", "[{'entity': 'Loan'}]");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("no Loan is in GSI1");
    }

    @Test
    void rightRangeIsRight() {
        DataModel model = query(
                "primary",
                "'partition': 'READER#<Reader>', 'sort': {'<=': 'READER#<Reader>'}",
                "[{'entity': 'Reader'}, {'entity': 'Loan'}]");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void separatorWithinAValueIsBelieved() {
        DataModel model = Designs.store()
                .entity("Bill", "BillId!*")
                .primary("Bill-<BillId>", "Bill-<BillId>")
                .pattern(
                        "'parameters': {'BillId': '12-7'}, 'steps': [{'operation': 'GetItem', 'index': 'primary', 'partition':"
                                + " 'Bill-<BillId>', 'sort': 'Bill-<BillId>'}], 'returns': [{'entity': 'Bill'}]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void separatorThatNoArgumentHoldsIsNotBelieved() {
        DataModel model = Designs.sample(
                "chat",
                "'partition': 'ROOM#<RoomId>#<MessageId|month>', 'sort': 'MSG#<MessageId>'}, 'GSI1'",
                "'partition': 'ROOM#<RoomId>', 'sort': 'MSG#<MessageId>'}, 'GSI1'");

        assertThat(Designs.messages(RULE, model))
                .anySatisfy(message ->
                        assertThat(message).contains("returns Message, but the partition \"ROOM#r-garden#2026-05\""));
    }

    @Test
    void emptyRangeIsForAnotherRule() {
        DataModel model =
                query("primary", "'partition': 'READER#<Reader>', 'sort': {'<': 'A'}", "[{'entity': 'Loan'}]");

        assertThat(Designs.messages(RULE, model)).isEmpty();
        assertThat(Designs.messages(new EmptyRange(), model)).hasSize(1);
    }
}
