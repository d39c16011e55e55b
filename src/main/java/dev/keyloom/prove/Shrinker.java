package dev.keyloom.prove;

import dev.keyloom.materialize.Cancellation;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.Verifier;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Takes records, then attributes, out of a world as long as the pattern still fails in it the same way. */
final class Shrinker {
    private final AccessPattern pattern;
    private final Map<String, AttributeValue> arguments;
    private final Cancellation cancellation;

    Shrinker(AccessPattern pattern, Map<String, AttributeValue> arguments, Cancellation cancellation) {
        this.cancellation = cancellation;
        this.pattern = pattern;
        this.arguments = arguments;
    }

    /** Returns a world without any record that the failure does not need. */
    DataModel shrunk(DataModel world) {
        ExampleRun first = run(world, pattern, arguments);
        DataModel smallest = world;
        for (String entity : world.records().keySet()) {
            smallest = withoutRecords(smallest, entity, first);
        }
        for (String entity : world.records().keySet()) {
            smallest = withoutRecords(smallest, entity, first);
        }
        return withoutAttributes(smallest, first);
    }

    static ExampleRun run(DataModel world, AccessPattern pattern, Map<String, AttributeValue> arguments) {
        return Verifier.of(Materializer.materialize(world)).run(pattern, arguments);
    }

    /** Leaves out halves, quarters and so on, and at last single records. */
    private DataModel withoutRecords(DataModel world, String entity, ExampleRun first) {
        DataModel smallest = world;
        int chunk = Math.max(1, world.recordsOf(entity).size());
        while (chunk >= 1) {
            int position = 0;
            while (position < smallest.recordsOf(entity).size()) {
                List<SampleRecord> fewer = new ArrayList<>(smallest.recordsOf(entity));
                fewer.subList(position, Math.min(fewer.size(), position + chunk))
                        .clear();
                DataModel smaller = with(smallest, entity, fewer);
                if (stillFails(smaller, first)) {
                    smallest = smaller;
                } else {
                    position += chunk;
                }
            }
            chunk /= 2;
        }
        return smallest;
    }

    private DataModel withoutAttributes(DataModel world, ExampleRun first) {
        DataModel smallest = world;
        for (String entity : world.records().keySet()) {
            for (int i = 0; i < smallest.recordsOf(entity).size(); i++) {
                Item values = smallest.recordsOf(entity).get(i).values();
                for (String name : values.toMap().keySet()) {
                    boolean optional = world.entity(entity)
                            .filter(found -> !found.identifier().contains(name)
                                    && found.attribute(name)
                                            .filter(some -> some.required())
                                            .isEmpty())
                            .isPresent();
                    if (optional) {
                        List<SampleRecord> records = new ArrayList<>(smallest.recordsOf(entity));
                        records.set(i, SampleRecord.of(records.get(i).values().without(name)));
                        DataModel smaller = with(smallest, entity, records);
                        smallest = stillFails(smaller, first) ? smaller : smallest;
                    }
                }
            }
        }
        return smallest;
    }

    /** Another way to fail is another story, which the smaller world must not tell instead. */
    private boolean stillFails(DataModel world, ExampleRun first) {
        cancellation.check();
        ExampleRun run = run(world, pattern, arguments);
        return Prover.isFailure(run)
                && run.verdict() == first.verdict()
                && run.missing().isEmpty() == first.missing().isEmpty()
                && run.unexpected().isEmpty() == first.unexpected().isEmpty()
                && run.outOfOrder().isEmpty() == first.outOfOrder().isEmpty();
    }

    private static DataModel with(DataModel world, String entity, List<SampleRecord> records) {
        Map<String, List<SampleRecord>> all = new LinkedHashMap<>(world.records());
        all.put(entity, records);
        return world.withRecords(all);
    }
}
