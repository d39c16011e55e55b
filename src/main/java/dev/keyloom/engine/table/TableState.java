package dev.keyloom.engine.table;

import dev.keyloom.engine.request.TableStatus;
import java.time.Instant;
import java.util.Comparator;
import java.util.stream.Stream;

/** All that is kept of a table beside its items. */
record TableState(
        String id,
        Instant created,
        Transition transition,
        TableShape shape,
        TableCapacity capacity,
        TableOptions options) {
    String name() {
        return shape.name();
    }

    /** Returns the table's state; a table is being changed as long as one of its indexes is. */
    TableStatus status(Instant now) {
        TableStatus own = transition.status(now);
        boolean hasBusyIndex = shape.globals().stream()
                .anyMatch(index ->
                        !index.transition().isOver(now) && index.transition().status(now) != TableStatus.ACTIVE);
        return own == TableStatus.ACTIVE && hasBusyIndex ? TableStatus.UPDATING : own;
    }

    /** Returns when all that is under way is over. */
    Instant settled() {
        return Stream.concat(Stream.of(transition), shape.globals().stream().map(IndexState::transition))
                .map(Transition::until)
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    TableState with(Transition newTransition) {
        return new TableState(id, created, newTransition, shape, capacity, options);
    }

    TableState with(TableShape newShape) {
        return new TableState(id, created, transition, newShape, capacity, options);
    }

    TableState with(TableCapacity newCapacity) {
        return new TableState(id, created, transition, shape, newCapacity, options);
    }

    TableState with(TableOptions newOptions) {
        return new TableState(id, created, transition, shape, capacity, newOptions);
    }
}
