package dev.keyloom.wire.operation;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.ScanRequest.Segment;
import dev.keyloom.engine.request.Select;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.value.Item;
import dev.keyloom.wire.operation.Operation.Call;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Query and Scan. */
final class PageOperations {
    private static final String PROJECTION = "ProjectionExpression";
    private static final String FILTER = "FilterExpression";
    private static final String KEY_CONDITION = "KeyConditionExpression";

    private PageOperations() {}

    static void query(Call call) {
        Input input = call.input();
        input.requireOneStyle(
                List.of(PROJECTION, FILTER, KEY_CONDITION),
                List.of("AttributesToGet", "QueryFilter", "ConditionalOperator", "KeyConditions"));
        Optional<RequestExpression<Formula>> filter = Legacy.filter(input, "QueryFilter");
        Optional<RequestExpression<ProjectionExpression>> projection = Legacy.projection(input);
        Optional<Item> startKey = input.startKey();
        boolean hasKeyCondition =
                input.structure().has(KEY_CONDITION) || input.structure().has("KeyConditions");
        if (!hasKeyCondition) {
            throw ServiceException.validation(
                    "Either the KeyConditions or KeyConditionExpression parameter must be specified in the request.");
        }
        requireFittingSelect(input);
        ExpressionAttributes placeholders = input.placeholders();
        RequestExpression<KeyCondition> keyCondition = Legacy.keyCondition(input);
        page(
                call,
                call.service()
                        .items()
                        .query(new QueryRequest(
                                input.table(),
                                input.structure().text("IndexName"),
                                keyCondition,
                                Legacy.unindexable(input),
                                filter,
                                projection,
                                placeholders,
                                input.structure().bool("ScanIndexForward").orElse(true),
                                options(input, startKey))));
    }

    static void scan(Call call) {
        Input input = call.input();
        input.requireOneStyle(
                List.of(PROJECTION, FILTER), List.of("AttributesToGet", "ScanFilter", "ConditionalOperator"));
        Optional<RequestExpression<ProjectionExpression>> projection = Legacy.projection(input);
        Optional<RequestExpression<Formula>> filter = Legacy.filter(input, "ScanFilter");
        Optional<Item> startKey = input.startKey();
        Optional<Segment> segment = segment(input);
        requireFittingSelect(input);
        ExpressionAttributes placeholders = input.placeholders();
        page(
                call,
                call.service()
                        .items()
                        .scan(new ScanRequest(
                                input.table(),
                                input.structure().text("IndexName"),
                                filter,
                                projection,
                                placeholders,
                                segment,
                                options(input, startKey))));
    }

    /** A choice of attributes and the names of some go together only in one way. */
    private static void requireFittingSelect(Input input) {
        Optional<String> select = input.structure().text("Select");
        List<String> projections = Stream.of(PROJECTION, "AttributesToGet")
                .filter(input.structure()::has)
                .toList();
        if (select.isEmpty()) {
            return;
        }
        boolean isSpecific = select.get().equals(Select.SPECIFIC_ATTRIBUTES.name());
        if (isSpecific && projections.isEmpty()) {
            throw ServiceException.validation("One or more parameter values were invalid: Must specify the"
                    + " AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES");
        }
        if (!isSpecific && !projections.isEmpty()) {
            throw ServiceException.validation("One or more parameter values were invalid: Cannot specify the "
                    + projections.get(0) + " when choosing to get " + select.get());
        }
    }

    private static Optional<Segment> segment(Input input) {
        OptionalInt segment = input.integer("Segment");
        OptionalInt total = input.integer("TotalSegments");
        if (segment.isEmpty() && total.isEmpty()) {
            return Optional.empty();
        }
        if (total.isEmpty()) {
            throw ServiceException.validation("The TotalSegments parameter is required but was not present in the"
                    + " request when Segment parameter is present");
        }
        if (segment.isEmpty()) {
            throw ServiceException.validation("The Segment parameter is required but was not present in the request"
                    + " when parameter TotalSegments is present");
        }
        if (segment.getAsInt() >= total.getAsInt()) {
            throw ServiceException.validation("The Segment parameter is zero-based and must be less than parameter"
                    + " TotalSegments: Segment: " + segment.getAsInt() + " is not less than TotalSegments: "
                    + total.getAsInt());
        }
        return Optional.of(new Segment(segment.getAsInt(), total.getAsInt()));
    }

    private static ReadOptions options(Input input, Optional<Item> startKey) {
        return new ReadOptions(
                input.structure().text("Select").map(Select::valueOf),
                input.integer("Limit"),
                startKey,
                input.structure().isTrue("ConsistentRead"),
                input.consumedCapacity());
    }

    private static void page(Call call, ReadResult result) {
        Answer answer = call.answer();
        answer.object(() -> {
            if (result.items().isPresent()) {
                answer.list("Items", result.items().get(), answer::item);
            }
            answer.number("Count", result.count());
            answer.number("ScannedCount", result.scannedCount());
            answer.item("LastEvaluatedKey", result.lastEvaluatedKey());
            answer.capacity(result.consumedCapacity());
        });
    }
}
