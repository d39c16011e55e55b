package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Views replace what changed by identity, so an edit keeps everything that it does not touch. */
class SharingTest {
    private final Document gitHub = SampleDocuments.gitHub();
    private final DataModel old = gitHub.model();

    private DataModel after(ModelEdit edit) {
        return edit.applyTo(gitHub).orElseThrow().model();
    }

    private static <T> List<T> changed(List<T> before, List<T> after) {
        return after.stream()
                .filter(element -> before.stream().noneMatch(same -> same == element))
                .toList();
    }

    @Test
    void movingABoxLeavesTheModel() {
        Document moved = new LayoutEdit.MoveBoxes(Map.of("Repo", new Point(1, 2)))
                .applyTo(gitHub)
                .orElseThrow();
        assertThat(moved.model()).isSameAs(old);
    }

    @Test
    void describingAnEntityReplacesThatEntityAlone() {
        DataModel model = after(new EntityEdit.Describe("Repo", Optional.of("new")));
        assertThat(changed(old.entities(), model.entities()))
                .extracting(Entity::name)
                .containsExactly("Repo");
        assertThat(model.relationships()).isSameAs(old.relationships());
        assertThat(model.accessPatterns()).isSameAs(old.accessPatterns());
        assertThat(model.tables()).isSameAs(old.tables());
        assertThat(model.constraints()).isSameAs(old.constraints());
    }

    @Test
    void writingATemplateKeepsTheOtherMappings() {
        Entity before = old.entity("Repo").orElseThrow();
        Entity after = after(new KeyEdit.SetTemplate(
                        "Repo", IndexRef.of("GSI2"), 0, KeyEdit.Role.SORT, 0, "FORK#<RepoName>"))
                .entity("Repo")
                .orElseThrow();
        assertThat(after.attributes()).isSameAs(before.attributes());
        assertThat(after.mappings(IndexRef.PRIMARY)).isSameAs(before.mappings(IndexRef.PRIMARY));
        assertThat(after.mappings(IndexRef.of("GSI2")).get(1))
                .isSameAs(before.mappings(IndexRef.of("GSI2")).get(1));
    }

    @Test
    void renamingAnEntityReplacesOnlyWhatNamesIt() {
        DataModel model = after(new EntityEdit.Rename("Membership", "Member"));
        assertThat(changed(old.entities(), model.entities()))
                .extracting(Entity::name)
                .containsExactly("Member");
        assertThat(changed(old.relationships(), model.relationships()))
                .extracting(relationship -> relationship.name())
                .containsExactly("member of");
        assertThat(model.recordsOf("Repo")).isSameAs(old.recordsOf("Repo"));
        assertThat(changed(old.accessPatterns(), model.accessPatterns()))
                .hasSizeLessThan(old.accessPatterns().size());
    }

    @Test
    void renamingAnAttributeReplacesOnlyWhatNamesIt() {
        DataModel model = after(new AttributeEdit.Rename("Star", "StarredAt", "At"));
        assertThat(changed(old.entities(), model.entities()))
                .extracting(Entity::name)
                .containsExactly("Star");
        assertThat(model.relationships()).isSameAs(old.relationships());
        assertThat(model.tables()).isSameAs(old.tables());
        assertThat(model.recordsOf("Repo")).isSameAs(old.recordsOf("Repo"));
        assertThat(model.recordsOf("Star")).isNotSameAs(old.recordsOf("Star"));
    }

    @Test
    void removingAnIndexReplacesOnlyWhatUsesIt() {
        DataModel model = after(new IndexEdit.Remove("GitHub", "GSI2"));
        assertThat(changed(old.entities(), model.entities()))
                .allMatch(entity -> !old.entity(entity.name())
                        .orElseThrow()
                        .mappings(IndexRef.of("GSI2"))
                        .isEmpty())
                .isNotEmpty();
    }

    @Test
    void editOfWhatIsSoAlreadyReturnsTheSameDocument() {
        Optional<String> description = old.entity("Repo").orElseThrow().description();
        List<ModelEdit> idle = List.of(
                new EntityEdit.Describe("Repo", description),
                new EntityEdit.Rename("Repo", "Repo"),
                new AttributeEdit.Rename("Repo", "OwnerName", "OwnerName"),
                new AttributeEdit.Move("Repo", "OwnerName", 0),
                new IndexEdit.Rename("GitHub", "GSI1", "GSI1"),
                new TableEdit.Rename("GitHub", "GitHub"),
                new DocumentEdit.Rename(old.name()),
                new LayoutEdit.Arrange(gitHub.layout()),
                new EntityEdit.Paste(Clipping.of(gitHub, List.of()), 1, 1));
        assertThat(idle)
                .allSatisfy(edit -> assertThat(edit.applyTo(gitHub).orElseThrow())
                        .as(edit.toString())
                        .isSameAs(gitHub));
    }
}
