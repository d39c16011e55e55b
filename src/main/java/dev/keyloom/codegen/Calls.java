package dev.keyloom.codegen;

import dev.keyloom.codegen.Shape.Attributes;
import dev.keyloom.codegen.Shape.ByTable;
import dev.keyloom.codegen.Shape.Choice;
import dev.keyloom.codegen.Shape.Expression;
import dev.keyloom.codegen.Shape.Flag;
import dev.keyloom.codegen.Shape.Member;
import dev.keyloom.codegen.Shape.Series;
import dev.keyloom.codegen.Shape.Struct;
import dev.keyloom.codegen.Shape.Text;
import dev.keyloom.codegen.Shape.Value;
import dev.keyloom.codegen.Shape.Whole;
import dev.keyloom.engine.request.BatchExecuteStatementRequest;
import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ExecuteStatementRequest;
import dev.keyloom.engine.request.ExecuteTransactionRequest;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.Select;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Takes requests apart into their members by the service's names. */
final class Calls {
    private Calls() {}

    /** Returns a request as programs write it. */
    static Call of(PreparedRequest request) {
        Members members = new Members();
        Answer answer = answer(request, members);
        return new Call(request.operation(), members.struct(request.operation()), answer);
    }

    private static Answer answer(PreparedRequest request, Members members) {
        if (request instanceof PreparedRequest.Get get) {
            return get(get.request(), members);
        }
        if (request instanceof PreparedRequest.Query query) {
            return query(query.request(), members);
        }
        if (request instanceof PreparedRequest.Scan scan) {
            return scan(scan.request(), members);
        }
        if (request instanceof PreparedRequest.BatchGet batch) {
            return batchGet(batch.request(), members);
        }
        if (request instanceof PreparedRequest.TransactGet transaction) {
            return transactGet(transaction.request(), members);
        }
        if (request instanceof PreparedRequest.Put put) {
            return put(put.request(), members);
        }
        if (request instanceof PreparedRequest.Update update) {
            return update(update.request(), members);
        }
        if (request instanceof PreparedRequest.Delete delete) {
            return delete(delete.request(), members);
        }
        if (request instanceof PreparedRequest.BatchWrite batch) {
            return batchWrite(batch.request(), members);
        }
        if (request instanceof PreparedRequest.TransactWrite transaction) {
            return transactWrite(transaction.request(), members);
        }
        if (request instanceof PreparedRequest.Statement statement) {
            return statement(statement.request(), members);
        }
        return request instanceof PreparedRequest.StatementBatch batch
                ? statementBatch(batch.request(), members)
                : statementTransaction(((PreparedRequest.StatementTransaction) request).request(), members);
    }

    private static Answer get(GetItemRequest request, Members members) {
        members.text("TableName", request.table())
                .item("Key", request.key())
                .all(new SentExpressions(request.attributes()).projection(request.projection()))
                .flag("ConsistentRead", request.consistentRead());
        return Answer.ITEM;
    }

    private static Answer query(QueryRequest request, Members members) {
        members.text("TableName", request.table());
        request.index().ifPresent(index -> members.text("IndexName", index));
        members.all(new SentExpressions(request.attributes())
                .keyCondition(request.keyCondition())
                .filter(request.filter())
                .projection(request.projection()));
        if (!request.forward()) {
            members.put("ScanIndexForward", new Flag(false));
        }
        return read(request.options(), members);
    }

    private static Answer scan(ScanRequest request, Members members) {
        members.text("TableName", request.table());
        request.index().ifPresent(index -> members.text("IndexName", index));
        members.all(new SentExpressions(request.attributes())
                .filter(request.filter())
                .projection(request.projection()));
        request.segment()
                .ifPresent(segment -> members.put("Segment", new Whole(segment.segment()))
                        .put("TotalSegments", new Whole(segment.total())));
        return read(request.options(), members);
    }

