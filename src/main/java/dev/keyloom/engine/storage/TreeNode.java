package dev.keyloom.engine.storage;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A node of an {@link ItemTree}, never changed. Beside its keys it holds their first eight bytes as numbers, so that most
 * comparisons read one array and not a key.
 */
abstract sealed class TreeNode permits TreeLeaf, TreeInner {
    /** Entries or children of a node, at most; measured. */
    static final int MAX_SIZE = 48;

    /** A node with fewer is joined with one beside it, if both fit into one. */
    static final int MIN_SIZE = MAX_SIZE / 3;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    /** First bytes of {@link #keys}, in their order as signed numbers. */
    final long[] heads;

    final byte[][] keys;

    TreeNode(long[] heads, byte[][] keys) {
        this.heads = heads;
        this.keys = keys;
    }

    /** Returns how many items are below. */
    abstract long count();

    abstract @Nullable StoredItem get(long head, byte[] key);

    /** Returns this node with an item put; one entry larger than allowed at most. */
    abstract TreeNode with(long head, byte[] key, StoredItem item);

    /** Returns this node without an item, itself if it is not there; perhaps smaller than wished, or without entries. */
    abstract TreeNode without(long head, byte[] key);

    /** Returns the entries from one place to before another. */
    abstract TreeNode part(int from, int to);

    /**
     * Returns this node and one of the same height behind it as one.
     *
     * @param bound the key that divides them in the node above
     */
    abstract TreeNode join(TreeNode next, byte[] bound);

    /**
     * Gives the items of a range in order, until the visitor has enough.
     *
     * @param from first key or bound, inclusive; none if the node is wholly behind it
     * @param to end, exclusive; none if the node is wholly before it
     * @return whether to go on
     */
    abstract boolean forward(byte @Nullable [] from, byte @Nullable [] to, StoreReader.Visitor visitor);

    /** Does what {@link #forward} does, from the end. */
    abstract boolean backward(byte @Nullable [] from, byte @Nullable [] to, StoreReader.Visitor visitor);

    final int size() {
        return heads.length;
    }

    /** Returns the first eight bytes of a key as a number that is ordered as they are, missing ones as 0. */
    static long head(byte[] key) {
        if (key.length >= Long.BYTES) {
            return (long) LONGS.get(key, 0) ^ Long.MIN_VALUE;
        }
        return (long) LONGS.get(Arrays.copyOf(key, Long.BYTES), 0) ^ Long.MIN_VALUE;
    }

    /** Returns the first place whose key is not before the one given. */
    final int firstNotBefore(long head, byte[] key) {
        int low = 0;
        int high = heads.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (compare(middle, head, key) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    final int compare(int place, long head, byte[] key) {
        long here = heads[place];
        if (here != head) {
            return here < head ? -1 : 1;
        }
        return Arrays.compareUnsigned(keys[place], key);
    }

    static long[] inserted(long[] old, int place, long added) {
        long[] longer = new long[old.length + 1];
        System.arraycopy(old, 0, longer, 0, place);
        longer[place] = added;
        System.arraycopy(old, place, longer, place + 1, old.length - place);
        return longer;
    }

    static <T> T[] inserted(T[] old, int place, T added) {
        T[] longer = Arrays.copyOf(old, old.length + 1);
        System.arraycopy(old, place, longer, place + 1, old.length - place);
        longer[place] = added;
        return longer;
    }

    static long[] removed(long[] old, int place) {
        long[] shorter = Arrays.copyOf(old, old.length - 1);
        System.arraycopy(old, place + 1, shorter, place, shorter.length - place);
        return shorter;
    }

    static <T> T[] removed(T[] old, int place) {
        T[] shorter = Arrays.copyOf(old, old.length - 1);
        System.arraycopy(old, place + 1, shorter, place, shorter.length - place);
        return shorter;
    }

    static <T> T[] replaced(T[] old, int place, T added) {
        T[] changed = old.clone();
        changed[place] = added;
        return changed;
    }

    static long[] joined(long[] first, long[] second) {
        long[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    static <T> T[] joined(T[] first, T[] second) {
        T[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
