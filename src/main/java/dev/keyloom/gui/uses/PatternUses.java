package dev.keyloom.gui.uses;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Which access patterns use which index of a table, and their numbers in short. */
public final class PatternUses {
    private PatternUses() {}

    /** Returns the patterns with a step on a table or one of its indexes, by number. */
    public static List<PatternUse> of(DataModel model, Table table) {
        return model.accessPatterns().stream()
                .map(pattern -> new PatternUse(pattern.number(), pattern.name(), indexes(model, pattern, table)))
                .filter(use -> !use.indexes().isEmpty())
                .sorted(Comparator.comparingInt(PatternUse::number))
                .toList();
    }

    /** Returns those of some patterns that use an index. */
    public static List<PatternUse> on(IndexRef index, List<PatternUse> uses) {
        return uses.stream().filter(use -> use.indexes().contains(index)).toList();
    }

    /** Returns numbers, ascending, as people write them: {@code 1–7, 9, 11–22}. */
    public static String inShort(List<Integer> numbers) {
        return String.join(", ", runs(numbers).stream().map(Run::text).toList());
    }

    /**
     * Returns ever shorter ways to write numbers: all of them, then the first runs of them with the number of those left
     * out, {@code 1–7, 9 … +12}.
     */
    public static List<String> everShorter(List<Integer> numbers) {
        List<String> parts = runs(numbers).stream().map(Run::text).toList();
        List<Integer> sizes = runs(numbers).stream().map(Run::size).toList();
        List<String> texts = new ArrayList<>(List.of(inShort(numbers)));
        int left = 0;
        for (int shown = parts.size() - 1; shown > 0; shown--) {
            left += sizes.get(shown);
            texts.add(String.join(", ", parts.subList(0, shown)) + " … +" + left);
        }
        return texts;
    }

    private static List<Run> runs(List<Integer> numbers) {
        List<Run> runs = new ArrayList<>();
        for (int number : numbers) {
            int last = runs.size() - 1;
            if (last >= 0 && runs.get(last).to() + 1 == number) {
                runs.set(last, new Run(runs.get(last).from(), number));
            } else {
                runs.add(new Run(number, number));
            }
        }
        return runs;
    }

    /** Numbers that follow each other. */
    private record Run(int from, int to) {
        int size() {
            return to - from + 1;
        }

        String text() {
            return from == to ? String.valueOf(from) : from + (size() == 2 ? ", " : "–") + to;
        }
    }

    private static List<IndexRef> indexes(DataModel model, AccessPattern pattern, Table table) {
        return table.schema().indexRefs().stream()
                .filter(index -> steps(pattern.steps()).anyMatch(step -> uses(model, step, table, index)))
                .toList();
    }

    private static Stream<Step> steps(List<Step> steps) {
        return steps.stream().flatMap(step -> Stream.concat(Stream.of(step), steps(step.actions())));
    }

    private static boolean uses(DataModel model, Step step, Table table, IndexRef index) {
        boolean isGroup = !step.actions().isEmpty();
        return !isGroup
                && step.index().orElse(IndexRef.PRIMARY).equals(index)
                && tableOf(model, step).filter(table.name()::equals).isPresent();
    }

    /** A step that names no table means its entity's, else the first that has its index. */
    private static Optional<String> tableOf(DataModel model, Step step) {
        IndexRef index = step.index().orElse(IndexRef.PRIMARY);
        return step.table()
                .or(() -> step.entity().flatMap(model::entity).map(Entity::table))
                .or(() -> model.tables().stream()
                        .filter(table -> table.schema().keyOf(index).isPresent())
                        .map(Table::name)
                        .findFirst());
    }
}
