package dev.keyloom.wire.operation;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.wire.operation.Operation.Call;
import dev.keyloom.wire.shape.Constraints;
import dev.keyloom.wire.shape.Constraints.Violation;
import dev.keyloom.wire.shape.ItemInputs;
import dev.keyloom.wire.shape.StatementInputs;
import dev.keyloom.wire.shape.Structure;
import dev.keyloom.wire.shape.TableInputs;
import dev.keyloom.wire.value.JsonReader;
import dev.keyloom.wire.value.JsonWriter;
import dev.keyloom.wire.value.Serialization.Position;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All operations by the targets that requests name. */
public final class Operations {
    private static final String ITEMS_AND_TABLES = "DynamoDB_20120810.";
    private static final String STREAMS = "DynamoDBStreams_20120810.";

    private static final Set<String> WRITES =
            Set.of(ITEMS_AND_TABLES + "PutItem", ITEMS_AND_TABLES + "UpdateItem", ITEMS_AND_TABLES + "DeleteItem");
    private static final Set<String> READS =
            Set.of(ITEMS_AND_TABLES + "GetItem", ITEMS_AND_TABLES + "BatchGetItem", ITEMS_AND_TABLES + "Query");

    private final Map<String, Operation> operations = new LinkedHashMap<>();
    private final DynamoDbService service;
    private final Wording wording;

    public Operations(DynamoDbService service, Wording wording) {
        this.service = service;
        this.wording = wording;
        addItems();
        addTables();
        addStreams();
    }

    private void addItems() {
        add("GetItem", new Operation(ItemInputs.GET_ITEM, MemberStyle.READ, ItemOperations::get));
        add("PutItem", new Operation(ItemInputs.PUT_ITEM, MemberStyle.WRITE, ItemOperations::put));
        add("UpdateItem", new Operation(ItemInputs.UPDATE_ITEM, MemberStyle.UPDATE, ItemOperations::update));
        add("DeleteItem", new Operation(ItemInputs.DELETE_ITEM, MemberStyle.WRITE, ItemOperations::delete));
        add("Query", new Operation(ItemInputs.QUERY, MemberStyle.READ, PageOperations::query));
        add("Scan", new Operation(ItemInputs.SCAN, MemberStyle.ALL, PageOperations::scan));
        add("BatchGetItem", new Operation(ItemInputs.BATCH_GET_ITEM, MemberStyle.BATCH_GET, BatchOperations::get));
        add(
                "BatchWriteItem",
                new Operation(ItemInputs.BATCH_WRITE_ITEM, MemberStyle.BATCH_WRITE, BatchOperations::write));
        add(
                "TransactGetItems",
                new Operation(ItemInputs.TRANSACT_GET_ITEMS, MemberStyle.ALL, TransactionOperations::get));
        add(
                "TransactWriteItems",
                new Operation(ItemInputs.TRANSACT_WRITE_ITEMS, MemberStyle.ALL, TransactionOperations::write));
        add(
                "ExecuteStatement",
                new Operation(StatementInputs.EXECUTE_STATEMENT, MemberStyle.ALL, StatementOperations::execute));
        add(
                "BatchExecuteStatement",
                new Operation(
                        StatementInputs.BATCH_EXECUTE_STATEMENT, MemberStyle.ALL, StatementOperations::executeBatch));
        add(
                "ExecuteTransaction",
                new Operation(
                        StatementInputs.EXECUTE_TRANSACTION, MemberStyle.ALL, StatementOperations::executeTransaction));
    }

