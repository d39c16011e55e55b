package dev.keyloom.engine.table;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.TableStatus;
import dev.keyloom.engine.request.TimeToLive;
import dev.keyloom.engine.request.TimeToLiveDescription;
import java.util.Optional;

/**
 * Tells tables which attribute holds the time after which an item may go.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/TTL.html">AWS: time to live</a>
 */
public final class TimeToLiveOperations {
    private final TableRegistry tables;

    public TimeToLiveOperations(TableRegistry tables) {
        this.tables = tables;
    }

    /**
     * Says whether and by which attribute items of a table expire.
     *
     * @throws ServiceException if there is no such table
     */
    public TimeToLiveDescription describe(String nameOrArn) {
        Optional<String> attribute = require(nameOrArn).options().timeToLive().map(TimeToLive::attribute);
        return new TimeToLiveDescription(attribute.isPresent() ? "ENABLED" : "DISABLED", attribute);
    }

    /**
     * Switches the expiry of a table's items on or off.
     *
     * @return the specification
     * @throws ServiceException if it is so already, is on with another attribute, or the table is not there or not active
     */
    public TimeToLive update(String nameOrArn, TimeToLive specification) {
        return tables.write(changes -> {
            TableState state = require(nameOrArn);
            TableStatus status = state.status(tables.clock().instant());
            if (status == TableStatus.CREATING || status == TableStatus.DELETING) {
                throw Refusals.inUse("Attempt to change a resource which is still in use: Table is being "
                        + (status == TableStatus.CREATING ? "created" : "deleted") + ": " + state.name());
            }
            Optional<String> present = state.options().timeToLive().map(TimeToLive::attribute);
            if (present.isPresent() && !present.get().equals(specification.attribute())) {
                throw ServiceException.validation("TimeToLive is active on a different AttributeName: current "
                        + "AttributeName is " + present.get());
            }
            if (specification.enabled() == present.isPresent()) {
                throw ServiceException.validation(
                        specification.enabled() ? "TimeToLive is already enabled" : "TimeToLive is already disabled");
            }
            Optional<TimeToLive> kept = specification.enabled() ? Optional.of(specification) : Optional.empty();
            changes.put(state.with(state.options().withTimeToLive(kept)));
            return specification;
        });
    }

    private TableState require(String nameOrArn) {
        return tables.state(nameOrArn).orElseThrow(() -> Refusals.tableNotFound(TableName.of(nameOrArn)));
    }
}
