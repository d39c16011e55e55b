package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Copies of one thing that are not alike, or a copy that is missing. */
public final class CopiesDisagree implements Rule {
    private static final String ADVICE =
            "Write both in one transaction, or keep one of them and read the other way by an inverted index.";

    @Override
    public String id() {
        return "D05";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "Copies of one thing disagree";
    }

    @Override
    public String reference() {
        return "Two copies that are not written in one transaction drift apart";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Cap cap = new Cap(findings);
        List<Constraints.Copy> copies = context.model().constraints().copies();
        for (int i = 0; i < copies.size(); i++) {
            checkCopy(context, copies.get(i), i, cap);
        }
        for (Entity entity : context.model().entities()) {
            for (EntityAttribute attribute : entity.attributes()) {
                attribute.facts().copyOf().ifPresent(source -> checkAttribute(context, entity, attribute, source, cap));
            }
        }
    }

    private void checkCopy(LintContext context, Constraints.Copy copy, int position, Cap cap) {
        Optional<Entity> copied = context.model().entity(copy.entity());
        Optional<Entity> original = context.model().entity(copy.of());
        if (copied.isEmpty() || original.isEmpty() || copy.match().isEmpty()) {
            return;
        }
        List<String> own = List.copyOf(copy.match().keySet());
        List<String> theirs = List.copyOf(copy.match().values());
        RecordKeys copies = RecordKeys.of(context.model(), copied.get(), own);
        RecordKeys originals = RecordKeys.of(context.model(), original.get(), theirs);
        Predicate<Item> isCopied = condition(context.model(), copy);
        Where where = new Where.Constraint("copies", position);
        int number = 0;
        for (SampleRecord record : context.model().recordsOf(copy.of())) {
            number++;
            int current = number;
            Optional<List<AttributeValue>> values = RecordKeys.values(record.values(), theirs);
            if (values.isEmpty() || !isCopied.test(record.values())) {
                continue;
            }
            List<Integer> found = copies.find(values.get());
            if (found.isEmpty()) {
                cap.add(
                        List.of("missing", position),
                        () -> Finding.of(
                                this,
                                "There is no " + copy.entity() + " for "
                                        + RecordNames.of(original.get(), record, current),
                                ADVICE,
                                new Where.Record(copy.of(), current),
                                where));
            }
            for (int copyNumber : found) {
                SampleRecord other = context.model().recordsOf(copy.entity()).get(copyNumber - 1);
                different(copied.get(), original.get(), copy, record, other)
                        .ifPresent(name -> cap.add(
                                List.of("different", position),
                                () -> differing(
                                        copied.get(), copyNumber, other, name, name, original.get(), current, record)));
            }
        }
        checkOrphans(context, copy, own, originals, position, cap);
    }

    private void checkOrphans(
            LintContext context, Constraints.Copy copy, List<String> own, RecordKeys originals, int position, Cap cap) {
        Entity copied = context.model().entity(copy.entity()).orElseThrow();
        int number = 0;
        for (SampleRecord record : context.model().recordsOf(copy.entity())) {
            number++;
            int current = number;
            boolean isOrphan = RecordKeys.values(record.values(), own)
                    .filter(values -> originals.find(values).isEmpty())
                    .isPresent();
            if (isOrphan) {
                cap.add(
                        List.of("orphan", position),
                        () -> Finding.of(
                                this,
                                RecordNames.of(copied, record, current) + " is a copy of no " + copy.of(),
                                ADVICE,
                                new Where.Record(copy.entity(), current),
                                new Where.Constraint("copies", position)));
            }
        }
    }

