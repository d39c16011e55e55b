package dev.keyloom.lint.rule;

import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;

/**
 * A read request of an access pattern as it is written, whether it can be run or not.
 *
 * @param table the table it reads, where that is clear
 */
record ReadStep(AccessPattern pattern, Step step, Optional<Table> table) {
    Where where() {
        return new Where.Pattern(pattern.number());
    }

    /** Says whether it reads an index, or the base table. */
    boolean reads(Table some, IndexRef index) {
        return step.index().filter(index::equals).isPresent()
                && table.filter(own -> !own.name().equals(some.name())).isEmpty();
    }

    /** Returns the number and name of the pattern, for messages. */
    String name() {
        return "Pattern " + pattern.number() + " \"" + pattern.name() + "\"";
    }

    /** Returns all templates that bounds of the sort key are made by. */
    List<KeyTemplate> sortTemplates() {
        return step.sort().stream()
                .flatMap(condition -> condition.bounds().stream())
                .toList();
    }
}
