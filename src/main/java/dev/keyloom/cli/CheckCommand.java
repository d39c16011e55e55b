package dev.keyloom.cli;

import dev.keyloom.cli.ModelInput.ModelFile;
import dev.keyloom.document.Document;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads a model and reports what is wrong with it. */
@Command(
        name = "check",
        description =
                "Reads a model and reports its problems. Exits with 1 if there are errors or warnings, with 3 if the"
                        + " file is no model.",
        footer = {"", "Example:", "  keyloom check orders.keyloom.json --format json"})
final class CheckCommand implements Run {
    private final Context context;

    @Parameters(paramLabel = "MODEL", description = "a model file, or sample:NAME")
    private String model = "";

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text)")
    private @Nullable Format format;

    @Mixin
    private final ResultOptions result = new ResultOptions();

    CheckCommand(Context context) {
        this.context = context;
    }

    enum Format implements ResultOptions.Format {
        TEXT,
        JSON;

        @Override
        public List<String> endings() {
            return this == TEXT ? List.of("txt") : List.of("json");
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public ExitCode run() throws CommandFailure {
        ModelFile file = context.models().read(model);
        List<Problem> problems = file.result().problems();
        switch (result.format(format, List.of(Format.values()))) {
            case JSON -> result.write(context, json(problems));
            case TEXT -> result.write(context, text(file.require(), problems));
        }
        file.require();
        return problems.stream().anyMatch(ProblemText::isFault) ? ExitCode.FINDINGS : ExitCode.FINE;
    }

    private String json(List<Problem> problems) {
        return JsonText.file(Json.object()
                .put("problems", Json.array(problems.stream().map(this::json).toList()))
                .build());
    }

    private Json json(Problem problem) {
        return Json.object()
                .put("severity", problem.severity().name())
                .put("code", problem.code())
                .put("message", problem.message())
                .put("file", model)
                .put("line", problem.place().line())
                .put("column", problem.place().column())
                .put("path", problem.place().path())
                .put("suggestion", problem.suggestion().map(Json::text))
                .build();
    }

    private String text(Document document, List<Problem> problems) {
        StringBuilder text = new StringBuilder();
        problems.forEach(problem -> text.append(line(problem)).append('\n'));
        return text.append(problems.isEmpty() ? TerminalText.oneLine(fine(document)) : summary(problems))
                .append('\n')
                .toString();
    }

    private String line(Problem problem) {
        String severity = colored(problem.severity());
        String place = TerminalText.oneLine(ProblemText.place(model, problem.place()));
        String message = TerminalText.oneLine(ProblemText.message(problem));
        return place + ": " + severity + ": " + message + " "
                + Color.GRAY.on(context.output(), "[" + problem.code() + "]");
    }

    private String colored(Severity severity) {
        String word = ProblemText.severity(severity);
        if (result.file().isPresent()) {
            return word;
        }
        return switch (severity) {
            case ERROR -> Color.RED.on(context.output(), word);
            case WARNING -> Color.YELLOW.on(context.output(), word);
            case INFO -> Color.BLUE.on(context.output(), word);
        };
    }

    private String fine(Document document) {
        return model + ": no problems ("
                + Counts.of(document.model().tables().size(), "table") + ", "
                + Counts.of(document.model().entities().size(), "entity", "entities") + ", "
                + Counts.of(document.model().accessPatterns().size(), "access pattern") + ")";
    }

    private static String summary(List<Problem> problems) {
        long errors = count(problems, Severity.ERROR);
        long warnings = count(problems, Severity.WARNING);
        return Counts.of(errors, "error") + ", " + Counts.of(warnings, "warning") + ", "
                + count(problems, Severity.INFO) + " info";
    }

    private static long count(List<Problem> problems, Severity severity) {
        return problems.stream()
                .filter(problem -> problem.severity() == severity)
                .count();
    }
}
