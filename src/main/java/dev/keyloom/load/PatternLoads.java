package dev.keyloom.load;

import dev.keyloom.capacity.WriteMode;
import dev.keyloom.load.ReadScale.Numbers;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.RequestRun;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.pattern.WrittenItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the patterns of a design cost, from the runs of their examples. */
final class PatternLoads {
    private static final Pattern QUOTED = Pattern.compile("=\\s*'([^']*)'");

    private final ReadScale reads;
    private final WriteScale writes;
    private final DataModel model;
    private final LoadAssumptions assumptions;

    PatternLoads(DataModel model, Map<String, EntityLoad> entities, LoadAssumptions assumptions) {
        this.model = model;
        this.assumptions = assumptions;
        this.reads = new ReadScale(model, entities);
        this.writes = new WriteScale(model, entities);
    }

    PatternLoad of(Verdict verdict) {
        AccessPattern pattern = verdict.pattern();
        ExampleRun run = verdict.telling();
        int tableUnits = run.written().stream()
                .mapToInt(item -> item.cost().tableUnits())
                .sum();
        int indexUnits = run.written().stream()
                .mapToInt(item -> item.cost().indexUnits())
                .sum();
        ReadUnits promised = run.runs().stream()
                .filter(request -> request.readUnits() > 0)
                .map(reads::promises)
                .reduce(ReadUnits.NONE, ReadUnits::plus);
        List<PartLoad> parts = parts(pattern, run);
        return new PatternLoad(
                pattern,
                verdict.kind(),
                assumptions.rateOf(pattern),
                run.requests(),
                run.readUnits(),
                promised,
                run.writeUnits(),
                tableUnits,
                indexUnits,
                NaiveCount.of(run),
                scaled(pattern, run, parts, Numbers.TYPICAL).orElseThrow(),
                scaled(pattern, run, parts, Numbers.MAXIMUM),
                parts);
    }

    private Optional<ScaledUnits> scaled(AccessPattern pattern, ExampleRun run, List<PartLoad> parts, Numbers numbers) {
        double requests = 0;
        double items = 0;
        double readUnits = 0;
        for (RequestRun request : run.runs()) {
            if (request.readUnits() > 0) {
                Optional<ScaledUnits> units = reads.of(pattern, request, numbers);
                if (units.isEmpty()) {
                    return Optional.empty();
                }
                requests += units.get().requests();
                items += units.get().items();
                readUnits += units.get().readUnits();
            } else {
                requests += request.requests();
            }
        }
        double written = parts.stream().mapToDouble(PartLoad::writeUnits).sum();
        double writeUnits = written == 0 ? run.writeUnits() : written;
        return Optional.of(new ScaledUnits(requests, items, readUnits, writeUnits));
    }

    private List<PartLoad> parts(AccessPattern pattern, ExampleRun run) {
        List<PartLoad> parts = new ArrayList<>();
        for (RequestRun request : run.runs()) {
            if (request.readUnits() > 0) {
                double units = reads.of(pattern, request, Numbers.TYPICAL)
                        .map(ScaledUnits::readUnits)
                        .orElse(request.readUnits());
                parts.add(new PartLoad(shape(pattern.steps().get(request.step() - 1), request), units, 0));
            }
        }
        boolean inTransaction =
                pattern.steps().stream().anyMatch(step -> step.operation() == Operation.TRANSACT_WRITE_ITEMS);
        WriteMode mode = inTransaction ? WriteMode.TRANSACTIONAL : WriteMode.STANDARD;
        double repetition = WriteScale.repetition(pattern, run.written().size());
        for (WrittenItem item : run.written()) {
            for (PartLoad part : writes.parts(item, mode)) {
                parts.add(new PartLoad(part.partition(), 0, part.writeUnits() * repetition));
            }
        }
        return parts;
    }

    private PartitionShape shape(Step step, RequestRun request) {
        return PartitionShape.of(request.table(), request.index(), partition(step, request));
    }

    private List<KeyTemplate> partition(Step step, RequestRun request) {
        if (!step.partition().isEmpty()) {
            return step.partition();
        }
        if (step.keyCondition().isPresent()) {
            Matcher quoted = QUOTED.matcher(step.keyCondition().get());
            return quoted.find()
                    ? KeyTemplate.parse(quoted.group(1)).value().map(List::of).orElse(List.of())
                    : List.of();
        }
        return request.items().stream()
                .flatMap(item -> item.source().stream())
                .flatMap(source -> model
                        .entity(source.entity())
                        .flatMap(entity -> model.table(request.table())
                                .flatMap(table -> KeyTemplates.partition(
                                        table.schema(),
                                        entity,
                                        IndexRef.PRIMARY,
                                        source.record().values())))
                        .stream())
                .findFirst()
                .orElse(List.of());
    }
}
