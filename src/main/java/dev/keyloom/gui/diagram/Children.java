package dev.keyloom.gui.diagram;

import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javafx.collections.ObservableList;
import javafx.scene.Node;

/** Changes what a parent holds. Children that stay are not touched: taking one out and in again styles all of it anew. */
final class Children {
    private Children() {}

    /** Makes {@code wanted} the children, in this order. */
    static void set(ObservableList<Node> children, List<? extends Node> wanted) {
        Set<Node> kept = Collections.newSetFromMap(new IdentityHashMap<>());
        kept.addAll(wanted);
        List<Node> gone =
                children.stream().filter(child -> !kept.contains(child)).toList();
        if (!gone.isEmpty()) {
            children.removeAll(new HashSet<>(gone));
        }
        Set<Node> present = Collections.newSetFromMap(new IdentityHashMap<>());
        present.addAll(children);
        boolean isSameOrder = wanted.stream().filter(present::contains).toList().equals(List.copyOf(children));
        if (!isSameOrder) {
            children.setAll(wanted);
            return;
        }
        for (int from = 0; from < wanted.size(); from++) {
            int to = from;
            while (to < wanted.size() && !present.contains(wanted.get(to))) {
                to++;
            }
            if (to > from) {
                children.addAll(from, wanted.subList(from, to));
                from = to;
            }
        }
    }

    /** Adds or takes out one child. */
    static void set(ObservableList<Node> children, int at, Node child, boolean isPresent) {
        if (isPresent != children.contains(child)) {
            if (isPresent) {
                children.add(at, child);
            } else {
                children.remove(child);
            }
        }
    }
}
