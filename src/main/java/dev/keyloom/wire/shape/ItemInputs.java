package dev.keyloom.wire.shape;

import static dev.keyloom.wire.shape.Shape.Scalar.BOOLEAN;
import static dev.keyloom.wire.shape.Shape.Scalar.INTEGER;
import static dev.keyloom.wire.shape.Shape.Scalar.STRING;

import dev.keyloom.wire.shape.Shape.MapOf;
import dev.keyloom.wire.shape.Shape.StructureOf;

/**
 * The inputs of the operations on items. Members stand in the order in which the service reports what is wrong with them.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Operations_Amazon_DynamoDB.html">AWS: operations</a>
 */
public final class ItemInputs {
    public static final StructureOf GET_ITEM = new StructureOf(
            "GetItemInput",
            Parts.CONSUMED_CAPACITY,
            Parts.ATTRIBUTES_TO_GET,
            Parts.TABLE_NAME,
            Parts.KEY,
            Parts.CONSISTENT_READ,
            Parts.PROJECTION,
            Parts.NAMES);

    public static final StructureOf PUT_ITEM = new StructureOf(
            "PutItemInput",
            Parts.CONSUMED_CAPACITY,
            Parts.TABLE_NAME,
            Member.required("Item", Parts.VALUES),
            Parts.CONDITIONAL_OPERATOR,
            Parts.EXPECTED,
            Parts.RETURN_VALUES,
            Parts.COLLECTION_METRICS,
            Parts.ON_FAILURE,
            Parts.CONDITION,
            Parts.EXPRESSION_VALUES,
            Parts.NAMES);

    public static final StructureOf DELETE_ITEM = new StructureOf(
            "DeleteItemInput",
            Parts.CONSUMED_CAPACITY,
            Parts.TABLE_NAME,
            Parts.RETURN_VALUES,
            Parts.COLLECTION_METRICS,
            Parts.KEY,
            Parts.CONDITIONAL_OPERATOR,
            Parts.EXPECTED,
            Parts.ON_FAILURE,
            Parts.CONDITION,
            Parts.EXPRESSION_VALUES,
            Parts.NAMES);

    public static final StructureOf UPDATE_ITEM = new StructureOf(
            "UpdateItemInput",
            Parts.CONSUMED_CAPACITY,
            Parts.TABLE_NAME,
            Parts.COLLECTION_METRICS,
            Parts.RETURN_VALUES,
            Parts.CONDITIONAL_OPERATOR,
            Parts.KEY,
            Parts.EXPECTED,
            Member.of(
                    "AttributeUpdates",
                    new MapOf(
                            "AttributeValueUpdate",
                            new StructureOf(
                                    "AttributeValueUpdate",
                                    Member.of("Action", STRING, Rules.oneOf("ADD", "DELETE", "PUT")),
                                    Member.of("Value", Parts.VALUE)),
                            Rules.NONE,
                            Rules.NONE)),
            Parts.ON_FAILURE,
            Parts.CONDITION,
            Member.of("UpdateExpression", STRING),
            Parts.EXPRESSION_VALUES,
            Parts.NAMES);

    public static final StructureOf QUERY = new StructureOf(
            "QueryInput",
            Parts.SELECT,
            Parts.INDEX_NAME,
            Parts.CONSUMED_CAPACITY,
            Parts.conditions("QueryFilter"),
            Parts.TABLE_NAME,
            Parts.CONDITIONAL_OPERATOR,
            Parts.ATTRIBUTES_TO_GET,
            Parts.LIMIT,
            Parts.conditions("KeyConditions"),
            Parts.START_KEY,
            Parts.CONSISTENT_READ,
            Member.of("ScanIndexForward", BOOLEAN),
            Member.of("KeyConditionExpression", STRING),
            Parts.FILTER,
            Parts.PROJECTION,
            Parts.EXPRESSION_VALUES,
            Parts.NAMES);

    public static final StructureOf SCAN = new StructureOf(
            "ScanInput",
            Parts.SELECT,
            Parts.INDEX_NAME,
            Member.of("TotalSegments", INTEGER, Rules.NONE.from(1).to(1_000_000)),
            Parts.CONSUMED_CAPACITY,
            Parts.TABLE_NAME,
            Parts.CONDITIONAL_OPERATOR,
            Parts.conditions("ScanFilter"),
            Member.of("Segment", INTEGER, Rules.NONE.from(0).to(999_999)),
            Parts.LIMIT,
            Parts.ATTRIBUTES_TO_GET,
            Parts.START_KEY,
            Parts.CONSISTENT_READ,
            Parts.FILTER,
            Parts.PROJECTION,
            Parts.EXPRESSION_VALUES,
            Parts.NAMES);

