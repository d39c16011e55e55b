package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;

/** Directions of relationships that nobody decided how to read. */
class UndecidedDirectionTest {
    private static final Rule RULE = new UndecidedDirection();

    private static Designs loans() {
        return Designs.store()
                .index("GSI1")
                .entity("Reader", "Reader!*")
                .identifiedBy("Reader")
                .primary("READER#<Reader>", "#READER")
                .entity("Book", "Book!*")
                .identifiedBy("Book")
                .primary("BOOK#<Book>", "#BOOK")
                .entity("Loan", "Reader!*", "Book!*")
                .identifiedBy("Reader", "Book")
                .primary("READER#<Reader>", "LOAN#<Book>");
    }

    private static Designs related(Designs design, String strategies) {
        return design.relationship(
                "'name': 'borrows', 'from': {'entity': 'Reader', 'cardinality': 'MANY'}, 'to': {'entity': 'Book',"
                        + " 'cardinality': 'MANY'}, 'via': 'Loan', 'join': {'from': {'Reader': 'Reader'}, 'to': {'Book': 'Book'}},"
                        + " 'forward': {'strategy': 'ADJACENCY_LIST', 'index': 'primary'}" + strategies);
    }

    @Test
    void directionWithoutStrategyIsAWarning() {
        DataModel model = related(loans(), "").build();

        assertThat(Designs.messages(RULE, model))
                .containsExactly("Book → Reader of \"borrows\" is not modelled: it has no strategy");
        assertThat(Designs.check(RULE, model)).extracting(Finding::severity).containsExactly(Severity.WARNING);
    }

    @Test
    void patternThatNeedsItMakesItAnError() {
        DataModel model = related(loans(), "")
                .pattern("'parameters': {'Book': 'b1'}, 'steps': [], 'returns': [{'entity': 'Loan'}]")
                .build();

        assertThat(Designs.check(RULE, model)).extracting(Finding::severity).containsExactly(Severity.ERROR);
        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("Pattern 1", "asks for it");
    }

    @Test
    void noneHasToBeSaidOnPurpose() {
        assertThat(Designs.messages(
                        RULE,
                        related(loans(), ", 'backward': {'strategy': 'NONE'}").build()))
                .hasSize(1);
        assertThat(Designs.messages(
                        RULE,
                        related(loans(), ", 'backward': {'strategy': 'NONE', 'needed': false}")
                                .build()))
                .isEmpty();
    }

    @Test
    void indexThatIsNotKeyedForTheDirectionDoesNotServeIt() {
        DataModel model = related(loans(), ", 'backward': {'strategy': 'ADJACENCY_LIST', 'index': 'primary'}")
                .build();

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("ADJACENCY_LIST on primary, but the partition key of Loan there does not hold Book");
    }

    @Test
    void invertedIndexServesIt() {
        DataModel model = related(
                        loans().key("GSI1", "BOOK#<Book>", "READER#<Reader>"),
                        ", 'backward': {'strategy': 'INVERTED_INDEX', 'index': 'GSI1'}")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void ownersOfARepositoryGivenTheirMembersStrategyAreNotServed() {
        DataModel model = Designs.sample(
                "github",
                "'forward': {'strategy': 'EMBEDDED', 'index': 'primary', 'attribute': 'Organizations'}",
                "'forward': {'strategy': 'ADJACENCY_LIST', 'index': 'primary'}");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("User → Organization");
        assertThat(Designs.messages(new OverbuiltDirection(), model)).hasSize(1);
    }
}
