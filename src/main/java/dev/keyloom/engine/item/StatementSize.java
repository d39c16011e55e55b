package dev.keyloom.engine.item;

import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.PathStep;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import dev.keyloom.value.Utf8;

/**
 * What the service counts of an update beside the item: names and values that it writes, and a fixed share for each
 * action. Measured on the service in most of its regions; the others count the item alone.
 */
final class StatementSize {
    private static final int STATEMENT_BYTES = 3;
    private static final int WRITE_BYTES = 19;
    private static final int REMOVAL_BYTES = 2;

    private StatementSize() {}

    /** @param changed the item after the update */
    static long of(UpdateExpression update, Item changed) {
        long bytes = STATEMENT_BYTES;
        for (UpdateExpression.Assignment assignment : update.set()) {
            bytes += WRITE_BYTES + written(assignment.path(), changed);
        }
        for (UpdateExpression.Change change : update.add()) {
            bytes += WRITE_BYTES + written(change.path(), changed);
        }
        return bytes
                + (long) REMOVAL_BYTES
                        * (update.remove().size() + update.delete().size());
    }

    private static long written(DocumentPath path, Item changed) {
        long bytes = Utf8.size(path.attribute().name());
        for (PathStep step : path.steps()) {
            bytes += step instanceof PathStep.Member member
                    ? Utf8.size(member.name().name())
                    : 0;
        }
        return bytes + path.valueIn(changed).map(ItemSize::ofValue).orElse(0L);
    }
}
