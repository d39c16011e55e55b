package dev.keyloom.engine.table;

import dev.keyloom.engine.request.TableStatus;
import java.time.Instant;

/**
 * The state that a table or an index is in until a moment; then it is active, or gone if it was being removed.
 *
 * @param until exclusive
 */
record Transition(TableStatus during, Instant until) {
    TableStatus status(Instant now) {
        return now.isBefore(until) ? during : TableStatus.ACTIVE;
    }

    /** Says whether what was being removed is no more. */
    boolean isOver(Instant now) {
        return during == TableStatus.DELETING && !now.isBefore(until);
    }

    boolean isRemoval() {
        return during == TableStatus.DELETING;
    }
}
