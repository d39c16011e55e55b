package dev.keyloom.lint.rule;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.RecordList;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Small changes of models that fixes are made of. */
final class Models {
    private Models() {}

    static DataModel withEntity(DataModel model, String name, UnaryOperator<Entity> change) {
        return model.withEntities(model.entities().stream()
                .map(entity -> entity.name().equals(name) ? change.apply(entity) : entity)
                .toList());
    }

    static DataModel withAttribute(DataModel model, String entity, String name, UnaryOperator<EntityAttribute> change) {
        return withEntity(
                model,
                entity,
                old -> old.withAttributes(old.attributes().stream()
                        .map(attribute -> attribute.name().equals(name) ? change.apply(attribute) : attribute)
                        .toList()));
    }

    /** @param number of the record, from 1 */
    static DataModel withRecord(DataModel model, String entity, int number, UnaryOperator<SampleRecord> change) {
        RecordList old = RecordList.copyOf(model.recordsOf(entity));
        return withRecords(model, entity, old.with(number - 1, change.apply(old.get(number - 1))));
    }

    static DataModel withRecords(DataModel model, String entity, List<SampleRecord> changed) {
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>(model.records());
        records.put(entity, changed);
        return model.withRecords(records);
    }

    static DataModel withTable(DataModel model, String name, UnaryOperator<Table> change) {
        return model.withTables(model.tables().stream()
                .map(table -> table.name().equals(name) ? change.apply(table) : table)
                .toList());
    }

    static Step withTemplates(Step step, List<KeyTemplate> partition, List<SortCondition> sort, List<Step> actions) {
        return step.toBuilder().partition(partition).sort(sort).actions(actions).build();
    }

    static Step withIndex(Step step, Optional<IndexRef> index, List<Step> actions) {
        return step.toBuilder().index(index).actions(actions).build();
    }
}
