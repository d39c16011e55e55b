package dev.keyloom.cli;

import dev.keyloom.format.load.LoadJson;
import dev.keyloom.format.load.LoadText;
import dev.keyloom.format.load.PriceTableFormat;
import dev.keyloom.load.LoadAssumptions;
import dev.keyloom.load.LoadEstimate;
import dev.keyloom.load.LoadReport;
import dev.keyloom.load.PriceTable;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.problem.Suggestions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what a model costs and where it runs hot. */
@Command(
        name = "capacity",
        description = "Estimates read and write units, prices, and the load of single partition key values, from the"
                + " rates, numbers and sizes that a model states.",
        footer = {"", "Example:", "  keyloom capacity sample:github --rate 16=80 --items Repo=200000"})
final class CapacityCommand implements Run {
    private final Context context;

    @Parameters(paramLabel = "MODEL", description = "a model file, or sample:NAME")
    private String model = "";

    @Option(
            names = "--rate",
            paramLabel = "NUMBER=RUNS",
            split = ",",
            description = "how often an access pattern runs in a second, in place of what the model says")
    private Map<Integer, Double> rates = new LinkedHashMap<>();

    @Option(
            names = "--items",
            paramLabel = "ENTITY=NUMBER",
            split = ",",
            description = "how many items of an entity there are")
    private Map<String, Long> items = new LinkedHashMap<>();

    @Option(names = "--prices", paramLabel = "FILE", description = "a price table in place of the one that is built in")
    private @Nullable String pricesFile;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "where the simulation starts (default: 1)")
    private long seed = 1;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text)")
    private @Nullable Format format;

    @Mixin
    private final ResultOptions result = new ResultOptions();

    CapacityCommand(Context context) {
        this.context = context;
    }

    enum Format implements ResultOptions.Format {
        TEXT("txt"),
        JSON("json");

        private final String ending;

        Format(String ending) {
            this.ending = ending;
        }

        @Override
        public List<String> endings() {
            return List.of(ending);
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public ExitCode run() throws CommandFailure {
        DataModel design = context.models().load(model, context.output()).model();
        requireKnown(design);
        PriceTable prices = prices();
        LoadAssumptions assumptions =
                LoadAssumptions.USUAL.withRates(rates).withItems(items).withSeed(seed);
        LoadReport report = LoadEstimate.of(Materializer.materialize(design), assumptions);
        switch (result.format(format, List.of(Format.values()))) {
            case TEXT -> result.write(context, LoadText.write(report, prices));
            case JSON -> result.write(context, LoadJson.write(report, prices));
        }
        return ExitCode.FINE;
    }

    private void requireKnown(DataModel design) throws CommandFailure {
        for (Map.Entry<Integer, Double> rate : rates.entrySet()) {
            if (design.accessPatterns().stream().noneMatch(pattern -> pattern.number() == rate.getKey())) {
                throw wrong(model + " has no access pattern " + rate.getKey());
            }
            if (!(rate.getValue() >= 0) || rate.getValue().isInfinite()) {
                throw wrong("--rate " + rate.getKey() + "=" + rate.getValue() + ": a rate is 0 or more");
            }
        }
        for (Map.Entry<String, Long> count : items.entrySet()) {
            if (design.entity(count.getKey()).isEmpty()) {
                List<String> names =
                        design.entities().stream().map(entity -> entity.name()).toList();
                String guess = Suggestions.nearest(count.getKey(), names)
                        .map(nearest -> "; did you mean " + nearest + "?")
                        .orElse("");
                throw wrong(model + " has no entity " + count.getKey() + guess);
            }
            if (count.getValue() < 0) {
                throw wrong("--items " + count.getKey() + "=" + count.getValue() + ": a number of items is 0 or more");
            }
        }
    }

    private static CommandFailure wrong(String what) {
        return new CommandFailure(ExitCode.WRONG_USAGE, "capacity: " + what);
    }

    private PriceTable prices() throws CommandFailure {
        if (pricesFile == null) {
            return PriceTableFormat.shipped();
        }
        try {
            Result<PriceTable> read =
                    PriceTableFormat.read(Files.readAllBytes(context.models().path(pricesFile)));
            if (read.value().isPresent()) {
                return read.value().get();
            }
            Problem first = read.problems().stream()
                    .filter(Problem::isError)
                    .findFirst()
                    .orElseThrow();
            throw new CommandFailure(ExitCode.UNREADABLE_INPUT, ProblemText.located(pricesFile, first));
        } catch (NoSuchFileException failure) {
            throw new CommandFailure(ExitCode.UNREADABLE_INPUT, pricesFile + ": there is no such file", failure);
        } catch (IOException failure) {
            throw new CommandFailure(ExitCode.UNREADABLE_INPUT, pricesFile + ": " + Output.reason(failure), failure);
        }
    }
}
