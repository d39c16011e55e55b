package dev.keyloom.edit;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Which table each step of an access pattern means. */
final class PatternTables {
    private PatternTables() {}

    /**
     * Returns the table of each step: the one that it names, else that of its entity, else that of the answers if they
     * agree, else the first of the model.
     */
    static Function<Step, Optional<String>> of(DataModel model, AccessPattern pattern) {
        List<String> answers = pattern.returns().orElse(List.of()).stream()
                .flatMap(returned -> model.entity(returned.entity()).stream())
                .map(Entity::table)
                .distinct()
                .toList();
        Optional<String> usual = answers.size() == 1
                ? Optional.of(answers.get(0))
                : model.tables().stream().map(Table::name).findFirst();
        return step -> step.table()
                .or(() -> step.entity().flatMap(model::entity).map(Entity::table))
                .or(() -> usual);
    }
}