    public static final StructureOf BATCH_GET_ITEM = new StructureOf(
            "BatchGetItemInput",
            Member.of(
                    "RequestItems",
                    new MapOf(
                            "KeysAndAttributes",
                            new StructureOf(
                                    "KeysAndAttributes",
                                    Member.of(
                                            "Keys",
                                            Parts.list(Parts.VALUES),
                                            Rules.NONE.required().length(1, 100)),
                                    Parts.ATTRIBUTES_TO_GET,
                                    Parts.CONSISTENT_READ,
                                    Parts.PROJECTION,
                                    Parts.NAMES),
                            Parts.NAME_OF_MANY.butFor(name -> name.startsWith("arn:")),
                            Rules.NONE),
                    Rules.NONE.required().atLeastLong(1)),
            Parts.CONSUMED_CAPACITY);

    public static final StructureOf BATCH_WRITE_ITEM = new StructureOf(
            "BatchWriteItemInput",
            Parts.CONSUMED_CAPACITY,
            Parts.COLLECTION_METRICS,
            Member.of(
                    "RequestItems",
                    new MapOf(
                            "java.util.List<com.amazonaws.dynamodb.v20120810.WriteRequest>",
                            Parts.list(new StructureOf(
                                    "WriteRequest",
                                    Member.of(
                                            "PutRequest",
                                            new StructureOf("PutRequest", Member.required("Item", Parts.VALUES))),
                                    Member.of("DeleteRequest", new StructureOf("DeleteRequest", Parts.KEY)))),
                            Parts.NAME_OF_MANY.butFor(name -> name.startsWith("arn:")),
                            Rules.NONE.length(1, 25)),
                    Rules.NONE.required().atLeastLong(1)));

    public static final StructureOf TRANSACT_GET_ITEMS = new StructureOf(
            "TransactGetItemsInput",
            Member.of(
                    "TransactItems",
                    Parts.list(new StructureOf(
                            "TransactGetItem",
                            Member.required(
                                    "Get",
                                    new StructureOf(
                                            "Get", Parts.TABLE_NAME, Parts.KEY, Parts.PROJECTION, Parts.NAMES)))),
                    Rules.NONE.required().length(1, 100)),
            Parts.CONSUMED_CAPACITY);

    public static final StructureOf TRANSACT_WRITE_ITEMS = new StructureOf(
            "TransactWriteItemsInput",
            Member.of(
                    "TransactItems",
                    Parts.list(new StructureOf(
                            "TransactWriteItem",
                            Member.of(
                                    "ConditionCheck",
                                    new StructureOf(
                                            "ConditionCheck",
                                            Parts.KEY,
                                            Parts.TABLE_NAME,
                                            Member.required("ConditionExpression", STRING),
                                            Parts.NAMES,
                                            Parts.EXPRESSION_VALUES,
                                            Parts.ON_FAILURE)),
                            Member.of(
                                    "Put",
                                    new StructureOf(
                                            "Put",
                                            Member.required("Item", Parts.VALUES),
                                            Parts.TABLE_NAME,
                                            Parts.CONDITION,
                                            Parts.NAMES,
                                            Parts.EXPRESSION_VALUES,
                                            Parts.ON_FAILURE)),
                            Member.of(
                                    "Delete",
                                    new StructureOf(
                                            "Delete",
                                            Parts.KEY,
                                            Parts.TABLE_NAME,
                                            Parts.CONDITION,
                                            Parts.NAMES,
                                            Parts.EXPRESSION_VALUES,
                                            Parts.ON_FAILURE)),
                            Member.of(
                                    "Update",
                                    new StructureOf(
                                            "Update",
                                            Parts.KEY,
                                            Member.required("UpdateExpression", STRING),
                                            Parts.TABLE_NAME,
                                            Parts.CONDITION,
                                            Parts.NAMES,
                                            Parts.EXPRESSION_VALUES,
                                            Parts.ON_FAILURE)))),
                    Rules.NONE.required().length(1, 100)),
            Parts.TOKEN,
            Parts.CONSUMED_CAPACITY,
            Parts.COLLECTION_METRICS);

    private ItemInputs() {}
}
