package dev.keyloom.load;

import dev.keyloom.capacity.CapacityUnits;
import dev.keyloom.capacity.ReadConsistency;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.load.ReadUnits.Promise;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.pattern.RequestRun;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplateFunction;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Read units of a request when collections and items have the sizes that the model states. What the model does not state is
 * taken from the run of the example.
 */
final class ReadScale {
    /** Bytes that one page of a query or scan reads at most. */
    private static final double PAGE_BYTES = 1024.0 * 1024;

    private final DataModel model;
    private final Map<String, EntityLoad> entities;
    private final CollectionCounts counts;

    ReadScale(DataModel model, Map<String, EntityLoad> entities) {
        this.model = model;
        this.entities = entities;
        this.counts = new CollectionCounts(model);
    }

    /** Whose numbers count. */
    enum Numbers {
        TYPICAL,
        MAXIMUM
    }

    /** Returns what a request takes; nothing if the largest number is asked for and there is none. */
    Optional<ScaledUnits> of(AccessPattern pattern, RequestRun run, Numbers numbers) {
        return run.request() instanceof PreparedRequest.Query
                ? ofQuery(pattern, run, numbers)
                : Optional.of(ofItems(run));
    }

    /** Returns the read units of a request under each promise. */
    ReadUnits promises(RequestRun run) {
        double blocks = run.readUnits() / consistency(run).factor();
        boolean isGlobal = model.table(run.table())
                .flatMap(table -> table.schema().index(run.index()))
                .filter(SecondaryIndex.Global.class::isInstance)
                .isPresent();
        boolean isByKey =
                !(run.request() instanceof PreparedRequest.Query) && !(run.request() instanceof PreparedRequest.Scan);
        return ReadUnits.of(blocks, isGlobal ? Promise.EVENTUAL_ONLY : isByKey ? Promise.ANY : Promise.STRONG);
    }

    static ReadConsistency consistency(RequestRun run) {
        if (run.request() instanceof PreparedRequest.TransactGet) {
            return ReadConsistency.TRANSACTIONAL;
        }
        return isStrong(run.request()) ? ReadConsistency.STRONG : ReadConsistency.EVENTUAL;
    }

    private static boolean isStrong(PreparedRequest request) {
        if (request instanceof PreparedRequest.Get get) {
            return get.request().consistentRead();
        }
        if (request instanceof PreparedRequest.Query query) {
            return query.request().options().consistentRead();
        }
        if (request instanceof PreparedRequest.Scan scan) {
            return scan.request().options().consistentRead();
        }
        return request instanceof PreparedRequest.BatchGet batch
                && batch.request().requestItems().values().stream().anyMatch(keys -> keys.consistentRead());
    }

    /** Items read by their keys are rounded one by one. A scan of everything is left as the records make it. */
    private ScaledUnits ofItems(RequestRun run) {
        if (run.request() instanceof PreparedRequest.Scan || run.items().isEmpty()) {
            return new ScaledUnits(run.requests(), run.scanned(), run.readUnits(), 0);
        }
        double units = run.items().stream()
                .mapToDouble(item -> item.source()
                        .map(source -> CapacityUnits.readUnits(bytes(source), consistency(run)))
                        .orElse(consistency(run).factor()))
                .sum();
        return new ScaledUnits(run.requests(), run.items().size(), Math.max(units, run.readUnits()), 0);
    }

    private Optional<ScaledUnits> ofQuery(AccessPattern pattern, RequestRun run, Numbers numbers) {
        Step step = pattern.steps().get(run.step() - 1);
        double items = 0;
        double bytes = 0;
        double room = step.paginated() || step.limit().isEmpty()
                ? Double.MAX_VALUE
                : step.limit().getAsInt();
        Map<Entity, OptionalDouble> kinds = kinds(pattern, run, step, numbers);
        // What there is one of, the record that a collection belongs to, is read with any page of the rest.
        for (boolean single : List.of(true, false)) {
            for (Map.Entry<Entity, OptionalDouble> kind : kinds.entrySet()) {
                boolean endless = kind.getValue().isEmpty();
                if (endless && room == Double.MAX_VALUE) {
                    return Optional.empty();
                }
                double count = Math.min(kind.getValue().orElse(room), room);
                if (single == (!endless && kind.getValue().getAsDouble() <= 1)) {
                    items += count;
                    bytes += count * bytes(kind.getKey().name());
                    room -= room == Double.MAX_VALUE ? 0 : count;
                }
            }
        }
        double byLimit =
                step.limit().isPresent() ? Math.ceil(items / step.limit().getAsInt()) : 1;
        double pages = Math.max(1, Math.max(byLimit, Math.ceil(bytes / PAGE_BYTES)));
        double units = pages * CapacityUnits.readUnits((long) Math.ceil(bytes / pages), consistency(run));
        return Optional.of(new ScaledUnits(pages, items, units, 0));
    }

