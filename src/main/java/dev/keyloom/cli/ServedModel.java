package dev.keyloom.cli;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.AttributeDefinition;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.BatchWriteItemRequest.Put;
import dev.keyloom.engine.request.BatchWriteItemRequest.Write;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.CreateTableRequest;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.IndexProjection;
import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.KeyRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts a model's tables with the items of its sample records into the embedded engine. */
final class ServedModel {
    private static final int BATCH = 25;

    private final DynamoDbService service;

    /** @param service whose tables are active as soon as they are made */
    ServedModel(DynamoDbService service) {
        this.service = service;
    }

    /**
     * Makes a table and fills it; a table of the name that is there is left as it is.
     *
     * @throws CommandFailure if the engine refuses the table or an item of it, as the service would
     */
    void load(TableContents contents) throws CommandFailure {
        TableSchema schema = contents.table().schema();
        try {
            if (exists(schema.name())) {
                return;
            }
            service.tables().create(request(schema));
            List<Write> batch = new ArrayList<>();
            for (MaterializedItem item : contents.primary().entries()) {
                batch.add(new Put(item.attributes()));
                if (batch.size() == BATCH) {
                    write(schema.name(), batch);
                    batch.clear();
                }
            }
            if (!batch.isEmpty()) {
                write(schema.name(), batch);
            }
        } catch (ServiceException refusal) {
            throw new CommandFailure(
                    ExitCode.UNREADABLE_INPUT,
                    "table " + schema.name() + " cannot be served: " + refusal.text()
                            + "; \"keyloom check\" may tell more",
                    refusal);
        }
    }

    private boolean exists(String table) {
        try {
            service.tables().describe(table);
            return true;
        } catch (ServiceException refusal) {
            if (refusal.code() == ErrorCode.RESOURCE_NOT_FOUND) {
                return false;
            }
            throw refusal;
        }
    }

    private void write(String table, List<Write> batch) {
        service.items()
                .batchWriteItem(new BatchWriteItemRequest(
                        Map.of(table, List.copyOf(batch)), ReturnConsumedCapacity.NONE, false));
    }

    private static CreateTableRequest request(TableSchema schema) {
        return new CreateTableRequest(
                schema.name(),
                schema.keyAttributes().stream()
                        .map(attribute -> new AttributeDefinition(attribute.name(), attribute.type()))
                        .toList(),
                keyElements(schema.key()),
                indexes(schema.localIndexes()),
                indexes(schema.globalIndexes()),
                Optional.of(BillingMode.PAY_PER_REQUEST),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of());
    }

    private static List<KeyElement> keyElements(KeySchema key) {
        List<KeyElement> elements = new ArrayList<>();
        key.partition().forEach(attribute -> elements.add(new KeyElement(attribute.name(), KeyRole.PARTITION)));
        key.sort().forEach(attribute -> elements.add(new KeyElement(attribute.name(), KeyRole.SORT)));
        return elements;
    }

    private static Optional<List<IndexDefinition>> indexes(List<? extends SecondaryIndex> indexes) {
        List<IndexDefinition> definitions = new ArrayList<>();
        for (SecondaryIndex index : indexes) {
            Projection projection = index.projection();
            definitions.add(new IndexDefinition(
                    index.name(),
                    keyElements(index.key()),
                    new IndexProjection(
                            Optional.of(projection.kind()),
                            projection.kind() == Projection.Kind.INCLUDE
                                    ? Optional.of(projection.attributes())
                                    : Optional.empty()),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty()));
        }
        return definitions.isEmpty() ? Optional.empty() : Optional.of(definitions);
    }
}