    private static Answer read(ReadOptions options, Members members) {
        options.select().ifPresent(select -> members.put("Select", new Choice("Select", select.name())));
        options.limit().ifPresent(limit -> members.put("Limit", new Whole(limit)));
        options.exclusiveStartKey().ifPresent(key -> members.item("ExclusiveStartKey", key));
        members.flag("ConsistentRead", options.consistentRead());
        return options.select().equals(Optional.of(Select.COUNT)) ? Answer.COUNT : Answer.PAGES;
    }

    private static Answer batchGet(BatchGetItemRequest request, Members members) {
        Map<String, Shape> tables = new LinkedHashMap<>();
        request.requestItems()
                .forEach((table, read) -> tables.put(
                        table,
                        new Members()
                                .put(
                                        "Keys",
                                        new Series(
                                                Series.ATTRIBUTE_MAP,
                                                read.keys().stream()
                                                        .map(key -> new Attributes(key.toMap()))
                                                        .toList()))
                                .all(new SentExpressions(read.attributes()).projection(read.projection()))
                                .flag("ConsistentRead", read.consistentRead())
                                .struct("KeysAndAttributes")));
        members.put("RequestItems", new ByTable("KeysAndAttributes", tables));
        return Answer.KEYS_LEFT;
    }

    private static Answer transactGet(TransactGetItemsRequest request, Members members) {
        List<Struct> gets = request.gets().stream()
                .map(get -> new Members()
                        .text("TableName", get.table())
                        .item("Key", get.key())
                        .all(new SentExpressions(get.attributes()).projection(get.projection()))
                        .struct("Get"))
                .map(get -> new Members().put("Get", get).struct("TransactGetItem"))
                .toList();
        members.put("TransactItems", new Series("TransactGetItem", gets));
        return Answer.RESPONSES;
    }

    private static Answer put(PutItemRequest request, Members members) {
        members.text("TableName", request.table())
                .item("Item", request.item())
                .all(new SentExpressions(request.attributes()).condition(request.condition()));
        return write(request.options(), members);
    }

    private static Answer update(UpdateItemRequest request, Members members) {
        members.text("TableName", request.table())
                .item("Key", request.key())
                .all(new SentExpressions(request.attributes())
                        .update(request.update())
                        .condition(request.condition()));
        return write(request.options(), members);
    }

    private static Answer delete(DeleteItemRequest request, Members members) {
        members.text("TableName", request.table())
                .item("Key", request.key())
                .all(new SentExpressions(request.attributes()).condition(request.condition()));
        return write(request.options(), members);
    }

    private static Answer write(WriteOptions options, Members members) {
        members.itemOnFailure(options.itemOnFailure());
        if (options.returnValues() == ReturnValues.NONE) {
            return Answer.NOTHING;
        }
        members.put(
                "ReturnValues", new Choice("ReturnValue", options.returnValues().name()));
        return Answer.ATTRIBUTES;
    }

    private static Answer batchWrite(BatchWriteItemRequest request, Members members) {
        Map<String, Shape> tables = new LinkedHashMap<>();
        request.requestItems()
                .forEach((table, writes) -> tables.put(
                        table,
                        new Series(
                                "WriteRequest",
                                writes.stream().map(Calls::write).toList())));
        members.put("RequestItems", new ByTable("WriteRequest", tables));
        return Answer.WRITES_LEFT;
    }

    private static Struct write(BatchWriteItemRequest.Write write) {
        Members members = new Members();
        if (write instanceof BatchWriteItemRequest.Put put) {
            members.put("PutRequest", new Members().item("Item", put.item()).struct("PutRequest"));
        } else if (write instanceof BatchWriteItemRequest.Delete delete) {
            members.put("DeleteRequest", new Members().item("Key", delete.key()).struct("DeleteRequest"));
        }
        return members.struct("WriteRequest");
    }

    private static Answer transactWrite(TransactWriteItemsRequest request, Members members) {
        members.put(
                "TransactItems",
                new Series(
                        "TransactWriteItem",
                        request.actions().stream().map(Calls::action).toList()));
        request.clientRequestToken().ifPresent(token -> members.text("ClientRequestToken", token));
        return Answer.NOTHING;
    }

