package dev.keyloom.format.chart;

import static dev.keyloom.format.chart.Charts.mapping;
import static dev.keyloom.format.chart.Charts.model;
import static dev.keyloom.format.chart.Charts.table;
import static dev.keyloom.format.chart.Charts.variant;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keyloom.format.chart.CollectionKind.Resident;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import java.util.List;
import org.junit.jupiter.api.Test;

class EntityChartTest {
    private static final IndexRef G1 = IndexRef.of("G1");
    private static final IndexRef G2 = IndexRef.of("G2");
    private static final Entity ORDER =
            Entity.of("Order", "T").withMappings(IndexRef.PRIMARY, List.of(mapping("ORDER#<Id>", "=PK")));

    @Test
    void githubHasOneRowForEachEntityAndTwoForRepo() {
        TableChart github = EntityChart.of(Charts.sample("github")).tables().get(0);
        assertThat(github.rows().stream().map(ChartRow::label))
                .containsExactly(
                        "Repo (fork)",
                        "Repo (original)",
                        "Issue",
                        "PullRequest",
                        "IssueComment",
                        "PRComment",
                        "Reaction",
                        "Star",
                        "User",
                        "Organization",
                        "Membership");
    }

    @Test
    void anIndexThatAnEntityIsNotInHasNoCell() {
        ChartRow row = onlyRow(table(1), ORDER);
        assertThat(row.cell(G1)).isEmpty();
        assertThat(templates(row, IndexRef.PRIMARY)).containsExactly("ORDER#<Id>", "=PK");
    }

    @Test
    void variantsOfSeveralIndexesAreCombined() {
        Entity entity = ORDER.withMappings(G1, List.of(variant("a", "x = 1", "A", "A"), variant("b", "", "B", "B")))
                .withMappings(G2, List.of(variant("c", "y = 1", "C", "C"), variant("d", "", "D", "D")));
        assertThat(rows(table(2), entity).stream().map(ChartRow::variantNames))
                .containsExactly("a, c", "a, d", "b, c", "b, d");
    }

    @Test
    void aCombinationThatNoRecordCanHaveIsLeftOut() {
        Entity entity = ORDER.withMappings(
                        G1, List.of(variant("open", "Status = 'Open'", "A", "A"), variant("closed", "", "B", "B")))
                .withMappings(
                        G2, List.of(variant("open", "Status = 'Open'", "C", "C"), variant("closed", "", "D", "D")));
        assertThat(rows(table(2), entity).stream().map(ChartRow::variantNames)).containsExactly("open", "closed");
    }

    @Test
    void manyCombinationsShowEachVariantOnce() {
        Entity entity = ORDER;
        for (int n = 1; n <= 20; n++) {
            entity = entity.withMappings(
                    IndexRef.of("G" + n),
                    List.of(variant("a", "x" + n + " = 1", "A", "A"), variant("b", "", "B", "B")));
        }
        assertThat(rows(table(20), entity)).hasSize(21);
    }

    @Test
    void aVariantWithoutNameIsCalledByItsNumber() {
        Entity entity = ORDER.withMappings(G1, List.of(mapping("A", "A"), mapping("B", "B")));
        assertThat(rows(table(1), entity).stream().map(ChartRow::variantNames)).containsExactly("1", "2");
    }

    @Test
    void anInvertedIndexHoldsEveryEntityWithoutMappings() {
        SecondaryIndex.Global inverted = new SecondaryIndex.Global("Inverted", Charts.key("SK", "PK"), Projection.ALL);
        Table table = Table.of(new TableSchema("T", Charts.key("PK", "SK"), List.of(inverted), List.of()));
        assertThat(templates(onlyRow(table, ORDER), inverted.ref())).containsExactly("=SK", "=PK");
    }

    @Test
    void aLocalIndexHasTheTablesPartitionKey() {
        SecondaryIndex.Local local = new SecondaryIndex.Local("L", Charts.key("PK", "LSK"), Projection.ALL);
        Table table = Table.of(new TableSchema("T", Charts.key("PK", "SK"), List.of(), List.of(local)));
        ChartRow row = onlyRow(table, ORDER.withMappings(local.ref(), List.of(mapping("", "AT#<At>"))));
        assertThat(templates(row, local.ref())).containsExactly("=PK", "AT#<At>");
    }

    @Test
    void anIndexOverAnAttributeHoldsTheEntityThatHasIt() {
        KeySchema key = new KeySchema(List.of(new KeyAttribute("Email", AttributeType.S)), List.of());
        SecondaryIndex.Global byEmail = new SecondaryIndex.Global("ByEmail", key, Projection.ALL);
        Table table = Table.of(new TableSchema("T", Charts.key("PK", "SK"), List.of(byEmail), List.of()));
        ChartRow row = onlyRow(table, ORDER.withAttributes(List.of(EntityAttribute.of("Email", AttributeType.S))));
        assertThat(templates(row, byEmail.ref())).containsExactly("<Email>");
    }

    @Test
    void aHalfAloneIsShownAndMakesNoCollection() {
        TableChart chart = chart(table(1), ORDER.withMappings(G1, List.of(mapping("A#<Id>", ""))));
        assertThat(templates(chart.rows().get(0), G1)).containsExactly("A#<Id>");
        assertThat(chart.indexes().get(1).collections()).isEmpty();
    }

    @Test
    void entitiesWhosePartitionKeysLookAlikeShareCollectionsInTheOrderOfTheirSortKeys() {
        TableChart github = EntityChart.of(Charts.sample("github")).tables().get(0);
        CollectionKind gsi3 = github.indexes().get(3).collections().get(0);
        assertThat(gsi3.partition()).isEqualTo("ACCOUNT#…");
        assertThat(gsi3.residents().stream().map(Resident::entity)).containsExactly("Repo", "User", "Organization");
        assertThat(github.indexes().get(2).collections().get(0).residents().stream()
                        .map(Resident::label))
                .containsExactly("Repo (original)", "Repo (fork)");
    }

    @Test
    void theAuthorsNotesStandBesideTheirCollections() {
        TableChart social =
                EntityChart.of(Charts.sample("social-network")).tables().get(0);
        assertThat(social.indexes().get(1).collections())
                .filteredOn(kind -> kind.partition().startsWith("FOLLOWERS#"))
                .extracting(CollectionKind::partition, CollectionKind::notes)
                .containsExactly(
                        tuple("FOLLOWERS#…#…", List.of("A tenth of the followers of a celebrity.")),
                        tuple("FOLLOWERS#…", List.of("The followers of an ordinary user.")));
    }

    private static TableChart chart(Table table, Entity... entities) {
        return EntityChart.of(model(table, entities)).tables().get(0);
    }

    private static List<ChartRow> rows(Table table, Entity entity) {
        return chart(table, entity).rows();
    }

    private static ChartRow onlyRow(Table table, Entity entity) {
        assertThat(rows(table, entity)).hasSize(1);
        return rows(table, entity).get(0);
    }

    private static List<String> templates(ChartRow row, IndexRef index) {
        return row.cell(index).orElseThrow().templates().values().stream()
                .map(KeyTemplate::text)
                .toList();
    }
}
