package dev.keyloom.model;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import java.util.function.UnaryOperator;

/**
 * An immutable list of sample records that shares all but one stretch with the list that it was made from, so that a change
 * of one record among a million costs, and keeps in the history, a few kilobytes. A change of all records is made where they
 * are looked at. Positions count from 0.
 */
public final class RecordList extends AbstractList<SampleRecord> implements RandomAccess {
    /** A stretch is cut in two when it grows beyond twice this. */
    private static final int STRETCH = 1024;

    private static final RecordList EMPTY = new RecordList(List.of());

    private final RecordStretch[] stretches;
    /** Position behind the last record of each stretch. */
    private final int[] ends;

    private RecordList(List<RecordStretch> stretches) {
        this.stretches = stretches.toArray(RecordStretch[]::new);
        this.ends = new int[this.stretches.length];
        int end = 0;
        for (int i = 0; i < ends.length; i++) {
            end += this.stretches[i].size();
            ends[i] = end;
        }
    }

    /** Returns the records in order; the collection itself if it is such a list. */
    public static RecordList copyOf(Collection<SampleRecord> records) {
        if (records instanceof RecordList list) {
            return list;
        }
        return EMPTY.withAll(0, records);
    }

    @Override
    public SampleRecord get(int position) {
        int stretch = stretchOf(position);
        return stretches[stretch].records()[position - startOf(stretch)];
    }

    @Override
    public int size() {
        return ends.length == 0 ? 0 : ends[ends.length - 1];
    }

    /** Returns this list with the record at one position replaced. */
    public RecordList with(int position, SampleRecord record) {
        int stretch = stretchOf(position);
        SampleRecord[] changed = stretches[stretch].records().clone();
        changed[position - startOf(stretch)] = record;
        return replacing(stretch, List.of(RecordStretch.of(changed)));
    }

    /** Returns this list without the record at one position. */
    public RecordList without(int position) {
        int stretch = stretchOf(position);
        SampleRecord[] old = stretches[stretch].records();
        if (old.length == 1) {
            return replacing(stretch, List.of());
        }
        int at = position - startOf(stretch);
        SampleRecord[] changed = Arrays.copyOf(old, old.length - 1);
        System.arraycopy(old, at + 1, changed, at, changed.length - at);
        return replacing(stretch, List.of(RecordStretch.of(changed)));
    }

    /** Returns this list with records put in before {@code position}, which may be its size. */
    public RecordList withAll(int position, Collection<SampleRecord> records) {
        if (position < 0 || position > size()) {
            throw new IndexOutOfBoundsException("Position " + position + " of " + size());
        }
        if (records.isEmpty()) {
            return this;
        }
        int stretch = position == size() ? ends.length - 1 : stretchOf(position);
        List<SampleRecord> around =
                new ArrayList<>(stretch < 0 ? List.of() : Arrays.asList(stretches[stretch].records()));
        around.addAll(stretch < 0 ? 0 : position - startOf(stretch), records);
        List<RecordStretch> cut = cut(around);
        return stretch < 0 ? new RecordList(cut) : replacing(stretch, cut);
    }

    /**
     * Returns this list with each record changed. Of a long list the records are made when they are looked at, a stretch at
     * a time, so that this takes the same few microseconds for a thousand records and a million; a short list in which
     * nothing changes is returned itself. Records that stay the same object in {@code change} are the same objects here.
     *
     * @param change a function of the record alone. It is called later, by any thread, once for each record; it should not
     *     hold on to anything large
     */
    public RecordList mapped(UnaryOperator<SampleRecord> change) {
        List<RecordStretch> changed = new ArrayList<>(stretches.length);
        if (size() > STRETCH) {
            for (RecordStretch stretch : stretches) {
                changed.add(stretch.mapped(change));
            }
            return new RecordList(changed);
        }
        boolean isSame = true;
        for (RecordStretch stretch : stretches) {
            SampleRecord[] records = RecordStretch.changed(stretch.records(), change);
            isSame &= records == stretch.records();
            changed.add(records == stretch.records() ? stretch : RecordStretch.of(records));
        }
        return isSame ? this : new RecordList(changed);
    }

    @Override
    public Iterator<SampleRecord> iterator() {
        return new Iterator<>() {
            private SampleRecord[] records = new SampleRecord[0];
            private int stretch;
            private int at;

            @Override
            public boolean hasNext() {
                return at < records.length || stretch < stretches.length;
            }

            @Override
            public SampleRecord next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                if (at == records.length) {
                    records = stretches[stretch++].records();
                    at = 0;
                }
                return records[at++];
            }
        };
    }

    private static List<RecordStretch> cut(List<SampleRecord> records) {
        int length = records.size() <= 2 * STRETCH ? records.size() : STRETCH;
        List<RecordStretch> cut = new ArrayList<>();
        for (int start = 0; start < records.size(); start += length) {
            cut.add(RecordStretch.of(records.subList(start, Math.min(start + length, records.size()))));
        }
        return cut;
    }

    private RecordList replacing(int stretch, List<RecordStretch> replacements) {
        List<RecordStretch> changed = new ArrayList<>(Arrays.asList(stretches));
        changed.remove(stretch);
        changed.addAll(stretch, replacements);
        return new RecordList(changed);
    }

    private int stretchOf(int position) {
        if (position < 0 || position >= size()) {
            throw new IndexOutOfBoundsException("Position " + position + " of " + size());
        }
        int found = Arrays.binarySearch(ends, position + 1);
        return found >= 0 ? found : -found - 1;
    }

    private int startOf(int stretch) {
        return stretch == 0 ? 0 : ends[stretch - 1];
    }
}