    private static Struct action(TransactWriteItemsRequest.Action action) {
        Members members = new Members().text("TableName", action.table());
        SentExpressions expressions = new SentExpressions(action.attributes());
        String name = "ConditionCheck";
        if (action instanceof TransactWriteItemsRequest.Put put) {
            name = "Put";
            members.item("Item", put.item());
        } else if (action instanceof TransactWriteItemsRequest.Update update) {
            name = "Update";
            members.item("Key", update.key());
            expressions.update(Optional.of(update.update()));
        } else if (action instanceof TransactWriteItemsRequest.Delete delete) {
            name = "Delete";
            members.item("Key", delete.key());
        } else if (action instanceof TransactWriteItemsRequest.ConditionCheck check) {
            members.item("Key", check.key());
        }
        members.all(expressions.condition(action.condition())).itemOnFailure(action.itemOnFailure());
        return new Members().put(name, members.struct(name)).struct("TransactWriteItem");
    }

    private static Answer statement(ExecuteStatementRequest request, Members members) {
        members.statement(request.statement(), request.parameters())
                .flag("ConsistentRead", request.consistentRead())
                .itemOnFailure(request.itemOnFailure());
        request.limit().ifPresent(limit -> members.put("Limit", new Whole(limit)));
        request.nextToken().ifPresent(token -> members.text("NextToken", token));
        boolean isRead =
                request.statement().stripLeading().toUpperCase(Locale.ROOT).startsWith("SELECT");
        return isRead ? Answer.TOKENS : Answer.ITEMS;
    }

    private static Answer statementBatch(BatchExecuteStatementRequest request, Members members) {
        List<Struct> statements = request.statements().stream()
                .map(each -> new Members()
                        .statement(each.statement(), each.parameters())
                        .flag("ConsistentRead", each.consistentRead())
                        .itemOnFailure(each.itemOnFailure())
                        .struct("BatchStatementRequest"))
                .toList();
        members.put("Statements", new Series("BatchStatementRequest", statements));
        return Answer.ITEMS_AND_ERRORS;
    }

    private static Answer statementTransaction(ExecuteTransactionRequest request, Members members) {
        List<Struct> statements = request.statements().stream()
                .map(each -> new Members()
                        .statement(each.statement(), each.parameters())
                        .itemOnFailure(each.itemOnFailure())
                        .struct("ParameterizedStatement"))
                .toList();
        members.put("TransactStatements", new Series("ParameterizedStatement", statements));
        request.clientRequestToken().ifPresent(token -> members.text("ClientRequestToken", token));
        return Answer.RESPONSES;
    }

    /** Collects the members of one structure. */
    private static final class Members {
        private final List<Shape.Member> members = new ArrayList<>();

        Members put(String name, Shape value) {
            members.add(new Member(name, value));
            return this;
        }

        Members text(String name, String text) {
            return put(name, new Text(text));
        }

        Members item(String name, Item item) {
            return put(name, new Attributes(item.toMap()));
        }

        Members all(SentExpressions expressions) {
            members.addAll(expressions.members());
            return this;
        }

        Members statement(String statement, List<AttributeValue> parameters) {
            put("Statement", new Expression(statement));
            return parameters.isEmpty()
                    ? this
                    : put(
                            "Parameters",
                            new Series(
                                    "AttributeValue",
                                    parameters.stream().map(Value::new).toList()));
        }

        /** Names a member only if it is wanted: absent says no. */
        Members flag(String name, boolean isWanted) {
            return isWanted ? put(name, new Flag(true)) : this;
        }

        Members itemOnFailure(boolean isWanted) {
            String name = "ReturnValuesOnConditionCheckFailure";
            return isWanted ? put(name, new Choice(name, "ALL_OLD")) : this;
        }

        Struct struct(String type) {
            return new Struct(type, members);
        }
    }
}
