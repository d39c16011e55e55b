package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import java.util.List;

/**
 * Write units of one write as far as the design fixes them, for items of 1 KB unless the entity states another size: the table,
 * twice in a transaction, and each index that is certainly written.
 */
final class WriteUnits {
    private static final int UNIT_BYTES = 1024;

    private WriteUnits() {}

    /** Returns the units of the table alone. */
    static int ofTable(LintContext context, PatternWrite write) {
        return ofItem(context, write) * (write.isInTransaction() ? 2 : 1);
    }

    /** Returns the units of an index; 0 if the write may leave it alone. */
    static int ofIndex(LintContext context, PatternWrite write, SecondaryIndex index) {
        List<KeyRow> rows = context.model()
                .entity(write.entity())
                .map(entity -> KeyCells.of(context).rows(entity, index.ref()))
                .orElse(List.of());
        boolean isCertain = !rows.isEmpty()
                && rows.get(rows.size() - 1).of().when().isEmpty()
                && rows.stream()
                        .allMatch(row -> row.isWhole() && !row.of().sparse().orElse(false));
        if (!isCertain || write.isCheck()) {
            return 0;
        }
        int size = index.projection().kind() == Projection.Kind.ALL ? ofItem(context, write) : 1;
        return write.isUpdate() ? size * entriesOfUpdate(write, index) : size;
    }

    /** Returns the units of the table and of all indexes. */
    static int of(LintContext context, PatternWrite write) {
        int units = ofTable(context, write);
        for (SecondaryIndex index : indexes(context, write)) {
            units += ofIndex(context, write, index);
        }
        return units;
    }

    /** Returns the indexes of the table that is written. */
    static List<SecondaryIndex> indexes(LintContext context, PatternWrite write) {
        return context.model()
                .entity(write.entity())
                .flatMap(context::tableOf)
                .map(table -> table.schema().indexes())
                .orElse(List.of());
    }

    private static int entriesOfUpdate(PatternWrite write, SecondaryIndex index) {
        WrittenAttributes written = WrittenAttributes.of(write.step());
        if (index.key().attributeNames().stream().anyMatch(written.removed()::contains)) {
            return 1;
        }
        if (index.key().attributeNames().stream().anyMatch(written.changed()::contains)) {
            return 2;
        }
        return switch (index.projection().kind()) {
            case ALL -> written.all().isEmpty() ? 0 : 1;
            case INCLUDE -> index.projection().attributes().stream().anyMatch(written.all()::contains) ? 1 : 0;
            case KEYS_ONLY -> 0;
        };
    }

    private static int ofItem(LintContext context, PatternWrite write) {
        int bytes = context.model()
                .entity(write.entity())
                .map(entity -> entity.maximumBytes().orElse(UNIT_BYTES))
                .orElse(UNIT_BYTES);
        return Math.max(1, (bytes + UNIT_BYTES - 1) / UNIT_BYTES);
    }
}
