package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Problem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableEditTest {
    private static final IndexRef GSI1 = IndexRef.of("GSI1");
    private final Document gitHub = SampleDocuments.gitHub();

    private static Document applied(ModelEdit edit, Document document) {
        return edit.applyTo(document).orElseThrow();
    }

    private static TableSchema schema(Document document) {
        return document.model().tables().get(0).schema();
    }

    @Test
    void renamedTableKeepsItsEntities() {
        Document document = applied(new TableEdit.Rename("GitHub", "Hub"), gitHub);
        assertThat(document.model().entitiesOf("Hub"))
                .hasSize(gitHub.model().entities().size());
        assertThat(DanglingNames.of(document)).isEmpty();
    }

    @Test
    void tableThatHoldsEntitiesIsNotRemoved() {
        assertThat(new TableEdit.Remove("GitHub").applyTo(gitHub).problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains("still holds Repo, Issue"));
    }

    @Test
    void renamedKeyAttributeIsFollowedByCopiesConditionsAndStoredKeys() {
        SampleRecord stored = new SampleRecord(
                Item.EMPTY,
                Optional.of(Item.builder().put("PK", "p").put("SK", "s").build()),
                Optional.empty());
        Document start = applied(RecordEdit.Add.last("Star", stored), gitHub);
        Document document = applied(new TableEdit.RenameKeyAttribute("GitHub", "PK", "pk"), start);
        DataModel model = document.model();
        assertThat(schema(document).key().attributeNames()).containsExactly("pk", "SK");
        assertThat(model.entity("Repo")
                        .orElseThrow()
                        .mappings(GSI1)
                        .get(0)
                        .partition()
                        .get(0)
                        .text())
                .isEqualTo("=pk");
        assertThat(model.accessPatterns())
                .flatExtracting(AccessPattern::steps)
                .extracting(Step::condition)
                .contains(Optional.of("attribute_not_exists(pk)"))
                .doesNotContain(Optional.of("attribute_not_exists(PK)"));
        List<SampleRecord> stars = model.recordsOf("Star");
        assertThat(stars.get(stars.size() - 1).stored().orElseThrow().toMap()).containsOnlyKeys("pk", "SK");
    }

    @Test
    void keyAttributeOfAnotherNameIsNotTakenTwice() {
        assertThat(new TableEdit.RenameKeyAttribute("GitHub", "PK", "SK")
                        .applyTo(gitHub)
                        .problems())
                .extracting(Problem::code)
                .containsExactly("edit-name-taken");
        assertThat(new TableEdit.RetypeKeyAttribute("GitHub", "PK", AttributeType.M)
                        .applyTo(gitHub)
                        .value())
                .isEmpty();
    }

    @Test
    void keyWithoutSortKeyLosesTheSortTemplatesAndCopiesOfIt() {
        KeySchema key = new KeySchema(List.of(new KeyAttribute("PK", AttributeType.S)), List.of());
        Document document = applied(new TableEdit.SetKey("GitHub", key), gitHub);
        assertThat(document.model().entities())
                .allSatisfy(entity -> assertThat(entity.mappings(IndexRef.PRIMARY))
                        .allMatch(mapping -> mapping.sort().isEmpty()));
        assertThat(DanglingNames.of(document)).isEmpty();
    }

    @Test
    void typeAttributeIsFollowedByWhatAsksForIt() {
        Document telemetry = SampleDocuments.of("iot");
        String table = telemetry.model().tables().get(0).name();
        Document document = applied(new TableEdit.SetTypeAttribute(table, Optional.of("Kind")), telemetry);
        assertThat(DanglingNames.of(document)).isEmpty();
        assertThat(schema(document).indexes())
                .flatExtracting(index -> index.projection().attributes())
                .contains("Kind")
                .doesNotContain("Type");
    }

    @Test
    void removedIndexTakesItsMappingsAndLeavesRequestsWithoutAnIndex() {
        Document document = applied(new IndexEdit.Remove("GitHub", "GSI1"), gitHub);
        assertThat(document.model().entities())
                .noneMatch(entity -> entity.keys().containsKey(GSI1));
        assertThat(document.model().accessPatterns())
                .filteredOn(pattern -> pattern.name().equals("List Pull Requests for Repo"))
                .flatExtracting(AccessPattern::steps)
                .extracting(Step::index)
                .containsExactly(Optional.empty());
        assertThat(DanglingNames.of(document)).isEmpty();
    }

    @Test
    void renamedIndexIsFollowedEverywhereAndKeepsItsPlace() {
        Document document = applied(new IndexEdit.Rename("GitHub", "GSI2", "Forks"), gitHub);
        assertThat(schema(document).indexes())
                .extracting(SecondaryIndex::name)
                .containsExactly("GSI1", "Forks", "GSI3");
        Entity repo = document.model().entity("Repo").orElseThrow();
        assertThat(repo.keys().keySet()).extracting(IndexRef::name).containsExactly("primary", "GSI1", "Forks", "GSI3");
        assertThat(applied(new IndexEdit.Rename("GitHub", "Forks", "GSI2"), document))
                .isEqualTo(gitHub);
    }

    @Test
    void indexOfAnotherTableWithTheSameNameIsLeftAlone() {
        SecondaryIndex.Global index = schema(gitHub).globalIndexes().get(0);
        Table other = Table.of(new TableSchema("Other", schema(gitHub).key(), List.of(index), List.of()));
        Document two = applied(new TableEdit.Add(other), gitHub);
        Document document = applied(new IndexEdit.Rename("Other", "GSI1", "Inverted"), two);
        assertThat(document.model().entities()).isEqualTo(two.model().entities());
        assertThat(document.model().accessPatterns()).isEqualTo(two.model().accessPatterns());
        assertThat(document.model().relationships()).isEqualTo(two.model().relationships());
    }

    @Test
    void nameOfTheBaseTableIsNotForAnIndex() {
        assertThat(new IndexEdit.Rename("GitHub", "GSI1", "primary")
                        .applyTo(gitHub)
                        .value())
                .isEmpty();
    }

    @Test
    void projectionFollowsAttributesAsFarAsNoOtherEntityHasTheName() {
        Projection some = Projection.including(List.of("StarredAt", "OwnerName"));
        Document start = applied(new IndexEdit.SetProjection("GitHub", "GSI1", some), gitHub);
        Document own = applied(new AttributeEdit.Rename("Star", "StarredAt", "At"), start);
        Document shared = applied(new AttributeEdit.Rename("Star", "OwnerName", "Owner"), start);
        assertThat(schema(own).indexes().get(0).projection().attributes()).containsExactly("At", "OwnerName");
        assertThat(schema(shared).indexes().get(0).projection().attributes())
                .containsExactly("StarredAt", "OwnerName", "Owner");
    }

    @Test
    void localIndexesKeepThePartitionKeyOfTheirTable() {
        KeySchema key = new KeySchema(
                List.of(new KeyAttribute("PK", AttributeType.S)), List.of(new KeyAttribute("L", AttributeType.N)));
        Document start =
                applied(new IndexEdit.Add("GitHub", new SecondaryIndex.Local("LSI1", key, Projection.ALL)), gitHub);
        Document document = applied(
                new TableEdit.SetKey(
                        "GitHub",
                        new KeySchema(
                                List.of(new KeyAttribute("Id", AttributeType.S)),
                                List.of(new KeyAttribute("SK", AttributeType.S)))),
                start);
        assertThat(schema(document).localIndexes().get(0).key().attributeNames())
                .containsExactly("Id", "L");
    }
}