    /** A condition may look at the ends of a relationship that the original stores: {@code follows.to.Celebrity = true}. */
    private static Predicate<Item> condition(DataModel model, Constraints.Copy copy) {
        Optional<Condition> when =
                copy.when().flatMap(text -> Condition.parse(text).value());
        if (when.isEmpty()) {
            return original -> true;
        }
        List<Relationship> named = model.relationships().stream()
                .filter(relationship -> when.get().attributeNames().contains(relationship.name()))
                .toList();
        return original -> {
            Item seen = original;
            for (Relationship relationship : named) {
                Map<String, AttributeValue> ends = new LinkedHashMap<>();
                NodePath.node(model, relationship, true, original)
                        .ifPresent(node -> ends.put("from", map(node.record().values())));
                NodePath.node(model, relationship, false, original)
                        .ifPresent(node -> ends.put("to", map(node.record().values())));
                seen = seen.with(relationship.name(), new AttributeValue.M(ends));
            }
            return when.get().evaluate(seen);
        };
    }

    private static AttributeValue map(Item item) {
        return new AttributeValue.M(item.toMap());
    }

    /** Returns an attribute that both have and that is not alike. */
    private static Optional<String> different(
            Entity copied, Entity original, Constraints.Copy copy, SampleRecord record, SampleRecord other) {
        return copied.attributeNames().stream()
                .filter(name -> original.attribute(name).isPresent()
                        && !copy.match().containsKey(name)
                        && !record.values().get(name).equals(other.values().get(name)))
                .findFirst();
    }

    private void checkAttribute(LintContext context, Entity entity, EntityAttribute attribute, String source, Cap cap) {
        List<String> path = Arrays.asList(source.split("\\.", -1));
        String last = path.get(path.size() - 1);
        Optional<Relationship> relationship = path.size() == 3
                ? context.model().relationship(path.get(0))
                : only(context.model(), entity, path.get(0));
        if (relationship.isEmpty() || path.size() < 2 || path.size() > 3) {
            return;
        }
        boolean isFrom = path.size() == 3
                ? path.get(1).equals("from")
                : relationship.get().from().entities().contains(path.get(0));
        int number = 0;
        for (SampleRecord record : context.model().recordsOf(entity.name())) {
            number++;
            int current = number;
            Optional<AttributeValue> value = record.values().get(attribute.name());
            if (value.isEmpty()) {
                continue;
            }
            NodePath.node(context.model(), relationship.get(), isFrom, record.values())
                    .filter(node -> !node.record().values().get(last).equals(value))
                    .ifPresent(node -> cap.add(
                            List.of(entity.name(), attribute.name()),
                            () -> differing(
                                    entity,
                                    current,
                                    record,
                                    attribute.name(),
                                    last,
                                    node.entity(),
                                    node.number(),
                                    node.record())));
        }
    }

    /** Returns the relationship between an entity and the one it copies from, if there is one only. */
    private static Optional<Relationship> only(DataModel model, Entity entity, String source) {
        List<Relationship> between = model.relationships().stream()
                .filter(relationship -> relationship.mentions(entity.name())
                        && !relationship.isSelfReference()
                        && (relationship.from().entities().contains(source)
                                || relationship.to().entities().contains(source)))
                .toList();
        return between.size() == 1 ? Optional.of(between.get(0)) : Optional.empty();
    }

    private Finding differing(
            Entity copied,
            int number,
            SampleRecord copy,
            String attribute,
            String originalAttribute,
            Entity original,
            int originalNumber,
            SampleRecord record) {
        Optional<AttributeValue> right = record.values().get(originalAttribute);
        Finding finding = Finding.of(
                this,
                "Copies of " + original.name() + "." + originalAttribute + " disagree: "
                        + copy.values().get(attribute).map(RecordNames::quoted).orElse("absent") + " in "
                        + RecordNames.of(copied, copy, number) + ", "
                        + right.map(RecordNames::quoted).orElse("absent") + " in "
                        + RecordNames.of(original, record, originalNumber),
                ADVICE,
                new Where.Record(copied.name(), number),
                new Where.Record(original.name(), originalNumber));
        return finding.withFix(new Fix(
                "Copy " + originalAttribute + " again",
                model -> Models.withRecord(
                        model,
                        copied.name(),
                        number,
                        old -> old.withValues(right.map(value -> old.values().with(attribute, value))
                                .orElse(old.values().without(attribute))))));
    }
}
