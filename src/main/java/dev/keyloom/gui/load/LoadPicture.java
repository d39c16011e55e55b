package dev.keyloom.gui.load;

import dev.keyloom.load.EntityLoad;
import dev.keyloom.load.Heat;
import dev.keyloom.load.LoadReport;
import dev.keyloom.load.MonthlyLoad;
import dev.keyloom.load.PatternLoad;
import dev.keyloom.load.PatternRate;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the place shows of an estimate.
 *
 * @param inserts entities in the order of the model
 * @param patterns in the order of the model
 * @param heat kinds of partitions, the hottest first, as many as {@link #SHOWN_HEAT}
 * @param month units, capacity and storage of a month
 */
record LoadPicture(List<InsertRow> inserts, List<PatternRow> patterns, List<HeatRow> heat, MonthlyLoad month) {
    /** Cooler partitions than these say nothing new. */
    static final int SHOWN_HEAT = 12;

    LoadPicture {
        inserts = List.copyOf(inserts);
        patterns = List.copyOf(patterns);
        heat = List.copyOf(heat);
    }

    /**
     * Writes of one insert.
     *
     * @param fewest those of an item that stays out of every index it may stay out of
     */
    record InsertRow(String entity, int writes, int fewest) {}

    /**
     * Units of one run.
     *
     * @param rate runs per second; nothing if nobody says
     * @param isTried whether the rate was typed here and is not the model's
     * @param naiveWriteUnits one for each item written
     */
    record PatternRow(
            int number,
            String name,
            Optional<Double> rate,
            boolean isTried,
            double readUnits,
            double writeUnits,
            int naiveWriteUnits) {
        /** Returns how many times the naive count a run takes; nothing where the naive count is right or there is none. */
        Optional<Double> ratio() {
            return naiveWriteUnits > 0 && writeUnits > naiveWriteUnits
                    ? Optional.of(writeUnits / naiveWriteUnits)
                    : Optional.empty();
        }
    }

    /**
     * The busiest partition key value of one kind, at peak.
     *
     * @param owner the table, or the index by its name
     * @param partition the key with {@code …} for each value
     * @param patterns numbers of the patterns that ask or write here
     * @param shards over how many shards the value must be spread; 1 if it may stay as it is
     */
    record HeatRow(
            String owner,
            String partition,
            double writeUnitsPerSecond,
            double readUnitsPerSecond,
            boolean isTooHot,
            int shards,
            List<Integer> patterns) {
        HeatRow {
            patterns = List.copyOf(patterns);
        }
    }

    /** @param tried numbers of the patterns whose rates were typed */
    static LoadPicture of(LoadReport report, Set<Integer> tried) {
        return new LoadPicture(
                report.entities().stream().map(LoadPicture::insert).toList(),
                report.patterns().stream().map(load -> pattern(load, tried)).toList(),
                report.heat().stream().limit(SHOWN_HEAT).map(LoadPicture::heat).toList(),
                report.monthly());
    }

    /** Says whether any pattern runs, so that there is load at all. */
    boolean hasRates() {
        return patterns.stream().anyMatch(row -> row.rate().isPresent());
    }

    private static InsertRow insert(EntityLoad load) {
        return new InsertRow(load.name(), load.writesPerInsert(), load.fewestWritesPerInsert());
    }

    private static PatternRow pattern(PatternLoad load, Set<Integer> tried) {
        int number = load.pattern().number();
        return new PatternRow(
                number,
                load.pattern().name(),
                load.rate().map(PatternRate::perSecond),
                tried.contains(number),
                load.typical().readUnits(),
                load.writeUnits(),
                load.naiveWriteUnits());
    }

    private static HeatRow heat(Heat heat) {
        return new HeatRow(
                heat.partition().index().isPrimary()
                        ? heat.partition().table()
                        : heat.partition().index().name(),
                heat.partition().text(),
                heat.first().writeUnitsPerSecond(),
                heat.first().readUnitsPerSecond(),
                heat.isTooHot(),
                heat.first().shardsNeeded(),
                heat.patterns());
    }
}
