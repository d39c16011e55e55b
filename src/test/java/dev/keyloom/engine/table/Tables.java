package dev.keyloom.engine.table;

import dev.keyloom.engine.Table;
import dev.keyloom.engine.request.AttributeDefinition;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.CreateTableRequest;
import dev.keyloom.engine.request.GlobalIndexUpdate;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.IndexProjection;
import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.engine.request.ProvisionedThroughput;
import dev.keyloom.engine.request.StreamSpecification;
import dev.keyloom.engine.request.Tag;
import dev.keyloom.engine.request.UpdateTableRequest;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StoreKeys;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.Projection;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** A store of tables for tests, with a clock that is set by hand. */
final class Tables {
    static final Duration DELAY = Duration.ofMillis(30);

    final Storage storage = new MemoryStorage();
    Instant now = Instant.parse("2027-01-31T12:00:00Z");
    private final InstantSource clock = () -> now;
    final TableRegistry registry = new TableRegistry(storage, TableSettings.DEFAULT.withDelay(DELAY), clock);
    private int ids;
    final TableOperations operations =
            new TableOperations(registry, () -> "00000000-0000-4000-8000-00000000000" + ids++);

    /** A registry that reads the same storage anew. */
    TableRegistry reopened() {
        return new TableRegistry(storage, TableSettings.DEFAULT.withDelay(DELAY), clock);
    }

    void waitUntilDone() {
        now = now.plus(DELAY);
    }

    void createActive(CreateTableRequest request) {
        operations.create(request);
        waitUntilDone();
    }

    /** Puts an item into the base table alone, as before there were indexes. */
    void put(String name, Item item) {
        Table table = registry.find(name).orElseThrow();
        StoreKeys keys = StoreKeys.ofTable(table.schema().key());
        storage.write(writer -> {
            writer.put(table.map(IndexRef.PRIMARY), keys.of(item), StoredItem.of(item));
            return item;
        });
    }

    static Builder table(String name) {
        return new Builder(name);
    }

    static KeyElement partition(String attribute) {
        return new KeyElement(attribute, KeyRole.PARTITION);
    }

    static KeyElement sort(String attribute) {
        return new KeyElement(attribute, KeyRole.SORT);
    }

    static IndexDefinition index(String name, KeyElement... key) {
        return index(name, new IndexProjection(Optional.of(Projection.Kind.ALL), Optional.empty()), key);
    }

    static IndexDefinition index(String name, IndexProjection projection, KeyElement... key) {
        return new IndexDefinition(
                name, List.of(key), projection, Optional.empty(), Optional.empty(), Optional.empty());
    }

    static AttributeDefinition string(String name) {
        return new AttributeDefinition(name, AttributeType.S);
    }

    static UpdateTableRequest adding(String table, IndexDefinition index, AttributeDefinition... definitions) {
        return update(
                table, new GlobalIndexUpdate(Optional.of(index), Optional.empty(), Optional.empty()), definitions);
    }

    static UpdateTableRequest removing(String table, String index) {
        return update(table, new GlobalIndexUpdate(Optional.empty(), Optional.empty(), Optional.of(index)));
    }

    private static UpdateTableRequest update(
            String table, GlobalIndexUpdate update, AttributeDefinition... definitions) {
        return new UpdateTableRequest(
                table,
                Optional.of(List.of(definitions)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(List.of(update)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    static UpdateTableRequest capacity(
            String table, Optional<BillingMode> mode, Optional<ProvisionedThroughput> throughput) {
        return new UpdateTableRequest(
                table,
                Optional.empty(),
                mode,
                throughput,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    static UpdateTableRequest stream(String table, StreamSpecification stream) {
        return new UpdateTableRequest(
                table,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(stream),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    static UpdateTableRequest protection(String table, boolean isProtected) {
        return new UpdateTableRequest(
                table,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(isProtected),
                List.of());
    }

    /** An on-demand table with a partition key PK unless told otherwise. */
    static final class Builder {
        private final String name;
        private List<AttributeDefinition> definitions = List.of(string("PK"));
        private List<KeyElement> key = List.of(partition("PK"));
        private Optional<List<IndexDefinition>> locals = Optional.empty();
        private Optional<List<IndexDefinition>> globals = Optional.empty();
        private Optional<ProvisionedThroughput> throughput = Optional.empty();
        private Optional<StreamSpecification> stream = Optional.empty();
        private List<Tag> tags = List.of();
        private boolean isProtected;

        private Builder(String name) {
            this.name = name;
        }

        Builder definitions(AttributeDefinition... newDefinitions) {
            definitions = List.of(newDefinitions);
            return this;
        }

        Builder key(KeyElement... newKey) {
            key = List.of(newKey);
            return this;
        }

        Builder locals(IndexDefinition... indexes) {
            locals = Optional.of(List.of(indexes));
            return this;
        }

        Builder globals(IndexDefinition... indexes) {
            globals = Optional.of(List.of(indexes));
            return this;
        }

        Builder globals(List<IndexDefinition> indexes) {
            globals = Optional.of(indexes);
            return this;
        }

        Builder provisioned(long readUnits, long writeUnits) {
            throughput = Optional.of(new ProvisionedThroughput(readUnits, writeUnits));
            return this;
        }

        Builder stream(StreamSpecification newStream) {
            stream = Optional.of(newStream);
            return this;
        }

        Builder tags(Tag... newTags) {
            tags = List.of(newTags);
            return this;
        }

        Builder isProtected() {
            isProtected = true;
            return this;
        }

        CreateTableRequest build() {
            return new CreateTableRequest(
                    name,
                    definitions,
                    key,
                    locals,
                    globals,
                    throughput.isPresent() ? Optional.empty() : Optional.of(BillingMode.PAY_PER_REQUEST),
                    throughput,
                    Optional.empty(),
                    Optional.empty(),
                    stream,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(isProtected),
                    tags,
                    Optional.empty(),
                    List.of());
        }
    }
}
