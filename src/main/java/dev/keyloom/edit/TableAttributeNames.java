package dev.keyloom.edit;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Every place that names an attribute of a table's own, a key attribute or the type attribute, but the table itself. */
final class TableAttributeNames {
    private final DataModel model;
    private final String table;
    private final NameChange change;
    private final ExpressionChange expressions;

    private TableAttributeNames(DataModel model, String table, NameChange change) {
        this.model = model;
        this.table = table;
        this.change = change;
        this.expressions = new ExpressionChange(change);
    }

    /** Returns the model with an attribute of {@code table} changed in templates, stored items and access patterns. */
    static Result<DataModel> changed(DataModel model, String table, NameChange change) {
        TableAttributeNames names = new TableAttributeNames(model, table, change);
        return names.expressions.judged(names.changed());
    }

    /** Returns the entity without mappings, and templates of them, that have no place in a table. */
    static Entity fitted(Entity entity, TableSchema schema) {
        List<String> keyNames =
                schema.keyAttributes().stream().map(KeyAttribute::name).toList();
        Map<IndexRef, List<KeyMapping>> keys = new LinkedHashMap<>();
        entity.keys()
                .forEach((index, mappings) -> schema.keyOf(index)
                        .ifPresent(key -> keys.put(
                                index, Sharing.flatMapped(mappings, mapping -> fitted(mapping, key, keyNames)))));
        return Sharing.kept(entity, entity.withKeys(keys));
    }

    private static Optional<KeyMapping> fitted(KeyMapping mapping, KeySchema key, List<String> keyNames) {
        KeyMapping cut = mapping.withPartition(cut(mapping.partition(), key.partition()))
                .withSort(cut(mapping.sort(), key.sort()));
        return MappingNames.templates(
                cut,
                template -> Optional.of(template)
                        .filter(some -> some.copiedKey().map(keyNames::contains).orElse(true)));
    }

    private static List<KeyTemplate> cut(List<KeyTemplate> templates, List<KeyAttribute> key) {
        return templates.subList(0, Math.min(templates.size(), key.size()));
    }

    private DataModel changed() {
        return model.withEntities(Sharing.mapped(
                        model.entities(),
                        entity -> entity.table().equals(table)
                                ? MappingNames.changed(
                                        entity,
                                        mapping -> MappingNames.templates(
                                                mapping, template -> TemplateNames.keyChanged(template, change)))
                                : entity))
                .withRecords(records())
                .withAccessPatterns(Sharing.mapped(
                        model.accessPatterns(),
                        pattern -> new Steps(PatternTables.of(model, pattern)).inSteps(pattern)));
    }

    private Map<String, List<SampleRecord>> records() {
        Map<String, List<SampleRecord>> changed = model.records();
        for (Entity entity : model.entitiesOf(table)) {
            changed = RecordLists.changed(changed, entity.name(), change::inStored);
        }
        return changed;
    }

    /** In expressions the name may also be that of an entity's attribute; then only key conditions surely mean the table's. */
    private final class Steps implements StepChange {
        private final Function<Step, Optional<String>> tables;
        private final boolean isOnlyOne = model.entitiesOf(table).stream()
                .noneMatch(entity -> entity.attribute(change.old()).isPresent());

        private Steps(Function<Step, Optional<String>> tables) {
            this.tables = tables;
        }

        @Override
        public String keyCondition(Step step, String expression) {
            return isHere(step) ? expressions.in(expression) : expression;
        }

        @Override
        public String expression(Step step, String expression) {
            return isHere(step) && isOnlyOne ? expressions.in(expression) : expression;
        }

        @Override
        public List<String> projection(Step step) {
            return isHere(step) && isOnlyOne ? change.in(step.projection()) : step.projection();
        }

        private boolean isHere(Step step) {
            return tables.apply(step).equals(Optional.of(table));
        }
    }

    /** Returns the schema with one key attribute replaced by another in every key that has it. */
    static TableSchema inSchema(TableSchema schema, String name, KeyAttribute replacement) {
        List<SecondaryIndex.Global> globals = new ArrayList<>();
        schema.globalIndexes()
                .forEach(index -> globals.add(new SecondaryIndex.Global(
                        index.name(), inKey(index.key(), name, replacement), index.projection())));
        List<SecondaryIndex.Local> locals = new ArrayList<>();
        schema.localIndexes()
                .forEach(index -> locals.add(new SecondaryIndex.Local(
                        index.name(), inKey(index.key(), name, replacement), index.projection())));
        return new TableSchema(
                schema.name(),
                inKey(schema.key(), name, replacement),
                Sharing.kept(schema.globalIndexes(), globals),
                Sharing.kept(schema.localIndexes(), locals));
    }

    private static KeySchema inKey(KeySchema key, String name, KeyAttribute replacement) {
        return Sharing.kept(
                key,
                new KeySchema(
                        Sharing.mapped(key.partition(), old -> old.name().equals(name) ? replacement : old),
                        Sharing.mapped(key.sort(), old -> old.name().equals(name) ? replacement : old)));
    }
}
