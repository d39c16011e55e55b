package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Problem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttributeEditTest {
    private final Document gitHub = SampleDocuments.gitHub();

    private static Document applied(ModelEdit edit, Document document) {
        return edit.applyTo(document).orElseThrow();
    }

    private static Entity entity(Document document, String name) {
        return document.model().entity(name).orElseThrow();
    }

    private static AccessPattern pattern(Document document, String name) {
        return document.model().accessPatterns().stream()
                .filter(pattern -> pattern.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> templates(Entity entity, IndexRef index) {
        return entity.mappings(index).stream()
                .flatMap(mapping -> mapping.partition().stream())
                .map(KeyTemplate::text)
                .toList();
    }

    @Test
    void renameReachesTemplatesConditionsJoinsAndRecords() {
        Document document = applied(new AttributeEdit.Rename("Repo", "ForkOwner", "Origin"), gitHub);
        Entity repo = entity(document, "Repo");
        List<KeyMapping> variants = repo.mappings(IndexRef.of("GSI2"));
        assertThat(variants.get(0).when().orElseThrow().text()).isEqualTo("attribute_exists(Origin)");
        assertThat(variants.get(0).partition().get(0).text()).isEqualTo("REPO#<Origin|lower>#<ForkRepoName|lower>");
        assertThat(document.model().relationship("forks").orElseThrow().join().from())
                .containsEntry("OwnerName", "Origin");
        assertThat(document.model().constraints().counters().get(1).match()).containsEntry("Origin", "OwnerName");
        assertThat(document.model().recordsOf("Repo"))
                .noneMatch(record -> record.values().has("ForkOwner"))
                .anyMatch(record -> record.values().has("Origin"));
    }

    @Test
    void renameLeavesAttributesOfTheSameNameInOtherEntities() {
        Document document = applied(new AttributeEdit.Rename("Issue", "OwnerName", "Owner"), gitHub);
        assertThat(templates(entity(document, "Issue"), IndexRef.PRIMARY))
                .containsExactly("REPO#<Owner|lower>#<RepoName|lower>");
        assertThat(entity(document, "Repo")).isSameAs(entity(gitHub, "Repo"));
        assertThat(document.model().relationship("issues").orElseThrow().join().from())
                .containsEntry("OwnerName", "Owner");
    }

    @Test
    void parameterFollowsItsAttributeWhereThatAloneHasTheName() {
        Document document = applied(new AttributeEdit.Rename("Issue", "IssueNumber", "No"), gitHub);
        AccessPattern get = pattern(document, "Get Issue");
        assertThat(get.parameters()).containsOnlyKeys("OwnerName", "RepoName", "No");
        assertThat(get.steps().get(0).sort().get(0).bounds().get(0).text()).isEqualTo("ISSUE#<No|pad(7)>");
        assertThat(get.returns().orElseThrow().get(0).match()).isEmpty();
    }

    @Test
    void parameterThatOthersUseTooStaysAndTheAnswerSaysWhatItMeans() {
        Document document = applied(new AttributeEdit.Rename("Issue", "RepoName", "Project"), gitHub);
        AccessPattern list = pattern(document, "List Issues for Repo");
        assertThat(list.parameters()).containsKey("RepoName");
        assertThat(list.returns().orElseThrow())
                .filteredOn(returned -> returned.entity().equals("Issue"))
                .singleElement()
                .satisfies(returned -> assertThat(returned.match()).containsEntry("Project", "RepoName"));
        Step create = pattern(document, "Create Issue for Repo").steps().get(1);
        assertThat(create.values()).containsEntry("Project", AttributeValue.of("<RepoName>"));
    }

    @Test
    void filterFollowsTheAttributeThatItAloneCanMean() {
        Document document = applied(new AttributeEdit.Rename("Issue", "Status", "State"), gitHub);
        AccessPattern list = pattern(document, "List Issues for Repo");
        assertThat(list.steps().get(0).filter()).contains("attribute_not_exists(#State) OR #State = :status");
    }

    @Test
    void sourceOfACopyFollows() {
        Document document = SampleDocuments.of("social-network");
        for (Entity copying : document.model().entities()) {
            for (EntityAttribute attribute : copying.attributes()) {
                Optional<String> source = attribute.facts().copyOf();
                if (source.isPresent()
                        && source.get().chars().filter(c -> c == '.').count() == 1) {
                    String[] parts = source.get().split("\\.", -1);
                    Document renamed = applied(new AttributeEdit.Rename(parts[0], parts[1], "Renamed"), document);
                    assertThat(entity(renamed, copying.name())
                                    .attribute(
                                            attribute.name().equals(parts[1])
                                                            && copying.name().equals(parts[0])
                                                    ? "Renamed"
                                                    : attribute.name())
                                    .orElseThrow()
                                    .facts()
                                    .copyOf())
                            .contains(parts[0] + ".Renamed");
                }
            }
        }
        assertThat(document.model().entities())
                .flatExtracting(Entity::attributes)
                .anyMatch(attribute -> attribute.facts().copyOf().isPresent());
    }

    @Test
    void nameThatTemplatesMustEscapeIsEscaped() {
        Document document = applied(new AttributeEdit.Rename("Issue", "OwnerName", "a<b"), gitHub);
        KeyTemplate template = entity(document, "Issue")
                .mappings(IndexRef.PRIMARY)
                .get(0)
                .partition()
                .get(0);
        assertThat(template.isBroken()).isFalse();
        assertThat(template.attributeNames()).containsExactly("a<b", "RepoName");
    }

    @Test
    void nameThatNoConditionCanWriteIsRefusedWhereOneWouldHaveTo() {
        assertThat(new AttributeEdit.Rename("Repo", "ForkOwner", "fork-owner")
                        .applyTo(gitHub)
                        .problems())
                .extracting(Problem::code)
                .containsExactly("edit-name-not-for-expressions");
        assertThat(new AttributeEdit.Rename("Repo", "Description", "about-it")
                        .applyTo(gitHub)
                        .value())
                .isPresent();
    }

    @Test
    void removedAttributeIsCutOutOfTemplates() {
        Document document = applied(new AttributeEdit.Remove("Issue", "IssueNumber"), gitHub);
        Entity issue = entity(document, "Issue");
        assertThat(issue.mappings(IndexRef.PRIMARY).get(0).sort())
                .extracting(KeyTemplate::text)
                .containsExactly("ISSUE#");
        assertThat(issue.identifier()).containsExactly("OwnerName", "RepoName");
        assertThat(document.model().recordsOf("Issue"))
                .noneMatch(record -> record.values().has("IssueNumber"));
        assertThat(document.model()
                        .relationship("issue comments")
                        .orElseThrow()
                        .join()
                        .from())
                .as("a join by the rest of the identifier would join too much")
                .isEmpty();
    }

    @Test
    void variantThatAsksForARemovedAttributeGoesWithIt() {
        Document document = applied(new AttributeEdit.Remove("Repo", "ForkOwner"), gitHub);
        assertThat(entity(document, "Repo").mappings(IndexRef.of("GSI2")))
                .extracting(KeyMapping::variant)
                .containsExactly(Optional.of("original"));
        assertThat(document.model().constraints().counters())
                .extracting(Constraints.Counter::attribute)
                .containsExactly("StarCount");
    }

    @Test
    void whatIsLeftOfATemplateIsNoCopyOfAKey() {
        KeyTemplate template = KeyTemplate.of("<A>=PK");
        assertThat(TemplateNames.attributeChanged(template, NameChange.removing("A"))
                        .orElseThrow())
                .satisfies(left -> {
                    assertThat(left.isKeyCopy()).isFalse();
                    assertThat(left.literalHead()).isEqualTo("=PK");
                });
    }

    @Test
    void referencesBehindAnEmojiAreFound() {
        KeyTemplate template = KeyTemplate.of("🚀#< Name | lower >#<Other>");
        assertThat(TemplateNames.attributeChanged(template, NameChange.renaming("Name", "Title"))
                        .orElseThrow()
                        .text())
                .isEqualTo("🚀#<Title|lower>#<Other>");
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        S, 42,   N, 42
        S, 042,  N,
        S, 1.50, N,
        S, true, BOOL, true
        S, yes,  BOOL,
        N, 42,   S, 42
        N, 42,   BOOL,
        """)
    void valuesAreConvertedWhereThatIsExact(AttributeType from, String value, AttributeType to, String converted) {
        AttributeValue old =
                from == AttributeType.N ? AttributeValue.of(new BigDecimal(value)) : AttributeValue.of(value);
        Document document = Document.of(DataModel.empty("M")
                .withTables(gitHub.model().tables())
                .withEntities(List.of(Entity.of("E", "GitHub").withAttributes(List.of(EntityAttribute.of("A", from)))))
                .withRecords(Map.of("E", List.of(SampleRecord.of(Item.of(Map.of("A", old)))))));
        Document retyped = applied(new AttributeEdit.Retype("E", "A", to), document);
        AttributeValue after =
                retyped.model().recordsOf("E").get(0).values().get("A").orElseThrow();
        if (converted == null) {
            assertThat(after).isEqualTo(old);
        } else {
            assertThat(after.type()).isEqualTo(to);
            assertThat(after.scalarText()).contains(converted);
            assertThat(applied(new AttributeEdit.Retype("E", "A", from), retyped)
                            .model())
                    .isEqualTo(document.model());
        }
    }

    @Test
    void listOfDistinctTextsIsASetOfThem() {
        AttributeValue list = new AttributeValue.L(List.of(AttributeValue.of("b"), AttributeValue.of("a")));
        AttributeValue twice = new AttributeValue.L(List.of(AttributeValue.of("a"), AttributeValue.of("a")));
        assertThat(Conversion.orSame(list, AttributeType.SS)).isEqualTo(AttributeValue.SS.of(List.of("a", "b")));
        assertThat(Conversion.orSame(twice, AttributeType.SS)).isSameAs(twice);
        assertThat(Conversion.orSame(list, AttributeType.NS)).isSameAs(list);
    }

    @Test
    void attributesKeepTheirOrder() {
        Document added = applied(
                new AttributeEdit.Add("Star", EntityAttribute.of("Note", AttributeType.S), Optional.of(1)), gitHub);
        assertThat(entity(added, "Star").attributeNames())
                .containsExactly("OwnerName", "Note", "RepoName", "Username", "StarredAt");
        Document moved = applied(new AttributeEdit.Move("Star", "Note", 4), added);
        assertThat(entity(moved, "Star").attributeNames())
                .containsExactly("OwnerName", "RepoName", "Username", "StarredAt", "Note");
        assertThat(new AttributeEdit.Move("Star", "Note", 5).applyTo(added).value())
                .isEmpty();
    }
}
