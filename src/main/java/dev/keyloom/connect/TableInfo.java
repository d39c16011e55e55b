package dev.keyloom.connect;

import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * A table as its service describes it.
 *
 * @param status such as {@code ACTIVE} or {@code CREATING}
 * @param onDemand whether it is paid by request
 * @param throughput the provisioned units, unless it is on demand
 * @param itemCount as told by the service, which counts every six hours
 * @param sizeBytes likewise
 * @param indexes the state of the global indexes by name
 * @param streamView what the stream holds, if there is one
 */
public record TableInfo(
        TableSchema schema,
        String status,
        boolean onDemand,
        Optional<Throughput> throughput,
        OptionalLong itemCount,
        OptionalLong sizeBytes,
        Map<String, IndexState> indexes,
        Optional<String> streamView,
        boolean deletionProtection) {
    public TableInfo {
        indexes = Map.copyOf(indexes);
    }

    /** Provisioned units a second. */
    public record Throughput(long readUnits, long writeUnits) {}

    /**
     * How an index is.
     *
     * @param status such as {@code ACTIVE} or {@code CREATING}
     * @param backfilling whether it is still being filled
     */
    public record IndexState(String status, boolean backfilling, Optional<Throughput> throughput) {}

    public String name() {
        return schema.name();
    }

    /** Says whether the table and all its indexes can be used. */
    public boolean isActive() {
        return status.equals("ACTIVE")
                && indexes.values().stream().allMatch(index -> index.status().equals("ACTIVE"));
    }

    static TableInfo of(TableDescription table) {
        Map<String, AttributeType> types = new LinkedHashMap<>();
        for (AttributeDefinition definition : table.attributeDefinitions()) {
            types.put(definition.attributeName(), AttributeType.valueOf(definition.attributeTypeAsString()));
        }
        List<SecondaryIndex.Global> global = new ArrayList<>();
        Map<String, IndexState> states = new LinkedHashMap<>();
        table.globalSecondaryIndexes().forEach(index -> {
            global.add(new SecondaryIndex.Global(
                    index.indexName(), key(index.keySchema(), types), projection(index.projection())));
            states.put(
                    index.indexName(),
                    new IndexState(
                            Optional.ofNullable(index.indexStatusAsString()).orElse("ACTIVE"),
                            Boolean.TRUE.equals(index.backfilling()),
                            throughput(index.provisionedThroughput())));
        });
        List<SecondaryIndex.Local> local = table.localSecondaryIndexes().stream()
                .map(index -> new SecondaryIndex.Local(
                        index.indexName(), key(index.keySchema(), types), projection(index.projection())))
                .toList();
        boolean onDemand = table.billingModeSummary() != null
                && table.billingModeSummary().billingMode() == BillingMode.PAY_PER_REQUEST;
        return new TableInfo(
                new TableSchema(table.tableName(), key(table.keySchema(), types), global, local),
                Optional.ofNullable(table.tableStatusAsString()).orElse("ACTIVE"),
                onDemand,
                onDemand ? Optional.empty() : throughput(table.provisionedThroughput()),
                number(table.itemCount()),
                number(table.tableSizeBytes()),
                states,
                Optional.ofNullable(table.streamSpecification())
                        .filter(stream -> Boolean.TRUE.equals(stream.streamEnabled()))
                        .map(stream -> stream.streamViewTypeAsString()),
                Boolean.TRUE.equals(table.deletionProtectionEnabled()));
    }

    private static KeySchema key(List<KeySchemaElement> elements, Map<String, AttributeType> types) {
        List<KeyAttribute> partition = new ArrayList<>();
        List<KeyAttribute> sort = new ArrayList<>();
        for (KeySchemaElement element : elements) {
            AttributeType type = types.getOrDefault(element.attributeName(), AttributeType.S);
            (element.keyType() == KeyType.HASH ? partition : sort).add(new KeyAttribute(element.attributeName(), type));
        }
        return new KeySchema(partition, sort);
    }

    private static Projection projection(
            software.amazon.awssdk.services.dynamodb.model.@Nullable Projection projection) {
        if (projection == null || projection.projectionTypeAsString() == null) {
            return Projection.ALL;
        }
        return switch (projection.projectionTypeAsString()) {
            case "KEYS_ONLY" -> Projection.KEYS_ONLY;
            case "INCLUDE" -> Projection.including(projection.nonKeyAttributes());
            default -> Projection.ALL;
        };
    }

    private static Optional<Throughput> throughput(@Nullable ProvisionedThroughputDescription throughput) {
        return Optional.ofNullable(throughput)
                .map(units -> new Throughput(
                        units.readCapacityUnits() == null ? 0 : units.readCapacityUnits(),
                        units.writeCapacityUnits() == null ? 0 : units.writeCapacityUnits()));
    }

    private static OptionalLong number(@Nullable Long number) {
        return number == null ? OptionalLong.empty() : OptionalLong.of(number);
    }
}
