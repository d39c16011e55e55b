package dev.keyloom.load;

import dev.keyloom.capacity.CapacityUnits;
import dev.keyloom.load.EntityLoad.SizeSource;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.ItemSize;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sizes and write amplification of a design's entities. */
final class EntityLoads {
    /** A mean of so many records is near enough. */
    private static final int MAX_MEASURED = 1000;

    private final Materialization materialization;
    private final DataModel model;
    private final Population population;

    private EntityLoads(Materialization materialization, Population population) {
        this.materialization = materialization;
        this.model = materialization.model();
        this.population = population;
    }

    /** Returns the entities that have a table, by name in the order of the model. */
    static Map<String, EntityLoad> of(Materialization materialization, Population population) {
        EntityLoads loads = new EntityLoads(materialization, population);
        Map<String, EntityLoad> all = new LinkedHashMap<>();
        for (Entity entity : loads.model.entities()) {
            loads.model
                    .table(entity.table())
                    .ifPresent(table -> all.putIfAbsent(entity.name(), loads.of(entity, table)));
        }
        return all;
    }

    private EntityLoad of(Entity entity, Table table) {
        TableSchema schema = table.schema();
        List<MaterializedItem> measured = measured(entity);
        int most = 1;
        int fewest = 1;
        for (SecondaryIndex index : schema.indexes()) {
            boolean mayJoin = Membership.mayJoin(schema, entity, index)
                    || measured.stream().anyMatch(item -> item.isIn(index.ref()));
            most += mayJoin ? 1 : 0;
            fewest += mayJoin && Membership.alwaysJoins(schema, entity, index) ? 1 : 0;
        }
        long mean = (long) Math.ceil(measured.stream()
                .mapToLong(MaterializedItem::sizeBytes)
                .average()
                .orElse(CapacityUnits.WRITE_UNIT_BYTES));
        SizeSource source = entity.maximumBytes().isPresent()
                ? SizeSource.DECLARED
                : measured.isEmpty() ? SizeSource.ASSUMED : SizeSource.MEASURED;
        long bytes = entity.maximumBytes().isPresent() ? entity.maximumBytes().getAsInt() : mean;
        long stored = source == SizeSource.MEASURED
                ? (long) Math.ceil(measured.stream()
                        .mapToLong(item -> storedBytes(item, schema))
                        .average()
                        .orElse(0))
                : most * (bytes + CapacityUnits.STORAGE_OVERHEAD_BYTES);
        return new EntityLoad(
                entity.name(), table.name(), most, fewest, bytes, source, stored, population.of(entity.name()));
    }

    private List<MaterializedItem> measured(Entity entity) {
        int records = Math.min(MAX_MEASURED, model.recordsOf(entity.name()).size());
        List<MaterializedItem> items = new ArrayList<>();
        for (int number = 1; number <= records; number++) {
            materialization.item(entity.name(), number).ifPresent(items::add);
        }
        return items;
    }

    private static long storedBytes(MaterializedItem item, TableSchema schema) {
        long bytes = item.sizeBytes() + CapacityUnits.STORAGE_OVERHEAD_BYTES;
        for (SecondaryIndex index : schema.indexes()) {
            if (item.isIn(index.ref())) {
                bytes += ItemSize.of(item.projectedIn(index.ref())) + CapacityUnits.STORAGE_OVERHEAD_BYTES;
            }
        }
        return bytes;
    }

    /** Whether items of an entity join an index, as its templates say. */
    private static final class Membership {
        private Membership() {}

        static boolean mayJoin(TableSchema schema, Entity entity, SecondaryIndex index) {
            List<KeyMapping> mappings = entity.mappings(index.ref());
            return mappings.isEmpty()
                    ? isOverBaseKey(schema, index)
                    : mappings.stream().anyMatch(mapping -> isWhole(schema, index, mapping));
        }

        static boolean alwaysJoins(TableSchema schema, Entity entity, SecondaryIndex index) {
            List<KeyMapping> mappings = entity.mappings(index.ref());
            if (mappings.isEmpty()) {
                return isOverBaseKey(schema, index);
            }
            boolean leavesNoCase = mappings.get(mappings.size() - 1).when().isEmpty();
            return leavesNoCase
                    && mappings.stream()
                            .allMatch(mapping -> isWhole(schema, index, mapping) && isAlwaysGiven(entity, mapping));
        }

        private static boolean isOverBaseKey(TableSchema schema, SecondaryIndex index) {
            return schema.key().attributeNames().containsAll(index.key().attributeNames());
        }

        private static boolean isWhole(TableSchema schema, SecondaryIndex index, KeyMapping mapping) {
            KeySchema key = index.key();
            List<String> base = schema.key().attributeNames();
            return isWhole(key.partition(), mapping.partition(), base) && isWhole(key.sort(), mapping.sort(), base);
        }

        private static boolean isWhole(List<KeyAttribute> attributes, List<KeyTemplate> templates, List<String> base) {
            return templates.size() >= attributes.size()
                    || attributes.stream().allMatch(attribute -> base.contains(attribute.name()));
        }

        /** A variant with a condition is for records that have what it needs. */
        private static boolean isAlwaysGiven(Entity entity, KeyMapping mapping) {
            List<KeyTemplate> templates = new ArrayList<>(mapping.partition());
            templates.addAll(mapping.sort());
            return mapping.when().isPresent()
                    || templates.stream()
                            .flatMap(template -> template.attributeNames().stream())
                            .allMatch(name -> isAlwaysGiven(entity, name));
        }

        private static boolean isAlwaysGiven(Entity entity, String attribute) {
            Optional<EntityAttribute> declared = entity.attribute(attribute);
            return declared.filter(EntityAttribute::required).isPresent()
                    || entity.identifier().contains(attribute)
                    || declared.flatMap(found -> found.facts().defaultValue()).isPresent();
        }
    }
}
