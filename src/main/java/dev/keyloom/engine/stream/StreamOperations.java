package dev.keyloom.engine.stream;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.DescribeStreamRequest;
import dev.keyloom.engine.request.GetRecordsRequest;
import dev.keyloom.engine.request.GetRecordsResult;
import dev.keyloom.engine.request.GetShardIteratorRequest;
import dev.keyloom.engine.request.ListStreamsRequest;
import dev.keyloom.engine.request.ListStreamsResult;
import dev.keyloom.engine.request.StreamDescription;
import dev.keyloom.engine.request.StreamRecord;
import dev.keyloom.engine.table.TableStream;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * ListStreams, DescribeStream, GetShardIterator and GetRecords. Each throws a {@link ServiceException} where the service
 * would refuse.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html">AWS: streams</a>
 */
public final class StreamOperations {
    private static final int MAX_PAGE = 100;
    private static final int MAX_RECORDS = 1000;
    private static final long MAX_BYTES = 1024 * 1024;
    private static final Duration ITERATOR_LIFE = Duration.ofMinutes(15);

    private final StreamLog log;
    private final InstantSource clock;

    public StreamOperations(StreamLog log, InstantSource clock) {
        this.log = log;
        this.clock = clock;
    }

    /** Returns a page of the streams in the order of their ARNs. */
    public ListStreamsResult list(ListStreamsRequest request) {
        int limit = request.limit().orElse(MAX_PAGE);
        List<ListStreamsResult.Stream> found = log.streams().values().stream()
                .filter(stream -> request.table().map(stream.table()::equals).orElse(true))
                .filter(stream -> request.exclusiveStartStreamArn()
                        .map(start -> stream.arn().compareTo(start) > 0)
                        .orElse(true))
                .sorted((one, other) -> one.arn().compareTo(other.arn()))
                .map(stream -> new ListStreamsResult.Stream(stream.arn(), stream.table(), stream.label()))
                .limit(limit + 1L)
                .toList();
        if (found.size() <= limit) {
            return new ListStreamsResult(found, Optional.empty());
        }
        List<ListStreamsResult.Stream> page = List.copyOf(found.subList(0, limit));
        return new ListStreamsResult(page, Optional.of(page.get(limit - 1).arn()));
    }

    public StreamDescription describe(DescribeStreamRequest request) {
        TableStream stream = require(request.streamArn());
        String id = shardId(stream);
        Optional<String> end = stream.isOn()
                ? Optional.empty()
                : Optional.of(StreamLog.sequenceNumber(log.last(stream.arn()).orElse(0L)));
        StreamDescription.Shard shard = new StreamDescription.Shard(
                id, Optional.empty(), StreamLog.sequenceNumber(log.first(stream.arn())), end);
        boolean isPast = request.exclusiveStartShardId().equals(Optional.of(id));
        return new StreamDescription(
                stream.arn(),
                stream.label(),
                stream.isOn() ? "ENABLED" : "DISABLED",
                stream.viewType(),
                stream.since(),
                stream.table(),
                stream.keySchema(),
                isPast ? List.of() : List.of(shard),
                Optional.empty());
    }

    /** Returns an iterator, which can be used for fifteen minutes. */
    public String iterator(GetShardIteratorRequest request) {
        TableStream stream = require(request.streamArn());
        if (!request.shardId().equals(shardId(stream))) {
            throw notFound("Requested resource not found: Shard does not exist");
        }
        long place = switch (request.type()) {
            case TRIM_HORIZON -> log.first(stream.arn());
            case LATEST -> log.next();
            case AT_SEQUENCE_NUMBER -> place(request, stream);
            case AFTER_SEQUENCE_NUMBER -> place(request, stream) + 1;
        };
        return new ShardIterator(stream.arn(), place, clock.instant()).text();
    }

    private long place(GetShardIteratorRequest request, TableStream stream) {
        String number = request.sequenceNumber()
                .orElseThrow(() -> ServiceException.validation(
                        "1 validation error detected: SequenceNumber is required for " + request.type()));
        long place = ShardIterator.place(number)
                .orElseThrow(() -> ServiceException.validation("Invalid SequenceNumber: " + number));
        if (place < log.first(stream.arn())) {
            throw new ServiceException(
                    ErrorCode.TRIMMED_DATA_ACCESS,
                    "The operation attempted to read past the oldest stream record in a shard: " + number);
        }
        return place;
    }

    public GetRecordsResult records(GetRecordsRequest request) {
        ShardIterator iterator = ShardIterator.read(request.shardIterator())
                .orElseThrow(() -> ServiceException.validation("Invalid ShardIterator"));
        if (iterator.made().plus(ITERATOR_LIFE).isBefore(clock.instant())) {
            throw new ServiceException(
                    ErrorCode.EXPIRED_ITERATOR, "The shard iterator has expired: it was made more than 15 minutes ago");
        }
        TableStream stream = require(iterator.streamArn());
        List<StreamRecord> records =
                log.read(stream.arn(), iterator.place(), request.limit().orElse(MAX_RECORDS), MAX_BYTES);
        long next = records.isEmpty()
                ? iterator.place()
                : ShardIterator.place(records.get(records.size() - 1).sequenceNumber())
                                .orElseThrow()
                        + 1;
        boolean isAtEnd = !stream.isOn() && next > log.last(stream.arn()).orElse(0L);
        return new GetRecordsResult(
                records,
                isAtEnd
                        ? Optional.empty()
                        : Optional.of(new ShardIterator(stream.arn(), next, clock.instant()).text()));
    }

    private TableStream require(String arn) {
        return Optional.ofNullable(log.streams().get(arn))
                .orElseThrow(() -> notFound("Requested resource not found: Stream: " + arn + " not found"));
    }

    private static ServiceException notFound(String message) {
        return new ServiceException(ErrorCode.RESOURCE_NOT_FOUND, message);
    }

    /** Each stream has one shard, named by when the stream was switched on. */
    private static String shardId(TableStream stream) {
        String millis = Long.toString(stream.since().toEpochMilli());
        return "shardId-" + "0".repeat(20 - millis.length()) + millis + "-00000001";
    }
}
