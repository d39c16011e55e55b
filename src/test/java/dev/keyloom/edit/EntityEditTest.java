package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityColor;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EntityEditTest {
    private final Document gitHub = SampleDocuments.gitHub();

    private static Document applied(ModelEdit edit, Document document) {
        return edit.applyTo(document).orElseThrow();
    }

    private static Entity entity(Document document, String name) {
        return document.model().entity(name).orElseThrow();
    }

    @Test
    void drawnEntityIsStoredAtOnce() {
        Document document = applied(new EntityEdit.Draw("Gist", Optional.of(new Point(3, 4))), gitHub);
        Entity gist = entity(document, "Gist");
        assertThat(gist.table()).isEqualTo("GitHub");
        assertThat(gist.identifier()).containsExactly("GistId");
        assertThat(gist.mappings(IndexRef.PRIMARY)).containsExactly(KeyMapping.of("GIST#<GistId>", "GIST#<GistId>"));
        assertThat(document.layout().position("Gist")).contains(new Point(3, 4));
    }

    @Test
    void drawnEntitiesTakeTheColoursThatAreFree() {
        Document first = applied(new EntityEdit.Draw("A", Optional.empty()), Document.of(DataModel.empty("New")));
        Document second = applied(new EntityEdit.Draw("B", Optional.empty()), first);
        assertThat(entity(first, "A").color()).contains(EntityColor.BLUE.light());
        assertThat(entity(second, "B").color()).contains(EntityColor.GREEN.light());
    }

    @Test
    void firstEntityOfAnEmptyDesignBringsATable() {
        Document document =
                applied(new EntityEdit.Draw("Order", Optional.empty()), Document.of(DataModel.empty("Shop")));
        assertThat(document.model().table("Shop").orElseThrow().schema().key().attributeNames())
                .containsExactly("PK", "SK");
    }

    @Test
    void renameIsFollowedEverywhere() {
        Document document = applied(new EntityEdit.Rename("Repo", "Repository"), gitHub);
        DataModel model = document.model();
        assertThat(DanglingNames.of(document)).isEmpty();
        assertThat(model.entities().get(0).name()).isEqualTo("Repository");
        assertThat(model.recordsOf("Repository")).isSameAs(gitHub.model().recordsOf("Repo"));
        assertThat(model.relationship("forks").orElseThrow().isSelfReference()).isTrue();
        assertThat(model.collections().get(0).order()).containsExactly("Issue", "Repository", "Star");
        assertThat(model.constraints().counters().get(0).entity()).isEqualTo("Repository");
        assertThat(document.layout().position("Repository"))
                .isEqualTo(gitHub.layout().position("Repo"));
    }

    @Test
    void twoEntitiesCanSwapTheirNames() {
        Document swapped = applied(
                new CompositeEdit(
                        EditName.of("edit.rename-entity", "User", "Organization"),
                        List.of(
                                new EntityEdit.Rename("User", "tmp"),
                                new EntityEdit.Rename("Organization", "User"),
                                new EntityEdit.Rename("tmp", "Organization"))),
                gitHub);
        assertThat(entity(swapped, "Organization").identifier()).containsExactly("Username");
        assertThat(swapped.model()
                        .relationship("member of")
                        .orElseThrow()
                        .from()
                        .entities())
                .containsExactly("Organization");
        assertThat(DanglingNames.of(swapped)).isEmpty();
    }

    @Test
    void takenNameIsRefusedWithAFreeOne() {
        Result<Document> result = new EntityEdit.Rename("Repo", "User").applyTo(gitHub);
        assertThat(result.value()).isEmpty();
        assertThat(result.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("edit-name-taken");
            assertThat(problem.message()).contains("\"User\"").contains("\"User2\"");
            assertThat(problem.suggestion()).contains("User2");
        });
    }

    @Test
    void emptyNameIsRefused() {
        assertThat(new EntityEdit.Rename("Repo", " ").applyTo(gitHub).value()).isEmpty();
        assertThat(new EntityEdit.Draw("", Optional.empty()).applyTo(gitHub).problems())
                .extracting(Problem::message)
                .containsExactly("The name of an entity cannot be empty.");
    }

    @Test
    void nameThatDiffersInCaseAloneIsTakenWithAWarning() {
        Result<Document> result = new EntityEdit.Rename("Repo", "USER").applyTo(gitHub);
        assertThat(result.orElseThrow().model().entity("USER")).isPresent();
        assertThat(result.problems()).extracting(Problem::code).containsExactly("edit-name-differs-in-case");
        assertThat(result.hasErrors()).isFalse();
    }

    @Test
    void ownNameInAnotherCaseNeedsNoWarning() {
        assertThat(new EntityEdit.Rename("Repo", "REPO").applyTo(gitHub).problems())
                .isEmpty();
    }

    @Test
    void removedEntityTakesWhatIsItsOwn() {
        Document document = applied(new EntityEdit.Remove("Star"), gitHub);
        DataModel model = document.model();
        assertThat(model.recordsOf("Star")).isEmpty();
        assertThat(document.layout().position("Star")).isEmpty();
        assertThat(model.relationship("stars").orElseThrow().via()).isEmpty();
        assertThat(model.constraints().counters())
                .extracting(Constraints.Counter::attribute)
                .containsExactly("ForkCount");
        assertThat(DanglingNames.of(document)).isEmpty();
    }

    @Test
    void removedEntityTakesRelationshipsThatHaveNoOtherEntityThere() {
        Document document = applied(new EntityEdit.Remove("Organization"), gitHub);
        assertThat(document.model().relationship("member of")).isEmpty();
        assertThat(document.model().relationship("owns").orElseThrow()).satisfies(owns -> {
            assertThat(owns.from().entities()).containsExactly("User");
            assertThat(owns.join().from()).containsExactly(Map.entry("Username", "OwnerName"));
        });
    }

    @Test
    void answerOfWhichNothingIsLeftIsNotTheEmptyAnswer() {
        Document document = applied(new EntityEdit.Remove("Issue"), gitHub);
        assertThat(document.model().accessPatterns())
                .filteredOn(pattern -> pattern.name().equals("Get Issue"))
                .singleElement()
                .satisfies(pattern -> assertThat(pattern.returns()).isEmpty());
    }

    @Test
    void entityMovedToATableWithoutItsIndexLeavesThatIndex() {
        Document two = applied(
                new TableEdit.Add(Table.of(new TableSchema(
                        "Other", gitHub.model().tables().get(0).schema().key(), List.of(), List.of()))),
                gitHub);
        Document moved = applied(new EntityEdit.MoveToTable("Repo", "Other"), two);
        assertThat(entity(moved, "Repo").keys()).containsOnlyKeys(IndexRef.PRIMARY);
        assertThat(entity(moved, "Repo").mappings(IndexRef.PRIMARY))
                .isEqualTo(entity(two, "Repo").mappings(IndexRef.PRIMARY));
    }

    @Test
    void pastedEntitiesHaveFreshNamesAndTheirRelationshipsAmongThem() {
        Clipping clipping = Clipping.of(gitHub, List.of("User", "Repo", "Star"));
        assertThat(clipping.relationships())
                .extracting(relationship -> relationship.name())
                .containsExactlyInAnyOrder("forks", "stars");
        Document document = applied(new EntityEdit.Paste(clipping, 20, 30), gitHub);
        assertThat(document.model().relationship("stars2").orElseThrow()).satisfies(copy -> {
            assertThat(copy.from().entities()).containsExactly("User2");
            assertThat(copy.to().entities()).containsExactly("Repo2");
            assertThat(copy.via()).contains("Star2");
        });
        Point original = gitHub.layout().position("Repo").orElseThrow();
        assertThat(document.layout().position("Repo2")).contains(original.plus(20, 30));
        assertThat(DanglingNames.of(document)).isEmpty();
    }

    @Test
    void pastingIntoAnotherDesignKeepsNamesAndLeavesIndexesItDoesNotHave() {
        Document shop = Document.of(DataModel.empty("Shop"));
        Document document = applied(new EntityEdit.Paste(Clipping.of(gitHub, List.of("Repo", "Issue")), 0, 0), shop);
        assertThat(entity(document, "Repo").table()).isEqualTo("Shop");
        assertThat(entity(document, "Repo").keys()).containsOnlyKeys(IndexRef.PRIMARY);
        assertThat(document.model().relationship("issues")).isPresent();
        assertThat(DanglingNames.of(document)).isEmpty();
    }

    @Test
    void freshNamesCountOn() {
        assertThat(Names.fresh("Entity", List.of())).isEqualTo("Entity");
        assertThat(Names.fresh("Entity", List.of("Entity"))).isEqualTo("Entity2");
        assertThat(Names.fresh("Entity2", List.of("Entity", "Entity2", "Entity3")))
                .isEqualTo("Entity4");
    }
}
