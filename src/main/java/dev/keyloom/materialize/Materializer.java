package dev.keyloom.materialize;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Computes what tables and indexes hold once a model's sample records are written in the order of the model: entity by
 * entity, record by record.
 */
public final class Materializer {
    private final DataModel model;
    private final Optional<Materialization> previous;
    private final Cancellation cancellation;
    private final List<NotWritten> homeless = new ArrayList<>();

    private Materializer(DataModel model, Optional<Materialization> previous, Cancellation cancellation) {
        this.model = model;
        this.previous = previous;
        this.cancellation = cancellation;
    }

    /** Returns the items of a model. */
    public static Materialization materialize(DataModel model) {
        return materialize(model, Cancellation.NEVER);
    }

    /**
     * Returns the items of a model.
     *
     * @throws CancellationException if {@code cancellation} asked to stop
     */
    public static Materialization materialize(DataModel model, Cancellation cancellation) {
        return new Materializer(model, Optional.empty(), cancellation).run();
    }

    /** Returns the items of a changed model: what {@link #materialize} gives, with all that did not change taken over. */
    public static Materialization update(Materialization previous, DataModel model) {
        return update(previous, model, Cancellation.NEVER);
    }

    /**
     * Returns the items of a changed model: what {@link #materialize} gives, with all that did not change taken over. Records
     * are known again by identity; an index that no changed item is or was in is the very object it was before.
     *
     * @throws CancellationException if {@code cancellation} asked to stop
     */
    public static Materialization update(Materialization previous, DataModel model, Cancellation cancellation) {
        return new Materializer(model, Optional.of(previous), cancellation).run();
    }

    private Materialization run() {
        Map<String, Table> tables = new LinkedHashMap<>();
        model.tables().forEach(table -> tables.putIfAbsent(table.name(), table));
        Map<String, Entity> entities = new LinkedHashMap<>();
        model.entities().forEach(entity -> entities.putIfAbsent(entity.name(), entity));
        List<TableContents> contents = new ArrayList<>();
        for (Table table : tables.values()) {
            List<Entity> inTable = entities.values().stream()
                    .filter(entity -> entity.table().equals(table.name()))
                    .toList();
            contents.add(contents(table, inTable));
        }
        for (Map.Entry<String, List<SampleRecord>> records : model.records().entrySet()) {
            Entity entity = entities.get(records.getKey());
            if (entity == null || !tables.containsKey(entity.table())) {
                addHomeless(
                        records.getKey(),
                        Optional.ofNullable(entity),
                        records.getValue().size());
            }
        }
        return new Materialization(model, contents, homeless);
    }

    private TableContents contents(Table table, List<Entity> entities) {
        Optional<TableContents> before = previous.flatMap(earlier -> earlier.table(table.name()))
                .filter(earlier -> earlier.plan().fits(table));
        TablePlan plan = before.map(TableContents::plan).orElseGet(() -> new TablePlan(table));
        Map<String, EntityItems> old = new LinkedHashMap<>();
        before.ifPresent(earlier ->
                earlier.entities().forEach(items -> old.put(items.plan().entity(), items)));
        Changes changes = new Changes();
        EntityMaterializer materializer = new EntityMaterializer(changes, cancellation);
        List<EntityItems> items = new ArrayList<>();
        for (Entity entity : entities) {
            Optional<EntityItems> earlier = Optional.ofNullable(old.remove(entity.name()));
            items.add(materializer.items(entity, plan, model.recordsOf(entity.name()), earlier));
        }
        old.values().forEach(changes::drop);
        return new TableBuilder(plan, items, changes, before, cancellation).build(table);
    }

    private void addHomeless(String name, Optional<Entity> entity, int count) {
        String reason = entity.map(found -> Messages.unknownTable(found, model))
                .orElseGet(() -> Messages.unknownEntity(name, model));
        for (int number = 1; number <= count; number++) {
            homeless.add(new NotWritten(name, number, NotWritten.Cause.NOWHERE_TO_WRITE, reason));
        }
    }
}
