package dev.keyloom.edit;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A change of what steps name, place by place. A place whose method is not overridden stays as it is. */
interface StepChange {

    /** Says whether a step stays; actions within it are asked for by themselves. */
    default boolean keeps(Step step) {
        return true;
    }

    default Optional<String> entity(Step step) {
        return step.entity();
    }

    default Optional<String> table(Step step) {
        return step.table();
    }

    default Optional<IndexRef> index(Step step) {
        return step.index();
    }

    default KeyTemplate template(KeyTemplate template) {
        return template;
    }

    /** Changes a key condition; its names are key attributes. */
    default String keyCondition(Step step, String expression) {
        return expression(step, expression);
    }

    /** Changes a filter, a condition or an update. */
    default String expression(Step step, String expression) {
        return expression;
    }

    default List<String> projection(Step step) {
        return step.projection();
    }

    default Map<String, List<AttributeValue>> fanOut(Step step) {
        return step.fanOut();
    }

    default Map<String, AttributeValue> values(Step step) {
        return step.values();
    }

    /** Returns the pattern with all its steps changed. */
    default AccessPattern inSteps(AccessPattern pattern) {
        List<Step> steps = inSteps(pattern.steps());
        return steps.equals(pattern.steps()) ? pattern : pattern.withSteps(steps);
    }

    private List<Step> inSteps(List<Step> steps) {
        return Sharing.flatMapped(steps, step -> keeps(step) ? Optional.of(changed(step)) : Optional.<Step>empty());
    }

    private Step changed(Step step) {
        return new Step(
                step.operation(),
                step.as(),
                entity(step),
                table(step),
                index(step),
                Sharing.mapped(step.partition(), this::template),
                Sharing.mapped(
                        step.sort(),
                        condition -> new SortCondition(
                                condition.operator(), Sharing.mapped(condition.bounds(), this::template))),
                step.keyCondition().map(text -> keyCondition(step, text)),
                step.filter().map(text -> expression(step, text)),
                step.descending(),
                step.limit(),
                step.consistentRead(),
                projection(step),
                step.select(),
                fanOut(step),
                step.perLevel(),
                step.paginated(),
                values(step),
                step.condition().map(text -> expression(step, text)),
                step.update().map(text -> expression(step, text)),
                step.returnValues(),
                inSteps(step.actions()),
                step.upTo(),
                step.extras());
    }
}
