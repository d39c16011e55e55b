package dev.keyloom.engine.storage;

import java.util.Optional;

/**
 * A sorted map of items that is never changed: a B+ tree whose changed copy has all but the nodes on one path in common
 * with it. So a read needs no lock, and a writing that fails is forgotten.
 */
final class ItemTree {
    static final ItemTree EMPTY = new ItemTree(TreeLeaf.EMPTY);

    private final TreeNode root;

    private ItemTree(TreeNode root) {
        this.root = root;
    }

    long count() {
        return root.count();
    }

    Optional<StoredItem> get(StoreKey key) {
        return Optional.ofNullable(root.get(TreeNode.head(key.bytes()), key.bytes()));
    }

    ItemTree with(StoreKey key, StoredItem item) {
        TreeNode changed = root.with(TreeNode.head(key.bytes()), key.bytes(), item);
        return new ItemTree(changed.size() > TreeNode.MAX_SIZE ? TreeInner.split(changed) : changed);
    }

    ItemTree without(StoreKey key) {
        TreeNode changed = root.without(TreeNode.head(key.bytes()), key.bytes());
        if (changed == root) {
            return this;
        }
        if (changed.size() == 0) {
            return EMPTY;
        }
        while (changed instanceof TreeInner inner) {
            TreeNode child = inner.onlyChild();
            if (child == null) {
                break;
            }
            changed = child;
        }
        return new ItemTree(changed);
    }

    /** Gives the items of a range in order or backwards, until the visitor has enough. */
    void visit(StoreKey from, StoreKey to, boolean forward, StoreReader.Visitor visitor) {
        if (from.compareTo(to) >= 0) {
            return;
        }
        if (forward) {
            root.forward(from.bytes(), to.bytes(), visitor);
        } else {
            root.backward(from.bytes(), to.bytes(), visitor);
        }
    }
}
