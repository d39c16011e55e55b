package dev.keyloom.engine.storage;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A node above others. The key of a child is not behind the child's keys, and behind those of the child before it. */
final class TreeInner extends TreeNode {
    private final TreeNode[] children;
    private final long count;

    private TreeInner(long[] heads, byte[][] keys, TreeNode[] children, long count) {
        super(heads, keys);
        this.children = children;
        this.count = count;
    }

    /** Returns the node above the halves of one that has grown too large. */
    static TreeInner split(TreeNode tooLarge) {
        byte[] least = new byte[0];
        TreeNode[] children = {tooLarge};
        return new TreeInner(new long[] {head(least)}, new byte[][] {least}, children, tooLarge.count()).split(0);
    }

    @Override
    long count() {
        return count;
    }

    /** Returns the only child; nothing if there are more. */
    @Nullable
    TreeNode onlyChild() {
        return children.length == 1 ? children[0] : null;
    }

    @Override
    @Nullable
    StoredItem get(long head, byte[] key) {
        return children[childOf(head, key)].get(head, key);
    }

    @Override
    TreeNode with(long head, byte[] key, StoredItem item) {
        int place = childOf(head, key);
        TreeNode child = children[place].with(head, key, item);
        TreeInner changed = replace(place, child);
        return child.size() > MAX_SIZE ? changed.split(place) : changed;
    }

    @Override
    TreeNode without(long head, byte[] key) {
        int place = childOf(head, key);
        TreeNode child = children[place].without(head, key);
        if (child == children[place]) {
            return this;
        }
        TreeInner changed = replace(place, child);
        if (child.size() == 0) {
            return changed.remove(place);
        }
        if (child.size() >= MIN_SIZE) {
            return changed;
        }
        if (place > 0 && children[place - 1].size() + child.size() <= MAX_SIZE) {
            return changed.joinWithNext(place - 1);
        }
        return place + 1 < children.length && children[place + 1].size() + child.size() <= MAX_SIZE
                ? changed.joinWithNext(place)
                : changed;
    }

    @Override
    TreeNode part(int from, int to) {
        TreeNode[] some = Arrays.copyOfRange(children, from, to);
        long sum = 0;
        for (TreeNode child : some) {
            sum += child.count();
        }
        return new TreeInner(Arrays.copyOfRange(heads, from, to), Arrays.copyOfRange(keys, from, to), some, sum);
    }

    @Override
    TreeNode join(TreeNode next, byte[] bound) {
        // The first child of the one behind may hold keys before its own key, but none before the bound.
        long[] allHeads = joined(heads, next.heads);
        allHeads[size()] = head(bound);
        return new TreeInner(
                allHeads,
                replaced(joined(keys, next.keys), size(), bound),
                joined(children, ((TreeInner) next).children),
                count + next.count());
    }

    @Override
    boolean forward(byte @Nullable [] from, byte @Nullable [] to, StoreReader.Visitor visitor) {
        int first = first(from);
        int last = last(to);
        for (int i = first; i <= last; i++) {
            if (!children[i].forward(i == first ? from : null, i == last ? to : null, visitor)) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean backward(byte @Nullable [] from, byte @Nullable [] to, StoreReader.Visitor visitor) {
        int first = first(from);
        int last = last(to);
        for (int i = last; i >= first; i--) {
            if (!children[i].backward(i == first ? from : null, i == last ? to : null, visitor)) {
                return false;
            }
        }
        return true;
    }

    private int first(byte @Nullable [] from) {
        return from == null ? 0 : childOf(head(from), from);
    }

    private int last(byte @Nullable [] to) {
        return to == null ? children.length - 1 : childOf(head(to), to);
    }

    /** Returns the last child whose key is not behind the one given; the first child's is taken to be before all. */
    private int childOf(long head, byte[] key) {
        int low = 1;
        int high = children.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (compare(middle, head, key) <= 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }

    private TreeInner replace(int place, TreeNode child) {
        return new TreeInner(
                heads, keys, replaced(children, place, child), count - children[place].count() + child.count());
    }

    private TreeInner remove(int place) {
        return new TreeInner(
                removed(heads, place), removed(keys, place), removed(children, place), count - children[place].count());
    }

    private TreeInner split(int place) {
        TreeNode child = children[place];
        int half = child.size() / 2;
        TreeNode upper = child.part(half, child.size());
        return new TreeInner(
                inserted(heads, place + 1, upper.heads[0]),
                inserted(keys, place + 1, upper.keys[0]),
                inserted(replaced(children, place, child.part(0, half)), place + 1, upper),
                count);
    }

    private TreeInner joinWithNext(int place) {
        TreeNode both = children[place].join(children[place + 1], keys[place + 1]);
        return new TreeInner(
                removed(heads, place + 1),
                removed(keys, place + 1),
                replaced(removed(children, place + 1), place, both),
                count);
    }
}
