package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Strategy;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Parent pointers that go round in a circle, or a path that does not fit its record's parent. */
public final class BrokenTree implements Rule {
    @Override
    public String id() {
        return "D10";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "Parents form a circle, or a path disagrees with its parent";
    }

    @Override
    public String reference() {
        return "A stored path is a copy of the parents' ids, and drifts like any copy";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            if (relationship.via().isEmpty()
                    && relationship.isSelfReference()
                    && relationship.from().entities().size() == 1) {
                context.model()
                        .entity(relationship.from().entities().get(0))
                        .ifPresent(entity -> check(context, relationship, entity, findings));
            }
        }
    }

    private void check(LintContext context, Relationship relationship, Entity entity, Consumer<Finding> findings) {
        Map<String, String> join = relationship.join().from().isEmpty()
                ? relationship.join().to()
                : relationship.join().from();
        if (join.isEmpty()) {
            return;
        }
        Tree tree = Tree.of(context.model(), entity, join);
        Cap cap = new Cap(findings);
        for (List<Integer> circle : tree.circles()) {
            cap.add("circle", () -> circle(relationship, tree, circle));
        }
        Stream.concat(relationship.forward().stream(), relationship.backward().stream())
                .filter(strategy -> strategy.strategy() == Strategy.MATERIALIZED_PATH
                        && strategy.attribute().isPresent()
                        && join.size() == 1)
                .findFirst()
                .ifPresent(strategy -> checkPaths(
                        relationship,
                        tree,
                        strategy.attribute().orElseThrow(),
                        strategy.separator().orElse("/"),
                        cap));
    }

    private Finding circle(Relationship relationship, Tree tree, List<Integer> circle) {
        List<Where> where = new ArrayList<>();
        circle.forEach(number -> where.add(new Where.Record(tree.entity().name(), number)));
        where.add(new Where.Relationship(relationship.name()));
        return Finding.of(
                this,
                "Parents go round in a circle: "
                        + circle.stream().map(tree::name).collect(Collectors.joining(" below ")) + " below "
                        + tree.name(circle.get(0)),
                "Check when a record is moved that its new parent is not below it, and repair the parent.",
                where.toArray(Where[]::new));
    }

    private void checkPaths(Relationship relationship, Tree tree, String attribute, String separator, Cap cap) {
        for (int number = 1; number <= tree.records().size(); number++) {
            int current = number;
            Item values = tree.records().get(number - 1).values();
            Optional<String> path = values.get(attribute).flatMap(AttributeValue::scalarText);
            Optional<String> id = values.get(tree.id()).flatMap(AttributeValue::scalarText);
            if (path.isEmpty() || id.isEmpty()) {
                continue;
            }
            Optional<String> parentId = values.get(tree.pointer()).flatMap(AttributeValue::scalarText);
            Optional<String> parentPath = tree.parent(number)
                    .flatMap(parent -> tree.records().get(parent - 1).values().get(attribute))
                    .flatMap(AttributeValue::scalarText);
            boolean isEnded = path.get().endsWith(separator);
            String tail = id.get() + (isEnded ? separator : "");
            boolean isRight = parentId.isEmpty()
                    ? path.get().equals(tail)
                    : parentPath
                            .map(above -> path.get().equals(joined(above, separator, tail)))
                            .orElseGet(() -> path.get().endsWith(parentId.get() + separator + tail));
            if (!isRight) {
                Optional<String> right = parentId.isEmpty()
                        ? Optional.of(tail)
                        : parentPath.map(above -> joined(above, separator, tail));
                cap.add("path", () -> path(relationship, tree, current, attribute, path.get(), parentId, right));
            }
        }
    }

    private static String joined(String above, String separator, String tail) {
        return above.endsWith(separator) ? above + tail : above + separator + tail;
    }

    private Finding path(
            Relationship relationship,
            Tree tree,
            int number,
            String attribute,
            String path,
            Optional<String> parentId,
            Optional<String> right) {
        Finding finding = Finding.of(
                this,
                tree.name(number) + ": " + attribute + " is " + RecordNames.quoted(path) + ", but "
                        + parentId.map(id -> "its parent is " + RecordNames.quoted(id))
                                .orElse("it has no parent"),
                "Compute the path from the parent's, and write both in one transaction; a move rewrites all that is below.",
                new Where.Record(tree.entity().name(), number),
                new Where.Relationship(relationship.name()));
        return right.map(text -> finding.withFix(new Fix(
                        "Set " + attribute + " to " + text,
                        model -> Models.withRecord(
                                model,
                                tree.entity().name(),
                                number,
                                old -> old.withValues(old.values().with(attribute, AttributeValue.of(text)))))))
                .orElse(finding);
    }

    /**
     * The records of an entity and their parents.
     *
     * @param id the first attribute that identifies a parent
     * @param pointer the attribute by which a child names it
     * @param parents by record number, 0 where there is none
     */
    @SuppressWarnings("ArrayRecordComponent") // made and read here, and compared by nobody
    private record Tree(Entity entity, List<SampleRecord> records, String id, String pointer, int[] parents) {
        static Tree of(DataModel model, Entity entity, Map<String, String> join) {
            List<SampleRecord> records = model.recordsOf(entity.name());
            RecordKeys byId = RecordKeys.of(model, entity, List.copyOf(join.keySet()));
            int[] parents = new int[records.size() + 1];
            int number = 0;
            for (SampleRecord record : records) {
                number++;
                int current = number;
                RecordKeys.values(record.values(), List.copyOf(join.values()))
                        .flatMap(values -> byId.find(values).stream().findFirst())
                        .ifPresent(parent -> parents[current] = parent);
            }
            return new Tree(
                    entity,
                    records,
                    join.keySet().iterator().next(),
                    join.values().iterator().next(),
                    parents);
        }

        Optional<Integer> parent(int number) {
            return parents[number] == 0 ? Optional.empty() : Optional.of(parents[number]);
        }

        String name(int number) {
            return RecordNames.of(entity, records.get(number - 1), number);
        }

        /** Returns each circle once, from a record upwards. */
        List<List<Integer>> circles() {
            List<List<Integer>> circles = new ArrayList<>();
            int[] seenBy = new int[parents.length];
            for (int start = 1; start < parents.length; start++) {
                int at = start;
                while (at != 0 && seenBy[at] == 0) {
                    seenBy[at] = start;
                    at = parents[at];
                }
                if (at != 0 && seenBy[at] == start) {
                    List<Integer> circle = new ArrayList<>();
                    for (int next = at; circle.isEmpty() || next != at; next = parents[next]) {
                        circle.add(next);
                    }
                    circles.add(circle);
                }
            }
            return circles;
        }
    }
}
