package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.schema.IndexRef;
import org.junit.jupiter.api.Test;

/** Relationships that are turned round by a local index. */
class LocalInvertedIndexTest {
    private static final Rule RULE = new LocalInvertedIndex();

    private static Designs loans(String index) {
        return Designs.store()
                .index("GSI1")
                .localIndex("LSI1", "LSI1SK")
                .entity("Reader", "Reader!*")
                .identifiedBy("Reader")
                .primary("READER#<Reader>", "#READER")
                .entity("Book", "Book!*")
                .identifiedBy("Book")
                .primary("BOOK#<Book>", "#BOOK")
                .entity("Loan", "Reader!*", "Book!*")
                .identifiedBy("Reader", "Book")
                .primary("READER#<Reader>", "BOOK#<Book>")
                .key("LSI1", "", "READER#<Reader>")
                .relationship(
                        "'name': 'borrows', 'from': {'entity': 'Reader', 'cardinality': 'MANY'}, 'to': {'entity': 'Book',"
                                + " 'cardinality': 'MANY'}, 'via': 'Loan', 'join': {'from': {'Reader': 'Reader'}, 'to': {'Book': 'Book'}},"
                                + " 'forward': {'strategy': 'ADJACENCY_LIST', 'index': 'primary'}, 'backward': {'strategy':"
                                + " 'INVERTED_INDEX', 'index': '" + index + "'}");
    }

    @Test
    void localIndexCannotTurnAPairRound() {
        DataModel model = loans("LSI1").build();

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "\"borrows\" is turned round by LSI1, but a local index keeps the partition key of the table");
    }

    @Test
    void fixMakesItGlobalAndKeysItByTheOtherEnd() {
        DataModel mended = Fixes.mend(RULE, loans("LSI1").build());

        IndexKind kind = IndexKinds.of(LintContext.of(mended))
                .in(mended.tables().get(0), IndexRef.of("LSI1"))
                .get(0);
        assertThat(kind.partition()).singleElement().hasToString("BOOK#<Book>");
        assertThat(kind.sort()).singleElement().hasToString("READER#<Reader>");
        assertThat(Designs.messages(new UndecidedDirection(), mended)).isEmpty();
    }

    @Test
    void globalIndexIsRight() {
        assertThat(Designs.messages(RULE, loans("GSI1").build())).isEmpty();
    }
}
