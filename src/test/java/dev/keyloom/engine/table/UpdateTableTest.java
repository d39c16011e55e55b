package dev.keyloom.engine.table;

import static dev.keyloom.engine.table.Tables.index;
import static dev.keyloom.engine.table.Tables.partition;
import static dev.keyloom.engine.table.Tables.string;
import static dev.keyloom.engine.table.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.IndexDescription;
import dev.keyloom.engine.request.IndexProjection;
import dev.keyloom.engine.request.ProvisionedThroughput;
import dev.keyloom.engine.request.StreamSpecification;
import dev.keyloom.engine.request.StreamViewType;
import dev.keyloom.engine.request.TableDescription;
import dev.keyloom.engine.request.TableStatus;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.Projection;
import dev.keyloom.value.Item;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * How tables are changed.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_UpdateTable.html">AWS: UpdateTable</a>
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.OnlineOps.html">AWS: managing global
 *     secondary indexes</a>
 */
class UpdateTableTest {
    private final Tables tables = new Tables();

    @Test
    void anAddedIndexHoldsTheItemsThatAreFitForIt() {
        tables.createActive(table("Orders").build());
        tables.put("Orders", Item.builder().put("PK", "1").put("status", "OPEN").build());
        tables.put("Orders", Item.builder().put("PK", "2").build());
        tables.put("Orders", Item.builder().put("PK", "3").put("status", "").build());
        tables.put("Orders", Item.builder().put("PK", "4").put("status", 7).build());
        TableDescription changed = tables.operations.update(
                Tables.adding("Orders", index("byStatus", partition("status")), string("status")));
        assertThat(changed.status()).isEqualTo(TableStatus.UPDATING);
        IndexDescription added = changed.globalIndexes().get(0);
        assertThat(added.status()).contains(TableStatus.CREATING);
        assertThat(added.backfilling()).contains(true);
        tables.waitUntilDone();
        TableDescription described = tables.operations.describe("Orders");
        assertThat(described.status()).isEqualTo(TableStatus.ACTIVE);
        assertThat(described.itemCount()).isEqualTo(4);
        assertThat(described.globalIndexes().get(0).itemCount()).isEqualTo(1);
        assertThat(described.globalIndexes().get(0).sizeBytes()).isEqualTo(3 + 10);
        assertThat(described.globalIndexes().get(0).backfilling()).isEmpty();
    }

    @Test
    void sizesAreThoseOfTheProjectedEntries() {
        tables.createActive(table("Orders").build());
        tables.put(
                "Orders",
                Item.builder().put("PK", "1").put("s", "x").put("note", "long").build());
        tables.operations.update(Tables.adding(
                "Orders",
                index(
                        "byS",
                        new IndexProjection(Optional.of(Projection.Kind.KEYS_ONLY), Optional.empty()),
                        partition("s")),
                string("s")));
        TableDescription described = tables.operations.describe("Orders");
        assertThat(described.sizeBytes()).isEqualTo(3 + 2 + 8);
        assertThat(described.globalIndexes().get(0).sizeBytes()).isEqualTo(3 + 2);
    }

    @Test
    void aRemovedIndexCanNoLongerBeUsedAndItsAttributesAreForgotten() {
        tables.createActive(table("Orders")
                .definitions(string("PK"), string("s"))
                .globals(index("byS", partition("s")))
                .build());
        TableDescription changed = tables.operations.update(Tables.removing("Orders", "byS"));
        assertThat(changed.globalIndexes().get(0).status()).contains(TableStatus.DELETING);
        assertThat(tables.registry.find("Orders").orElseThrow().schema().indexRefs())
                .containsExactly(IndexRef.PRIMARY);
        tables.waitUntilDone();
        TableDescription described = tables.operations.describe("Orders");
        assertThat(described.globalIndexes()).isEmpty();
        assertThat(described.attributeDefinitions()).containsExactly(string("PK"));
        // The name is free again.
        tables.operations.update(Tables.adding("Orders", index("byS", partition("s")), string("s")));
    }

