package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.edit.KeyEdit.Role;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeyEditTest {
    private static final IndexRef GSI1 = IndexRef.of("GSI1");
    private static final IndexRef GSI2 = IndexRef.of("GSI2");
    private final Document gitHub = SampleDocuments.gitHub();

    private static Document applied(ModelEdit edit, Document document) {
        return edit.applyTo(document).orElseThrow();
    }

    private static Entity entity(Document document, String name) {
        return document.model().entity(name).orElseThrow();
    }

    private static KeyEdit.SetTemplate template(String entity, IndexRef index, Role role, int position, String text) {
        return new KeyEdit.SetTemplate(entity, index, 0, role, position, text);
    }

    @Test
    void firstTemplateMakesTheMappingAndTheLastEmptyOneTakesItAway() {
        Document entered = applied(template("Star", GSI1, Role.PARTITION, 0, "USER#<Username>"), gitHub);
        Document sorted = applied(template("Star", GSI1, Role.SORT, 0, "STAR#<StarredAt>"), entered);
        assertThat(entity(sorted, "Star").mappings(GSI1))
                .containsExactly(KeyMapping.of("USER#<Username>", "STAR#<StarredAt>"));
        Document half = applied(template("Star", GSI1, Role.SORT, 0, ""), sorted);
        assertThat(half.model()).isEqualTo(entered.model());
        assertThat(applied(template("Star", GSI1, Role.PARTITION, 0, ""), half).model())
                .isEqualTo(gitHub.model());
    }

    @Test
    void brokenTemplateIsKeptAsItIsTypedAndSaysWhatIsWrong() {
        Result<Document> result =
                template("Star", GSI1, Role.PARTITION, 0, "USER#<User").applyTo(gitHub);
        assertThat(result.hasErrors()).isTrue();
        KeyTemplate kept = entity(result.orElseThrow(), "Star")
                .mappings(GSI1)
                .get(0)
                .partition()
                .get(0);
        assertThat(kept.text()).isEqualTo("USER#<User");
        assertThat(kept.isBroken()).isTrue();
    }

    @Test
    void templatesOfSeveralKeyAttributesHaveNoGap() {
        KeySchema key = new KeySchema(
                List.of(new KeyAttribute("Region", AttributeType.S), new KeyAttribute("City", AttributeType.S)),
                List.of());
        Document document =
                applied(new IndexEdit.Add("GitHub", new SecondaryIndex.Global("Places", key, Projection.ALL)), gitHub);
        IndexRef places = IndexRef.of("Places");
        assertThat(template("Star", places, Role.PARTITION, 1, "<City>")
                        .applyTo(document)
                        .problems())
                .extracting(Problem::code)
                .containsExactly("edit-template-gap");
        Document first = applied(template("Star", places, Role.PARTITION, 0, "<OwnerName>"), document);
        Document both = applied(template("Star", places, Role.PARTITION, 1, "<RepoName>"), first);
        assertThat(entity(both, "Star").mappings(places).get(0).partition()).hasSize(2);
        assertThat(template("Star", places, Role.PARTITION, 0, "").applyTo(both).value())
                .isEmpty();
        assertThat(template("Star", places, Role.PARTITION, 2, "<X>")
                        .applyTo(both)
                        .value())
                .as("the index has two partition key attributes")
                .isEmpty();
    }

    @Test
    void indexThatTheTableDoesNotHaveIsRefused() {
        assertThat(template("Star", IndexRef.of("GSI9"), Role.PARTITION, 0, "X")
                        .applyTo(gitHub)
                        .problems())
                .extracting(Problem::code)
                .containsExactly("edit-unknown-index");
    }

    @Test
    void variantsAreTriedInTheirOrder() {
        Document moved = applied(new KeyEdit.MoveVariant("Repo", GSI2, 0, 1), gitHub);
        assertThat(entity(moved, "Repo").mappings(GSI2))
                .extracting(KeyMapping::variant)
                .containsExactly(Optional.of("original"), Optional.of("fork"));
    }

    @Test
    void addedVariantAwaitsItsTemplates() {
        Document document = applied(
                new KeyEdit.AddVariant("Repo", GSI2, Optional.of("starred"), Optional.of("StarCount > 0")), gitHub);
        KeyMapping added = entity(document, "Repo").mappings(GSI2).get(2);
        assertThat(added.when().orElseThrow().text()).isEqualTo("StarCount > 0");
        assertThat(added.partition()).isEmpty();
        assertThat(new KeyEdit.AddVariant("Repo", GSI2, Optional.of("fork"), Optional.empty())
                        .applyTo(gitHub)
                        .value())
                .isEmpty();
    }

    @Test
    void notesOnCollectionsFollowAVariant() {
        Document document = gitHub;
        IndexRef index = document.model().collections().stream()
                .filter(note -> note.order().stream().anyMatch(kind -> kind.contains(":")))
                .findFirst()
                .orElseThrow()
                .index();
        String kind = document.model().collections().stream()
                .filter(note -> note.index().equals(index))
                .flatMap(note -> note.order().stream())
                .filter(text -> text.contains(":"))
                .findFirst()
                .orElseThrow();
        String name = kind.substring(0, kind.indexOf(':'));
        String variant = kind.substring(kind.indexOf(':') + 1);
        List<Optional<String>> variants = entity(document, name).mappings(index).stream()
                .map(KeyMapping::variant)
                .toList();
        int position = variants.indexOf(Optional.of(variant));
        Document renamed = applied(new KeyEdit.RenameVariant(name, index, position, Optional.of("other")), document);
        assertThat(renamed.model().collections())
                .flatExtracting(note -> note.order())
                .contains(name + ":other")
                .doesNotContain(kind);
        Document removed = applied(new KeyEdit.RemoveVariant(name, index, position), document);
        assertThat(removed.model().collections())
                .flatExtracting(note -> note.order())
                .doesNotContain(kind);
    }

    @Test
    void leavingAnIndexTakesAllVariants() {
        Document document = applied(new KeyEdit.LeaveIndex("Repo", GSI2), gitHub);
        assertThat(entity(document, "Repo").keys()).doesNotContainKey(GSI2);
    }

    @Test
    void typingATemplateIsOneRunPerPlace() {
        assertThat(template("Star", GSI1, Role.SORT, 0, "a").mergeKey())
                .isEqualTo(template("Star", GSI1, Role.SORT, 0, "ab").mergeKey())
                .isNotEqualTo(template("Star", GSI1, Role.PARTITION, 0, "ab").mergeKey());
    }
}
