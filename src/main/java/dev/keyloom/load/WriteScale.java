package dev.keyloom.load;

import dev.keyloom.capacity.CapacityUnits;
import dev.keyloom.capacity.IndexWrite;
import dev.keyloom.capacity.WriteMode;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.pattern.WrittenItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Write units of an item that a pattern touched, when it has the size that its entity states. */
final class WriteScale {
    private final DataModel model;
    private final Map<String, EntityLoad> entities;

    WriteScale(DataModel model, Map<String, EntityLoad> entities) {
        this.model = model;
        this.entities = entities;
    }

    /** Returns what a write takes of the table and of each index, by kind of partition. */
    List<PartLoad> parts(WrittenItem written, WriteMode mode) {
        List<PartLoad> parts = new ArrayList<>();
        Optional<Table> table = model.table(written.table());
        Optional<Entity> entity = model.entity(written.entity());
        if (table.isEmpty() || entity.isEmpty()) {
            return List.of();
        }
        long bytes = Optional.ofNullable(entities.get(written.entity()))
                .filter(load -> load.source() == EntityLoad.SizeSource.DECLARED)
                .map(EntityLoad::bytes)
                .orElse(0L);
        int base = Math.max(written.cost().tableUnits(), CapacityUnits.writeUnits(0, bytes, mode));
        parts.add(part(written, table.get(), entity.get(), IndexRef.PRIMARY, base));
        for (IndexWrite write : written.cost().indexWrites()) {
            boolean isWhole = table.get()
                    .schema()
                    .index(write.index())
                    .map(SecondaryIndex::projection)
                    .filter(projection -> projection.kind() == Projection.Kind.ALL)
                    .isPresent();
            int scaled = write.kind().writes() * CapacityUnits.writeUnits(0, bytes, WriteMode.STANDARD);
            int units = isWhole ? Math.max(write.writeUnits(), scaled) : write.writeUnits();
            parts.add(part(written, table.get(), entity.get(), write.index(), units));
        }
        return parts;
    }

    /**
     * Returns how many times the writes of a pattern are repeated beyond its example: a bulk step says how many items it may
     * touch.
     */
    static double repetition(AccessPattern pattern, int writtenItems) {
        int most = pattern.steps().stream()
                .flatMap(step -> Stream.concat(Stream.of(step), step.actions().stream()))
                .map(Step::upTo)
                .filter(upTo -> upTo.isPresent())
                .mapToInt(upTo -> upTo.getAsInt())
                .max()
                .orElse(0);
        return writtenItems == 0 ? 1 : Math.max(1, (double) most / writtenItems);
    }

    private static PartLoad part(WrittenItem written, Table table, Entity entity, IndexRef index, int units) {
        Item item = written.after().or(written::before).orElse(written.key());
        List<KeyTemplate> partition =
                KeyTemplates.partition(table.schema(), entity, index, item).orElse(List.of());
        return new PartLoad(PartitionShape.of(table.name(), index, partition), 0, units);
    }
}
