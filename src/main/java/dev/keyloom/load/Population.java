package dev.keyloom.load;

import dev.keyloom.model.DataModel;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How many items of each entity there are: as said, else as many as typical numbers of relationships make of what is said. The
 * records of a model say nothing: they are examples, even where they are complete.
 */
final class Population {
    private final Map<String, Long> counts;

    private Population(Map<String, Long> counts) {
        this.counts = counts;
    }

    static Population of(DataModel model, Map<String, Long> given) {
        Map<String, Long> counts = new HashMap<>(given);
        List<Counted> directions = Counted.all(model);
        for (int round = 0; round < model.entities().size(); round++) {
            directions.forEach(direction -> derive(direction, counts));
        }
        return new Population(counts);
    }

    OptionalLong of(String entity) {
        Long count = counts.get(entity);
        return count == null ? OptionalLong.empty() : OptionalLong.of(count);
    }

    /** Returns how many there are of several entities together; nothing if one is unknown. */
    static OptionalLong sum(Map<String, Long> counts, List<String> entities) {
        long sum = 0;
        for (String entity : entities) {
            Long count = counts.get(entity);
            if (count == null) {
                return OptionalLong.empty();
            }
            sum += count;
        }
        return OptionalLong.of(sum);
    }

    OptionalLong of(List<String> entities) {
        return sum(counts, entities);
    }

    private static void derive(Counted direction, Map<String, Long> counts) {
        Optional<BigDecimal> typical = direction.many().typical();
        OptionalLong owners = sum(counts, direction.owner().entities());
        boolean isOwnKind = direction.owner().entities().stream().anyMatch(direction.holders()::contains);
        if (typical.isPresent() && owners.isPresent() && direction.holders().size() == 1 && !isOwnKind) {
            counts.putIfAbsent(
                    direction.holders().get(0),
                    Math.round(owners.getAsLong() * typical.get().doubleValue()));
        }
    }
}
