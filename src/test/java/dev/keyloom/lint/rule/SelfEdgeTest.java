package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Relationships of a kind with itself in which a record can be paired with itself. */
class SelfEdgeTest {
    private static final Rule RULE = new SelfEdge();

    private static Designs people() {
        return Designs.store()
                .entity("Person", "Name!*", "Boss~", "Mentor*")
                .identifiedBy("Name")
                .primary("PERSON#<Name>", "#PERSON")
                .entity("Follow", "One!*", "Other!*")
                .primary("PERSON#<One>", "FOLLOWS#<Other>");
    }

    private static String related(String more) {
        return "'name': 'likes', 'from': {'entity': 'Person', 'cardinality': 'MANY'}, 'to': {'entity': 'Person', 'cardinality':"
                + " 'MANY'}, " + more;
    }

    @Test
    void nobodyKeepsAPersonFromFollowingThemselves() {
        DataModel model = people().relationship(related("'via': 'Follow'")).build();

        assertThat(Designs.messages(RULE, model))
                .containsExactly("A Person can be its own partner in \"likes\": nothing refuses it");
        Fixes.mend(RULE, model);
    }

    @Test
    void pointerThatMayChangeCanPointBack() {
        assertThat(Designs.messages(
                        RULE,
                        people().relationship(related("'join': {'from': {'Name': 'Boss'}}"))
                                .build()))
                .hasSize(1);
        assertThat(Designs.messages(
                        RULE,
                        people().relationship(related("'join': {'from': {'Name': 'Mentor'}}"))
                                .build()))
                .isEmpty();
    }

    @Test
    void declaredIrreflexiveIsRight() {
        DataModel model = people().relationship(related("'via': 'Follow'"))
                .constraints("'irreflexive': ['likes']")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
