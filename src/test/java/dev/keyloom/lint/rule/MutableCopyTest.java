package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Attributes that are copied to other records although the original may change. */
class MutableCopyTest {
    private static final Rule RULE = new MutableCopy();

    private static DataModel copied(String name) {
        return Designs.store()
                .entity("Reader", "Reader!*", name)
                .identifiedBy("Reader")
                .primary("READER#<Reader>", "#READER")
                .entity("Loan", "Reader!*", "Book!*", "ReaderName~ S {'copyOf': 'borrows.from.Name'}")
                .primary("READER#<Reader>", "LOAN#<Book>")
                .relationship(
                        "'name': 'borrows', 'from': {'entity': 'Reader', 'cardinality': 'ONE'}, 'to': {'entity': 'Loan',"
                                + " 'cardinality': 'MANY', 'typical': 30}, 'join': {'from': {'Reader': 'Reader'}}")
                .build();
    }

    @Test
    void valueThatMayChangeIsRewrittenInAllItsCopies() {
        assertThat(Designs.messages(RULE, copied("Name~")))
                .containsExactly("Changing Reader.Name rewrites some 30 Loan items: Loan.ReaderName is a copy of it");
    }

    @Test
    void valueThatNeverChangesMayBeCopied() {
        assertThat(Designs.messages(RULE, copied("Name*"))).isEmpty();
    }

    @Test
    void whatIsNotStatedIsNotSupposed() {
        assertThat(Designs.messages(RULE, copied("Name"))).isEmpty();
    }

    @Test
    void markerOfAUniqueValueIsNoCopyToLookAt() {
        DataModel model = Designs.store()
                .entity("Reader", "Reader!*", "Email~")
                .primary("READER#<Reader>", "#READER")
                .entity("EmailMarker", "Email!* S {'copyOf': 'Reader.Email'}")
                .primary("EMAIL#<Email>", "EMAIL#<Email>")
                .constraints("'unique': [{'entity': 'Reader', 'attributes': ['Email'], 'marker': 'EmailMarker'}]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