    private void addTables() {
        add("CreateTable", new Operation(TableInputs.CREATE_TABLE, MemberStyle.TABLE, TableOperations::create));
        add("UpdateTable", new Operation(TableInputs.UPDATE_TABLE, MemberStyle.TABLE, TableOperations::update));
        add("DeleteTable", new Operation(TableInputs.DELETE_TABLE, MemberStyle.TABLE, TableOperations::delete));
        add("DescribeTable", new Operation(TableInputs.DESCRIBE_TABLE, MemberStyle.TABLE, TableOperations::describe));
        add("ListTables", new Operation(TableInputs.LIST_TABLES, MemberStyle.ALL, TableOperations::list));
        add("DescribeLimits", new Operation(TableInputs.DESCRIBE_LIMITS, MemberStyle.ALL, TableOperations::limits));
        add(
                "DescribeEndpoints",
                new Operation(TableInputs.DESCRIBE_ENDPOINTS, MemberStyle.ALL, TableOperations::endpoints));
        add(
                "DescribeContinuousBackups",
                new Operation(
                        TableInputs.DESCRIBE_CONTINUOUS_BACKUPS,
                        MemberStyle.TABLE,
                        TableOperations::continuousBackups));
        add(
                "DescribeTimeToLive",
                new Operation(
                        TableInputs.DESCRIBE_TIME_TO_LIVE, MemberStyle.TABLE, TableOperations::describeTimeToLive));
        add(
                "UpdateTimeToLive",
                new Operation(TableInputs.UPDATE_TIME_TO_LIVE, MemberStyle.TABLE, TableOperations::updateTimeToLive));
        add("TagResource", new Operation(TableInputs.TAG_RESOURCE, MemberStyle.ALL, TableOperations::tag));
        add("UntagResource", new Operation(TableInputs.UNTAG_RESOURCE, MemberStyle.ALL, TableOperations::untag));
        add("ListTagsOfResource", new Operation(TableInputs.LIST_TAGS, MemberStyle.ALL, TableOperations::listTags));
    }

    private void addStreams() {
        addStream("ListStreams", new Operation(StatementInputs.LIST_STREAMS, MemberStyle.ALL, StreamOperations::list));
        addStream(
                "DescribeStream",
                new Operation(StatementInputs.DESCRIBE_STREAM, MemberStyle.ALL, StreamOperations::describe));
        addStream(
                "GetShardIterator",
                new Operation(StatementInputs.GET_SHARD_ITERATOR, MemberStyle.ALL, StreamOperations::shardIterator));
        addStream("GetRecords", new Operation(StatementInputs.GET_RECORDS, MemberStyle.ALL, StreamOperations::records));
    }

    private void add(String name, Operation operation) {
        operations.put(ITEMS_AND_TABLES + name, operation);
    }

    private void addStream(String name, Operation operation) {
        operations.put(STREAMS + name, operation);
    }

    /** Returns all targets. */
    public List<String> targets() {
        return List.copyOf(operations.keySet());
    }

    public boolean has(String target) {
        return operations.containsKey(target);
    }

    /**
     * Answers one request.
     *
     * @param target one of {@link #targets}
     * @param json the request, before its first token
     * @param host the host and port that the client knows
     * @param out where the answer goes; nothing may be written there if this throws
     * @throws ServiceException if the request is refused
     * @throws IOException if the request is not JSON
     */
    public void answer(String target, JsonReader json, String host, JsonWriter out) throws IOException {
        Operation operation = Optional.ofNullable(operations.get(target)).orElseThrow();
        if (json.nextToken() == null) {
            throw new IOException("No value");
        }
        Structure structure = operation.input().read(json, Position.ELEMENT);
        if (json.nextToken() != null) {
            throw new IOException("More than one value");
        }
        check(operation, structure);
        Voice voice = voice(target);
        try {
            operation.run().run(new Call(new Input(structure, voice), service, host, new Answer(out)));
        } catch (ServiceException refusal) {
            throw voice.of(refusal);
        }
    }

    private void check(Operation operation, Structure structure) {
        if (operation.style() == MemberStyle.TABLE && !structure.has("TableName")) {
            throw ServiceException.validation(
                    "The parameter 'TableName' is required but was not present in the request");
        }
        List<Violation> violations = Constraints.check(structure);
        if (!violations.isEmpty()) {
            throw operation.style().refusal(violations, wording);
        }
    }

    private Voice voice(String target) {
        if (WRITES.contains(target)) {
            return Voice.ofWrites(wording);
        }
        return READS.contains(target) ? Voice.ofReads(wording) : Voice.FORMER;
    }
}
