package dev.keyloom.pattern;

import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Step;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A read that is repeated level by level until nothing comes back: each item found gives the key of the next read, as
 * {@link Levels} says.
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
        Levels levels = Levels.of(model, pattern, step);
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
                    run.items().forEach(item -> below(levels, item, arguments).ifPresent(next::add));
                }
            }
            level = next;
        }
    }

    private Optional<Arguments> below(Levels levels, AnsweredItem item, Arguments arguments) {
        return item.source()
                .flatMap(source -> model.entity(source.entity()))
                .flatMap(entity -> levels.below(entity, item.item(), arguments));
    }
}
