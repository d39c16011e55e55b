package dev.keyloom.cli;

import dev.keyloom.format.verdict.VerificationJUnit;
import dev.keyloom.format.verdict.VerificationJson;
import dev.keyloom.format.verdict.VerificationText;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.pattern.Verification;
import dev.keyloom.pattern.Verifier;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs a model's access patterns and says whether they get right answers. */
@Command(
        name = "verify",
        description =
                "Runs the access patterns of a model in the embedded engine and compares each answer with what the"
                        + " records say. Exits with 1 if one does not pass.",
        footer = {"", "Example:", "  keyloom verify sample:github --pattern 5"})
final class VerifyCommand implements Run {
    private final Context context;

    @Parameters(paramLabel = "MODEL", description = "a model file, or sample:NAME")
    private String model = "";

    @Option(names = "--pattern", paramLabel = "NUMBER", split = ",", description = "only these patterns")
    private List<Integer> numbers = new ArrayList<>();

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text)")
    private @Nullable Format format;

    @Mixin
    private final ResultOptions result = new ResultOptions();

    VerifyCommand(Context context) {
        this.context = context;
    }

    enum Format implements ResultOptions.Format {
        TEXT("txt"),
        JSON("json"),
        JUNIT("xml");

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
        DataModel design = chosen(context.models().read(model).require().model());
        Verification verification = Verifier.verify(Materializer.materialize(design));
        switch (result.format(format, List.of(Format.values()))) {
            case TEXT -> result.write(context, VerificationText.write(design, verification, this::colored));
            case JSON -> result.write(context, VerificationJson.write(design, verification));
            case JUNIT -> result.write(context, VerificationJUnit.write(design, verification, Instant.now()));
        }
        if (!verification.faults().isEmpty()) {
            throw CommandFailure.of(verification.faults());
        }
        return verification.allPass() ? ExitCode.FINE : ExitCode.FINDINGS;
    }

    private DataModel chosen(DataModel design) throws CommandFailure {
        if (numbers.isEmpty()) {
            return design;
        }
        List<AccessPattern> chosen = design.accessPatterns().stream()
                .filter(pattern -> numbers.contains(pattern.number()))
                .toList();
        for (int number : numbers) {
            if (chosen.stream().noneMatch(pattern -> pattern.number() == number)) {
                throw new CommandFailure(ExitCode.WRONG_USAGE, "verify: " + model + " has no access pattern " + number);
            }
        }
        return design.withAccessPatterns(chosen);
    }

    private String colored(Verdict.Kind kind, String text) {
        Color color = switch (kind) {
            case PASS -> Color.BLUE;
            case FAIL, ERROR -> Color.RED;
            case UNSERVED -> Color.YELLOW;
        };
        return result.file().isPresent() ? text : color.on(context.output(), text);
    }
}
