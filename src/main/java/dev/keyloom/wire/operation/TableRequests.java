package dev.keyloom.wire.operation;

import dev.keyloom.engine.request.AttributeDefinition;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.CreateTableRequest;
import dev.keyloom.engine.request.EncryptionSpecification;
import dev.keyloom.engine.request.GlobalIndexUpdate;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.IndexProjection;
import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.engine.request.OnDemandThroughput;
import dev.keyloom.engine.request.ProvisionedThroughput;
import dev.keyloom.engine.request.StreamSpecification;
import dev.keyloom.engine.request.StreamViewType;
import dev.keyloom.engine.request.TableClass;
import dev.keyloom.engine.request.Tag;
import dev.keyloom.engine.request.UpdateTableRequest;
import dev.keyloom.engine.request.WarmThroughput;
import dev.keyloom.schema.Projection;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.KeyRole;
import dev.keyloom.wire.shape.Structure;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Makes the engine's requests for tables. */
final class TableRequests {
    private TableRequests() {}

    static CreateTableRequest create(Structure input) {
        return new CreateTableRequest(
                input.requireText("TableName"),
                attributeDefinitions(input).orElseThrow(),
                keySchema(input),
                input.structures("LocalSecondaryIndexes").map(TableRequests::indexes),
                input.structures("GlobalSecondaryIndexes").map(TableRequests::indexes),
                billingMode(input),
                provisioned(input),
                onDemand(input),
                warm(input),
                stream(input),
                encryption(input),
                tableClass(input),
                input.bool("DeletionProtectionEnabled"),
                tags(input).orElse(List.of()),
                input.text("ResourcePolicy"),
                present(input, "GlobalTableSourceArn", "GlobalTableSettingsReplicationMode"));
    }

    static UpdateTableRequest update(Structure input) {
        return new UpdateTableRequest(
                input.requireText("TableName"),
                attributeDefinitions(input),
                billingMode(input),
                provisioned(input),
                onDemand(input),
                warm(input),
                input.structures("GlobalSecondaryIndexUpdates")
                        .map(updates ->
                                updates.stream().map(TableRequests::indexUpdate).toList()),
                stream(input),
                encryption(input),
                tableClass(input),
                input.bool("DeletionProtectionEnabled"),
                present(input, "ReplicaUpdates", "MultiRegionConsistency"));
    }

    static Optional<List<Tag>> tags(Structure input) {
        return input.structures("Tags")
                .map(tags -> tags.stream()
                        .map(tag -> new Tag(tag.requireText("Key"), tag.requireText("Value")))
                        .toList());
    }

    private static List<String> present(Structure input, String... members) {
        return Stream.of(members).filter(input::has).toList();
    }

    private static Optional<List<AttributeDefinition>> attributeDefinitions(Structure input) {
        return input.structures("AttributeDefinitions")
                .map(definitions -> definitions.stream()
                        .map(definition -> new AttributeDefinition(
                                definition.requireText("AttributeName"),
                                AttributeType.valueOf(definition.requireText("AttributeType"))))
                        .toList());
    }

    private static List<KeyElement> keySchema(Structure owner) {
        return owner.structures("KeySchema").orElseThrow().stream()
                .map(element -> new KeyElement(
                        element.requireText("AttributeName"),
                        element.requireText("KeyType").equals("HASH") ? KeyRole.PARTITION : KeyRole.SORT))
                .toList();
    }

    private static List<IndexDefinition> indexes(List<Structure> indexes) {
        return indexes.stream().map(TableRequests::index).toList();
    }

    private static IndexDefinition index(Structure index) {
        boolean isLocal = !index.shape().has("ProvisionedThroughput");
        Structure projection = index.structure("Projection").orElseThrow();
        return new IndexDefinition(
                index.requireText("IndexName"),
                keySchema(index),
                new IndexProjection(
                        projection.text("ProjectionType").map(Projection.Kind::valueOf),
                        projection.texts("NonKeyAttributes")),
                isLocal ? Optional.empty() : provisioned(index),
                isLocal ? Optional.empty() : onDemand(index),
                isLocal ? Optional.empty() : warm(index));
    }

    private static GlobalIndexUpdate indexUpdate(Structure update) {
        return new GlobalIndexUpdate(
                update.structure("Create").map(TableRequests::index),
                update.structure("Update")
                        .map(change -> new GlobalIndexUpdate.Change(
                                change.requireText("IndexName"), provisioned(change), onDemand(change), warm(change))),
                update.structure("Delete").map(deletion -> deletion.requireText("IndexName")));
    }

    private static Optional<BillingMode> billingMode(Structure input) {
        return input.text("BillingMode").map(BillingMode::valueOf);
    }

    private static Optional<ProvisionedThroughput> provisioned(Structure owner) {
        return owner.structure("ProvisionedThroughput")
                .map(units -> new ProvisionedThroughput(
                        units.number("ReadCapacityUnits").orElseThrow(),
                        units.number("WriteCapacityUnits").orElseThrow()));
    }

    private static Optional<OnDemandThroughput> onDemand(Structure owner) {
        return owner.structure("OnDemandThroughput")
                .map(units -> new OnDemandThroughput(
                        number(units, "MaxReadRequestUnits"), number(units, "MaxWriteRequestUnits")));
    }

    private static Optional<WarmThroughput> warm(Structure owner) {
        return owner.structure("WarmThroughput")
                .map(units ->
                        new WarmThroughput(number(units, "ReadUnitsPerSecond"), number(units, "WriteUnitsPerSecond")));
    }

    private static OptionalLong number(Structure owner, String member) {
        Optional<Long> number = owner.number(member);
        return number.isPresent() ? OptionalLong.of(number.get()) : OptionalLong.empty();
    }

    private static Optional<StreamSpecification> stream(Structure input) {
        return input.structure("StreamSpecification")
                .map(stream -> new StreamSpecification(
                        stream.isTrue("StreamEnabled"),
                        stream.text("StreamViewType").map(StreamViewType::valueOf)));
    }

    private static Optional<EncryptionSpecification> encryption(Structure input) {
        return input.structure("SSESpecification")
                .map(encryption -> new EncryptionSpecification(
                        encryption.bool("Enabled"), encryption.text("SSEType"), encryption.text("KMSMasterKeyId")));
    }

    private static Optional<TableClass> tableClass(Structure input) {
        return input.text("TableClass").map(TableClass::valueOf);
    }
}
