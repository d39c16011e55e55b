package dev.keyloom.model;

import dev.keyloom.problem.Problem;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds what cannot work in a design: names given twice, names of nothing, templates that do not fit their key, limits of
 * the service. What can work but is unwise is not its business. Fast enough to run after each edit.
 */
public final class ModelCheck {
    private ModelCheck() {}

    /**
     * Returns the problems in the order of the model file. Places are JSON pointers into that file, where a list of one
     * element (variants, templates, strategies, entities of an end) is the element itself.
     */
    public static List<Problem> check(DataModel model) {
        ModelProblems problems = new ModelProblems();
        ModelIndex index = new ModelIndex(model);
        new TableCheck(problems).check(model.tables());
        new EntityCheck(index, problems).check();
        new RelationshipCheck(index, problems).check();
        new PatternCheck(index, problems).check();
        new RecordCheck(index, problems).check();
        new ConstraintCheck(index, problems).check();
        return problems.toList();
    }

    /**
     * Returns what {@link #check(DataModel)} would say of one key template, errors first. Places are spans of its text.
     *
     * @param table the table that the entity is stored in
     * @param key the key attribute whose value the template makes
     */
    public static List<Problem> check(KeyTemplate template, Entity entity, Table table, KeyAttribute key) {
        ModelProblems problems = new ModelProblems();
        new TemplateCheck(entity.name(), ModelIndex.types(entity), table, problems)
                .check(template, Optional.of(key), "");
        return problems.toList().stream()
                .sorted(Comparator.comparing(Problem::severity))
                .toList();
    }
}
