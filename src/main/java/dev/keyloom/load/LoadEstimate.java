package dev.keyloom.load;

import dev.keyloom.materialize.Materialization;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Table;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.pattern.Verification;
import dev.keyloom.pattern.Verifier;
import dev.keyloom.pattern.WrittenItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Estimates the load of a design from the runs of its patterns, its rates, cardinalities and sizes. */
public final class LoadEstimate {
    private final DataModel model;
    private final Verification verification;
    private final LoadAssumptions assumptions;
    private final Population population;
    private final Map<String, EntityLoad> entities;
    private final List<PatternLoad> patterns = new ArrayList<>();

    private LoadEstimate(Materialization materialization, Verification verification, LoadAssumptions assumptions) {
        this.model = materialization.model();
        this.verification = verification;
        this.assumptions = assumptions;
        this.population = Population.of(model, assumptions.items());
        this.entities = EntityLoads.of(materialization, population);
    }

    /** Returns the load of a design, its patterns run for it. */
    public static LoadReport of(Materialization materialization, LoadAssumptions assumptions) {
        return of(materialization, Verifier.verify(materialization), assumptions);
    }

    /** Returns the load of a design of which the patterns have been run. */
    public static LoadReport of(
            Materialization materialization, Verification verification, LoadAssumptions assumptions) {
        return new LoadEstimate(materialization, verification, assumptions).report();
    }

    private LoadReport report() {
        PatternLoads loads = new PatternLoads(model, entities, assumptions);
        verification.verdicts().forEach(verdict -> patterns.add(loads.of(verdict)));
        List<Throughput> throughput = throughput();
        return new LoadReport(
                assumptions,
                patterns,
                List.copyOf(entities.values()),
                throughput,
                HeatMap.of(model, patterns, population, assumptions),
                CollectionLoads.of(model, entities, population, assumptions),
                monthly(throughput));
    }

    private List<Throughput> throughput() {
        Map<Owner, Throughput> sums = new LinkedHashMap<>();
        for (Table table : model.tables()) {
            put(new Owner(table.name(), IndexRef.PRIMARY), sums);
            table.schema().globalIndexes().forEach(index -> put(new Owner(table.name(), index.ref()), sums));
        }
        for (PatternLoad pattern : patterns) {
            double rate = pattern.rate().map(PatternRate::perSecond).orElse(0.0);
            double peak = pattern.rate().map(PatternRate::peakPerSecond).orElse(0.0);
            for (PartLoad part : pattern.parts()) {
                sums.computeIfPresent(owner(part.partition()), (owner, sum) -> sum.plus(rate, peak, part));
            }
        }
        return List.copyOf(sums.values());
    }

    private static void put(Owner owner, Map<Owner, Throughput> sums) {
        sums.put(owner, new Throughput(owner.table(), owner.index(), 0, 0, 0, 0));
    }

    /** A local index takes its table's capacity. */
    private Owner owner(PartitionShape partition) {
        boolean isLocal = model.table(partition.table())
                .flatMap(table -> table.schema().index(partition.index()))
                .filter(SecondaryIndex.Local.class::isInstance)
                .isPresent();
        return new Owner(partition.table(), isLocal ? IndexRef.PRIMARY : partition.index());
    }

    private MonthlyLoad monthly(List<Throughput> throughput) {
        double seconds = MonthlyLoad.seconds();
        return new MonthlyLoad(
                seconds * throughput.stream().mapToDouble(Throughput::readUnits).sum(),
                seconds
                        * throughput.stream()
                                .mapToDouble(Throughput::writeUnits)
                                .sum(),
                throughput.stream()
                        .mapToLong(sum -> started(sum.peakReadUnits()))
                        .sum(),
                throughput.stream()
                        .mapToLong(sum -> started(sum.peakWriteUnits()))
                        .sum(),
                stored(),
                seconds * grownPerSecond());
    }

    private static long started(double units) {
        return (long) Math.ceil(units);
    }

    private OptionalDouble stored() {
        boolean isKnown = !entities.isEmpty()
                && entities.values().stream().allMatch(entity -> entity.items().isPresent());
        return isKnown
                ? OptionalDouble.of(entities.values().stream()
                        .mapToDouble(entity -> (double) entity.items().getAsLong() * entity.storedBytes())
                        .sum())
                : OptionalDouble.empty();
    }

    private double grownPerSecond() {
        double bytes = 0;
        for (Verdict verdict : verification.verdicts()) {
            ExampleRun run = verdict.telling();
            double rate = assumptions
                    .rateOf(verdict.pattern())
                    .map(PatternRate::perSecond)
                    .orElse(0.0);
            for (WrittenItem item : run.written()) {
                int more = (item.after().isPresent() ? 1 : 0) - (item.before().isPresent() ? 1 : 0);
                EntityLoad entity = entities.get(item.entity());
                bytes += entity == null ? 0 : rate * more * entity.storedBytes();
            }
        }
        return Math.max(0, bytes);
    }

    /** What has capacity of its own. */
    private record Owner(String table, IndexRef index) {}
}
