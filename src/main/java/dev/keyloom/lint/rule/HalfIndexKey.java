package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A mapping, or a stored item, with one half of an index key and not the other. */
public final class HalfIndexKey implements Rule {
    @Override
    public String id() {
        return "I07";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "Only one half of an index key is written";
    }

    @Override
    public String reference() {
        return "An item is in an index only if it has all of its key attributes: AWS developer guide, sparse indexes";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (KeyRow row : KeyCells.of(context).rows()) {
            boolean isWritten = row.cells().stream().anyMatch(KeyCell::isWritten);
            if (!row.index().isPrimary() && isWritten && !row.isWhole()) {
                findings.accept(ofMapping(row));
            }
        }
        Cap cap = new Cap(findings);
        for (TableContents table : context.materialization().tables()) {
            for (IndexContents index : table.indexes()) {
                if (index.key().all().size() > 1 && !index.ref().isPrimary()) {
                    table.absentFrom(index.ref()).forEach(item -> checkItem(context, table, index, item, cap));
                }
            }
        }
    }

    private Finding ofMapping(KeyRow row) {
        List<String> missing = new ArrayList<>(
                row.table().schema().keyOf(row.index()).orElseThrow().attributeNames());
        row.cells().forEach(cell -> missing.remove(cell.attribute().name()));
        String has = row.cells().stream().map(cell -> cell.attribute().name()).collect(Collectors.joining(", "));
        return Finding.of(
                        this,
                        row.name() + " has " + has + " but no " + String.join(", ", missing) + ": not in "
                                + row.index(),
                        "Write both halves or none.",
                        row.cells().get(0).where())
                .withFix(new Fix(
                        "Take " + row.name() + " out of " + row.index(),
                        model -> Models.withEntity(model, row.entity().name(), old -> {
                            List<KeyMapping> mappings = new ArrayList<>(old.mappings(row.index()));
                            mappings.remove(row.mapping());
                            return old.withMappings(row.index(), mappings);
                        })));
    }

    /**
     * A table's own key attributes are always there and say nothing of an index over them; where a mapping gives half a key,
     * the mapping is told of.
     */
    private void checkItem(
            LintContext context, TableContents table, IndexContents index, MaterializedItem item, Cap cap) {
        List<String> own = index.key().attributeNames().stream()
                .filter(name -> !table.table().schema().key().attributeNames().contains(name))
                .toList();
        List<String> has =
                own.stream().filter(name -> item.keyValue(name).isPresent()).toList();
        boolean isMapped =
                item.mapping(index.ref()).isPresent() && item.record().stored().isEmpty();
        if (has.isEmpty() || has.size() == own.size() || isMapped) {
            return;
        }
        cap.add(
                List.of(item.entity(), index.ref()),
                () -> Finding.of(
                        this,
                        context.model()
                                        .entity(item.entity())
                                        .map(entity -> RecordNames.of(entity, item.record(), item.number()))
                                        .orElse(item.entity())
                                + " has " + String.join(", ", has) + " but no "
                                + String.join(", ", item.missingFrom(index.ref())) + ": not in " + index.ref(),
                        "Write both halves or none.",
                        new Where.Record(item.entity(), item.number()),
                        new Where.Index(table.name(), index.ref())));
    }
}
