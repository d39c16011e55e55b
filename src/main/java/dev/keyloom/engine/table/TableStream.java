package dev.keyloom.engine.table;

import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.engine.request.StreamViewType;
import java.time.Instant;
import java.util.List;

/**
 * The stream of a table.
 *
 * @param label when it was switched on, in milliseconds
 * @param isOn whether changes are still written to it; as it was when this was asked for
 */
public record TableStream(
        String arn,
        String label,
        String table,
        List<KeyElement> keySchema,
        StreamViewType viewType,
        Instant since,
        boolean isOn) {
    public TableStream {
        keySchema = List.copyOf(keySchema);
    }

    /** Returns this stream switched off. */
    public TableStream off() {
        return new TableStream(arn, label, table, keySchema, viewType, since, false);
    }
}
