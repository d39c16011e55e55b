package dev.keyloom.materialize;

import dev.keyloom.value.Utf8;
import java.util.Arrays;

/**
 * Sorts many texts by their UTF-8 bytes. Keys of one design begin alike, so comparing whole texts would read the same beginnings
 * again and again; this sorts by three characters at a time and goes on only among texts that agree in these (a quicksort of
 * several keys, after Bentley and Sedgewick).
 */
final class TextSorter {
    private static final int HEAD_CHARS = 3;
    private static final int HEAD_BITS = 17;
    private static final long LAST_CHAR = (1L << HEAD_BITS) - 1;
    /** Fewer texts are sorted by comparing them whole. */
    private static final int FEW = 12;
    /** For so many texts it is asked whether the result is still wanted. */
    private static final int MANY = 4096;

    private final String[] texts;
    private final Cancellation cancellation;
    /** The texts' places, in the order reached so far. */
    private final int[] order;
    /** Three characters of each text in {@link #order}, from the depth on that its part of the texts agrees up to. */
    private final long[] heads;

    private TextSorter(String[] texts, Cancellation cancellation) {
        this.texts = texts;
        this.cancellation = cancellation;
        this.order = new int[texts.length];
        this.heads = new long[texts.length];
        Arrays.setAll(order, i -> i);
    }

    /** Returns the places of the texts in sorted order; those of equal texts ascend. */
    static int[] order(String[] texts, Cancellation cancellation) {
        TextSorter sorter = new TextSorter(texts, cancellation);
        sorter.readHeads(0, texts.length, 0);
        sorter.sort(0, texts.length, 0);
        return sorter.order;
    }

    private void sort(int first, int end, int firstDepth) {
        int from = first;
        int to = end;
        int depth = firstDepth;
        while (to - from > FEW) {
            if (to - from > MANY) {
                cancellation.check();
            }
            long pivot = pivot(from, to);
            int less = from;
            int greater = to;
            for (int i = from; i < greater; ) {
                if (heads[i] < pivot) {
                    swap(less++, i++);
                } else if (heads[i] > pivot) {
                    swap(i, --greater);
                } else {
                    i++;
                }
            }
            sort(from, less, depth);
            sort(greater, to, depth);
            if ((pivot & LAST_CHAR) == 0) {
                // The texts end here, so they are equal.
                Arrays.sort(order, less, greater);
                return;
            }
            from = less;
            to = greater;
            depth += HEAD_CHARS;
            readHeads(from, to, depth);
        }
        sortFew(from, to);
    }

    private void sortFew(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int moving = order[i];
            int at = i;
            while (at > from && compare(order[at - 1], moving) > 0) {
                order[at] = order[at - 1];
                at--;
            }
            order[at] = moving;
        }
    }

    private int compare(int a, int b) {
        int byText = Utf8.compare(texts[a], texts[b]);
        return byText != 0 ? byText : Integer.compare(a, b);
    }

    /** Returns the middle of three heads, from places that no order of texts that one meets has in common. */
    private long pivot(int from, int to) {
        int size = to - from;
        long a = heads[from + Math.floorMod(size * 0x9E3779B1, size)];
        long b = heads[from + size / 2];
        long c = heads[from + Math.floorMod(size * 0x85EBCA6B + 1, size)];
        return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }

    private void readHeads(int from, int to, int depth) {
        for (int i = from; i < to; i++) {
            heads[i] = head(texts[order[i]], depth);
        }
    }

    private static long head(String text, int depth) {
        long head = 0;
        for (int i = depth; i < depth + HEAD_CHARS; i++) {
            head = head << HEAD_BITS | (i < text.length() ? rank(text, i) + 1 : 0);
        }
        return head;
    }

    /** Returns a number that orders chars as the code points they belong to; those of pairs come behind U+FFFF. */
    private static int rank(String text, int index) {
        char c = text.charAt(index);
        boolean opensPair = Character.isHighSurrogate(c)
                && index + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(index + 1));
        return opensPair ? Character.MAX_VALUE + 1 + c - Character.MIN_SURROGATE : c;
    }

    private void swap(int i, int j) {
        int place = order[i];
        order[i] = order[j];
        order[j] = place;
        long head = heads[i];
        heads[i] = heads[j];
        heads[j] = head;
    }
}
