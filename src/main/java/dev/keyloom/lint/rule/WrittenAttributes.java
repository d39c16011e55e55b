package dev.keyloom.lint.rule;

import dev.keyloom.expression.Dialect;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.model.Step;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The attributes that an update writes, by their top-level names.
 *
 * @param changed those that SET and ADD give a value, or DELETE takes elements from
 * @param removed those that REMOVE takes away as a whole
 */
record WrittenAttributes(Set<String> changed, Set<String> removed) {
    /** Returns what a step's update expression writes; nothing for a step without one, or with a broken one. */
    static WrittenAttributes of(Step step) {
        Set<String> changed = new LinkedHashSet<>();
        Set<String> removed = new LinkedHashSet<>();
        step.update()
                .flatMap(text -> UpdateExpression.parse(text, Dialect.MODEL).value())
                .ifPresent(update -> {
                    update.set().forEach(assignment -> changed.add(name(assignment.path())));
                    update.add().forEach(change -> changed.add(name(change.path())));
                    update.delete().forEach(change -> changed.add(name(change.path())));
                    update.remove().forEach(path -> (path.isTopLevel() ? removed : changed).add(name(path)));
                });
        return new WrittenAttributes(changed, removed);
    }

    Set<String> all() {
        Set<String> all = new LinkedHashSet<>(changed);
        all.addAll(removed);
        return all;
    }

    private static String name(DocumentPath path) {
        return path.attribute().name();
    }
}
