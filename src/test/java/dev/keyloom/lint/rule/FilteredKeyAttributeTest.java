package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Filters on key attributes, and key conditions on attributes that are no keys. */
class FilteredKeyAttributeTest {
    private static final Rule RULE = new FilteredKeyAttribute();

    private static DataModel query(String index, String members) {
        return Designs.store()
                .index("GSI1")
                .entity("Loan", "Reader!*", "Book!*", "State~")
                .primary("READER#<Reader>", "BOOK#<Book>")
                .key("GSI1", "BOOK#<Book>", "READER#<Reader>")
                .pattern(
                        "\"parameters\": {\"Reader\": \"r1\", \"Book\": \"b1\"}, \"steps\": [{\"operation\": \"Query\", \"index\": \""
                                + index + "\", " + members + "}], \"returns\": [{\"entity\": \"Loan\"}]")
                .build();
    }

    @Test
    void serviceRefusesAFilterOnTheKeyOfTheIndexRead() {
        DataModel model = query("primary", "\"partition\": \"READER#<Reader>\", \"filter\": \"SK > :Book\"");

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("filters by SK, a key attribute of primary");
    }

    @Test
    void keysOfOtherIndexesMayBeFiltered() {
        DataModel model = query("GSI1", "\"partition\": \"BOOK#<Book>\", \"filter\": \"SK > :Book\"");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void keyConditionTestsKeysOnly() {
        DataModel model = query("primary", "\"keyCondition\": \"PK = 'READER#<Reader>' AND State = :Book\"");

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("State is no key attribute of primary");
    }
}
