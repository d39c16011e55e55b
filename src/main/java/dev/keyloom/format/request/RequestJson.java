package dev.keyloom.format.request;

import dev.keyloom.engine.request.BatchExecuteStatementRequest;
import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ExecuteStatementRequest;
import dev.keyloom.engine.request.ExecuteTransactionRequest;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.format.collections.ItemJson;
import dev.keyloom.format.json.Json;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A request as the body that the service gets, member by member in the order in which people write them. What is told of
 * consumed capacity is left out: the verifier asks for it, the application need not.
 */
public final class RequestJson {
    private RequestJson() {}

    /** Returns the body of a request. */
    public static Json of(PreparedRequest request) {
        if (request instanceof PreparedRequest.Get get) {
            return of(get.request());
        }
        if (request instanceof PreparedRequest.Query query) {
            return of(query.request());
        }
        if (request instanceof PreparedRequest.Scan scan) {
            return of(scan.request());
        }
        if (request instanceof PreparedRequest.BatchGet batch) {
            return of(batch.request());
        }
        if (request instanceof PreparedRequest.TransactGet transaction) {
            return of(transaction.request());
        }
        if (request instanceof PreparedRequest.Put put) {
            return of(put.request());
        }
        if (request instanceof PreparedRequest.Update update) {
            return of(update.request());
        }
        if (request instanceof PreparedRequest.Delete delete) {
            return of(delete.request());
        }
        if (request instanceof PreparedRequest.BatchWrite batch) {
            return of(batch.request());
        }
        if (request instanceof PreparedRequest.TransactWrite transaction) {
            return of(transaction.request());
        }
        if (request instanceof PreparedRequest.Statement statement) {
            return of(statement.request());
        }
        return request instanceof PreparedRequest.StatementBatch batch
                ? of(batch.request())
                : of(((PreparedRequest.StatementTransaction) request).request());
    }

    private static Json of(GetItemRequest request) {
        Json.ObjectBuilder json =
                Json.object().put("TableName", request.table()).put("Key", ItemJson.of(request.key()));
        json.put("ProjectionExpression", text(request.projection()));
        attributes(json, request.attributes());
        return consistent(json, request.consistentRead()).build();
    }

    private static Json of(QueryRequest request) {
        Json.ObjectBuilder json = Json.object()
                .put("TableName", request.table())
                .put("IndexName", request.index().map(Json::text))
                .put("KeyConditionExpression", text(Optional.of(request.keyCondition())))
                .put("FilterExpression", text(request.filter()))
                .put("ProjectionExpression", text(request.projection()));
        attributes(json, request.attributes());
        if (!request.forward()) {
            json.put("ScanIndexForward", false);
        }
        return options(json, request.options()).build();
    }

    private static Json of(ScanRequest request) {
        Json.ObjectBuilder json = Json.object()
                .put("TableName", request.table())
                .put("IndexName", request.index().map(Json::text))
                .put("FilterExpression", text(request.filter()))
                .put("ProjectionExpression", text(request.projection()));
        attributes(json, request.attributes());
        request.segment()
                .ifPresent(segment -> json.put("Segment", segment.segment()).put("TotalSegments", segment.total()));
        return options(json, request.options()).build();
    }

    private static Json of(BatchGetItemRequest request) {
        Json.ObjectBuilder tables = Json.object();
        request.requestItems().forEach((table, read) -> {
            Json.ObjectBuilder json = Json.object()
                    .put(
                            "Keys",
                            Json.array(read.keys().stream().map(ItemJson::of).toList()))
                    .put("ProjectionExpression", text(read.projection()));
            attributes(json, read.attributes());
            tables.put(table, consistent(json, read.consistentRead()).build());
        });
        return Json.object().put("RequestItems", tables.build()).build();
    }

    private static Json of(TransactGetItemsRequest request) {
        return Json.object()
                .put(
                        "TransactItems",
                        Json.array(request.gets().stream().map(RequestJson::of).toList()))
                .build();
    }

    private static Json of(TransactGetItemsRequest.Get get) {
        Json.ObjectBuilder json = Json.object()
                .put("TableName", get.table())
                .put("Key", ItemJson.of(get.key()))
                .put("ProjectionExpression", text(get.projection()));
        return Json.object()
                .put("Get", attributes(json, get.attributes()).build())
                .build();
    }

    private static Json of(PutItemRequest request) {
        Json.ObjectBuilder json = Json.object()
                .put("TableName", request.table())
                .put("Item", ItemJson.of(request.item()))
                .put("ConditionExpression", text(request.condition()));
        return options(attributes(json, request.attributes()), request.options())
                .build();
    }

    private static Json of(UpdateItemRequest request) {
        Json.ObjectBuilder json = Json.object()
                .put("TableName", request.table())
                .put("Key", ItemJson.of(request.key()))
                .put("UpdateExpression", text(request.update()))
                .put("ConditionExpression", text(request.condition()));
        return options(attributes(json, request.attributes()), request.options())
                .build();
    }

    private static Json of(DeleteItemRequest request) {
        Json.ObjectBuilder json = Json.object()
                .put("TableName", request.table())
                .put("Key", ItemJson.of(request.key()))
                .put("ConditionExpression", text(request.condition()));
        return options(attributes(json, request.attributes()), request.options())
                .build();
    }

