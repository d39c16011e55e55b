package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Finds lookups of items whose key holds a shard that was drawn at random. */
public final class RandomKeyLookup implements Rule {
    @Override
    public String id() {
        return "Q14";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A key with a random shard is looked up as if it could be computed";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-sharding.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (AccessPattern pattern : context.model().accessPatterns()) {
            for (Step step : pattern.steps()) {
                Stream.concat(Stream.of(step), step.actions().stream())
                        .flatMap(each -> randomKey(context.model(), pattern, each).stream())
                        .findFirst()
                        .ifPresent(what -> findings.accept(Finding.of(
                                this,
                                PatternRead.who(pattern) + " needs a key that cannot be computed: " + what
                                        + " draws its shard when the item is written",
                                "Compute the shard from the record with <Attribute|shard(n)>, so that it can be found again,"
                                        + " or read all shards.",
                                new Where.Pattern(pattern.number()))));
            }
        }
    }

    /** Returns the template that is random, as messages show it. */
    private static Optional<String> randomKey(DataModel model, AccessPattern pattern, Step step) {
        return switch (step.operation()) {
            case GET_ITEM, BATCH_GET_ITEM ->
                ofTemplates(step.partition(), "its own key").or(() -> ofAnswer(model, pattern, step));
            case QUERY -> ofTemplates(step.partition(), "its own key");
            case UPDATE_ITEM, DELETE_ITEM, CONDITION_CHECK ->
                step.entity().flatMap(model::entity).flatMap(RandomKeyLookup::ofEntity);
            case SCAN, TRANSACT_GET_ITEMS, PUT_ITEM, TRANSACT_WRITE_ITEMS, BATCH_WRITE_ITEM -> Optional.empty();
        };
    }

    private static Optional<String> ofAnswer(DataModel model, AccessPattern pattern, Step step) {
        if (!step.fanOut().isEmpty()) {
            return Optional.empty();
        }
        List<String> entities = step.entity()
                .map(List::of)
                .orElseGet(() -> pattern.returns().orElse(List.of()).stream()
                        .map(Returned::entity)
                        .toList());
        return entities.size() == 1
                ? model.entity(entities.get(0)).flatMap(RandomKeyLookup::ofEntity)
                : Optional.empty();
    }

    private static Optional<String> ofEntity(Entity entity) {
        return entity.mappings(IndexRef.PRIMARY).stream()
                .flatMap(mapping -> Stream.concat(mapping.partition().stream(), mapping.sort().stream()))
                .filter(KeyTemplate::isRandom)
                .map(template -> "\"" + template.text() + "\" of " + entity.name())
                .findFirst();
    }

    private static Optional<String> ofTemplates(List<KeyTemplate> templates, String what) {
        return templates.stream()
                .filter(KeyTemplate::isRandom)
                .map(template -> "\"" + template.text() + "\", " + what + ",")
                .findFirst();
    }
}
