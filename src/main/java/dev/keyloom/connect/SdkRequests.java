package dev.keyloom.connect;

import dev.keyloom.engine.request.BatchExecuteStatementRequest;
import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ExecuteStatementRequest;
import dev.keyloom.engine.request.ExecuteTransactionRequest;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteRequest;
import software.amazon.awssdk.services.dynamodb.model.Get;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ParameterizedStatement;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnItemCollectionMetrics;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Our requests in the SDK's form, member by member. What a request does not say is left out. */
final class SdkRequests {
    private SdkRequests() {}

    static software.amazon.awssdk.services.dynamodb.model.GetItemRequest of(GetItemRequest request) {
        return software.amazon.awssdk.services.dynamodb.model.GetItemRequest.builder()
                .tableName(request.table())
                .key(SdkValues.toSdk(request.key()))
                .projectionExpression(text(request.projection()))
                .expressionAttributeNames(names(request.attributes()))
                .consistentRead(orAbsent(request.consistentRead()))
                .returnConsumedCapacity(capacity(request.consumedCapacity()))
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.QueryRequest of(QueryRequest request) {
        return software.amazon.awssdk.services.dynamodb.model.QueryRequest.builder()
                .tableName(request.table())
                .indexName(request.index().orElse(null))
                .keyConditionExpression(text(Optional.of(request.keyCondition())))
                .filterExpression(text(request.filter()))
                .projectionExpression(text(request.projection()))
                .expressionAttributeNames(names(request.attributes()))
                .expressionAttributeValues(values(request.attributes()))
                .scanIndexForward(request.forward() ? null : Boolean.FALSE)
                .select(request.options().select().map(Enum::name).orElse(null))
                .limit(orAbsent(request.options().limit()))
                .exclusiveStartKey(request.options()
                        .exclusiveStartKey()
                        .map(SdkValues::toSdk)
                        .orElse(null))
                .consistentRead(orAbsent(request.options().consistentRead()))
                .returnConsumedCapacity(capacity(request.options().consumedCapacity()))
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.ScanRequest of(ScanRequest request) {
        return software.amazon.awssdk.services.dynamodb.model.ScanRequest.builder()
                .tableName(request.table())
                .indexName(request.index().orElse(null))
                .filterExpression(text(request.filter()))
                .projectionExpression(text(request.projection()))
                .expressionAttributeNames(names(request.attributes()))
                .expressionAttributeValues(values(request.attributes()))
                .segment(request.segment().map(ScanRequest.Segment::segment).orElse(null))
                .totalSegments(request.segment().map(ScanRequest.Segment::total).orElse(null))
                .select(request.options().select().map(Enum::name).orElse(null))
                .limit(orAbsent(request.options().limit()))
                .exclusiveStartKey(request.options()
                        .exclusiveStartKey()
                        .map(SdkValues::toSdk)
                        .orElse(null))
                .consistentRead(orAbsent(request.options().consistentRead()))
                .returnConsumedCapacity(capacity(request.options().consumedCapacity()))
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest of(BatchGetItemRequest request) {
        Map<String, KeysAndAttributes> tables = new LinkedHashMap<>();
        request.requestItems()
                .forEach((table, read) -> tables.put(
                        table,
                        KeysAndAttributes.builder()
                                .keys(read.keys().stream().map(SdkValues::toSdk).toList())
                                .projectionExpression(text(read.projection()))
                                .expressionAttributeNames(names(read.attributes()))
                                .consistentRead(orAbsent(read.consistentRead()))
                                .build()));
        return software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest.builder()
                .requestItems(tables)
                .returnConsumedCapacity(capacity(request.consumedCapacity()))
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest of(TransactGetItemsRequest request) {
        return software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest.builder()
                .transactItems(request.gets().stream()
                        .map(get -> TransactGetItem.builder()
                                .get(Get.builder()
                                        .tableName(get.table())
                                        .key(SdkValues.toSdk(get.key()))
                                        .projectionExpression(text(get.projection()))
                                        .expressionAttributeNames(names(get.attributes()))
                                        .build())
                                .build())
                        .toList())
                .returnConsumedCapacity(capacity(request.consumedCapacity()))
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.PutItemRequest of(PutItemRequest request) {
        WriteOptions options = request.options();
        return software.amazon.awssdk.services.dynamodb.model.PutItemRequest.builder()
                .tableName(request.table())
                .item(SdkValues.toSdk(request.item()))
                .conditionExpression(text(request.condition()))
                .expressionAttributeNames(names(request.attributes()))
                .expressionAttributeValues(values(request.attributes()))
                .returnValues(returned(options))
                .returnValuesOnConditionCheckFailure(onFailure(options.itemOnFailure()))
                .returnConsumedCapacity(capacity(options.consumedCapacity()))
                .returnItemCollectionMetrics(metrics(options.itemCollectionMetrics()))
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest of(UpdateItemRequest request) {
        WriteOptions options = request.options();
        return software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest.builder()
                .tableName(request.table())
                .key(SdkValues.toSdk(request.key()))
                .updateExpression(text(request.update()))
                .conditionExpression(text(request.condition()))
                .expressionAttributeNames(names(request.attributes()))
                .expressionAttributeValues(values(request.attributes()))
                .returnValues(returned(options))
                .returnValuesOnConditionCheckFailure(onFailure(options.itemOnFailure()))
                .returnConsumedCapacity(capacity(options.consumedCapacity()))
                .returnItemCollectionMetrics(metrics(options.itemCollectionMetrics()))
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest of(DeleteItemRequest request) {
        WriteOptions options = request.options();
        return software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest.builder()
                .tableName(request.table())
                .key(SdkValues.toSdk(request.key()))
                .conditionExpression(text(request.condition()))
                .expressionAttributeNames(names(request.attributes()))
                .expressionAttributeValues(values(request.attributes()))
                .returnValues(returned(options))
                .returnValuesOnConditionCheckFailure(onFailure(options.itemOnFailure()))
                .returnConsumedCapacity(capacity(options.consumedCapacity()))
                .returnItemCollectionMetrics(metrics(options.itemCollectionMetrics()))
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest of(BatchWriteItemRequest request) {
        Map<String, List<WriteRequest>> tables = new LinkedHashMap<>();
        request.requestItems()
                .forEach((table, writes) -> tables.put(
                        table, writes.stream().map(SdkRequests::write).toList()));
        return software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest.builder()
                .requestItems(tables)
                .returnConsumedCapacity(capacity(request.consumedCapacity()))
                .returnItemCollectionMetrics(metrics(request.itemCollectionMetrics()))
                .build();
    }

    private static WriteRequest write(BatchWriteItemRequest.Write write) {
        return write instanceof BatchWriteItemRequest.Put put
                ? WriteRequest.builder()
                        .putRequest(PutRequest.builder()
                                .item(SdkValues.toSdk(put.item()))
                                .build())
                        .build()
                : WriteRequest.builder()
                        .deleteRequest(DeleteRequest.builder()
                                .key(SdkValues.toSdk(((BatchWriteItemRequest.Delete) write).key()))
                                .build())
                        .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest of(
            TransactWriteItemsRequest request) {
        return software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest.builder()
                .transactItems(
                        request.actions().stream().map(SdkRequests::action).toList())
                .clientRequestToken(request.clientRequestToken().orElse(null))
                .returnConsumedCapacity(capacity(request.consumedCapacity()))
                .returnItemCollectionMetrics(metrics(request.itemCollectionMetrics()))
                .build();
    }

    private static TransactWriteItem action(TransactWriteItemsRequest.Action action) {
        TransactWriteItem.Builder item = TransactWriteItem.builder();
        String condition = text(action.condition());
        Map<String, String> names = names(action.attributes());
        Map<String, AttributeValue> values = values(action.attributes());
        ReturnValuesOnConditionCheckFailure onFailure = onFailure(action.itemOnFailure());
        if (action instanceof TransactWriteItemsRequest.Put put) {
            return item.put(Put.builder()
                            .tableName(put.table())
                            .item(SdkValues.toSdk(put.item()))
                            .conditionExpression(condition)
                            .expressionAttributeNames(names)
                            .expressionAttributeValues(values)
                            .returnValuesOnConditionCheckFailure(onFailure)
                            .build())
                    .build();
        }
        if (action instanceof TransactWriteItemsRequest.Update update) {
            return item.update(Update.builder()
                            .tableName(update.table())
                            .key(SdkValues.toSdk(update.key()))
                            .updateExpression(text(Optional.of(update.update())))
                            .conditionExpression(condition)
                            .expressionAttributeNames(names)
                            .expressionAttributeValues(values)
                            .returnValuesOnConditionCheckFailure(onFailure)
                            .build())
                    .build();
        }
        if (action instanceof TransactWriteItemsRequest.Delete delete) {
            return item.delete(Delete.builder()
                            .tableName(delete.table())
                            .key(SdkValues.toSdk(delete.key()))
                            .conditionExpression(condition)
                            .expressionAttributeNames(names)
                            .expressionAttributeValues(values)
                            .returnValuesOnConditionCheckFailure(onFailure)
                            .build())
                    .build();
        }
        TransactWriteItemsRequest.ConditionCheck check = (TransactWriteItemsRequest.ConditionCheck) action;
        return item.conditionCheck(ConditionCheck.builder()
                        .tableName(check.table())
                        .key(SdkValues.toSdk(check.key()))
                        .conditionExpression(condition)
                        .expressionAttributeNames(names)
                        .expressionAttributeValues(values)
                        .returnValuesOnConditionCheckFailure(onFailure)
                        .build())
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest of(ExecuteStatementRequest request) {
        return software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest.builder()
                .statement(request.statement())
                .parameters(parameters(request.parameters()))
                .consistentRead(orAbsent(request.consistentRead()))
                .nextToken(request.nextToken().orElse(null))
                .limit(orAbsent(request.limit()))
                .returnConsumedCapacity(capacity(request.consumedCapacity()))
                .returnValuesOnConditionCheckFailure(onFailure(request.itemOnFailure()))
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementRequest of(
            BatchExecuteStatementRequest request) {
        return software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementRequest.builder()
                .statements(request.statements().stream()
                        .map(each -> BatchStatementRequest.builder()
                                .statement(each.statement())
                                .parameters(parameters(each.parameters()))
                                .consistentRead(orAbsent(each.consistentRead()))
                                .returnValuesOnConditionCheckFailure(onFailure(each.itemOnFailure()))
                                .build())
                        .toList())
                .returnConsumedCapacity(capacity(request.consumedCapacity()))
                .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionRequest of(
            ExecuteTransactionRequest request) {
        return software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionRequest.builder()
                .transactStatements(request.statements().stream()
                        .map(each -> ParameterizedStatement.builder()
                                .statement(each.statement())
                                .parameters(parameters(each.parameters()))
                                .returnValuesOnConditionCheckFailure(onFailure(each.itemOnFailure()))
                                .build())
                        .toList())
                .clientRequestToken(request.clientRequestToken().orElse(null))
                .returnConsumedCapacity(capacity(request.consumedCapacity()))
                .build();
    }

    private static @Nullable List<AttributeValue> parameters(List<dev.keyloom.value.AttributeValue> parameters) {
        return parameters.isEmpty()
                ? null
                : parameters.stream().map(SdkValues::toSdk).toList();
    }

    private static @Nullable String text(Optional<? extends RequestExpression<?>> expression) {
        if (expression.isEmpty()) {
            return null;
        }
        if (expression.get() instanceof RequestExpression.Text<?> text) {
            return text.text();
        }
        throw new IllegalArgumentException("an expression without a text cannot be sent: " + expression.get());
    }

    private static @Nullable Map<String, String> names(ExpressionAttributes attributes) {
        return attributes.names().isEmpty() ? null : attributes.names();
    }

    private static @Nullable Map<String, AttributeValue> values(ExpressionAttributes attributes) {
        return attributes.values().isEmpty() ? null : SdkValues.toSdk(attributes.values());
    }

    private static @Nullable Boolean orAbsent(boolean value) {
        return value ? Boolean.TRUE : null;
    }

    private static @Nullable Integer orAbsent(OptionalInt value) {
        return value.isPresent() ? value.getAsInt() : null;
    }

    private static software.amazon.awssdk.services.dynamodb.model.@Nullable ReturnConsumedCapacity capacity(
            ReturnConsumedCapacity asked) {
        return asked == ReturnConsumedCapacity.NONE
                ? null
                : software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity.fromValue(asked.name());
    }

    private static @Nullable ReturnValue returned(WriteOptions options) {
        return options.returnValues() == dev.keyloom.engine.request.ReturnValues.NONE
                ? null
                : ReturnValue.fromValue(options.returnValues().name());
    }

    private static @Nullable ReturnValuesOnConditionCheckFailure onFailure(boolean item) {
        return item ? ReturnValuesOnConditionCheckFailure.ALL_OLD : null;
    }

    private static @Nullable ReturnItemCollectionMetrics metrics(boolean asked) {
        return asked ? ReturnItemCollectionMetrics.SIZE : null;
    }
}
