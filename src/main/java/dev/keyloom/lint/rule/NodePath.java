package dev.keyloom.lint.rule;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Resolves what an attribute or a copy repeats through a relationship: {@code follows.to.DisplayName}. */
final class NodePath {
    private NodePath() {}

    /** Returns the record at an end of a relationship that {@code holder} names; nothing if there is not exactly one kind. */
    static Optional<Found> node(DataModel model, Relationship relationship, boolean isFrom, Item holder) {
        Map<String, String> join =
                isFrom ? relationship.join().from() : relationship.join().to();
        RelationshipEnd end = isFrom ? relationship.from() : relationship.to();
        List<String> own = List.copyOf(join.keySet());
        if (join.isEmpty() || end.external() || end.entities().size() != 1) {
            return Optional.empty();
        }
        Optional<List<AttributeValue>> values = RecordKeys.values(holder, List.copyOf(join.values()));
        Optional<Entity> entity = model.entity(end.entities().get(0));
        if (values.isEmpty() || entity.isEmpty()) {
            return Optional.empty();
        }
        List<Integer> numbers = RecordKeys.of(model, entity.get(), own).find(values.get());
        return numbers.isEmpty()
                ? Optional.empty()
                : Optional.of(new Found(
                        entity.get(),
                        numbers.get(0),
                        model.recordsOf(entity.get().name()).get(numbers.get(0) - 1)));
    }

    /** @param number of the record within its entity, from 1 */
    record Found(Entity entity, int number, SampleRecord record) {}
}
