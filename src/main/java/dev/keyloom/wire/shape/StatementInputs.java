package dev.keyloom.wire.shape;

import static dev.keyloom.wire.shape.Shape.Scalar.BOOLEAN;
import static dev.keyloom.wire.shape.Shape.Scalar.INTEGER;
import static dev.keyloom.wire.shape.Shape.Scalar.STRING;

import dev.keyloom.wire.shape.Shape.StructureOf;

/** The inputs of the PartiQL operations and of those on streams. */
public final class StatementInputs {
    private static final Member STATEMENT =
            Member.of("Statement", STRING, Rules.NONE.required().length(1, 8192));
    private static final Member PARAMETERS = Member.of("Parameters", Parts.PARAMETERS, Rules.NONE.atLeastLong(1));

    public static final StructureOf EXECUTE_STATEMENT = new StructureOf(
            "ExecuteStatementInput",
            STATEMENT,
            PARAMETERS,
            Member.of("ConsistentRead", BOOLEAN),
            Member.of("NextToken", STRING, Rules.NONE.length(1, 32768)),
            Parts.CONSUMED_CAPACITY,
            Parts.LIMIT,
            Parts.ON_FAILURE);

    public static final StructureOf BATCH_EXECUTE_STATEMENT = new StructureOf(
            "BatchExecuteStatementInput",
            Member.of(
                    "Statements",
                    Parts.list(new StructureOf(
                            "BatchStatementRequest",
                            STATEMENT,
                            PARAMETERS,
                            Member.of("ConsistentRead", BOOLEAN),
                            Parts.ON_FAILURE)),
                    Rules.NONE.required().length(1, 25)),
            Parts.CONSUMED_CAPACITY);

    public static final StructureOf EXECUTE_TRANSACTION = new StructureOf(
            "ExecuteTransactionInput",
            Member.of(
                    "TransactStatements",
                    Parts.list(new StructureOf("ParameterizedStatement", STATEMENT, PARAMETERS, Parts.ON_FAILURE)),
                    Rules.NONE.required().length(1, 100)),
            Parts.TOKEN,
            Parts.CONSUMED_CAPACITY);

    private static final Member STREAM_ARN =
            Member.of("StreamArn", STRING, Rules.NONE.required().length(37, 1024));
    private static final Member STREAM_LIMIT =
            Member.of("Limit", INTEGER, Rules.NONE.from(1).to(100));
    private static final Rules SHARD = Rules.NONE.length(28, 65);

    public static final StructureOf LIST_STREAMS = new StructureOf(
            "ListStreamsInput",
            Member.of("TableName", STRING, Parts.NEW_TABLE),
            STREAM_LIMIT,
            Member.of("ExclusiveStartStreamArn", STRING, Rules.NONE.length(37, 1024)));

    public static final StructureOf DESCRIBE_STREAM = new StructureOf(
            "DescribeStreamInput", STREAM_ARN, STREAM_LIMIT, Member.of("ExclusiveStartShardId", STRING, SHARD));

    public static final StructureOf GET_SHARD_ITERATOR = new StructureOf(
            "GetShardIteratorInput",
            STREAM_ARN,
            Member.of("ShardId", STRING, SHARD.required()),
            Member.of(
                    "ShardIteratorType",
                    STRING,
                    Rules.oneOf("AFTER_SEQUENCE_NUMBER", "AT_SEQUENCE_NUMBER", "LATEST", "TRIM_HORIZON")
                            .required()),
            Member.of("SequenceNumber", STRING, Rules.NONE.length(21, 40)));

    public static final StructureOf GET_RECORDS = new StructureOf(
            "GetRecordsInput",
            Member.of("ShardIterator", STRING, Rules.NONE.required().length(1, 2048)),
            Member.of("Limit", INTEGER, Rules.NONE.from(1).to(1000)));

    private StatementInputs() {}
}
