package dev.keyloom.wire.operation;

import dev.keyloom.engine.request.DescribeStreamRequest;
import dev.keyloom.engine.request.GetRecordsRequest;
import dev.keyloom.engine.request.GetRecordsResult;
import dev.keyloom.engine.request.GetShardIteratorRequest;
import dev.keyloom.engine.request.ListStreamsRequest;
import dev.keyloom.engine.request.ListStreamsResult;
import dev.keyloom.engine.request.ShardIteratorType;
import dev.keyloom.engine.request.StreamDescription;
import dev.keyloom.engine.request.StreamRecord;
import dev.keyloom.wire.operation.Operation.Call;
import dev.keyloom.wire.shape.Structure;

/**
 * The operations on streams.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Operations_Amazon_DynamoDB_Streams.html">AWS: streams</a>
 */
final class StreamOperations {
    private StreamOperations() {}

    static void list(Call call) {
        Structure input = call.structure();
        ListStreamsResult result = call.service()
                .streams()
                .list(new ListStreamsRequest(
                        input.text("TableName"), call.input().integer("Limit"), input.text("ExclusiveStartStreamArn")));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.list(
                    "Streams",
                    result.streams(),
                    stream -> answer.object(() -> {
                        answer.text("StreamArn", stream.arn());
                        answer.text("TableName", stream.table());
                        answer.text("StreamLabel", stream.label());
                    }));
            answer.text("LastEvaluatedStreamArn", result.lastEvaluatedStreamArn());
        });
    }

    static void describe(Call call) {
        StreamDescription stream = call.service()
                .streams()
                .describe(new DescribeStreamRequest(
                        call.structure().requireText("StreamArn"),
                        call.input().integer("Limit"),
                        call.structure().text("ExclusiveStartShardId")));
        Answer answer = call.answer();
        answer.object(() -> answer.object("StreamDescription", () -> {
            answer.text("StreamArn", stream.arn());
            answer.text("StreamLabel", stream.label());
            answer.text("StreamStatus", stream.status());
            answer.text("StreamViewType", stream.viewType().name());
            answer.time("CreationRequestDateTime", stream.created());
            answer.text("TableName", stream.table());
            new TableAnswers(answer).keySchema(stream.keySchema());
            answer.list(
                    "Shards",
                    stream.shards(),
                    shard -> answer.object(() -> {
                        answer.text("ShardId", shard.id());
                        answer.object("SequenceNumberRange", () -> {
                            answer.text("StartingSequenceNumber", shard.startingSequenceNumber());
                            answer.text("EndingSequenceNumber", shard.endingSequenceNumber());
                        });
                        answer.text("ParentShardId", shard.parentId());
                    }));
            answer.text("LastEvaluatedShardId", stream.lastEvaluatedShardId());
        }));
    }

    static void shardIterator(Call call) {
        Structure input = call.structure();
        String iterator = call.service()
                .streams()
                .iterator(new GetShardIteratorRequest(
                        input.requireText("StreamArn"),
                        input.requireText("ShardId"),
                        ShardIteratorType.valueOf(input.requireText("ShardIteratorType")),
                        input.text("SequenceNumber")));
        Answer answer = call.answer();
        answer.object(() -> answer.text("ShardIterator", iterator));
    }

    static void records(Call call) {
        GetRecordsResult result = call.service()
                .streams()
                .records(new GetRecordsRequest(
                        call.structure().requireText("ShardIterator"),
                        call.input().integer("Limit")));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.list("Records", result.records(), record -> answer.object(() -> record(record, answer)));
            answer.text("NextShardIterator", result.nextShardIterator());
        });
    }

    private static void record(StreamRecord record, Answer answer) {
        answer.text("eventID", record.eventId());
        answer.text("eventName", record.kind().name());
        answer.text("eventVersion", "1.1");
        answer.text("eventSource", "aws:dynamodb");
        answer.text("awsRegion", "us-east-1");
        answer.object("dynamodb", () -> {
            answer.time("ApproximateCreationDateTime", record.created());
            answer.item("Keys", record.keys());
            answer.item("NewImage", record.newImage());
            answer.item("OldImage", record.oldImage());
            answer.text("SequenceNumber", record.sequenceNumber());
            answer.number("SizeBytes", record.sizeBytes());
            answer.text("StreamViewType", record.viewType().name());
        });
        if (record.byTimeToLive()) {
            answer.object("userIdentity", () -> {
                answer.text("Type", "Service");
                answer.text("PrincipalId", "dynamodb.amazonaws.com");
            });
        }
    }
}
