package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.Strategy;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.AttributePath;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Two relationships that need one pair of index keys of one entity for different things. */
public final class TakenIndexSlot implements Rule {
    /** Strategies that read items by the identity of the record at the other end. */
    private static final Set<Strategy> BY_PARENT = Set.of(
            Strategy.INDEX,
            Strategy.INVERTED_INDEX,
            Strategy.PARENT_ID_INDEX,
            Strategy.ADJACENCY_LIST,
            Strategy.COMPOSITE_KEY,
            Strategy.SELF_REFERENCE_VARIANT,
            Strategy.SHARDED);

    @Override
    public String id() {
        return "I02";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "Two relationships need the same index keys of one entity";
    }

    @Override
    public String reference() {
        return "An item has one value for each key attribute of an index";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            check(context, relationship, relationship.forward(), true, findings);
            check(context, relationship, relationship.backward(), false, findings);
        }
    }

    private void check(
            LintContext context,
            Relationship relationship,
            List<DirectionStrategy> strategies,
            boolean isForward,
            Consumer<Finding> findings) {
        for (DirectionStrategy strategy : strategies) {
            Optional<IndexRef> index = strategy.index().filter(some -> !some.isPrimary());
            if (index.isEmpty() || !BY_PARENT.contains(strategy.strategy())) {
                continue;
            }
            RelationshipEnd target = isForward ? relationship.to() : relationship.from();
            List<String> read = relationship.via().map(List::of).orElse(target.entities());
            for (String name : read) {
                context.model()
                        .entity(name)
                        .ifPresent(entity -> check(context, relationship, entity, index.get(), isForward, findings));
            }
        }
    }

    private void check(
            LintContext context,
            Relationship relationship,
            Entity entity,
            IndexRef index,
            boolean isForward,
            Consumer<Finding> findings) {
        List<KeyRow> rows = KeyCells.of(context).rows(entity, index);
        Set<String> parents = parentAttributes(relationship, isForward);
        if (rows.isEmpty() || parents.isEmpty() || rows.stream().anyMatch(row -> isKeyedBy(context, row, parents))) {
            return;
        }
        context.model().relationships().stream()
                .filter(other -> !other.equals(relationship)
                        && other.mentions(entity.name())
                        && Stream.concat(other.forward().stream(), other.backward().stream())
                                .anyMatch(strategy -> strategy.index().equals(Optional.of(index))))
                .findFirst()
                .ifPresent(other -> findings.accept(Finding.of(
                        this,
                        entity.name() + "." + index + " is taken by " + RecordNames.quoted(other.name())
                                + ", so that " + RecordNames.quoted(relationship.name()) + " cannot use it: \""
                                + rows.get(0).partition().get(0).template().text() + "\" is not the key of "
                                + RecordNames.quoted(relationship.name()),
                        "Use the next index for one of the two.",
                        new Where.Key(entity.name(), index, 0, Where.Key.Role.PARTITION),
                        new Where.Relationship(relationship.name()),
                        new Where.Relationship(other.name()))));
    }

    /** Returns the attributes of what is read that the side that asks knows. */
    private static Set<String> parentAttributes(Relationship relationship, boolean isForward) {
        Map<String, String> asking =
                isForward ? relationship.join().from() : relationship.join().to();
        Map<String, String> asked =
                isForward ? relationship.join().to() : relationship.join().from();
        if (relationship.via().isPresent() || !asking.isEmpty()) {
            return Set.copyOf(asking.values());
        }
        return Set.copyOf(asked.keySet());
    }

    /** Buckets, shards and the tenant are known without the parent. */
    private static boolean isKeyedBy(LintContext context, KeyRow row, Set<String> parents) {
        Optional<String> tenant = context.model().constraints().tenant().map(Constraints.Tenant::attribute);
        return row.partition().stream()
                .flatMap(cell -> cell.template().references().stream())
                .filter(reference -> !TemplateTexts.isBucket(reference))
                .flatMap(reference -> reference.path().stream())
                .map(AttributePath::attribute)
                .allMatch(name -> parents.contains(name) || tenant.equals(Optional.of(name)));
    }
}
