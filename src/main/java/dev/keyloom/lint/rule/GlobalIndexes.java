package dev.keyloom.lint.rule;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.List;

/** Makes local indexes global, for a fix. */
final class GlobalIndexes {
    private GlobalIndexes() {}

    /**
     * Returns a model in which a local index is a global one with a partition key attribute of its own. There the holders of
     * the pairs write what their sort key in the base table is; what other entities write stays as it is.
     */
    static DataModel fromLocal(DataModel model, String table, SecondaryIndex.Local local, List<String> holders) {
        KeyAttribute partition = new KeyAttribute(local.name() + "PK", AttributeType.S);
        KeySchema key = new KeySchema(List.of(partition), local.key().sort());
        DataModel changed = Tables.withSchema(model, table, schema -> {
            List<SecondaryIndex.Global> globals = new ArrayList<>(schema.globalIndexes());
            globals.add(new SecondaryIndex.Global(local.name(), key, local.projection()));
            List<SecondaryIndex.Local> locals = new ArrayList<>(schema.localIndexes());
            locals.removeIf(other -> other.name().equals(local.name()));
            return new TableSchema(schema.name(), schema.key(), globals, locals);
        });
        for (String holder : holders) {
            changed = Models.withEntity(changed, holder, entity -> turnedRound(entity, local.ref()));
        }
        return changed;
    }

    private static Entity turnedRound(Entity entity, IndexRef index) {
        List<KeyTemplate> partition = entity.mappings(IndexRef.PRIMARY).stream()
                .map(KeyMapping::sort)
                .findFirst()
                .orElse(List.of());
        List<KeyMapping> mappings = entity.mappings(index).stream()
                .map(mapping -> mapping.withPartition(partition))
                .toList();
        return entity.withMappings(index, mappings);
    }
}
