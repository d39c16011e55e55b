package dev.keyloom.cli;

import dev.keyloom.codegen.Endpoint;
import dev.keyloom.codegen.Snippets;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.request.AnswerJson;
import dev.keyloom.format.request.RequestJson;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.RequestRun;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.pattern.Verifier;
import dev.keyloom.problem.Suggestions;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs one stored access pattern over the records of its model. */
@Command(
        name = "pattern",
        description = "Runs an access pattern over the items of the model's records in memory, and tells whether its"
                + " answer is right. What it writes is gone afterwards.",
        footer = {"", "Example:", "  keyloom pattern sample:github 10 --param OwnerName=alexdebrie"})
final class PatternCommand implements Run {
    private static final Endpoint SERVED = Endpoint.Local.of("http://localhost:8000", "us-east-1");

    private final Context context;

    @Parameters(index = "0", paramLabel = "MODEL", description = "a model file, or sample:NAME")
    private String model = "";

    @Parameters(index = "1", paramLabel = "NUMBER", description = "number of the access pattern")
    private int number;

    @Option(
            names = "--param",
            paramLabel = "NAME=VALUE",
            description = "a parameter in place of the pattern's own example; binary in Base64")
    private Map<String, String> parameters = new LinkedHashMap<>();

    @Option(names = "--dry-run", description = "show the requests instead of their answer")
    private boolean dryRun;

    @Option(
            names = "--code",
            paramLabel = "LANGUAGE",
            description = "write the requests as programs: ${COMPLETION-CANDIDATES}")
    private ReadChoices.@Nullable CodeLanguage code;

    @Mixin
    private final ResultOptions result = new ResultOptions();

    PatternCommand(Context context) {
        this.context = context;
    }

    @Override
    public ExitCode run() throws CommandFailure {
        Materialization materialization = Materializer.materialize(
                context.models().load(model, context.output()).model());
        List<AccessPattern> patterns = materialization.model().accessPatterns();
        AccessPattern pattern = patterns.stream()
                .filter(each -> each.number() == number)
                .findFirst()
                .orElseThrow(() -> wrong(model + " has no access pattern " + number + "; there are "
                        + Counts.of(patterns.size(), "access pattern")));
        ExampleRun run = Verifier.of(materialization).run(pattern, arguments(pattern));
        if (run.runs().isEmpty()) {
            throw new CommandFailure(
                    ExitCode.FINDINGS,
                    "access pattern " + number + ": " + run.error().orElse("makes no request"));
        }
        if (code != null) {
            ReadChoices.CodeLanguage language = code;
            result.write(
                    context,
                    String.join(
                            "\n",
                            run.runs().stream()
                                    .map(each -> Snippets.of(each.request(), language.language(), SERVED))
                                    .toList()));
        } else {
            result.write(context, JsonText.file(dryRun ? requests(run) : answer(run)));
        }
        run.explanation().ifPresent(context.output()::say);
        run.error().ifPresent(context.output()::say);
        return run.verdict() == Verdict.Kind.PASS ? ExitCode.FINE : ExitCode.FINDINGS;
    }

    private Map<String, AttributeValue> arguments(AccessPattern pattern) throws CommandFailure {
        Map<String, AttributeValue> arguments = new LinkedHashMap<>(pattern.parameters());
        for (Map.Entry<String, String> given : parameters.entrySet()) {
            AttributeValue example = arguments.get(given.getKey());
            if (example == null) {
                String guess = Suggestions.nearest(given.getKey(), List.copyOf(arguments.keySet()))
                        .map(nearest -> "; did you mean " + nearest + "?")
                        .orElseGet(() ->
                                arguments.isEmpty() ? "" : "; there are " + String.join(", ", arguments.keySet()));
                throw wrong("access pattern " + number + " has no parameter " + given.getKey() + guess);
            }
            arguments.put(given.getKey(), value(given.getKey(), example.type(), given.getValue()));
        }
        return arguments;
    }

    private static AttributeValue value(String name, AttributeType type, String text) throws CommandFailure {
        if (!type.isKeyType()) {
            throw wrong("--param " + name + ": a parameter of type " + type + " cannot be given here");
        }
        return KeyText.value(type, text)
                .orElseThrow(() -> wrong("--param " + name + "=" + text + ": "
                        + (type == AttributeType.N ? "a number" : "binary, written in Base64,") + " is wanted"));
    }

    private static Json requests(ExampleRun run) {
        return Json.object()
                .put(
                        "requests",
                        Json.array(run.runs().stream()
                                .map(each -> Json.object()
                                        .put("operation", each.request().operation())
                                        .put("request", RequestJson.of(each.request()))
                                        .build())
                                .toList()))
                .build();
    }

    private static Json answer(ExampleRun run) {
        List<ConsumedCapacity> capacity = run.runs().stream()
                .map(each -> new ConsumedCapacity(
                        each.table(),
                        ConsumedCapacity.Units.of(each.readUnits() + each.writeUnits()),
                        Optional.empty()))
                .toList();
        int scanned = run.runs().stream().mapToInt(RequestRun::scanned).sum();
        return AnswerJson.of(
                run.verdict().word(),
                run.items().stream().map(each -> each.item()).toList(),
                scanned,
                capacity,
                run.requests());
    }

    private static CommandFailure wrong(String message) {
        return new CommandFailure(ExitCode.WRONG_USAGE, "pattern: " + message);
    }
}
