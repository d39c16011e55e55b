package dev.keyloom.gui.patterns;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The patterns that are shown, by group, in the order of the model.
 *
 * @param counts how many patterns each filter lets through, by the ordinal order of {@link Filter}
 */
record PatternList(List<Group> groups, Map<Filter, Integer> counts) {
    static final PatternList EMPTY = new PatternList(List.of(), Map.of());

    PatternList {
        groups = List.copyOf(groups);
        counts = Map.copyOf(counts);
    }

    /** Which patterns are shown. */
    enum Filter {
        ALL,
        FAILING,
        READS,
        WRITES;

        boolean lets(AccessPattern pattern, VerdictMark mark) {
            return switch (this) {
                case ALL -> true;
                case FAILING -> mark.isFailing();
                case READS -> !Steps.isWrite(pattern);
                case WRITES -> Steps.isWrite(pattern);
            };
        }
    }

    /**
     * Patterns of one group.
     *
     * @param name empty for patterns without a group
     * @param passed how many of its rows pass
     */
    record Group(String name, int passed, List<Row> rows) {
        Group {
            rows = List.copyOf(rows);
        }
    }

    /**
     * One pattern.
     *
     * @param position its place in the model's list, from 0
     * @param cost what the deciding example costs, {@code 0.5 R} or {@code 4 W}; empty without a verdict
     */
    record Row(
            int position,
            int number,
            String name,
            VerdictMark mark,
            String operation,
            List<IndexRef> indexes,
            String cost) {}

    static PatternList of(List<AccessPattern> patterns, Verdicts verdicts, Filter filter, String search) {
        Map<Filter, Integer> counts = new LinkedHashMap<>();
        Map<String, List<Row>> rows = new LinkedHashMap<>();
        String sought = search.strip().toLowerCase(Locale.ROOT);
        for (int position = 0; position < patterns.size(); position++) {
            AccessPattern pattern = patterns.get(position);
            VerdictMark mark = verdicts.mark(position, pattern);
            for (Filter each : Filter.values()) {
                counts.merge(each, each.lets(pattern, mark) ? 1 : 0, Integer::sum);
            }
            if (filter.lets(pattern, mark) && isFound(pattern, sought)) {
                rows.computeIfAbsent(pattern.group().orElse(""), key -> new ArrayList<>())
                        .add(row(position, pattern, mark, verdicts.on(position, pattern)));
            }
        }
        List<Group> groups = new ArrayList<>();
        rows.forEach((name, members) -> groups.add(new Group(
                name,
                (int) members.stream()
                        .filter(row -> row.mark() == VerdictMark.PASS)
                        .count(),
                members)));
        return new PatternList(groups, counts);
    }

    /** Returns all rows, group by group. */
    List<Row> rows() {
        return groups.stream().flatMap(group -> group.rows().stream()).toList();
    }

    int count(Filter filter) {
        return counts.getOrDefault(filter, 0);
    }

    private static boolean isFound(AccessPattern pattern, String sought) {
        return sought.isEmpty()
                || pattern.name().toLowerCase(Locale.ROOT).contains(sought)
                || Integer.toString(pattern.number()).equals(sought);
    }

    private static Row row(int position, AccessPattern pattern, VerdictMark mark, Optional<Verdict> verdict) {
        return new Row(
                position,
                pattern.number(),
                pattern.name(),
                mark,
                pattern.steps().isEmpty()
                        ? ""
                        : pattern.steps().get(0).operation().serviceName(),
                Steps.indexes(pattern),
                verdict.map(found -> cost(found.telling())).orElse(""));
    }

    /** Returns what a run costs: write units where it writes, read units else. */
    static String cost(ExampleRun run) {
        return run.writeUnits() > 0 ? units(run.writeUnits()) + " W" : units(run.readUnits()) + " R";
    }

    /** Returns a number of units without needless digits. */
    static String units(double units) {
        return units == Math.rint(units) ? Long.toString(Math.round(units)) : Double.toString(units);
    }
}
