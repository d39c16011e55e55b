package dev.keyloom.materialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MaterializerUpdateTest {
    private static final IndexRef GSI1 = IndexRef.of("GSI1");

    private final DataModel model = ModelBuilder.table("PK", "SK")
            .global("GSI1", "GSI1PK", "GSI1SK")
            .entity("User", "USER#<Id>", "=PK")
            .entity("Order", "ORDER#<Id>", "=PK")
            .keys("GSI1", "STATUS", "<Status>#<Id>")
            .record("User", "Id", "1")
            .record("Order", "Id", "1", "Status", "open")
            .record("Order", "Id", "2", "Status", "open")
            .record("Order", "Id", "3", "Status", "open")
            .build();
    private final Materialization before = Materializer.materialize(model);

    @Test
    void changedRecordMovesInTheIndexAndAllOthersStayTheSameObjects() {
        Materialization after =
                Materializer.update(before, withOrders(1, ModelBuilder.item("Id", "2", "Status", "done")));

        assertThat(MaterializerTest.keys(table(after), GSI1)).containsExactly("STATUS: done#2 open#1 open#3");
        assertThat(after.item("Order", 1)).containsSame(before.item("Order", 1).orElseThrow());
        assertThat(after.item("Order", 3)).containsSame(before.item("Order", 3).orElseThrow());
    }

    @Test
    void undoBringsTheItemBack() {
        Materialization edited =
                Materializer.update(before, withOrders(1, ModelBuilder.item("Id", "2", "Status", "done")));

        assertThat(MaterializerTest.keys(table(Materializer.update(edited, model)), GSI1))
                .isEqualTo(MaterializerTest.keys(table(before), GSI1));
    }

    @Test
    void indexThatNoChangedItemIsInIsTheSameObject() {
        Materialization after = Materializer.update(
                before,
                model.withRecords(Map.of(
                        "User", List.of(SampleRecord.of(ModelBuilder.item("Id", "9"))),
                        "Order", model.recordsOf("Order"))));

        assertThat(table(after).index(GSI1))
                .containsSame(table(before).index(GSI1).orElseThrow());
        assertThat(table(after).primary()).isNotSameAs(table(before).primary());
    }

    @Test
    void editsThatTouchNoItemKeepEverything() {
        Materialization after = Materializer.update(before, model.withName("Other"));

        assertThat(table(after).primary()).isSameAs(table(before).primary());
        assertThat(after.model().name()).isEqualTo("Other");
    }

    @Test
    void changedTemplateMovesTheItemsOfItsEntity() {
        Materialization after = Materializer.update(
                before,
                model.withEntities(List.of(
                        model.entities().get(0),
                        model.entities().get(1).withMappings(GSI1, List.of(KeyMapping.of("ALL", "<Id>"))))));

        assertThat(MaterializerTest.keys(table(after), GSI1)).containsExactly("ALL: 1 2 3");
        assertThat(after.item("User", 1)).containsSame(before.item("User", 1).orElseThrow());
    }

    @Test
    void recordsBehindADeletedOneTakeItsNumbers() {
        Materialization after = Materializer.update(
                before,
                model.withRecords(Map.of(
                        "User", model.recordsOf("User"),
                        "Order", model.recordsOf("Order").subList(1, 3))));

        assertThat(MaterializerTest.keys(table(after), GSI1)).containsExactly("STATUS: open#2 open#3");
        assertThat(after.item("Order", 2).orElseThrow().attributes())
                .isEqualTo(before.item("Order", 3).orElseThrow().attributes());
        assertThat(after.item("Order", 3)).isEmpty();
    }

    private DataModel withOrders(int position, Item values) {
        List<SampleRecord> orders = new ArrayList<>(model.recordsOf("Order"));
        orders.set(position, SampleRecord.of(values));
        return model.withRecords(Map.of("User", model.recordsOf("User"), "Order", orders));
    }

    private static TableContents table(Materialization materialization) {
        return materialization.table("T").orElseThrow();
    }
}
