package dev.keyloom.cli;

import dev.keyloom.format.findings.FindingsGitHub;
import dev.keyloom.format.findings.FindingsJson;
import dev.keyloom.format.findings.FindingsSarif;
import dev.keyloom.format.findings.FindingsText;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.LintReport;
import dev.keyloom.lint.Linter;
import dev.keyloom.lint.RuleCatalog;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Analyzes a model and says what is wrong, likely to hurt, or worth knowing. */
@Command(
        name = "lint",
        description =
                "Looks at keys, records, access patterns, relationships, indexes and load of a model. Exits with 1 if"
                        + " there are findings of the severity that --fail-on names, or worse.",
        footer = {"", "Example:", "  keyloom lint orders.keyloom.json --fail-on warning --format sarif -o lint.sarif"})
final class LintCommand implements Run {
    private final Context context;
    private final Linter linter;

    @Parameters(paramLabel = "MODEL", description = "a model file, or sample:NAME")
    private String model = "";

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text)")
    private @Nullable Format format;

    @Option(
            names = "--fail-on",
            paramLabel = "SEVERITY",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private FailOn failOn = FailOn.ERROR;

    @Mixin
    private final ResultOptions result = new ResultOptions();

    LintCommand(Context context) {
        this(context, Linter.withAllRules());
    }

    LintCommand(Context context, Linter linter) {
        this.context = context;
        this.linter = linter;
    }

    enum FailOn {
        ERROR(Severity.ERROR),
        WARNING(Severity.WARNING);

        private final Severity severity;

        FailOn(Severity severity) {
            this.severity = severity;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    enum Format implements ResultOptions.Format {
        TEXT("txt"),
        JSON("json"),
        SARIF("sarif"),
        GITHUB("github");

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
        LintContext design =
                LintContext.of(context.models().read(model).require().model());
        LintReport report = linter.check(design);
        List<Finding> findings = report.findings();
        switch (result.format(format, List.of(Format.values()))) {
            case TEXT -> result.write(context, FindingsText.write(findings, this::colored));
            case JSON -> result.write(context, FindingsJson.write(findings));
            case SARIF ->
                result.write(context, FindingsSarif.write(findings, RuleCatalog.all(), model, Version.current()));
            case GITHUB -> result.write(context, FindingsGitHub.write(findings, model));
        }
        if (!report.faults().isEmpty()) {
            throw CommandFailure.of(report.faults());
        }
        boolean fails = findings.stream().anyMatch(finding -> finding.severity().compareTo(failOn.severity) <= 0);
        return fails ? ExitCode.FINDINGS : ExitCode.FINE;
    }

    private String colored(Severity severity, String text) {
        Color color = switch (severity) {
            case ERROR -> Color.RED;
            case WARNING -> Color.YELLOW;
            case INFO -> Color.GRAY;
        };
        return result.file().isPresent() ? text : color.on(context.output(), text);
    }
}
