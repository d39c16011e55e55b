package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** A record that is not in an index that its entity has keys for, though nobody says that it may stay out. */
public final class NotInIndex implements Rule {
    @Override
    public String id() {
        return "D04";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A record is missing from an index";
    }

    @Override
    public String reference() {
        return "An item without an index's key attributes is not in it: AWS developer guide, sparse indexes";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Cap cap = new Cap(findings);
        Map<List<Object>, StoredItem> stored = new HashMap<>();
        StoredItems.of(context).forEach(item -> stored.put(List.of(item.entity().name(), item.number()), item));
        for (TableContents table : context.materialization().tables()) {
            for (IndexContents index : table.indexes()) {
                if (index.ref().isPrimary()) {
                    continue;
                }
                for (MaterializedItem item : table.absentFrom(index.ref())) {
                    Optional<StoredItem> asStored =
                            Optional.ofNullable(stored.get(List.of(item.entity(), item.number())));
                    context.model()
                            .entity(item.entity())
                            .filter(entity -> shouldBeIn(context, index, entity, item, asStored))
                            .ifPresent(entity -> cap.add(
                                    List.of(entity.name(), index.ref()),
                                    () -> finding(context, table, index, entity, item, asStored)));
                }
            }
        }
    }

    /** A mapping that gives one half only is told of by another rule. */
    private static boolean shouldBeIn(
            LintContext context,
            IndexContents index,
            Entity entity,
            MaterializedItem item,
            Optional<StoredItem> stored) {
        List<KeyMapping> mappings = entity.mappings(index.ref());
        if (mappings.isEmpty() || isPartial(index, item)) {
            return false;
        }
        Optional<KeyMapping> applied = item.mapping(index.ref());
        boolean mayStayOut = applied.map(KeyMapping::sparse)
                .orElseGet(() -> mappings.stream()
                        .map(KeyMapping::sparse)
                        .filter(sparse -> sparse.orElse(false))
                        .findFirst()
                        .orElse(Optional.empty()))
                .orElse(false);
        boolean isHalf = applied.isPresent()
                && KeyCells.of(context).rows(entity, index.ref()).stream()
                        .anyMatch(row -> row.of().equals(applied.get()) && !row.isWhole());
        boolean isWritten = stored.isEmpty() || stored.get().made().isPresent();
        return !mayStayOut && !isHalf && isWritten;
    }

    /** An item stored with some of the keys is wrong rather than missing. */
    private static boolean isPartial(IndexContents index, MaterializedItem item) {
        return index.key().all().stream()
                .anyMatch(attribute -> item.record().stored().isPresent()
                        && item.record().stored().get().has(attribute.name())
                        && !isBaseKey(item, attribute.name()));
    }

    private static boolean isBaseKey(MaterializedItem item, String attribute) {
        return item.keyIn(IndexRef.PRIMARY).has(attribute);
    }

    private Finding finding(
            LintContext context,
            TableContents table,
            IndexContents index,
            Entity entity,
            MaterializedItem item,
            Optional<StoredItem> stored) {
        List<Integer> patterns = WrongVariant.readers(context, table.table(), index.ref(), entity.name());
        Optional<KeyMapping> applied = item.mapping(index.ref());
        int position = Math.max(
                0,
                applied.map(mapping -> entity.mappings(index.ref()).indexOf(mapping))
                        .orElse(0));
        String reason = stored.isPresent()
                ? "it is stored without " + String.join(", ", item.missingFrom(index.ref()))
                : applied.isEmpty()
                        ? "no variant applies to it"
                        : "it has no " + absent(context, entity, index, applied.get(), item);
        Finding finding = Finding.of(
                this,
                RecordNames.of(entity, item.record(), item.number()) + " is not in " + index.ref() + ": " + reason
                        + (patterns.isEmpty() ? "" : "; " + WrongVariant.words(patterns) + " will miss it"),
                "Backfill the keys; or, if such items are meant to stay out, say that the index is sparse for "
                        + entity.name() + ".",
                new Where.Record(entity.name(), item.number()),
                new Where.Key(entity.name(), index.ref(), position, Where.Key.Role.PARTITION));
        boolean canBeRewritten = stored.isPresent()
                && index.key().all().stream()
                        .allMatch(attribute ->
                                stored.get().madeKey(attribute.name()).isPresent());
        return finding.withFix(canBeRewritten ? stored.orElseThrow().rewritten() : sparse(entity, index, position));
    }

    private static String absent(
            LintContext context, Entity entity, IndexContents index, KeyMapping applied, MaterializedItem item) {
        return KeyCells.of(context).rows(entity, index.ref()).stream()
                .filter(row -> row.of().equals(applied))
                .flatMap(row -> row.attributeNames().stream())
                .filter(name -> !item.record().values().has(name))
                .findFirst()
                .orElse("value for its keys");
    }

    private static Fix sparse(Entity entity, IndexContents index, int position) {
        return new Fix(
                "Let " + entity.name() + " stay out of " + index.ref(),
                model -> Models.withEntity(model, entity.name(), old -> {
                    List<KeyMapping> mappings = new ArrayList<>(old.mappings(index.ref()));
                    mappings.set(position, mappings.get(position).withSparse(Optional.of(true)));
                    return old.withMappings(index.ref(), mappings);
                }));
    }
}
