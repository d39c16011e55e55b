package dev.keyloom.wire.operation;

import dev.keyloom.engine.request.IndexDescription;
import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.engine.request.OnDemandThroughput;
import dev.keyloom.engine.request.TableDescription;
import dev.keyloom.engine.request.ThroughputDescription;
import dev.keyloom.engine.request.WarmThroughput;
import dev.keyloom.value.KeyRole;
import java.util.List;
import java.util.Optional;

/**
 * Writes what the service tells of a table.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TableDescription.html">AWS: TableDescription</a>
 */
final class TableAnswers {
    private final Answer answer;

    TableAnswers(Answer answer) {
        this.answer = answer;
    }

    /** Writes the members of a table's description. */
    void table(TableDescription table) {
        if (!table.attributeDefinitions().isEmpty()) {
            answer.list(
                    "AttributeDefinitions",
                    table.attributeDefinitions(),
                    definition -> answer.object(() -> {
                        answer.text("AttributeName", definition.name());
                        answer.text("AttributeType", definition.type().name());
                    }));
        }
        answer.text("TableName", table.name());
        keySchema(table.keySchema());
        answer.text("TableStatus", table.status().name());
        answer.time("CreationDateTime", table.created());
        throughput(table.provisionedThroughput());
        answer.number("TableSizeBytes", table.sizeBytes());
        answer.number("ItemCount", table.itemCount());
        answer.text("TableArn", table.arn());
        answer.text("TableId", table.id());
        if (table.billingMode().isPresent()) {
            answer.object("BillingModeSummary", () -> {
                answer.text("BillingMode", table.billingMode().get().name());
                answer.time("LastUpdateToPayPerRequestDateTime", table.lastUpdateToOnDemand());
            });
        }
        indexes("LocalSecondaryIndexes", table.localIndexes());
        indexes("GlobalSecondaryIndexes", table.globalIndexes());
        options(table);
    }

    private void options(TableDescription table) {
        if (table.stream().isPresent()) {
            answer.object("StreamSpecification", () -> {
                answer.truth("StreamEnabled", table.stream().get().enabled());
                answer.text("StreamViewType", table.stream().get().viewType().map(Enum::name));
            });
        }
        answer.text("LatestStreamLabel", table.latestStreamLabel());
        answer.text("LatestStreamArn", table.latestStreamArn());
        if (table.encryption().isPresent()) {
            TableDescription.EncryptionDescription encryption =
                    table.encryption().get();
            answer.object("SSEDescription", () -> {
                answer.text("Status", encryption.status());
                answer.text("SSEType", encryption.type());
                answer.text("KMSMasterKeyArn", encryption.keyArn());
            });
        }
        if (table.tableClass().isPresent()) {
            TableDescription.TableClassSummary summary = table.tableClass().get();
            answer.object("TableClassSummary", () -> {
                answer.text("TableClass", summary.tableClass().name());
                answer.time("LastUpdateDateTime", summary.lastUpdate());
            });
        }
        answer.truth("DeletionProtectionEnabled", table.deletionProtection());
        onDemand(table.onDemandThroughput());
        warm(table.warmThroughput());
    }

    void keySchema(List<KeyElement> keySchema) {
        if (!keySchema.isEmpty()) {
            answer.list(
                    "KeySchema",
                    keySchema,
                    element -> answer.object(() -> {
                        answer.text("AttributeName", element.attribute());
                        answer.text("KeyType", element.role() == KeyRole.PARTITION ? "HASH" : "RANGE");
                    }));
        }
    }

    private void indexes(String name, List<IndexDescription> indexes) {
        if (!indexes.isEmpty()) {
            answer.list(name, indexes, index -> answer.object(() -> index(index)));
        }
    }

    private void index(IndexDescription index) {
        answer.text("IndexName", index.name());
        keySchema(index.keySchema());
        answer.object("Projection", () -> {
            answer.text("ProjectionType", index.projection().kind().name());
            if (!index.projection().attributes().isEmpty()) {
                answer.texts("NonKeyAttributes", index.projection().attributes());
            }
        });
        answer.text("IndexStatus", index.status().map(Enum::name));
        if (index.backfilling().isPresent()) {
            answer.truth("Backfilling", index.backfilling().get());
        }
        if (index.provisionedThroughput().isPresent()) {
            throughput(index.provisionedThroughput().get());
        }
        answer.number("IndexSizeBytes", index.sizeBytes());
        answer.number("ItemCount", index.itemCount());
        answer.text("IndexArn", index.arn());
        onDemand(index.onDemandThroughput());
        warm(index.warmThroughput());
    }

    private void throughput(ThroughputDescription throughput) {
        answer.object("ProvisionedThroughput", () -> {
            answer.time("LastIncreaseDateTime", throughput.lastIncrease());
            answer.time("LastDecreaseDateTime", throughput.lastDecrease());
            answer.number("NumberOfDecreasesToday", throughput.decreasesToday());
            answer.number("ReadCapacityUnits", throughput.units().readUnits());
            answer.number("WriteCapacityUnits", throughput.units().writeUnits());
        });
    }

    private void onDemand(Optional<OnDemandThroughput> throughput) {
        if (throughput.isPresent()) {
            answer.object("OnDemandThroughput", () -> {
                answer.number("MaxReadRequestUnits", throughput.get().maxReadUnits());
                answer.number("MaxWriteRequestUnits", throughput.get().maxWriteUnits());
            });
        }
    }

    private void warm(Optional<WarmThroughput> throughput) {
        if (throughput.isPresent()) {
            answer.object("WarmThroughput", () -> {
                answer.number("ReadUnitsPerSecond", throughput.get().readUnitsPerSecond());
                answer.number("WriteUnitsPerSecond", throughput.get().writeUnitsPerSecond());
                answer.text("Status", "ACTIVE");
            });
        }
    }
}
