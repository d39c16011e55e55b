package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A record that names another one which is not there. */
public final class MissingNode implements Rule {
    @Override
    public String id() {
        return "D03";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A record names another that is not among the records";
    }

    @Override
    public String reference() {
        return "DynamoDB checks no references: the application has to";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Cap cap = new Cap(findings);
        for (Relationship relationship : context.model().relationships()) {
            check(
                    context,
                    relationship,
                    relationship.from(),
                    relationship.to(),
                    relationship.join().from(),
                    cap);
            check(
                    context,
                    relationship,
                    relationship.to(),
                    relationship.from(),
                    relationship.join().to(),
                    cap);
        }
    }

    private void check(
            LintContext context,
            Relationship relationship,
            RelationshipEnd end,
            RelationshipEnd other,
            Map<String, String> join,
            Cap cap) {
        if (end.external() || join.isEmpty()) {
            return;
        }
        List<Nodes> nodes = withSharedKeys(context.model(), end.entities()).stream()
                .flatMap(name -> context.model().entity(name).stream())
                .map(entity -> Nodes.of(context.model(), entity, join))
                .filter(some -> !some.held().isEmpty())
                .toList();
        if (nodes.isEmpty() || nodes.stream().allMatch(some -> some.records().isEmpty())) {
            return;
        }
        List<String> holders = relationship.via().map(List::of).orElse(other.entities());
        for (String name : holders) {
            context.model().entity(name).ifPresent(holder -> check(context, relationship, nodes, holder, cap));
        }
    }

    private static Set<String> withSharedKeys(DataModel model, List<String> entities) {
        Set<String> all = new LinkedHashSet<>(entities);
        model.constraints().sharedKeys().stream()
                .filter(group -> group.stream().anyMatch(entities::contains))
                .forEach(all::addAll);
        return all;
    }

    private void check(LintContext context, Relationship relationship, List<Nodes> nodes, Entity holder, Cap cap) {
        int number = 0;
        for (SampleRecord record : context.model().recordsOf(holder.name())) {
            number++;
            int current = number;
            for (List<AttributeValue> missing : missing(nodes, record.values())) {
                cap.add(
                        List.of(relationship.name(), holder.name()),
                        () -> Finding.of(
                                this,
                                RecordNames.of(holder, record, current) + " points at missing "
                                        + nodes.stream()
                                                .map(some -> some.entity().name())
                                                .collect(Collectors.joining(" or "))
                                        + " " + RecordKeys.words(missing),
                                "Check the other record in the same transaction (ConditionCheck) when this one is written,"
                                        + " and clean up what points nowhere.",
                                new Where.Record(holder.name(), current),
                                new Where.Relationship(relationship.name())));
            }
        }
    }

    /** Returns the references of a record that no node has; a reference that it does not have misses nothing. */
    private static List<List<AttributeValue>> missing(List<Nodes> nodes, Item holder) {
        List<List<AttributeValue>> missing = new ArrayList<>();
        Set<List<AttributeValue>> found = new LinkedHashSet<>();
        for (Nodes some : nodes) {
            for (List<AttributeValue> reference : references(holder, some.held())) {
                if (some.records().find(reference).isEmpty()) {
                    if (!missing.contains(reference)) {
                        missing.add(reference);
                    }
                } else {
                    found.add(reference);
                }
            }
        }
        missing.removeAll(found);
        return missing;
    }

    /** A single attribute may hold a list, a set or a map of references. */
    private static List<List<AttributeValue>> references(Item holder, List<String> held) {
        Optional<List<AttributeValue>> values = RecordKeys.values(holder, held);
        if (values.isEmpty()) {
            return List.of();
        }
        if (held.size() > 1 || values.get().get(0).scalarText().isPresent()) {
            return values.get().stream().anyMatch(value -> value.scalarText().isEmpty())
                    ? List.of()
                    : List.of(values.get());
        }
        return elements(values.get().get(0)).stream().map(List::of).toList();
    }

    private static List<AttributeValue> elements(AttributeValue value) {
        List<AttributeValue> elements = new ArrayList<>();
        if (value instanceof AttributeValue.L list) {
            list.elements().stream()
                    .filter(some -> some.scalarText().isPresent())
                    .forEach(elements::add);
        } else if (value instanceof AttributeValue.SS set) {
            set.elements().forEach(text -> elements.add(AttributeValue.of(text)));
        } else if (value instanceof AttributeValue.NS set) {
            set.elements().forEach(number -> elements.add(AttributeValue.of(number)));
        } else if (value instanceof AttributeValue.M map) {
            map.entries().keySet().forEach(text -> elements.add(AttributeValue.of(text)));
        }
        return elements;
    }

    /**
     * The records that may stand at an end.
     *
     * @param held the attributes by which another record names one of them
     */
    private record Nodes(Entity entity, List<String> held, RecordKeys records) {
        static Nodes of(DataModel model, Entity entity, Map<String, String> join) {
            List<String> own = new ArrayList<>();
            List<String> held = new ArrayList<>();
            join.forEach((left, right) -> {
                if (entity.attribute(left).isPresent()) {
                    own.add(left);
                    held.add(right);
                }
            });
            return new Nodes(entity, held, RecordKeys.of(model, entity, own));
        }
    }
}
