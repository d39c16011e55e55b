package dev.keyloom.cli;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.format.project.SampleModels.Sample;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the samples that come with the program. */
@Command(
        name = "samples",
        description = "Lists the sample models that come with the program.",
        footer = {"", "Example:", "  keyloom samples --format json"})
final class SamplesCommand implements Run {
    private final Context context;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text)")
    private @Nullable Format format;

    @Mixin
    private final ResultOptions result = new ResultOptions();

    SamplesCommand(Context context) {
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
        List<Sample> samples = SampleModels.all();
        result.write(
                context,
                switch (result.format(format, List.of(Format.values()))) {
                    case TEXT -> text(samples);
                    case JSON -> json(samples);
                });
        return ExitCode.FINE;
    }

    private static String text(List<Sample> samples) {
        int nameWidth = samples.stream()
                .mapToInt(sample -> sample.name().length())
                .max()
                .orElse(0);
        int titleWidth = samples.stream()
                .mapToInt(sample -> sample.title().length())
                .max()
                .orElse(0);
        StringBuilder text = new StringBuilder();
        for (Sample sample : samples) {
            text.append(padded(sample.name(), nameWidth))
                    .append("  ")
                    .append(padded(sample.title(), titleWidth))
                    .append("  ")
                    .append(Counts.of(sample.entities(), "entity", "entities"))
                    .append(", ")
                    .append(Counts.of(sample.accessPatterns(), "access pattern"))
                    .append('\n');
        }
        return text.toString();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    private static String json(List<Sample> samples) {
        return JsonText.file(Json.array(samples.stream()
                .map(sample -> Json.object()
                        .put("name", sample.name())
                        .put("title", sample.title())
                        .put("entities", sample.entities())
                        .put("accessPatterns", sample.accessPatterns())
                        .build())
                .toList()));
    }
}
