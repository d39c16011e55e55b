package dev.keyloom.model;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Some records of a list, one behind the other: known, or still to be made from those of another stretch when somebody first
 * looks. Looks immutable from outside, to several threads too: all see the same record objects.
 */
final class RecordStretch {
    private final int size;
    private volatile State state;

    private RecordStretch(int size, State state) {
        this.size = size;
        this.state = state;
    }

    static RecordStretch of(Collection<SampleRecord> records) {
        SampleRecord[] array = records.toArray(SampleRecord[]::new);
        for (SampleRecord record : array) {
            if (record == null) {
                throw new NullPointerException("No record");
            }
        }
        return of(array);
    }

    /** Returns a stretch of an array that nobody changes any more. */
    static RecordStretch of(SampleRecord[] records) {
        return new RecordStretch(records.length, new Known(records));
    }

    /**
     * Returns a stretch of changed records that are made when they are looked at.
     *
     * @param change gives the same for the same record, and remembers nothing large: it is kept until then
     */
    RecordStretch mapped(UnaryOperator<SampleRecord> change) {
        return new RecordStretch(size, new Pending(this, change));
    }

    int size() {
        return size;
    }

    /** Returns the records; not to be changed. */
    SampleRecord[] records() {
        if (state instanceof Known known) {
            return known.records();
        }
        // Many changes may wait one upon the other: made from the oldest on, without recursion.
        Deque<RecordStretch> waiting = new ArrayDeque<>();
        RecordStretch stretch = this;
        while (stretch.state instanceof Pending pending) {
            waiting.push(stretch);
            stretch = pending.source();
        }
        SampleRecord[] records = stretch.made();
        for (RecordStretch next : waiting) {
            records = next.made();
        }
        return records;
    }

    /** Makes the records if they are not known yet, from a source whose are; what they came from may then be forgotten. */
    private synchronized SampleRecord[] made() {
        if (state instanceof Pending pending) {
            state = new Known(changed(pending.source().records(), pending.change()));
        }
        return ((Known) state).records();
    }

    /** Returns the array itself if no record changes. */
    @SuppressWarnings("ReferenceEquality") // a record that the change does not concern stays the same object
    static SampleRecord[] changed(SampleRecord[] records, UnaryOperator<SampleRecord> change) {
        SampleRecord[] result = records;
        @Nullable SampleRecord last = null;
        for (int i = 0; i < records.length; i++) {
            SampleRecord changed = change.apply(records[i]);
            if (changed == records[i]) {
                continue;
            }
            if (result == records) {
                result = records.clone();
            }
            last = last == null ? changed : changed.withValues(changed.values().sharingNamesOf(last.values()));
            result[i] = last;
        }
        return result;
    }

    private sealed interface State {}

    @SuppressWarnings("ArrayRecordComponent") // never handed out, and compared by nobody
    private record Known(SampleRecord[] records) implements State {}

    private record Pending(RecordStretch source, UnaryOperator<SampleRecord> change) implements State {}
}
