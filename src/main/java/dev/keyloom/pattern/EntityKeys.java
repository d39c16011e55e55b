package dev.keyloom.pattern;

import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Message;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The record that a step names by its entity, and the item or key that the entity's own templates make of it: attributes
 * from the parameters of the same names, replaced by {@code values}, completed by declared defaults.
 */
final class EntityKeys {
    private final DataModel model;
    private final Entity entity;
    private final Step step;

    EntityKeys(StepRequests steps, DataModel model, Step step) {
        this.model = model;
        this.step = step;
        this.entity = steps.entity(step.entity()
                .orElseThrow(() -> new PatternFault(VerdictPhrases.WRITE_WITHOUT_ENTITY.with(
                        step.operation().serviceName()))));
    }

    Entity entity() {
        return entity;
    }

    /** Returns the primary key of the record. */
    Item key(Arguments arguments) {
        return materialized(values(arguments, Defaults.LEFT_OUT)).keyIn(IndexRef.PRIMARY);
    }

    /** Returns the whole item of the record, with its keys and its type. */
    Item item(Arguments arguments) {
        return materialized(values(arguments, Defaults.WRITTEN)).attributes();
    }

    /** Returns the record itself. */
    Item record(Arguments arguments) {
        return values(arguments, Defaults.WRITTEN);
    }

    private Item values(Arguments arguments, Defaults defaults) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (EntityAttribute attribute : entity.attributes()) {
            AttributeValue written = step.values().get(attribute.name());
            if (written != null) {
                values.put(attribute.name(), TypedValue.as(arguments.value(written), attribute.type()));
            } else if (arguments.value(attribute.name()).isPresent()) {
                values.put(
                        attribute.name(),
                        TypedValue.as(arguments.value(attribute.name()).get(), attribute.type()));
            } else if (defaults == Defaults.WRITTEN) {
                attribute.facts().defaultValue().ifPresent(value -> values.put(attribute.name(), value));
            }
        }
        step.values().forEach((name, value) -> {
            if (entity.attribute(name).isEmpty()) {
                values.put(name, arguments.value(value));
            }
        });
        return Item.of(values);
    }

    private MaterializedItem materialized(Item values) {
        SampleRecord record = SampleRecord.of(values);
        Materialization made = Materializer.materialize(
                model.withEntities(List.of(entity)).withRecords(Map.of(entity.name(), List.of(record))));
        return made.item(entity.name(), 1)
                .orElseThrow(() -> new PatternFault(
                        made.notWritten().isEmpty()
                                ? VerdictPhrases.NO_KEY.with(entity.name())
                                : Message.verbatim(step.operation().serviceName() + " " + entity.name() + ": "
                                        + made.notWritten().get(0).reason())));
    }

    private enum Defaults {
        WRITTEN,
        LEFT_OUT
    }
}
