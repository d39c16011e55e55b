package dev.keyloom.load;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.template.KeyTemplate;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;

/** How many items of one kind a partition holds, as the relationships of a model state. */
final class CollectionCounts {
    private final List<Counted> directions;

    CollectionCounts(DataModel model) {
        this.directions = Counted.all(model);
    }

    /** Returns the usual number; nothing if no relationship states one. */
    OptionalDouble typical(Entity entity, List<KeyTemplate> partition) {
        Set<String> held = held(partition);
        return isSingle(entity, held)
                ? OptionalDouble.of(1)
                : first(entity, held, counted -> counted.many().typical());
    }

    /** Returns the largest number; nothing if no relationship states one. */
    OptionalDouble maximum(Entity entity, List<KeyTemplate> partition) {
        Set<String> held = held(partition);
        return isSingle(entity, held)
                ? OptionalDouble.of(1)
                : first(entity, held, counted -> counted.many().maximum());
    }

    /** Returns the attributes that a key is made of. */
    static Set<String> held(List<KeyTemplate> partition) {
        Set<String> held = new LinkedHashSet<>();
        partition.forEach(template -> held.addAll(template.attributeNames()));
        return held;
    }

    private static boolean isSingle(Entity entity, Set<String> held) {
        return !entity.identifier().isEmpty() && held.containsAll(entity.identifier());
    }

    private OptionalDouble first(Entity entity, Set<String> held, Function<Counted, Optional<BigDecimal>> number) {
        return directions.stream()
                .filter(counted -> counted.counts(entity, held))
                .flatMap(counted -> number.apply(counted).stream())
                .mapToDouble(BigDecimal::doubleValue)
                .findFirst();
    }
}
