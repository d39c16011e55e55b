package dev.keyloom.load;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.pattern.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * What one run of an access pattern costs. The units are those that the embedded engine charged for the example; a naive
 * count stands beside them.
 *
 * @param verdict what came out of the run; after an error the units are those of the requests before it
 * @param rate how often it runs, where that is stated
 * @param requests requests of the example run
 * @param readUnits read units of the example run, each request as consistent as the pattern asks
 * @param reads the same reads under each promise
 * @param writeUnits write units of the example run: table, transactions and indexes
 * @param tableWriteUnits those of the table, doubled in a transaction
 * @param indexWriteUnits those of all indexes
 * @param naiveWriteUnits one for each item written: what remains if one forgets transactions, checks and indexes
 * @param typical one run with usual numbers and sizes
 * @param maximum one run with the largest numbers, where the model bounds them
 * @param parts what each table and index, by kind of partition, takes of the typical run
 */
public record PatternLoad(
        AccessPattern pattern,
        Verdict.Kind verdict,
        Optional<PatternRate> rate,
        int requests,
        double readUnits,
        ReadUnits reads,
        double writeUnits,
        int tableWriteUnits,
        int indexWriteUnits,
        int naiveWriteUnits,
        ScaledUnits typical,
        Optional<ScaledUnits> maximum,
        List<PartLoad> parts) {
    public PatternLoad {
        parts = List.copyOf(parts);
    }

    /** Returns typical read units per second at the usual rate, 0 if no rate is stated. */
    public double readUnitsPerSecond() {
        return rate.map(found -> found.perSecond() * typical.readUnits()).orElse(0.0);
    }

    /** Returns typical write units per second at the usual rate, 0 if no rate is stated. */
    public double writeUnitsPerSecond() {
        return rate.map(found -> found.perSecond() * typical.writeUnits()).orElse(0.0);
    }
}
