package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.schema.SecondaryIndex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The load of the partitions of each kind in a design. Worked out once for all rules. */
final class PartitionLoads {
    private static final double LEAST_READ = 0.5;

    private final LintContext context;
    private final List<PartitionLoad> all = new ArrayList<>();

    private PartitionLoads(LintContext context) {
        this.context = context;
        Map<List<Object>, List<KeyRow>> kinds = new LinkedHashMap<>();
        for (KeyRow row : KeyCells.of(context).rows()) {
            boolean isUsable = row.isWhole()
                    && row.partition().stream()
                            .map(KeyCell::template)
                            .noneMatch(template -> template.isBroken() || template.isKeyCopy());
            if (isUsable) {
                kinds.computeIfAbsent(
                                List.of(row.table().name(), row.index(), skeleton(row)), kind -> new ArrayList<>())
                        .add(row);
            }
        }
        kinds.values().forEach(rows -> all.add(load(rows)));
    }

    static PartitionLoads of(LintContext context) {
        return context.derived(PartitionLoads.class, PartitionLoads::new);
    }

    /** Returns the kinds of partitions in the order of the model. */
    List<PartitionLoad> all() {
        return all;
    }

    private static String skeleton(KeyRow row) {
        return row.partition().stream()
                .map(cell -> TemplateTexts.skeleton(cell.template()))
                .collect(Collectors.joining("\n"));
    }

    private PartitionLoad load(List<KeyRow> rows) {
        KeyRow first = rows.get(0);
        double writes = 0;
        boolean unrated = false;
        for (String entity : entities(rows)) {
            for (PatternWrite write : PatternWrites.of(context).of(entity)) {
                int units = units(write, rows);
                unrated |= write.peakPerSecond().isEmpty() && !write.isCheck();
                writes += units * write.peakPerSecond().orElse(0.0);
            }
        }
        double reads = 0;
        for (PatternRead read : PatternReads.of(context).all()) {
            if (read.table().name().equals(first.table().name())
                    && read.index().equals(first.index())
                    && isAsked(read, skeleton(first))) {
                double unit = read.step().consistentRead().orElse(false) ? 1 : LEAST_READ;
                reads += unit * PatternWrites.peakPerSecond(read.pattern()).orElse(0.0);
            }
        }
        return new PartitionLoad(first.table(), first.index(), rows, writes, reads, unrated);
    }

    private static Set<String> entities(List<KeyRow> rows) {
        Set<String> entities = new LinkedHashSet<>();
        rows.forEach(row -> entities.add(row.entity().name()));
        return entities;
    }

    /** An entity with several variants in an index is in this kind of partition only if all of them are. */
    private int units(PatternWrite write, List<KeyRow> rows) {
        KeyRow first = rows.get(0);
        Optional<SecondaryIndex> index = first.table().schema().index(first.index());
        long variants = rows.stream()
                .filter(row -> row.entity().name().equals(write.entity()))
                .count();
        boolean isHere = variants
                == KeyCells.of(context)
                        .rows(context.model().entity(write.entity()).orElseThrow(), first.index())
                        .size();
        if (!isHere) {
            return 0;
        }
        return index.map(found -> WriteUnits.ofIndex(context, write, found))
                .orElseGet(() -> WriteUnits.ofTable(context, write));
    }

    private static boolean isAsked(PatternRead read, String skeleton) {
        return !read.step().partition().isEmpty()
                && read.step().partition().stream()
                        .map(TemplateTexts::skeleton)
                        .collect(Collectors.joining("\n"))
                        .equals(skeleton);
    }
}