    /** Returns the kinds that a query reads with their numbers; a kind without one has no largest number. */
    private Map<Entity, OptionalDouble> kinds(AccessPattern pattern, RequestRun run, Step step, Numbers numbers) {
        Map<Entity, OptionalDouble> kinds = new LinkedHashMap<>();
        Set<String> names = new LinkedHashSet<>();
        pattern.returns().orElse(List.of()).forEach(returned -> names.add(returned.entity()));
        run.items().forEach(item -> item.source().map(MaterializedItem::entity).ifPresent(names::add));
        Optional<Table> table = model.table(run.table());
        for (String name : names) {
            double seen = run.items().stream()
                    .filter(item -> item.entity().equals(name))
                    .count();
            Optional<Entity> entity = model.entity(name);
            if (entity.isPresent() && table.isPresent()) {
                kinds.put(entity.get(), number(entity.get(), table.get(), run, step, numbers, seen));
            }
        }
        return kinds;
    }

    private OptionalDouble number(Entity entity, Table table, RequestRun run, Step step, Numbers numbers, double seen) {
        if (narrows(step)) {
            return OptionalDouble.of(seen);
        }
        double most = -1;
        boolean isStated = false;
        for (List<KeyTemplate> partition : KeyTemplates.partitions(table.schema(), entity, run.index())) {
            if (!PartitionShape.of(table.name(), run.index(), partition).text().equals(shapeOf(step, partition))) {
                continue;
            }
            OptionalDouble stated = counts.typical(entity, partition);
            OptionalDouble number = numbers == Numbers.TYPICAL ? stated : counts.maximum(entity, partition);
            if (numbers == Numbers.MAXIMUM && number.isEmpty() && stated.isPresent()) {
                return OptionalDouble.empty();
            }
            isStated |= number.isPresent();
            most = Math.max(most, number.orElse(seen) / shards(partition));
        }
        return OptionalDouble.of(isStated ? most : seen);
    }

    /** A step that gives its key as a condition is taken to mean the kind's own partition. */
    private static String shapeOf(Step step, List<KeyTemplate> partition) {
        List<KeyTemplate> asked = step.partition().isEmpty() ? partition : step.partition();
        return PartitionShape.of("", IndexRef.PRIMARY, asked).text();
    }

    /** A sort key condition over more than the partition key holds cuts a part out that no relationship counts. */
    private static boolean narrows(Step step) {
        Set<String> held = CollectionCounts.held(step.partition());
        return step.keyCondition().isPresent()
                || step.sort().stream()
                        .flatMap((SortCondition condition) -> condition.bounds().stream())
                        .anyMatch(bound -> !held.containsAll(bound.attributeNames()));
    }

    static int shards(List<KeyTemplate> partition) {
        return partition.stream()
                .flatMap(template -> template.references().stream())
                .flatMap(reference -> reference.functions().stream())
                .filter(call -> call.function() == TemplateFunction.SHARD || call.function() == TemplateFunction.RANDOM)
                .mapToInt(call -> Integer.parseInt(call.arguments().get(0)))
                .reduce(1, (one, other) -> one * other);
    }

    private long bytes(MaterializedItem item) {
        return bytes(item.entity());
    }

    private long bytes(String entity) {
        EntityLoad load = entities.get(entity);
        return load == null ? CapacityUnits.WRITE_UNIT_BYTES : load.bytes();
    }
}
