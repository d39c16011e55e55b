package dev.keyloom.gui.collections;

import dev.keyloom.value.AttributeValue;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which item collections of a pane show their heading alone. Collections are known by their partition keys, so that a
 * change of the model does not unfold them.
 *
 * @param allFolded what holds for collections that are not named
 * @param exceptions partition keys of the collections for which the opposite holds
 */
record Folding(boolean allFolded, Set<List<AttributeValue>> exceptions) {
    /** Every collection shows its items. */
    static final Folding NONE = new Folding(false, Set.of());
    /** Every collection is folded. */
    static final Folding ALL = new Folding(true, Set.of());

    Folding {
        exceptions = Set.copyOf(exceptions);
    }

    boolean isFolded(List<AttributeValue> partition) {
        return allFolded != exceptions.contains(partition);
    }

    Folding toggled(List<AttributeValue> partition) {
        Set<List<AttributeValue>> changed = new HashSet<>(exceptions);
        if (!changed.remove(partition)) {
            changed.add(partition);
        }
        return new Folding(allFolded, changed);
    }
}
