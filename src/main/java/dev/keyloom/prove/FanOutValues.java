package dev.keyloom.prove;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Step;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Fits a pattern's fan-out to a world. The author's list names the days, people or nodes of the example; in a world there
 * are others: those that its records have at the same place of the key, or those that take the place of the example's
 * arguments. Shard numbers are left alone, since how many shards are read is what is to be proven.
 */
final class FanOutValues {
    private static final int MOST = 100;

    private final DataModel world;
    private final AccessPattern pattern;
    private final Map<String, AttributeValue> arguments;

    FanOutValues(DataModel world, AccessPattern pattern, Map<String, AttributeValue> arguments) {
        this.world = world;
        this.pattern = pattern;
        this.arguments = arguments;
    }

    /** Returns the pattern with the lists of its fan-outs replaced. */
    AccessPattern fitted() {
        boolean fans = pattern.steps().stream().anyMatch(step -> !step.fanOut().isEmpty());
        return fans
                ? pattern.withSteps(pattern.steps().stream().map(this::fitted).toList())
                : pattern;
    }

    private Step fitted(Step step) {
        Map<String, List<AttributeValue>> fanOut = new LinkedHashMap<>();
        step.fanOut().forEach((name, values) -> {
            boolean shards = values.stream().allMatch(value -> value.type() == AttributeType.N);
            fanOut.put(name, shards ? values : values(step, name, values));
        });
        return step.toBuilder().fanOut(fanOut).build();
    }

    private List<AttributeValue> values(Step step, String name, List<AttributeValue> written) {
        List<AttributeValue> renamed =
                written.stream().map(this::renamed).distinct().toList();
        // Without parameters the list is what is asked for, and the conceptual answer says the same.
        if (!renamed.equals(written) || pattern.parameters().isEmpty()) {
            return renamed;
        }
        Set<AttributeValue> found = new LinkedHashSet<>();
        IndexRef index = step.index().orElse(IndexRef.PRIMARY);
        for (AccessPattern.Returned returned : pattern.returns().orElse(List.of())) {
            world.entity(returned.entity()).ifPresent(entity -> collect(entity, step, index, name, found));
        }
        return found.isEmpty() ? written : found.stream().limit(MOST).toList();
    }

    /** Returns the argument that stands in a world for the example's. */
    private AttributeValue renamed(AttributeValue value) {
        return pattern.parameters().entrySet().stream()
                .filter(parameter -> parameter.getValue().equals(value))
                .map(parameter -> arguments.getOrDefault(parameter.getKey(), value))
                .findFirst()
                .orElse(value);
    }

    private void collect(Entity entity, Step step, IndexRef index, String name, Set<AttributeValue> found) {
        for (KeyMapping mapping : entity.mappings(index)) {
            for (int i = 0;
                    i < Math.min(mapping.partition().size(), step.partition().size());
                    i++) {
                List<TemplatePart.Reference> asked = step.partition().get(i).references();
                List<TemplatePart.Reference> stored = mapping.partition().get(i).references();
                for (int j = 0; j < asked.size() && asked.size() == stored.size(); j++) {
                    boolean here =
                            asked.get(j).path().map(AttributePath::attribute).equals(Optional.of(name));
                    if (here) {
                        KeyTemplate piece = KeyTemplate.of("<" + stored.get(j).text() + ">");
                        for (SampleRecord record : world.recordsOf(entity.name())) {
                            piece.render(record.values(), KeyLookup.NONE, AttributeType.S)
                                    .value()
                                    .ifPresent(found::add);
                        }
                    }
                }
            }
        }
    }
}
