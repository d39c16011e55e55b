package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.TableSchema;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Attributes that a pattern needs and its index does not hold. */
class AttributeNotProjectedTest {
    private static final Rule RULE = new AttributeNotProjected();

    private static DataModel query(String indexes, String members, String attributes) {
        return Designs.store()
                .globalIndex(
                        "'name': 'GSI1', 'partitionKey': [{'name': 'GSI1PK', 'type': 'S'}], 'sortKey': [{'name': 'GSI1SK',"
                                + " 'type': 'S'}], 'projection': " + indexes)
                .entity("Book", "Isbn!*", "Title~", "Shelf~")
                .primary("BOOK#<Isbn>", "BOOK#<Isbn>")
                .key("GSI1", "SHELF#<Shelf>", "BOOK#<Isbn>")
                .pattern("'parameters': {'Shelf': 's1'}, 'steps': [{'operation': 'Query', 'index': 'GSI1', 'partition':"
                        + " 'SHELF#<Shelf>'" + members + "}], 'returns': [{'entity': 'Book'" + attributes + "}]")
                .build();
    }

    @Test
    void attributeOfTheAnswerHasToBeInTheIndex() {
        DataModel model = query("{'type': 'KEYS_ONLY'}", "", ", 'attributes': ['Title']");

        assertThat(Designs.messages(RULE, model))
                .containsExactly("Pattern 1 \"Pattern 1\" needs Title, which GSI1 (KEYS_ONLY) does not hold");
        Fixes.mend(RULE, model);
    }

    @Test
    void projectionOfTheStepCountsToo() {
        DataModel model =
                query("{'type': 'INCLUDE', 'attributes': ['Shelf']}", ", 'projection': ['Title', 'Shelf']", "");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("needs Title,");
        Fixes.mend(RULE, model);
    }

    @Test
    void whatIsNotStatedIsNotMissed() {
        assertThat(Designs.messages(RULE, query("{'type': 'KEYS_ONLY'}", "", "")))
                .isEmpty();
    }

    @Test
    void heldAttributesAreRight() {
        assertThat(Designs.messages(RULE, query("{'type': 'ALL'}", "", ", 'attributes': ['Title']")))
                .isEmpty();
        assertThat(Designs.messages(
                        RULE, query("{'type': 'INCLUDE', 'attributes': ['Title']}", "", ", 'attributes': ['Title']")))
                .isEmpty();
    }

    @Test
    void localIndexFetchesWhatItLacks() {
        DataModel model = Designs.store()
                .localIndex("LSI1", "LSI1SK")
                .entity("Book", "Shelf!*", "Isbn!*", "Title~")
                .primary("SHELF#<Shelf>", "BOOK#<Isbn>")
                .key("LSI1", "", "TITLE#<Title>")
                .pattern("'parameters': {'Shelf': 's1'}, 'steps': [{'operation': 'Query', 'index': 'LSI1', 'partition':"
                        + " 'SHELF#<Shelf>'}], 'returns': [{'entity': 'Book', 'attributes': ['Title']}]")
                .build();
        DataModel keysOnly = Tables.withSchema(
                model,
                "Store",
                schema -> new TableSchema(
                        schema.name(),
                        schema.key(),
                        List.of(),
                        List.of(schema.localIndexes().get(0).withProjection(Projection.KEYS_ONLY))));

        assertThat(Designs.messages(RULE, model)).isEmpty();
        assertThat(Designs.check(RULE, keysOnly)).extracting(Finding::severity).containsExactly(Severity.WARNING);
    }
}
