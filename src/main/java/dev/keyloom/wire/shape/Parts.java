package dev.keyloom.wire.shape;

import static dev.keyloom.wire.shape.Shape.Scalar.BOOLEAN;
import static dev.keyloom.wire.shape.Shape.Scalar.INTEGER;
import static dev.keyloom.wire.shape.Shape.Scalar.STRING;

import dev.keyloom.wire.shape.Shape.ListOf;
import dev.keyloom.wire.shape.Shape.MapOf;
import dev.keyloom.wire.shape.Shape.StructureOf;
import java.util.regex.Pattern;

/** What several operations' inputs have in common. */
final class Parts {
    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_.-]+");

    static final Shape VALUE = new Shape.Value();
    static final Shape VALUES = new Shape.Values();
    static final Shape TEXTS = new ListOf(STRING);

    /** An ARN stands for a table's name where items are meant; the engine reads it. */
    static final Rules TABLE =
            Rules.NONE.required().matching(NAME).length(1, 255).butFor(name -> name.startsWith("arn:"));

    static final Rules NEW_TABLE = Rules.NONE.matching(NAME).length(3, 255);
    static final Rules INDEX = Rules.NONE.matching(NAME).length(3, 255);
    static final Rules NAME_OF_MANY = Rules.NONE.matching(NAME).length(3, 255);

    static final Member TABLE_NAME = Member.of("TableName", STRING, TABLE);
    static final Member INDEX_NAME = Member.of("IndexName", STRING, INDEX);
    static final Member KEY = Member.required("Key", VALUES);
    static final Member CONSUMED_CAPACITY =
            Member.of("ReturnConsumedCapacity", STRING, Rules.oneOf("INDEXES", "TOTAL", "NONE"));
    static final Member COLLECTION_METRICS =
            Member.of("ReturnItemCollectionMetrics", STRING, Rules.oneOf("SIZE", "NONE"));
    static final Member RETURN_VALUES =
            Member.of("ReturnValues", STRING, Rules.oneOf("ALL_NEW", "UPDATED_OLD", "ALL_OLD", "NONE", "UPDATED_NEW"));
    static final Member ON_FAILURE =
            Member.of("ReturnValuesOnConditionCheckFailure", STRING, Rules.oneOf("ALL_OLD", "NONE"));
    static final Member CONDITIONAL_OPERATOR = Member.of("ConditionalOperator", STRING, Rules.oneOf("OR", "AND"));
    static final Member CONSISTENT_READ = Member.of("ConsistentRead", BOOLEAN);
    static final Member LIMIT = Member.of("Limit", INTEGER, Rules.NONE.from(1));
    static final Member SELECT = Member.of(
            "Select",
            STRING,
            Rules.oneOf("SPECIFIC_ATTRIBUTES", "COUNT", "ALL_ATTRIBUTES", "ALL_PROJECTED_ATTRIBUTES"));
    static final Member START_KEY = Member.of("ExclusiveStartKey", VALUES);
    static final Member ATTRIBUTES_TO_GET = Member.of("AttributesToGet", TEXTS, Rules.NONE.length(1, 255));
    static final Member CONDITION = Member.of("ConditionExpression", STRING);
    static final Member PROJECTION = Member.of("ProjectionExpression", STRING);
    static final Member FILTER = Member.of("FilterExpression", STRING);
    static final Member NAMES =
            Member.of("ExpressionAttributeNames", new MapOf("java.lang.String", STRING, Rules.NONE, Rules.NONE));
    static final Member EXPRESSION_VALUES = Member.of("ExpressionAttributeValues", VALUES);
    static final Member TOKEN = Member.of("ClientRequestToken", STRING, Rules.NONE.length(1, 36));

    private static final Rules COMPARISON = Rules.oneOf(
            "IN",
            "NULL",
            "BETWEEN",
            "LT",
            "NOT_CONTAINS",
            "EQ",
            "GT",
            "NOT_NULL",
            "NE",
            "LE",
            "BEGINS_WITH",
            "GE",
            "CONTAINS");

    private static final Shape VALUE_LIST = new ListOf(VALUE);

    static final Member EXPECTED = Member.of(
            "Expected",
            new MapOf(
                    "ExpectedAttributeValue",
                    new StructureOf(
                            "ExpectedAttributeValue",
                            Member.of("AttributeValueList", VALUE_LIST),
                            Member.of("ComparisonOperator", STRING, COMPARISON),
                            Member.of("Exists", BOOLEAN),
                            Member.of("Value", VALUE)),
                    Rules.NONE,
                    Rules.NONE));

    static final Shape PARAMETERS = VALUE_LIST;

    private Parts() {}

    /** Returns a map of legacy conditions by attribute. */
    static Member conditions(String name) {
        return Member.of(
                name,
                new MapOf(
                        "Condition",
                        new StructureOf(
                                "Condition",
                                Member.of("AttributeValueList", VALUE_LIST),
                                Member.of("ComparisonOperator", STRING, COMPARISON.required())),
                        Rules.NONE,
                        Rules.NONE));
    }

    static ListOf list(Shape element) {
        return new ListOf(element);
    }
}
