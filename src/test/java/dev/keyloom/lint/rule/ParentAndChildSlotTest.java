package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Entities whose records are parents and children of their own kind, with one place for both. */
class ParentAndChildSlotTest {
    private static final Rule RULE = new ParentAndChildSlot();

    private static DataModel repository(String original) {
        return Designs.store()
                .index("GSI1")
                .entity("Repo", "Owner!*", "Source*")
                .identifiedBy("Owner")
                .primary("REPO#<Owner>", "REPO#<Owner>")
                .variant("GSI1", "fork", "attribute_exists(Source)", "REPO#<Source>", "FORK#<Owner>")
                .key("GSI1", original, "#REPO#<Owner>")
                .record("{'Owner': 'ann'}")
                .record("{'Owner': 'bob', 'Source': 'ann'}")
                .record("{'Owner': 'cid', 'Source': 'bob'}")
                .relationship(
                        "'name': 'forks', 'from': {'entity': 'Repo', 'cardinality': 'ONE'}, 'to': {'entity': 'Repo',"
                                + " 'cardinality': 'MANY'}, 'join': {'from': {'Owner': 'Source'}}, 'forward': {'strategy':"
                                + " 'SELF_REFERENCE_VARIANT', 'index': 'GSI1'}")
                .build();
    }

    @Test
    void forkOfAForkNamesTheFaultBest() {
        assertThat(Designs.messages(RULE, repository("=PK")))
                .containsExactly(
                        "In GSI1 a Repo lies under its parent or leads a collection, never both: Repo bob leads none of its own"
                                + " (\"forks\")");
    }

    @Test
    void listOfRootsIsNoCollectionOfTheirOwn() {
        assertThat(Designs.messages(RULE, repository("ROOTS"))).isEmpty();
    }

    @Test
    void forksOfASampleAreKnownForIt() {
        assertThat(Designs.messages(RULE, Designs.sample("github"))).hasSize(1);
        assertThat(Designs.messages(RULE, Designs.sample("category-tree"))).isEmpty();
    }
}
