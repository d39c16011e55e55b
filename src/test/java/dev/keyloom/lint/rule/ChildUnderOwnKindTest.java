package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Records that lie in the base table under the record of their own kind that they refer to. */
class ChildUnderOwnKindTest {
    private static final Rule RULE = new ChildUnderOwnKind();

    private static Designs repository() {
        return Designs.store()
                .index("GSI1")
                .entity("Repo", "Owner!*", "Source*")
                .identifiedBy("Owner")
                .relationship(
                        "'name': 'forks', 'from': {'entity': 'Repo', 'cardinality': 'ONE'}, 'to': {'entity': 'Repo',"
                                + " 'cardinality': 'MANY'}, 'join': {'from': {'Owner': 'Source'}}");
    }

    @Test
    void forkUnderItsOriginalLeadsNothing() {
        DataModel model = repository()
                .variant("primary", "fork", "attribute_exists(Source)", "REPO#<Source>", "FORK#<Owner>")
                .primary("REPO#<Owner>", "REPO#<Owner>")
                .build();

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("keyed under its parent by Source", "forks");
    }

    @Test
    void pointerInAnIndexIsRight() {
        DataModel model = repository()
                .primary("REPO#<Owner>", "REPO#<Owner>")
                .key("GSI1", "REPO#<Source>", "FORK#<Owner>")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void childWhoseIdentityHoldsTheParentMayLieUnderIt() {
        DataModel model = Designs.store()
                .entity("Folder", "Parent!*", "Name!*")
                .identifiedBy("Parent", "Name")
                .primary("FOLDER#<Parent>", "FOLDER#<Name>")
                .relationship(
                        "'from': {'entity': 'Folder', 'cardinality': 'ONE'}, 'to': {'entity': 'Folder', 'cardinality': 'MANY'},"
                                + " 'join': {'from': {'Name': 'Parent'}}")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
