package dev.keyloom.load;

import java.util.List;

/**
 * What a design costs and where it runs hot.
 *
 * @param patterns in the order of the model
 * @param entities in the order of the model
 * @param throughput by table, then by global index, as far as patterns with a rate reach them
 * @param heat the hottest kinds of partitions first
 * @param collections item collections of tables with local indexes
 */
public record LoadReport(
        LoadAssumptions assumptions,
        List<PatternLoad> patterns,
        List<EntityLoad> entities,
        List<Throughput> throughput,
        List<Heat> heat,
        List<CollectionLoad> collections,
        MonthlyLoad monthly) {
    public LoadReport {
        patterns = List.copyOf(patterns);
        entities = List.copyOf(entities);
        throughput = List.copyOf(throughput);
        heat = List.copyOf(heat);
        collections = List.copyOf(collections);
    }

    /** Returns the patterns that count in no total, since nobody says how often they run. */
    public List<PatternLoad> withoutRate() {
        return patterns.stream().filter(pattern -> pattern.rate().isEmpty()).toList();
    }
}