    private static Json of(BatchWriteItemRequest request) {
        Json.ObjectBuilder tables = Json.object();
        request.requestItems()
                .forEach((table, writes) -> tables.put(
                        table, Json.array(writes.stream().map(RequestJson::of).toList())));
        return Json.object().put("RequestItems", tables.build()).build();
    }

    private static Json of(BatchWriteItemRequest.Write write) {
        if (write instanceof BatchWriteItemRequest.Put put) {
            return Json.object()
                    .put(
                            "PutRequest",
                            Json.object().put("Item", ItemJson.of(put.item())).build())
                    .build();
        }
        BatchWriteItemRequest.Delete delete = (BatchWriteItemRequest.Delete) write;
        return Json.object()
                .put(
                        "DeleteRequest",
                        Json.object().put("Key", ItemJson.of(delete.key())).build())
                .build();
    }

    private static Json of(TransactWriteItemsRequest request) {
        return Json.object()
                .put(
                        "TransactItems",
                        Json.array(
                                request.actions().stream().map(RequestJson::of).toList()))
                .build();
    }

    private static Json of(TransactWriteItemsRequest.Action action) {
        Json.ObjectBuilder json = Json.object().put("TableName", action.table());
        String name = "ConditionCheck";
        if (action instanceof TransactWriteItemsRequest.Put put) {
            name = "Put";
            json.put("Item", ItemJson.of(put.item()));
        } else if (action instanceof TransactWriteItemsRequest.Update update) {
            name = "Update";
            json.put("Key", ItemJson.of(update.key())).put("UpdateExpression", text(Optional.of(update.update())));
        } else if (action instanceof TransactWriteItemsRequest.Delete delete) {
            name = "Delete";
            json.put("Key", ItemJson.of(delete.key()));
        } else if (action instanceof TransactWriteItemsRequest.ConditionCheck check) {
            json.put("Key", ItemJson.of(check.key()));
        }
        json.put("ConditionExpression", text(action.condition()));
        return Json.object()
                .put(name, attributes(json, action.attributes()).build())
                .build();
    }

    private static Json of(ExecuteStatementRequest request) {
        Json.ObjectBuilder json = statement(request.statement(), request.parameters());
        consistent(json, request.consistentRead());
        request.limit().ifPresent(limit -> json.put("Limit", limit));
        request.nextToken().ifPresent(token -> json.put("NextToken", token));
        return json.build();
    }

    private static Json of(BatchExecuteStatementRequest request) {
        List<Json> statements = request.statements().stream()
                .<Json>map(each -> consistent(statement(each.statement(), each.parameters()), each.consistentRead())
                        .build())
                .toList();
        return Json.object().put("Statements", Json.array(statements)).build();
    }

    private static Json of(ExecuteTransactionRequest request) {
        List<Json> statements = request.statements().stream()
                .<Json>map(
                        each -> statement(each.statement(), each.parameters()).build())
                .toList();
        return Json.object().put("TransactStatements", Json.array(statements)).build();
    }

    private static Json.ObjectBuilder statement(String statement, List<AttributeValue> parameters) {
        Json.ObjectBuilder json = Json.object().put("Statement", statement);
        return parameters.isEmpty()
                ? json
                : json.put(
                        "Parameters",
                        Json.array(parameters.stream().map(ItemJson::of).toList()));
    }

    private static Optional<Json> text(Optional<? extends RequestExpression<?>> expression) {
        return expression.map(written -> Json.text(
                written instanceof RequestExpression.Text<?> text
                        ? text.text()
                        : String.valueOf(((RequestExpression.Parsed<?>) written).expression())));
    }

    private static Json.ObjectBuilder attributes(Json.ObjectBuilder json, ExpressionAttributes attributes) {
        if (!attributes.names().isEmpty()) {
            Json.ObjectBuilder names = Json.object();
            attributes.names().entrySet().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .forEach(name -> names.put(name.getKey(), name.getValue()));
            json.put("ExpressionAttributeNames", names.build());
        }
        if (!attributes.values().isEmpty()) {
            Json.ObjectBuilder values = Json.object();
            attributes.values().entrySet().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .forEach(value -> values.put(value.getKey(), ItemJson.of(value.getValue())));
            json.put("ExpressionAttributeValues", values.build());
        }
        return json;
    }

    private static Json.ObjectBuilder consistent(Json.ObjectBuilder json, boolean consistentRead) {
        return consistentRead ? json.put("ConsistentRead", true) : json;
    }

    private static Json.ObjectBuilder options(Json.ObjectBuilder json, ReadOptions options) {
        options.select().ifPresent(select -> json.put("Select", select.name()));
        options.limit().ifPresent(limit -> json.put("Limit", limit));
        options.exclusiveStartKey().ifPresent(key -> json.put("ExclusiveStartKey", ItemJson.of(key)));
        return consistent(json, options.consistentRead());
    }

    private static Json.ObjectBuilder options(Json.ObjectBuilder json, WriteOptions options) {
        return options.returnValues() == ReturnValues.NONE
                ? json
                : json.put("ReturnValues", options.returnValues().name());
    }
}
