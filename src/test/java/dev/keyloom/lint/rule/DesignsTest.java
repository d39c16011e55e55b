package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.LintContext;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.ModelCheck;
import dev.keyloom.schema.IndexRef;
import org.junit.jupiter.api.Test;

class DesignsTest {
    @Test
    void notationGivesAWholeModel() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Shelf", "Room!*", "Number!* N {'minimum': 0, 'maximum': 9999}", "Label~")
                .identifiedBy("Room", "Number")
                .primary("ROOM#<Room>", "SHELF#<Number|pad(4)>")
                .variant("GSI1", "labelled", "Label <> 'none'", "LABEL#<Label>", "=PK")
                .record("{'Room': 'a', 'Number': 2, 'Label': 'top'}")
                .relationship("'from': {'entity': 'Shelf', 'cardinality': 'ONE'},"
                        + " 'to': {'entity': 'Shelf', 'cardinality': 'MANY'}")
                .pattern(
                        "'parameters': {'Room': 'a'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition': 'ROOM#<Room>'}]")
                .collection("'index': 'primary', 'order': ['Shelf']")
                .constraints("'irreflexive': ['r1']")
                .build();

        assertThat(ModelCheck.check(model)).isEmpty();
        assertThat(LintContext.of(model)
                        .materialization()
                        .item("Shelf", 1)
                        .orElseThrow()
                        .keyIn(IndexRef.of("GSI1"))
                        .toMap()
                        .values())
                .extracting(value -> value.scalarText().orElseThrow())
                .containsExactly("LABEL#top", "ROOM#a", "ROOM#a", "SHELF#0002");
    }

    @Test
    void samplesAreBrokenOnPurpose() {
        DataModel broken = Designs.sample("github", "ISSUE#<IssueNumber|pad(7)>", "ISSUE#<IssueNumber>");

        assertThat(broken.entity("Issue")
                        .orElseThrow()
                        .mappings(IndexRef.PRIMARY)
                        .get(0)
                        .sort())
                .hasToString("[ISSUE#<IssueNumber>]");
    }
}