    @Test
    void throughputIsToldAsChangedWhenItIs() {
        tables.createActive(table("Orders").provisioned(5, 5).build());
        TableDescription changed = tables.operations.update(
                Tables.capacity("Orders", Optional.empty(), Optional.of(new ProvisionedThroughput(2, 5))));
        assertThat(changed.provisionedThroughput().units()).isEqualTo(new ProvisionedThroughput(5, 5));
        assertThat(changed.provisionedThroughput().decreasesToday()).isZero();
        tables.waitUntilDone();
        TableDescription described = tables.operations.describe("Orders");
        assertThat(described.provisionedThroughput().units()).isEqualTo(new ProvisionedThroughput(2, 5));
        assertThat(described.provisionedThroughput().decreasesToday()).isEqualTo(1);
        assertThat(described.provisionedThroughput().lastIncrease()).isEmpty();
        tables.now = tables.now.plus(Duration.ofDays(1));
        assertThat(tables.operations.describe("Orders").provisionedThroughput().decreasesToday())
                .isZero();
    }

    @Test
    void theSameThroughputIsNoChange() {
        tables.createActive(table("Orders").provisioned(5, 5).build());
        assertThatThrownBy(() -> tables.operations.update(Tables.capacity(
                        "Orders", Optional.of(BillingMode.PROVISIONED), Optional.of(new ProvisionedThroughput(5, 5)))))
                .hasMessageContaining("The provisioned throughput for the table will not change");
    }

    @Test
    void billingGoesBothWaysAndToTheSameModeWithoutAnEffect() {
        tables.createActive(table("Orders").build());
        Optional<BillingMode> onDemand = Optional.of(BillingMode.PAY_PER_REQUEST);
        assertThat(tables.operations
                        .update(Tables.capacity("Orders", onDemand, Optional.empty()))
                        .status())
                .isEqualTo(TableStatus.ACTIVE);
        tables.operations.update(Tables.capacity(
                "Orders", Optional.of(BillingMode.PROVISIONED), Optional.of(new ProvisionedThroughput(5, 5))));
        tables.waitUntilDone();
        assertThat(tables.operations.describe("Orders").billingMode()).contains(BillingMode.PROVISIONED);
        assertThat(tables.operations
                        .update(Tables.capacity("Orders", onDemand, Optional.empty()))
                        .billingMode())
                .isEqualTo(onDemand);
    }

    @Test
    void aStreamIsSwitchedOnAndOff() {
        tables.createActive(table("Orders").build());
        StreamSpecification on = new StreamSpecification(true, Optional.of(StreamViewType.KEYS_ONLY));
        tables.operations.update(Tables.stream("Orders", on));
        tables.waitUntilDone();
        assertThatThrownBy(() -> tables.operations.update(Tables.stream("Orders", on)))
                .hasMessageContaining("already has an enabled stream");
        tables.operations.update(Tables.stream("Orders", new StreamSpecification(false, Optional.empty())));
        tables.waitUntilDone();
        TableDescription described = tables.operations.describe("Orders");
        assertThat(described.stream()).isEmpty();
        assertThat(described.latestStreamArn())
                .contains("arn:aws:dynamodb:us-east-1:000000000000:table/Orders/stream/2027-01-31T12:00:00.030");
    }

    @Test
    void aBusyTableCannotBeChanged() {
        tables.createActive(table("Orders").build());
        tables.operations.update(Tables.adding("Orders", index("byS", partition("s")), string("s")));
        assertRefused(
                ErrorCode.RESOURCE_IN_USE,
                "Attempt to change a resource which is still in use: Table is being updated: Orders",
                () -> tables.operations.update(Tables.removing("Orders", "byS")));
    }

    @Test
    void aRefusedChangeChangesNothing() {
        tables.createActive(table("Orders")
                .definitions(string("PK"), string("s"))
                .globals(index("byS", partition("s")))
                .build());
        TableDescription before = tables.operations.describe("Orders");
        assertRefused(
                ErrorCode.VALIDATION,
                "Attempting to create an index which already exists",
                () -> tables.operations.update(Tables.adding("Orders", index("byS", partition("s")))));
        assertRefused(
                ErrorCode.VALIDATION,
                "Some index key attributes are not defined in AttributeDefinitions. Keys: [x]",
                () -> tables.operations.update(Tables.adding("Orders", index("byX", partition("x")))));
        assertRefused(
                ErrorCode.RESOURCE_NOT_FOUND,
                "Requested resource not found",
                () -> tables.operations.update(Tables.removing("Orders", "byX")));
        assertRefused(
                ErrorCode.RESOURCE_NOT_FOUND,
                "Requested resource not found: Table: Nothing not found",
                () -> tables.operations.update(Tables.removing("Nothing", "byX")));
        assertThat(tables.operations.describe("Orders")).isEqualTo(before);
    }

    private static void assertRefused(ErrorCode code, String message, Runnable change) {
        assertThatThrownBy(change::run)
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(code))
                .hasMessageContaining(message);
    }
}
