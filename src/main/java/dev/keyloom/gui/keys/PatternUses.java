package dev.keyloom.gui.keys;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Which access patterns use an index, and their numbers in short. */
final class PatternUses {
    private PatternUses() {}

    /** Returns the numbers of the patterns with a step on an index of a table, ascending, each once. */
    static List<Integer> of(DataModel model, Table table, IndexRef index) {
        return model.accessPatterns().stream()
                .filter(pattern -> steps(pattern.steps()).anyMatch(step -> uses(model, step, table, index)))
                .map(AccessPattern::number)
                .distinct()
                .sorted()
                .toList();
    }

    /** Returns numbers as people write them: {@code 1–7, 9, 11–22}. */
    static String inShort(List<Integer> numbers) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < numbers.size(); i++) {
            int start = i;
            while (i + 1 < numbers.size() && numbers.get(i + 1) == numbers.get(i) + 1) {
                i++;
            }
            text.append(text.isEmpty() ? "" : ", ").append(numbers.get(start));
            if (i > start) {
                text.append(i == start + 1 ? ", " : "–").append(numbers.get(i));
            }
        }
        return text.toString();
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
