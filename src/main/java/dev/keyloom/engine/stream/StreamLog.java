package dev.keyloom.engine.stream;

import dev.keyloom.engine.ItemChanges;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.request.StreamRecord;
import dev.keyloom.engine.request.StreamViewType;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.engine.table.TableRegistry;
import dev.keyloom.engine.table.TableStream;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The records of all streams. The newest are kept, for a day at most. They are in memory alone: a record is
 * there as soon as its change is made, even if the store fails to keep that change, and none outlives the program. Used by
 * any thread.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html">AWS: streams</a>
 */
public final class StreamLog {
    /** Records kept of one stream. */
    public static final int MAX_RECORDS = 10_000;

    /** Bytes kept of all streams together, as the service counts those of records, and what a record takes besides. */
    static final long MAX_BYTES = 64L * 1024 * 1024;

    private static final long RECORD_BYTES = 500;

    private static final Duration MAX_AGE = Duration.ofDays(1);

    private final TableRegistry tables;
    private final InstantSource clock;
    /** By ARN, those that have records. */
    private final Map<String, Log> logs = new LinkedHashMap<>();
    /** The same by the places of their oldest records. */
    private final NavigableMap<Long, Log> byOldest = new TreeMap<>();

    private long keptBytes;
    /** Grows with each record, also from one run of the program to the next, as the clock does. */
    private long nextSequence;

    /** The records of one stream, the oldest first. */
    private record Log(TableStream stream, Deque<Numbered> records) {}

    /** A record and its place. */
    private record Numbered(long sequence, StreamRecord value) {
        long bytes() {
            return value.sizeBytes() + RECORD_BYTES;
        }
    }

    public StreamLog(TableRegistry tables, InstantSource clock) {
        this.tables = tables;
        this.clock = clock;
        this.nextSequence = Math.multiplyExact(Math.max(0, clock.instant().toEpochMilli()), 1_000L) + 1;
    }

    /** Returns what is told of changes that requests make. */
    public ItemChanges ofRequests() {
        return (writer, table, before, after) -> append(table, before, after, false);
    }

    /** Returns what is told of removals of items whose time to live is over. */
    public ItemChanges ofExpiry() {
        return (writer, table, before, after) -> append(table, before, after, true);
    }

    private void append(
            Table table, Optional<StoredItem> itemBefore, Optional<StoredItem> itemAfter, boolean byTimeToLive) {
        Optional<TableStream> stream = tables.stream(table.name());
        if (stream.isEmpty()) {
            return;
        }
        Optional<Item> before = itemBefore.map(StoredItem::item);
        Optional<Item> after = itemAfter.map(StoredItem::item);
        if (before.equals(after)) {
            return;
        }
        Item keys = table.keyOf(after.or(() -> before).orElseThrow());
        append(stream.get(), keys, before, after, byTimeToLive);
    }

    private synchronized void append(
            TableStream stream, Item keys, Optional<Item> before, Optional<Item> after, boolean byTimeToLive) {
        trim();
        Log log = logs.computeIfAbsent(stream.arn(), arn -> new Log(stream, new ArrayDeque<>()));
        long sequence = nextSequence++;
        StreamViewType view = stream.viewType();
        boolean showsNew = view == StreamViewType.NEW_IMAGE || view == StreamViewType.NEW_AND_OLD_IMAGES;
        boolean showsOld = view == StreamViewType.OLD_IMAGE || view == StreamViewType.NEW_AND_OLD_IMAGES;
        Optional<Item> newImage = showsNew ? after : Optional.empty();
        Optional<Item> oldImage = showsOld ? before : Optional.empty();
        long bytes = ItemSize.of(keys)
                + newImage.map(ItemSize::of).orElse(0L)
                + oldImage.map(ItemSize::of).orElse(0L);
        StreamRecord.Kind kind = after.isEmpty()
                ? StreamRecord.Kind.REMOVE
                : before.isEmpty() ? StreamRecord.Kind.INSERT : StreamRecord.Kind.MODIFY;
        StreamRecord made = new StreamRecord(
                eventId(sequence),
                kind,
                clock.instant(),
                keys,
                newImage,
                oldImage,
                sequenceNumber(sequence),
                bytes,
                view,
                byTimeToLive);
        keep(log, new Numbered(sequence, made));
    }

    private void keep(Log log, Numbered record) {
        if (log.records.isEmpty()) {
            byOldest.put(record.sequence, log);
        }
        log.records.addLast(record);
        keptBytes += record.bytes();
        if (log.records.size() > MAX_RECORDS) {
            removeOldest(log);
        }
        while (keptBytes > MAX_BYTES) {
            removeOldest(byOldest.firstEntry().getValue());
        }
    }

    private void removeOldest(Log log) {
        Numbered removed = log.records.removeFirst();
        keptBytes -= removed.bytes();
        byOldest.remove(removed.sequence);
        if (log.records.isEmpty()) {
            logs.remove(log.stream.arn());
        } else {
            byOldest.put(log.records.getFirst().sequence, log);
        }
    }

    /** Returns the streams of which something is still kept: those that are on, and others while they have records. */
    synchronized Map<String, TableStream> streams() {
        trim();
        Map<String, TableStream> streams = new LinkedHashMap<>();
        tables.streams().forEach(stream -> streams.put(stream.arn(), stream));
        logs.values().forEach(log -> streams.putIfAbsent(log.stream.arn(), log.stream.off()));
        return streams;
    }

    private void trim() {
        Instant oldest = clock.instant().minus(MAX_AGE);
        while (!byOldest.isEmpty()
                && byOldest.firstEntry()
                        .getValue()
                        .records
                        .getFirst()
                        .value
                        .created()
                        .isBefore(oldest)) {
            removeOldest(byOldest.firstEntry().getValue());
        }
    }

    /** Returns at most so many records from a place on, and of about 1 MB, but at least one if there is one. */
    synchronized List<StreamRecord> read(String arn, long from, int limit, long maxBytes) {
        trim();
        List<StreamRecord> read = new ArrayList<>();
        long bytes = 0;
        for (Numbered record : records(arn)) {
            if (record.sequence < from) {
                continue;
            }
            bytes += record.value.sizeBytes();
            if (read.size() == limit || (!read.isEmpty() && bytes > maxBytes)) {
                break;
            }
            read.add(record.value);
        }
        return read;
    }

    /** Returns the place of the oldest record kept; the next one's if there is none. */
    synchronized long first(String arn) {
        trim();
        Log log = logs.get(arn);
        return log == null || log.records.isEmpty() ? nextSequence : log.records.getFirst().sequence;
    }

    /** Returns the place of the newest record kept; nothing if there is none. */
    synchronized Optional<Long> last(String arn) {
        Log log = logs.get(arn);
        return log == null || log.records.isEmpty() ? Optional.empty() : Optional.of(log.records.getLast().sequence);
    }

    /** Returns the place of the next record of any stream. */
    synchronized long next() {
        return nextSequence;
    }

    private Iterable<Numbered> records(String arn) {
        Log log = logs.get(arn);
        return log == null ? List.of() : log.records;
    }

    /** Returns a place as the service writes it: 21 digits, of which none leads with 0. */
    static String sequenceNumber(long sequence) {
        String digits = Long.toString(sequence);
        return "1" + "0".repeat(20 - digits.length()) + digits;
    }

    private static String eventId(long sequence) {
        String digits = Long.toHexString(sequence);
        return "0".repeat(32 - digits.length()) + digits;
    }
}
