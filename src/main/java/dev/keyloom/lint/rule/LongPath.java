package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Strategy;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Utf8;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Finds materialized paths that can come near the longest sort key. */
public final class LongPath implements Rule {
    /** Bytes from which a path is near the 1024 of a sort key: four fifths. */
    private static final int NEAR = 820;

    @Override
    public String id() {
        return "R11";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "A path can come near the longest sort key";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html#limits-items";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            for (Direction direction : Direction.of(relationship)) {
                for (DirectionStrategy strategy : direction.strategies()) {
                    if (strategy.strategy() == Strategy.MATERIALIZED_PATH
                            && strategy.attribute().isPresent()) {
                        direction.to().entities().stream()
                                .flatMap(name -> context.model().entity(name).stream())
                                .forEach(entity -> check(
                                        context.model(),
                                        entity,
                                        strategy.attribute().get(),
                                        separator(strategy),
                                        findings));
                    }
                }
            }
        }
    }

    private static String separator(DirectionStrategy strategy) {
        return strategy.separator().filter(text -> !text.isEmpty()).orElse("/");
    }

    private void check(DataModel model, Entity entity, String attribute, String separator, Consumer<Finding> findings) {
        OptionalInt stated = entity.attribute(attribute)
                .map(found -> found.facts().maximumBytes())
                .orElse(OptionalInt.empty());
        int depth = 0;
        int longest = entity.identifier().size() == 1
                ? entity.attribute(entity.identifier().get(0))
                        .map(found -> found.facts().maximumBytes())
                        .orElse(OptionalInt.empty())
                        .orElse(0)
                : 0;
        for (SampleRecord record : model.recordsOf(entity.name())) {
            Optional<String> path = record.values().get(attribute).flatMap(AttributeValue::scalarText);
            if (path.isPresent()) {
                List<String> steps = List.of(path.get().split(Pattern.quote(separator), -1));
                depth = Math.max(depth, steps.size());
                for (String step : steps) {
                    longest = Math.max(longest, Utf8.size(step));
                }
            }
        }
        int possible = stated.orElse(depth * (longest + Utf8.size(separator)));
        if (possible >= NEAR) {
            findings.accept(Finding.of(
                    this,
                    entity.name() + "." + attribute + " can reach " + possible + " bytes"
                            + (stated.isPresent() ? "" : " (" + depth + " levels of up to " + longest + ")")
                            + "; a sort key ends at 1024",
                    "Shorten the ids in the path, or bound the depth.",
                    new Where.Attribute(entity.name(), attribute)));
        }
    }
}
