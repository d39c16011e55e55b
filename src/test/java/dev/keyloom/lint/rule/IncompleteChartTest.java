package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Holes in the entity chart. */
class IncompleteChartTest {
    private static final Rule RULE = new IncompleteChart();

    private static Designs shelf() {
        return Designs.store()
                .index("GSI1")
                .entity("Shelf", "Room!*", "Number!* N")
                .identifiedBy("Room", "Number");
    }

    @Test
    void entityNeedsItsPrimaryKey() {
        assertThat(Designs.messages(RULE, shelf().build())).containsExactly("Shelf has no primary key in Store");
        assertThat(Designs.messages(RULE, shelf().primary("ROOM#<Room>", "").build()))
                .containsExactly("Shelf has only a part of the primary key of Store");
        assertThat(Designs.messages(
                        RULE,
                        shelf().primary("ROOM#<Room>", "SHELF#<Number|pad(4)>").build()))
                .isEmpty();
    }

    @Test
    void noteNamesWhatIsThere() {
        Designs design = shelf().primary("ROOM#<Room>", "SHELF#<Number|pad(4)>");

        assertThat(Designs.messages(
                        RULE,
                        design.collection("'index': 'GSI1', 'order': ['Shelf']").build()))
                .containsExactly("The note on GSI1 names Shelf, which no template puts there");
        assertThat(Designs.messages(RULE, Designs.sample("github"))).isEmpty();
    }

    @Test
    void variantsAreLookedAt() {
        DataModel model = shelf().primary("ROOM#<Room>", "SHELF#<Number|pad(4)>")
                .variant("GSI1", "high", "Number > 9", "HIGH#<Room>", "=SK")
                .variant("GSI1", "low", "Number <= 9", "LOW#<Room>", "=SK")
                .collection("'index': 'GSI1', 'order': ['Shelf:high', 'Shelf:deep']")
                .build();

        assertThat(Designs.check(RULE, model))
                .singleElement()
                .satisfies(finding -> assertThat(finding.message()).contains("Shelf:deep"))
                .satisfies(
                        finding -> assertThat(finding.where()).containsExactly(new Where.Constraint("collections", 0)));
    }
}
