package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.Strategy;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** A local index on a table with item collections that grow without limit. */
public final class LocalIndexOnUnbounded implements Rule {
    private static final Set<Strategy> COLLECTIONS = Set.of(
            Strategy.COMPOSITE_KEY,
            Strategy.ADJACENCY_LIST,
            Strategy.HIERARCHICAL_SORT_KEY,
            Strategy.MATERIALIZED_PATH,
            Strategy.DUPLICATED_EDGE,
            Strategy.INDEX);

    @Override
    public String id() {
        return "I09";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A local index limits an item collection that grows without limit";
    }

    @Override
    public String reference() {
        return "With a local index, an item collection has at most 10 GB: AWS developer guide, local secondary indexes";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Table table : context.model().tables()) {
            if (!table.schema().localIndexes().isEmpty()) {
                context.model().relationships().stream()
                        .filter(relationship -> isUnbounded(context, table, relationship))
                        .findFirst()
                        .ifPresent(relationship -> table.schema()
                                .localIndexes()
                                .forEach(index -> findings.accept(finding(table, index, relationship))));
            }
        }
    }

    private Finding finding(Table table, SecondaryIndex index, Relationship relationship) {
        return Finding.of(
                this,
                index.name() + " is a local index, so that a collection of " + RecordNames.quoted(relationship.name())
                        + ", which is unbounded, may have 10 GB at most",
                "Use a global index, or put a bucket into the partition key.",
                new Where.Index(table.name(), index.ref()),
                new Where.Relationship(relationship.name()));
    }

    private static boolean isUnbounded(LintContext context, Table table, Relationship relationship) {
        return isUnbounded(context, table, relationship, relationship.forward(), relationship.to())
                || isUnbounded(context, table, relationship, relationship.backward(), relationship.from());
    }

    private static boolean isUnbounded(
            LintContext context,
            Table table,
            Relationship relationship,
            List<DirectionStrategy> strategies,
            RelationshipEnd read) {
        List<String> stored = relationship.via().map(List::of).orElse(read.entities());
        boolean isHere = stored.stream()
                .flatMap(name -> context.model().entity(name).stream())
                .anyMatch(entity -> entity.table().equals(table.name()) && !isBucketed(context, entity));
        return isHere
                && read.cardinality() == Cardinality.MANY
                && read.maximum().isEmpty()
                && strategies.stream()
                        .anyMatch(strategy -> COLLECTIONS.contains(strategy.strategy())
                                && strategy.index()
                                        .filter(index -> index.isPrimary() || isLocal(table, index))
                                        .isPresent());
    }

    private static boolean isLocal(Table table, IndexRef index) {
        return table.schema().index(index).orElse(null) instanceof SecondaryIndex.Local;
    }

    private static boolean isBucketed(LintContext context, Entity entity) {
        return KeyCells.of(context).rows(entity, IndexRef.PRIMARY).stream()
                .flatMap(row -> row.partition().stream())
                .flatMap(cell -> cell.template().references().stream())
                .anyMatch(TemplateTexts::isBucket);
    }
}
