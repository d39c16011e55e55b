package dev.keyloom.load;

import dev.keyloom.model.DataModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The load of partition key values, by table, index and kind of partition. */
final class HeatMap {
    private HeatMap() {}

    /** Returns the kinds of partitions that patterns with a rate reach, the hottest first. */
    static List<Heat> of(
            DataModel model, List<PatternLoad> patterns, Population population, LoadAssumptions assumptions) {
        Map<PartitionShape, Sum> sums = new LinkedHashMap<>();
        for (PatternLoad pattern : patterns) {
            double peak = pattern.rate().map(PatternRate::peakPerSecond).orElse(0.0);
            if (peak > 0) {
                for (PartLoad part : pattern.parts()) {
                    sums.computeIfAbsent(part.partition(), shape -> new Sum()).add(pattern, part, peak);
                }
            }
        }
        List<Heat> heat = new ArrayList<>();
        sums.forEach((shape, sum) ->
                heat.add(sum.heat(shape, Distribution.of(model, shape, population, assumptions), assumptions)));
        heat.sort(Comparator.comparingDouble((Heat some) -> -some.first().use())
                .thenComparing(some -> some.partition().table())
                .thenComparing(some -> some.partition().index().name())
                .thenComparing(some -> some.partition().text()));
        return List.copyOf(heat);
    }

    private static final class Sum {
        private final Set<Integer> patterns = new LinkedHashSet<>();
        private double reads;
        private double writes;

        void add(PatternLoad pattern, PartLoad part, double perSecond) {
            patterns.add(pattern.pattern().number());
            reads += part.readUnits() * perSecond;
            writes += part.writeUnits() * perSecond;
        }

        Heat heat(PartitionShape shape, Distribution distribution, LoadAssumptions assumptions) {
            List<KeyLoad> hottest =
                    HeatSimulation.shares(distribution, assumptions.draws(), assumptions.seed()).stream()
                            .map(share -> new KeyLoad(share, reads * share, writes * share))
                            .toList();
            return new Heat(
                    shape,
                    distribution.kind().word(),
                    distribution.keyValues(),
                    distribution.isAssumed(),
                    reads,
                    writes,
                    hottest,
                    List.copyOf(patterns));
        }
    }
}
