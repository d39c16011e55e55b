package dev.keyloom.gui.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.edit.TableEdit;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.model.DataModel;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.Projection;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.Utf8;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeysViewModelTest {

    @Test
    void aRowIsAnEntityOrAVariantAndAColumnAKeyAttribute() {
        Keys keys = Keys.ofSample("github");

        assertThat(keys.model.chart().columns().stream()
                        .map(column -> column.attribute().name()))
                .containsExactly("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "GSI3PK", "GSI3SK");
        assertThat(keys.model.chart().rows().stream()
                        .map(row -> row.entity()
                                + row.variant().map(KeyRow.Variant::name).orElse("")))
                .startsWith("Repofork", "Repooriginal", "Issue", "PullRequest")
                .hasSize(11);
        assertThat(keys.model.chart().rows().get(0).variant().orElseThrow().condition())
                .contains("attribute_exists(ForkOwner)");
        assertThat(keys.model.chart().rows().get(1).variant().orElseThrow().condition())
                .isEmpty();
    }

    @Test
    void aVariantRowSaysSameWhereItSharesTheMappingAbove() {
        Keys keys = Keys.ofSample("github");
        KeyRow original = keys.model.chart().rows().get(1);

        assertThat(original.cells().get(keys.column("PK")).state()).isEqualTo(ChartCell.State.SAME);
        assertThat(original.cells().get(keys.column("GSI2PK")).state()).isEqualTo(ChartCell.State.WRITTEN);
        assertThat(keys.cell("Issue", "GSI1PK").state()).isEqualTo(ChartCell.State.ABSENT);
    }

    @Test
    void headsCountItemsAndNameThePatternsThatUseTheIndex() {
        Keys keys = Keys.ofSample("github");
        IndexHead base = keys.model.chart().heads().get(0);
        IndexHead first = keys.model.chart().heads().get(1);

        assertThat(base.items()).hasValue(25);
        assertThat(base.projection()).isEmpty();
        assertThat(first.items()).hasValue(8);
        assertThat(first.projection()).contains(Projection.ALL);
        assertThat(first.patternNumbers()).containsExactly(8);
    }

    @Test
    void typingShowsInTheChartAtOnceAndIsOneUndoStep() {
        Keys keys = Keys.ofSample("github").at("PullRequest", "GSI1SK");
        String before = keys.template("PullRequest", "GSI1SK");

        keys.model.edit();
        TemplateEditing editing = keys.model.editing().orElseThrow();
        editing.type("PR#", 3);
        editing.type("PR#<PullRequestNumber>", 22);

        assertThat(keys.template("PullRequest", "GSI1SK")).isEqualTo("PR#<PullRequestNumber>");
        assertThat(keys.store()
                        .derived()
                        .orElseThrow()
                        .materialization()
                        .item("PullRequest", 1)
                        .orElseThrow()
                        .keyValue("GSI1SK")
                        .orElseThrow()
                        .scalarText())
                .hasValueSatisfying(text -> assertThat(text).matches("PR#[1-9]\\d*"));

        keys.model.finishEditing();
        keys.store().undo();

        assertThat(keys.template("PullRequest", "GSI1SK")).isEqualTo(before);
        assertThat(keys.store().undoNameProperty().get()).isEmpty();
    }

    @Test
    void leavingTheEditorPutsTheTemplateBackWithoutAStep() {
        Keys keys = Keys.ofSample("github").at("PullRequest", "GSI1SK");
        String before = keys.template("PullRequest", "GSI1SK");

        keys.model.edit();
        keys.model.editing().orElseThrow().type("X", 1);
        keys.model.cancelEditing();

        assertThat(keys.template("PullRequest", "GSI1SK")).isEqualTo(before);
        assertThat(keys.store().undoNameProperty().get()).isEmpty();
        assertThat(keys.store().dirtyProperty().get()).isFalse();
    }

    @Test
    void anUndoInTheMiddleOfTypingDoesNotBreakTheEditor() {
        Keys keys = Keys.ofSample("github").at("PullRequest", "GSI1SK");
        keys.model.edit();
        TemplateEditing editing = keys.model.editing().orElseThrow();
        editing.type("A", 1);
        keys.store().undo();
        editing.type("AB", 2);
        keys.model.finishEditing();

        assertThat(keys.template("PullRequest", "GSI1SK")).isEqualTo("AB");
    }

    @Test
    void aFirstTemplateBringsAnEntityIntoAnIndexAndClearingTakesItOut() {
        Keys keys = Keys.ofSample("github").at("Issue", "GSI1PK");
        keys.model.edit("REPO#<OwnerName>");
        keys.model.finishEditing();

        assertThat(keys.cell("Issue", "GSI1PK").state()).isEqualTo(ChartCell.State.WRITTEN);

        keys.model.clearCell();

        assertThat(keys.cell("Issue", "GSI1PK").state()).isEqualTo(ChartCell.State.ABSENT);
        assertThat(keys.store().document().model().entity("Issue").orElseThrow().mappings(IndexRef.of("GSI1")))
                .isEmpty();
    }

    @Test
    void faultsOfTheTemplateAreMarkedWithWhatWouldBeRight() {
        Keys keys = Keys.ofSample("github").at("Issue", "SK");
        keys.model.rewrite("ISSUE#<IssueNumbr|pad(7)>");

        assertThat(keys.cell("Issue", "SK").problems()).singleElement().satisfies(problem -> {
            assertThat(problem.message()).contains("<IssueNumbr>").contains("IssueNumber");
            assertThat(problem.suggestion()).contains("IssueNumber");
            assertThat(TemplateField.corrected(
                            "ISSUE#<IssueNumbr|pad(7)>",
                            problem.place().span().orElseThrow(),
                            problem.suggestion().orElseThrow()))
                    .isEqualTo("ISSUE#<IssueNumber|pad(7)>");
        });
    }

    @Test
    void textInANumberKeyIsRefusedAtDesignTime() {
        Keys keys = Keys.ofSample("github").at("Issue", "GSI1SK");
        String table = keys.store().document().model().tables().get(0).name();
        keys.store().apply(new TableEdit.RetypeKeyAttribute(table, "GSI1SK", AttributeType.N));

        keys.model.rewrite("N#<IssueNumber>");
        assertThat(keys.cell("Issue", "GSI1SK").problems()).extracting("code").containsExactly("template-key-type");

        keys.model.rewrite("<IssueNumber>");
        assertThat(keys.cell("Issue", "GSI1SK").problems()).isEmpty();
    }

    @Test
    void entitiesThatCanWriteOnePrimaryKeyAreMarkedWithEachOther() {
        Keys keys = Keys.ofSample("github");
        assertThat(keys.model.chart().rows())
                .allSatisfy(row -> assertThat(row.cells()).noneMatch(ChartCell::collides));

        String partition = keys.template("IssueComment", "PK").replace("IssueNumber", "PullRequestNumber");
        String sort = keys.template("IssueComment", "SK");
        keys.at("PRComment", "PK").model.rewrite(partition);
        keys.at("PRComment", "SK").model.rewrite(sort);

        assertThat(keys.cell("PRComment", "PK").collisions()).containsExactly("IssueComment");
        assertThat(keys.cell("IssueComment", "SK").collisions()).containsExactly("PRComment");
    }

    @Test
    void entitiesThatCollideGetBeginningsOfTheirOwnInOneStep() {
        Keys keys = Keys.ofSample("github");
        keys.at("IssueComment", "PK").model.rewrite("COMMENT#<OwnerName|lower>");
        keys.at("PRComment", "PK").model.rewrite("COMMENT#<OwnerName|lower>");
        keys.at("IssueComment", "SK").model.rewrite("C#<CommentId>");
        keys.at("PRComment", "SK").model.rewrite("C#<CommentId>");
        assertThat(keys.cell("PRComment", "SK").collides()).isTrue();

        KeyColumn partition = keys.model.chart().columns().get(keys.column("PK"));
        OwnPrefixes prefixes = OwnPrefixes.of(keys.model.model(), partition, List.of("PRComment", "IssueComment"));
        keys.model.apply(prefixes.edit());

        assertThat(prefixes.prefixes()).containsExactly("PRCOMMENT#", "ISSUECOMMENT#");
        assertThat(keys.template("PRComment", "PK")).isEqualTo("PRCOMMENT#<OwnerName|lower>");
        assertThat(keys.template("IssueComment", "PK")).isEqualTo("ISSUECOMMENT#<OwnerName|lower>");
        assertThat(keys.cell("PRComment", "SK").collides()).isFalse();
        keys.store().undo();
        assertThat(keys.template("PRComment", "PK")).isEqualTo("COMMENT#<OwnerName|lower>");
        assertThat(keys.template("IssueComment", "PK")).isEqualTo("COMMENT#<OwnerName|lower>");
    }

    @Test
    void keyCopiesAndOwnBeginningsStayWhenPrefixesAreGiven() {
        Keys keys = Keys.ofSample("github");
        KeyColumn sort = keys.model.chart().columns().get(keys.column("SK"));
        assertThat(OwnPrefixes.of(keys.model.model(), sort, List.of("Repo", "Star", "IssueComment"))
                        .isEmpty())
                .isTrue();
    }

    @Test
    void keysThatAreSharedOnPurposeAreNoCollision() {
        Keys keys = Keys.ofSample("github");

        assertThat(keys.cell("User", "PK").shared()).containsExactly("Organization");
        assertThat(keys.cell("User", "PK").collisions()).isEmpty();
    }

    @Test
    void theCursorStaysOnItsRowWhileRowsComeAndMove() {
        Keys keys = Keys.ofSample("github").at("Star", "SK");
        keys.store().apply(new EntityEdit.Move("Star", 0));

        assertThat(keys.model.currentRow().orElseThrow().entity()).isEqualTo("Star");
        assertThat(keys.model.currentColumn().orElseThrow().attribute().name()).isEqualTo("SK");

        keys.model.filterProperty().set("star");
        assertThat(keys.model.currentRow().orElseThrow().entity()).isEqualTo("Star");
    }

    @Test
    void selectingACellIsSeenByOtherPlacesAndTheirSelectionMovesTheCursor() {
        Keys keys = Keys.ofSample("github").at("Star", "SK");
        assertThat(keys.document.session().selection())
                .isEqualTo(new Selection.KeyCell("Star", IndexRef.PRIMARY, 0, Selection.KeyRole.SORT, 0));

        keys.document.session().select(Selection.Entities.of("User"));
        assertThat(keys.model.currentRow().orElseThrow().entity()).isEqualTo("User");
        assertThat(keys.model.currentColumn()).isEmpty();
    }

    @Test
    void theFilterFindsEntitiesAndTextOfTemplates() {
        Keys keys = Keys.ofSample("github");
        keys.model.filterProperty().set("membership#");

        assertThat(keys.model.chart().rows()).extracting(KeyRow::entity).containsExactly("Membership");
    }

    @Test
    void theDetailListsWhoLivesInTheItemCollectionInByteOrder() {
        Keys keys = Keys.ofSample("github").at("PullRequest", "GSI1SK");
        CellDetail detail = keys.model.detailProperty().get().orElseThrow();

        List<String> sorts = detail.collection().orElseThrow().entries().stream()
                .map(CellDetail.Neighbour::sort)
                .toList();
        assertThat(sorts).isSortedAccordingTo(Utf8.ORDER).hasSizeGreaterThan(2);
        assertThat(detail.collection().orElseThrow().entries())
                .extracting(CellDetail.Neighbour::entity)
                .contains("Repo", "PullRequest");
        assertThat(detail.explanation()).anyMatch(sentence -> sentence.contains("PullRequestNumber"));
    }

    @Test
    void aNewIndexGetsTheNextFreeName() {
        Keys keys = Keys.ofSample("github");
        keys.model.addGlobalIndex();
        keys.model.addLocalIndex();

        assertThat(keys.model.chart().heads())
                .extracting(head -> head.index().name())
                .endsWith("GSI4", "LSI1");
        assertThat(keys.model.chart().heads().get(5).columns())
                .extracting(column -> column.attribute().name())
                .containsExactly("LSI1SK");
    }

    @Test
    void addingAVariantSplitsTheMappingInOneStep() {
        Keys keys = Keys.ofSample("github").at("Repo", "GSI3SK");
        Document before = keys.store().document();

        assertThat(keys.model.addVariant()).isTrue();

        var mappings =
                keys.store().document().model().entity("Repo").orElseThrow().mappings(IndexRef.of("GSI3"));
        assertThat(mappings).hasSize(2);
        assertThat(mappings.get(0).variant()).contains("variant");
        assertThat(mappings.get(0).when()).isPresent();
        assertThat(mappings.get(0).sort()).isEqualTo(mappings.get(1).sort());
        assertThat(mappings.get(1).when()).isEmpty();
        keys.store().undo();
        assertThat(keys.store().document()).isSameAs(before);
    }

    @Test
    void anEntityIsAddedToAnEmptyDesignAndTheCursorStandsOnIt() {
        Keys keys = Keys.of(Document.of(DataModel.empty("Shop")));
        assertThat(keys.model.chart().rows()).isEmpty();

        Optional<String> added = keys.model.addEntity();

        assertThat(added).contains("Entity");
        assertThat(keys.model.currentRow().orElseThrow().entity()).isEqualTo("Entity");
        assertThat(keys.cell("Entity", "PK").state()).isEqualTo(ChartCell.State.WRITTEN);
    }

    @Test
    void renamingAnEntityKeepsTheCursorAndRefusesATakenName() {
        Keys keys = Keys.ofSample("github").at("Star", "SK");
        var refused = keys.model.apply(new EntityEdit.Rename("Star", "Issue"));
        assertThat(refused.value()).isEmpty();
        assertThat(refused.problems().get(0).message()).contains("Issue");

        keys.model.apply(new EntityEdit.Rename("Star", "Stargazer"));
        assertThat(keys.row("Stargazer")).isEqualTo(keys.row("Membership") - 3);
    }

    @Test
    void undoBringsBackAVariantThatWasRemoved() {
        Keys keys = Keys.ofSample("github");
        keys.model.apply(new KeyEdit.RemoveVariant("Repo", IndexRef.of("GSI2"), 0));
        assertThat(keys.model.chart().rows()).hasSize(10);

        keys.store().undo();
        assertThat(keys.model.chart().rows()).hasSize(11);
    }
}
