package dev.keyloom.expression;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Document paths that do not get into each other's way, each with something to do there, as a tree of their steps. The
 * root stands for the item.
 */
final class PathTree<A> {
    private final Map<String, PathTree<A>> members = new LinkedHashMap<>();
    private final SortedMap<Integer, PathTree<A>> elements = new TreeMap<>();
    private Optional<A> action = Optional.empty();
    private final Optional<DocumentPath> reachedBy;

    private PathTree(Optional<DocumentPath> reachedBy) {
        this.reachedBy = reachedBy;
    }

    /** Returns an empty tree. */
    static <A> PathTree<A> root() {
        return new PathTree<>(Optional.empty());
    }

    Map<String, PathTree<A>> members() {
        return members;
    }

    SortedMap<Integer, PathTree<A>> elements() {
        return elements;
    }

    /** Returns what is to be done here; nothing where the path goes on. */
    Optional<A> action() {
        return action;
    }

    /**
     * Returns the first path that led here.
     *
     * @throws java.util.NoSuchElementException at the root
     */
    DocumentPath reachedBy() {
        return reachedBy.orElseThrow();
    }

    /** Adds a path, unless it overlaps or contradicts one that is there: then returns why, in words. */
    Optional<String> add(DocumentPath path, A what) {
        PathTree<A> node = member(path.attribute(), path);
        List<PathStep> steps = path.steps();
        for (PathStep step : steps) {
            if (node.action.isPresent()) {
                return Optional.of(overlap(node.reachedBy(), path));
            }
            boolean isMember = step instanceof PathStep.Member;
            if (isMember ? !node.elements.isEmpty() : !node.members.isEmpty()) {
                return Optional.of("The paths " + node.reachedBy().text() + " and " + path.text()
                        + " take one value for a map and for a list");
            }
            node = node.below(step, path);
        }
        if (node.action.isPresent() || !node.members.isEmpty() || !node.elements.isEmpty()) {
            return Optional.of(overlap(node.reachedBy(), path));
        }
        node.action = Optional.of(what);
        return Optional.empty();
    }

    private PathTree<A> below(PathStep step, DocumentPath path) {
        if (step instanceof PathStep.Element element) {
            return elements.computeIfAbsent(element.index(), index -> new PathTree<>(Optional.of(path)));
        }
        return member(((PathStep.Member) step).name(), path);
    }

    private PathTree<A> member(AttributeName name, DocumentPath path) {
        return members.computeIfAbsent(name.name(), text -> new PathTree<>(Optional.of(path)));
    }

    private static String overlap(DocumentPath first, DocumentPath second) {
        return first.isSameAs(second)
                ? "The path " + first.text() + " stands twice"
                : "The paths " + first.text() + " and " + second.text() + " overlap";
    }
}
