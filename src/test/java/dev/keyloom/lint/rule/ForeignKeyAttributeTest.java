package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Key conditions that name the key attributes of another index. */
class ForeignKeyAttributeTest {
    private static final Rule RULE = new ForeignKeyAttribute();

    private static DataModel query(String attribute) {
        return Designs.store()
                .index("GSI1")
                .entity("Loan", "Reader!*", "Book!*")
                .primary("READER#<Reader>", "BOOK#<Book>")
                .key("GSI1", "BOOK#<Book>", "READER#<Reader>")
                .pattern(
                        "\"parameters\": {\"Book\": \"b1\"}, \"steps\": [{\"operation\": \"Query\", \"index\": \"GSI1\","
                                + " \"keyCondition\": \"" + attribute
                                + " = 'BOOK#<Book>'\"}], \"returns\": [{\"entity\": \"Loan\"}]")
                .build();
    }

    @Test
    void attributeOfAnotherIndexIsFoundAndRenamed() {
        DataModel model = query("PK");

        assertThat(Designs.messages(RULE, model))
                .containsExactly("Pattern 1 \"Pattern 1\" asks GSI1 for PK, but it is keyed by GSI1PK, GSI1SK");
        DataModel mended = Fixes.mend(RULE, model);
        assertThat(mended.accessPatterns().get(0).steps().get(0).keyCondition()).hasValue("#GSI1PK = 'BOOK#<Book>'");
    }

    @Test
    void ownAttributeIsRight() {
        assertThat(Designs.messages(RULE, query("GSI1PK"))).isEmpty();
    }

    @Test
    void attributeThatIsNoKeyIsForAnotherRule() {
        assertThat(Designs.messages(RULE, query("Shelf"))).isEmpty();
    }
}
