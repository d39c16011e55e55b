package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds entities whose records are parents and children of their own kind, with one place in an index for both. */
public final class ParentAndChildSlot implements Rule {
    @Override
    public String id() {
        return "R09";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A record cannot be parent and child in one index";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-gsi-overloading.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            Direction forward = Direction.of(relationship).get(0);
            if (!relationship.isSelfReference()
                    || relationship.via().isPresent()
                    || forward.pointer().isEmpty()) {
                continue;
            }
            for (DirectionStrategy strategy : forward.strategies()) {
                for (String name : forward.holders()) {
                    Optional<Entity> entity = context.model().entity(name);
                    if (entity.isPresent() && strategy.index().isPresent()) {
                        check(context, forward, entity.get(), strategy.index().get(), findings);
                    }
                }
            }
        }
    }

    private void check(
            LintContext context, Direction forward, Entity entity, IndexRef index, Consumer<Finding> findings) {
        List<IndexKind> kinds =
                context.tableOf(entity).map(table -> IndexKinds.of(context).in(table, index)).orElse(List.of()).stream()
                        .filter(kind -> kind.entity().equals(entity))
                        .toList();
        boolean asChild = kinds.stream()
                .anyMatch(kind -> held(kind).containsAll(forward.pointer().values()));
        boolean asParent = kinds.stream()
                .anyMatch(kind -> held(kind).containsAll(forward.pointer().keySet())
                        && !held(kind).containsAll(forward.pointer().values()));
        if (index.isPrimary() || !asChild || !asParent) {
            return;
        }
        String example =
                example(context.model(), entity, forward.pointer()).orElse("a " + entity.name() + " that has a parent");
        findings.accept(Finding.of(
                this,
                "In " + index + " a " + entity.name() + " lies under its parent or leads a collection, never both: "
                        + example + " leads none of its own (\""
                        + forward.relationship().name() + "\")",
                "Give children a second index, or make each pair an item of its own; or accept it where chains do not matter.",
                new Where.Relationship(forward.relationship().name()),
                new Where.Key(entity.name(), index, 0, Where.Key.Role.PARTITION)));
    }

    private static Set<String> held(IndexKind kind) {
        Set<String> held = new LinkedHashSet<>();
        kind.partition().forEach(template -> held.addAll(template.attributeNames()));
        return held;
    }

    /** Returns a record that has a parent, and children too if there is one such. */
    private static Optional<String> example(DataModel model, Entity entity, Map<String, String> pointer) {
        Set<List<AttributeValue>> parents = new HashSet<>();
        List<SampleRecord> children = new ArrayList<>();
        for (SampleRecord record : model.recordsOf(entity.name())) {
            Optional<List<AttributeValue>> parent = values(record, pointer.values());
            if (parent.isPresent()) {
                parents.add(parent.get());
                children.add(record);
            }
        }
        return children.stream()
                .filter(record -> values(record, pointer.keySet())
                        .filter(parents::contains)
                        .isPresent())
                .findFirst()
                .or(() -> children.stream().findFirst())
                .flatMap(record -> values(record, pointer.keySet()))
                .map(id -> entity.name() + " "
                        + String.join(
                                "/",
                                id.stream()
                                        .map(value -> value.scalarText().orElse(""))
                                        .toList()));
    }

    private static Optional<List<AttributeValue>> values(SampleRecord record, Collection<String> attributes) {
        List<AttributeValue> values = new ArrayList<>();
        attributes.forEach(name -> record.values().get(name).ifPresent(values::add));
        return values.size() == attributes.size() ? Optional.of(values) : Optional.empty();
    }
}
