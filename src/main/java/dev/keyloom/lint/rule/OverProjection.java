package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** An index that holds all attributes, while those who read it use a few. */
public final class OverProjection implements Rule {
    /** Where at most a half is read, the projection is worth a second look. */
    private static final long FRACTION = 2;
    /** Enough to tell how large items are. */
    private static final int MOST_ITEMS = 1000;

    @Override
    public String id() {
        return "I05";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "An index projects much more than is read";
    }

    @Override
    public String reference() {
        return "What an index holds is stored and written again: AWS developer guide, attribute projections";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (TableContents table : context.materialization().tables()) {
            for (SecondaryIndex index : table.table().schema().indexes()) {
                if (index.projection().kind() == Projection.Kind.ALL) {
                    read(context, table.table(), index.ref())
                            .ifPresent(attributes -> check(table, index, attributes, findings));
                }
            }
        }
    }

    /** Returns the attributes that reads of an index use; nothing if one of them uses all, or none reads it. */
    private static Optional<Set<String>> read(LintContext context, Table table, IndexRef index) {
        Set<String> attributes = new LinkedHashSet<>();
        boolean isRead = false;
        for (ReadStep read : ReadSteps.of(context)) {
            if (!read.reads(table, index)) {
                continue;
            }
            isRead = true;
            boolean isCount = read.step().select().filter("COUNT"::equals).isPresent();
            boolean isNamed = read.pattern().returns().isPresent()
                    && !read.pattern().returns().get().isEmpty()
                    && read.pattern().returns().get().stream()
                            .allMatch(returned -> returned.attributes().isPresent());
            if (!read.step().projection().isEmpty()) {
                attributes.addAll(read.step().projection());
            } else if (isNamed) {
                read.pattern()
                        .returns()
                        .get()
                        .forEach(returned ->
                                attributes.addAll(returned.attributes().orElseThrow()));
            } else if (!isCount) {
                return Optional.empty();
            }
            read.step()
                    .filter()
                    .flatMap(text -> Condition.parse(text).value())
                    .ifPresent(filter -> attributes.addAll(filter.attributeNames()));
        }
        return isRead ? Optional.of(attributes) : Optional.empty();
    }

    private void check(TableContents table, SecondaryIndex index, Set<String> attributes, Consumer<Finding> findings) {
        Optional<IndexContents> contents = table.index(index.ref());
        if (contents.isEmpty() || contents.get().size() == 0) {
            return;
        }
        Set<String> keys = new LinkedHashSet<>(index.key().attributeNames());
        keys.addAll(table.table().schema().key().attributeNames());
        Set<String> used = new LinkedHashSet<>(keys);
        used.addAll(attributes);
        long projected = 0;
        long read = 0;
        int count = Math.min(contents.get().size(), MOST_ITEMS);
        for (int i = 0; i < count; i++) {
            Item item = contents.get().entry(i).projectedIn(index.ref());
            projected += ItemSize.of(item);
            read += ItemSize.of(item.only(used));
        }
        if (read * FRACTION > projected) {
            return;
        }
        List<String> included =
                attributes.stream().filter(name -> !keys.contains(name)).toList();
        String projection = included.isEmpty() ? "KEYS_ONLY" : "INCLUDE " + String.join(", ", included);
        findings.accept(Finding.of(
                        this,
                        index.name() + " projects ALL: " + projected / count + " bytes of an item are projected, "
                                + read / count + " bytes are read",
                        "Project what is read: " + projection + ".",
                        new Where.Index(table.name(), index.ref()))
                .withFix(new Fix(
                        "Project " + projection,
                        model -> projecting(
                                model,
                                table.name(),
                                index,
                                included.isEmpty() ? Projection.KEYS_ONLY : Projection.including(included)))));
    }

    private static DataModel projecting(DataModel model, String table, SecondaryIndex index, Projection projection) {
        return Tables.withSchema(
                model,
                table,
                schema -> new TableSchema(
                        schema.name(),
                        schema.key(),
                        schema.globalIndexes().stream()
                                .map(some -> some.ref().equals(index.ref()) ? some.withProjection(projection) : some)
                                .toList(),
                        schema.localIndexes().stream()
                                .map(some -> some.ref().equals(index.ref()) ? some.withProjection(projection) : some)
                                .toList()));
    }
}
