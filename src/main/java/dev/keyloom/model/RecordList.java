package dev.keyloom.model;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/**
 * An immutable list of sample records that shares all but one stretch with the list that it was made from, so that a change
 * of one record among a million costs, and keeps in the history, a few kilobytes. Positions count from 0.
 */
public final class RecordList extends AbstractList<SampleRecord> implements RandomAccess {
    /** A stretch is cut in two when it grows beyond twice this. */
    private static final int STRETCH = 1024;

    private static final RecordList EMPTY = new RecordList(List.of());

    private final SampleRecord[][] stretches;
    /** Position behind the last record of each stretch. */
    private final int[] ends;

    private RecordList(List<SampleRecord[]> stretches) {
        this.stretches = stretches.toArray(SampleRecord[][]::new);
        this.ends = new int[this.stretches.length];
        int end = 0;
        for (int i = 0; i < ends.length; i++) {
            end += this.stretches[i].length;
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
        return stretches[stretch][position - startOf(stretch)];
    }

    @Override
    public int size() {
        return ends.length == 0 ? 0 : ends[ends.length - 1];
    }

    /** Returns this list with the record at one position replaced. */
    public RecordList with(int position, SampleRecord record) {
        int stretch = stretchOf(position);
        SampleRecord[] changed = stretches[stretch].clone();
        changed[position - startOf(stretch)] = record;
        return replacing(stretch, List.<SampleRecord[]>of(changed));
    }

    /** Returns this list without the record at one position. */
    public RecordList without(int position) {
        int stretch = stretchOf(position);
        SampleRecord[] old = stretches[stretch];
        if (old.length == 1) {
            return replacing(stretch, List.of());
        }
        int at = position - startOf(stretch);
        SampleRecord[] changed = Arrays.copyOf(old, old.length - 1);
        System.arraycopy(old, at + 1, changed, at, changed.length - at);
        return replacing(stretch, List.<SampleRecord[]>of(changed));
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
        List<SampleRecord> around = new ArrayList<>(stretch < 0 ? List.of() : Arrays.asList(stretches[stretch]));
        around.addAll(stretch < 0 ? 0 : position - startOf(stretch), records);
        List<SampleRecord[]> cut = cut(around);
        return stretch < 0 ? new RecordList(cut) : replacing(stretch, cut);
    }

    @Override
    public Iterator<SampleRecord> iterator() {
        return new Iterator<>() {
            private int stretch;
            private int at;

            @Override
            public boolean hasNext() {
                return stretch < stretches.length;
            }

            @Override
            public SampleRecord next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                SampleRecord record = stretches[stretch][at++];
                if (at == stretches[stretch].length) {
                    stretch++;
                    at = 0;
                }
                return record;
            }
        };
    }

    private static List<SampleRecord[]> cut(List<SampleRecord> records) {
        int length = records.size() <= 2 * STRETCH ? records.size() : STRETCH;
        List<SampleRecord[]> cut = new ArrayList<>();
        for (int start = 0; start < records.size(); start += length) {
            int end = Math.min(start + length, records.size());
            SampleRecord[] stretch = records.subList(start, end).toArray(SampleRecord[]::new);
            for (SampleRecord record : stretch) {
                if (record == null) {
                    throw new NullPointerException("No record");
                }
            }
            cut.add(stretch);
        }
        return cut;
    }

    private RecordList replacing(int stretch, List<SampleRecord[]> replacements) {
        List<SampleRecord[]> changed = new ArrayList<>(Arrays.asList(stretches));
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
