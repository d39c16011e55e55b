package dev.keyloom.load;

import dev.keyloom.load.Distribution.Member;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/** Sizes of the item collections of tables that have local indexes. */
final class CollectionLoads {
    private CollectionLoads() {}

    static List<CollectionLoad> of(
            DataModel model, Map<String, EntityLoad> entities, Population population, LoadAssumptions assumptions) {
        List<CollectionLoad> all = new ArrayList<>();
        for (Table table : model.tables()) {
            if (!table.schema().localIndexes().isEmpty()) {
                for (PartitionShape shape : shapes(model, table)) {
                    all.add(of(
                            model,
                            shape,
                            entities,
                            Distribution.of(model, shape, population, assumptions),
                            assumptions));
                }
            }
        }
        return all;
    }

    private static Set<PartitionShape> shapes(DataModel model, Table table) {
        Set<PartitionShape> shapes = new LinkedHashSet<>();
        for (Entity entity : model.entitiesOf(table.name())) {
            for (List<KeyTemplate> partition : KeyTemplates.partitions(table.schema(), entity, IndexRef.PRIMARY)) {
                shapes.add(PartitionShape.of(table.name(), IndexRef.PRIMARY, partition));
            }
        }
        return shapes;
    }

    private static CollectionLoad of(
            DataModel model,
            PartitionShape shape,
            Map<String, EntityLoad> entities,
            Distribution distribution,
            LoadAssumptions assumptions) {
        CollectionCounts counts = new CollectionCounts(model);
        double typical = 0;
        double largest = 0;
        boolean isUnbounded = false;
        for (Member member : Distribution.members(model, shape)) {
            EntityLoad entity = entities.get(member.entity().name());
            long bytes = entity == null ? 0 : entity.storedBytes();
            OptionalDouble usual = counts.typical(member.entity(), member.partition());
            OptionalDouble most = counts.maximum(member.entity(), member.partition());
            typical += bytes * usual.orElse(1);
            largest += bytes * most.orElse(usual.orElse(1) * skew(distribution, assumptions));
            isUnbounded |= most.isEmpty();
        }
        return new CollectionLoad(
                shape,
                typical,
                isUnbounded && distribution.kind() != Distribution.Kind.POWER_LAW
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(largest),
                isUnbounded);
    }

    /** Returns by how much the busiest value surpasses the mean. */
    private static double skew(Distribution distribution, LoadAssumptions assumptions) {
        return HeatSimulation.shares(distribution, assumptions.draws(), assumptions.seed())
                        .get(0)
                * distribution.keyValues();
    }
}
