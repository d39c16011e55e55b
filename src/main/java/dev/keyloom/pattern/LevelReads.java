package dev.keyloom.pattern;

import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Step;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A read that is repeated level by level until nothing comes back: each item found gives the key of the next read. Which
 * attribute does is what a self-relation's join says; without one, the entity's only identifier attribute.
 */
final class LevelReads {
    private static final int MAX_READS = 10_000;

    private final StepRequests requests;
    private final ReadRunner runner;
    private final DataModel model;
    private final AccessPattern pattern;

    LevelReads(StepRequests requests, ReadRunner runner, DataModel model, AccessPattern pattern) {
        this.requests = requests;
        this.runner = runner;
        this.model = model;
        this.pattern = pattern;
    }

    /** Adds the answers of all levels, top first. */
    void run(Step step, int number, Arguments first, List<RequestRun> answers) {
        List<Arguments> level = List.of(first);
        Set<Map<String, AttributeValue>> asked = new LinkedHashSet<>();
        while (!level.isEmpty() && answers.size() < MAX_READS) {
            List<Arguments> next = new ArrayList<>();
            for (Arguments arguments : level) {
                if (!asked.add(arguments.values())) {
                    continue;
                }
                for (PreparedRequest request : requests.of(step, arguments)) {
                    RequestRun run = runner.run(number, request, true);
                    answers.add(run);
                    run.items()
                            .forEach(
                                    item -> nextArguments(step, arguments, item).ifPresent(next::add));
                }
            }
            level = next;
        }
    }

    private Optional<Arguments> nextArguments(Step step, Arguments arguments, AnsweredItem item) {
        Optional<Entity> entity = item.source().flatMap(source -> model.entity(source.entity()));
        if (entity.isEmpty()) {
            return Optional.empty();
        }
        Arguments next = arguments;
        boolean changed = false;
        for (String parameter : parameters(step)) {
            Optional<AttributeValue> value = identifierOf(entity.get(), parameter)
                    .flatMap(name -> item.item().get(name));
            if (value.isPresent() && !value.equals(arguments.value(parameter))) {
                next = next.with(parameter, value.get());
                changed = true;
            }
        }
        return changed ? Optional.of(next) : Optional.empty();
    }

    private static Set<String> parameters(Step step) {
        Set<String> names = new LinkedHashSet<>();
        step.partition()
                .forEach(template -> template.references().stream()
                        .map(TemplatePart.Reference::path)
                        .flatMap(Optional::stream)
                        .forEach(path -> names.add(path.attribute())));
        return names;
    }

    /** Returns the attribute of a found item that the next read's parameter stands for. */
    private Optional<String> identifierOf(Entity entity, String parameter) {
        for (Relationship relationship : model.relationships()) {
            if (relationship.isSelfReference() && relationship.mentions(entity.name())) {
                Optional<String> joined = byHolder(relationship.join().from(), parameter)
                        .or(() -> byHolder(relationship.join().to(), parameter));
                if (joined.isPresent()) {
                    return joined;
                }
            }
        }
        Optional<String> matched = pattern.returns().orElse(List.of()).stream()
                .flatMap(returned -> returned.match().entrySet().stream())
                .filter(pair -> pair.getValue().equals(parameter))
                .map(Map.Entry::getKey)
                .flatMap(holder -> identifierOf(entity, holder, parameter).stream())
                .findFirst();
        return matched.or(() -> only(entity));
    }

    private Optional<String> identifierOf(Entity entity, String holder, String parameter) {
        return holder.equals(parameter) ? Optional.empty() : identifierOf(entity, holder);
    }

    private static Optional<String> byHolder(Map<String, String> join, String holder) {
        return join.entrySet().stream()
                .filter(pair -> pair.getValue().equals(holder))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static Optional<String> only(Entity entity) {
        return entity.identifier().size() == 1 ? Optional.of(entity.identifier().get(0)) : Optional.empty();
    }
}
