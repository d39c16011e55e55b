package dev.keyloom.model;

import dev.keyloom.schema.IndexRef;
import java.util.Optional;

/**
 * How one direction of a relationship is served.
 *
 * @param index the base table or index that is read
 * @param needed whether any access pattern asks this direction
 * @param attribute the path attribute of a materialized path, or the list or map of an embedded end
 * @param separator what separates the steps of a materialized path
 */
public record DirectionStrategy(
        Strategy strategy,
        Optional<IndexRef> index,
        boolean needed,
        Optional<String> attribute,
        Optional<String> separator,
        Extras extras) {

    public static DirectionStrategy of(Strategy strategy) {
        return new DirectionStrategy(strategy, Optional.empty(), true, Optional.empty(), Optional.empty(), Extras.NONE);
    }

    public DirectionStrategy withIndex(Optional<IndexRef> newIndex) {
        return new DirectionStrategy(strategy, newIndex, needed, attribute, separator, extras);
    }

    public DirectionStrategy withAttribute(Optional<String> newAttribute) {
        return new DirectionStrategy(strategy, index, needed, newAttribute, separator, extras);
    }
}
