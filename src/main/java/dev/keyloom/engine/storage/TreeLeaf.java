package dev.keyloom.engine.storage;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A node that holds items. */
final class TreeLeaf extends TreeNode {
    static final TreeLeaf EMPTY = new TreeLeaf(new long[0], new byte[0][], new StoredItem[0]);

    private final StoredItem[] items;

    private TreeLeaf(long[] heads, byte[][] keys, StoredItem[] items) {
        super(heads, keys);
        this.items = items;
    }

    @Override
    long count() {
        return items.length;
    }

    @Override
    @Nullable
    StoredItem get(long head, byte[] key) {
        int place = firstNotBefore(head, key);
        return holds(place, head, key) ? items[place] : null;
    }

    @Override
    TreeNode with(long head, byte[] key, StoredItem item) {
        int place = firstNotBefore(head, key);
        return holds(place, head, key)
                ? new TreeLeaf(heads, keys, replaced(items, place, item))
                : new TreeLeaf(inserted(heads, place, head), inserted(keys, place, key), inserted(items, place, item));
    }

    @Override
    TreeNode without(long head, byte[] key) {
        int place = firstNotBefore(head, key);
        return holds(place, head, key)
                ? new TreeLeaf(removed(heads, place), removed(keys, place), removed(items, place))
                : this;
    }

    @Override
    TreeNode part(int from, int to) {
        return new TreeLeaf(
                Arrays.copyOfRange(heads, from, to),
                Arrays.copyOfRange(keys, from, to),
                Arrays.copyOfRange(items, from, to));
    }

    @Override
    TreeNode join(TreeNode next, byte[] bound) {
        return new TreeLeaf(joined(heads, next.heads), joined(keys, next.keys), joined(items, ((TreeLeaf) next).items));
    }

    @Override
    boolean forward(byte @Nullable [] from, byte @Nullable [] to, StoreReader.Visitor visitor) {
        int end = end(to);
        for (int i = start(from); i < end; i++) {
            if (!visitor.visit(new StoreKey(keys[i]), items[i])) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean backward(byte @Nullable [] from, byte @Nullable [] to, StoreReader.Visitor visitor) {
        int start = start(from);
        for (int i = end(to) - 1; i >= start; i--) {
            if (!visitor.visit(new StoreKey(keys[i]), items[i])) {
                return false;
            }
        }
        return true;
    }

    private int start(byte @Nullable [] from) {
        return from == null ? 0 : firstNotBefore(head(from), from);
    }

    private int end(byte @Nullable [] to) {
        return to == null ? items.length : firstNotBefore(head(to), to);
    }

    private boolean holds(int place, long head, byte[] key) {
        return place < items.length && heads[place] == head && Arrays.equals(keys[place], key);
    }
}
