package dev.keyloom.pattern;

import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Action;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes the request of a pattern's writing step. */
final class WriteRequests {
    private final DataModel model;
    private final StepRequests steps;

    WriteRequests(DataModel model, StepRequests steps) {
        this.model = model;
        this.steps = steps;
    }

    /**
     * Returns the request of a write.
     *
     * @throws PatternFault if the step cannot be sent
     */
    PreparedRequest of(Step step, Arguments arguments) {
        return switch (step.operation()) {
            case PUT_ITEM, UPDATE_ITEM, DELETE_ITEM -> single(step, arguments);
            case TRANSACT_WRITE_ITEMS ->
                new PreparedRequest.TransactWrite(new TransactWriteItemsRequest(
                        step.actions().stream()
                                .flatMap(action -> actions(action, arguments))
                                .toList(),
                        Optional.empty(),
                        ReturnConsumedCapacity.INDEXES,
                        false));
            case BATCH_WRITE_ITEM -> batch(step, arguments);
            case CONDITION_CHECK -> throw new PatternFault(VerdictPhrases.LONE_CHECK.with());
            case GET_ITEM, QUERY, SCAN, BATCH_GET_ITEM, TRANSACT_GET_ITEMS ->
                throw new IllegalArgumentException("Not a write: " + step.operation());
        };
    }

    private PreparedRequest single(Step step, Arguments arguments) {
        Parts parts = new Parts(step, arguments);
        WriteOptions options = new WriteOptions(returnValues(step), true, ReturnConsumedCapacity.INDEXES, false);
        return switch (step.operation()) {
            case PUT_ITEM ->
                new PreparedRequest.Put(new PutItemRequest(
                        parts.table.name(), parts.keys.item(arguments), parts.condition, parts.attributes(), options));
            case UPDATE_ITEM ->
                new PreparedRequest.Update(new UpdateItemRequest(
                        parts.table.name(),
                        parts.keys.key(arguments),
                        parts.update,
                        parts.condition,
                        parts.attributes(),
                        options));
            default ->
                new PreparedRequest.Delete(new DeleteItemRequest(
                        parts.table.name(), parts.keys.key(arguments), parts.condition, parts.attributes(), options));
        };
    }

    private Stream<Action> actions(Step action, Arguments arguments) {
        return StepRequests.fanOut(action, arguments).stream().map(each -> action(action, each));
    }

    private Action action(Step action, Arguments arguments) {
        Parts parts = new Parts(action, arguments);
        return switch (action.operation()) {
            case PUT_ITEM ->
                new TransactWriteItemsRequest.Put(
                        parts.table.name(), parts.keys.item(arguments), parts.condition, parts.attributes(), true);
            case UPDATE_ITEM ->
                new TransactWriteItemsRequest.Update(
                        parts.table.name(),
                        parts.keys.key(arguments),
                        parts.update.orElseThrow(() -> new PatternFault(VerdictPhrases.NO_UPDATE.with())),
                        parts.condition,
                        parts.attributes(),
                        true);
            case DELETE_ITEM ->
                new TransactWriteItemsRequest.Delete(
                        parts.table.name(), parts.keys.key(arguments), parts.condition, parts.attributes(), true);
            case CONDITION_CHECK -> {
                if (parts.condition.isEmpty()) {
                    throw new PatternFault(VerdictPhrases.NO_CONDITION.with());
                }
                yield new TransactWriteItemsRequest.ConditionCheck(
                        parts.table.name(), parts.keys.key(arguments), parts.condition, parts.attributes(), true);
            }
            case GET_ITEM, QUERY, SCAN, BATCH_GET_ITEM, TRANSACT_GET_ITEMS, TRANSACT_WRITE_ITEMS, BATCH_WRITE_ITEM ->
                throw new PatternFault(
                        VerdictPhrases.NO_ACTION.with(action.operation().serviceName()));
        };
    }

    private PreparedRequest batch(Step step, Arguments arguments) {
        Map<String, List<BatchWriteItemRequest.Write>> writes = new LinkedHashMap<>();
        List<Step> actions = step.actions().isEmpty() ? List.of(step) : step.actions();
        for (Step action : actions) {
            for (Arguments each : StepRequests.fanOut(action, arguments)) {
                EntityKeys keys = new EntityKeys(steps, model, action);
                String table = steps.tableOf(keys.entity()).name();
                if (action.condition().isPresent()) {
                    throw new PatternFault(VerdictPhrases.BATCH_CONDITION.with());
                }
                if (action.operation() == Operation.UPDATE_ITEM) {
                    throw new PatternFault(VerdictPhrases.BATCH_UPDATE.with());
                }
                writes.computeIfAbsent(table, name -> new ArrayList<>())
                        .add(
                                action.operation() == Operation.DELETE_ITEM
                                        ? new BatchWriteItemRequest.Delete(keys.key(each))
                                        : new BatchWriteItemRequest.Put(keys.item(each)));
            }
        }
        return new PreparedRequest.BatchWrite(new BatchWriteItemRequest(writes, ReturnConsumedCapacity.INDEXES, false));
    }

    private static ReturnValues returnValues(Step step) {
        return step.returnValues()
                .flatMap(name -> Stream.of(ReturnValues.values())
                        .filter(value -> value.name().equals(name))
                        .findFirst())
                .orElse(ReturnValues.NONE);
    }

    /** What all writes have in common. */
    private final class Parts {
        final EntityKeys keys;
        final Table table;
        final Optional<RequestExpression<Formula>> condition;
        final Optional<RequestExpression<UpdateExpression>> update;
        private final WrittenExpressions written;

        Parts(Step step, Arguments arguments) {
            keys = new EntityKeys(steps, model, step);
            table = steps.tableOf(keys.entity());
            written = new WrittenExpressions(
                    arguments, new AttributeTypes(Optional.of(table), List.of(keys.entity())), steps.cache());
            condition = written.condition("condition", step.condition());
            update = step.update().map(written::update);
        }

        ExpressionAttributes attributes() {
            return written.attributes();
        }
    }
}
