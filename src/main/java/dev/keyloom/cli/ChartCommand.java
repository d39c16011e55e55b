package dev.keyloom.cli;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.format.chart.ChartCsv;
import dev.keyloom.format.chart.ChartHtml;
import dev.keyloom.format.chart.ChartJson;
import dev.keyloom.format.chart.ChartMarkdown;
import dev.keyloom.format.chart.ChartSvg;
import dev.keyloom.format.chart.EntityChart;
import dev.keyloom.model.DataModel;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the entity chart of a model. */
@Command(
        name = "chart",
        description = "Writes the entity chart: the key templates of each entity for the base table and every index.",
        footer = {"", "Example:", "  keyloom chart sample:github --format html -o chart.html"})
final class ChartCommand implements Run {
    private final Context context;

    @Parameters(paramLabel = "MODEL", description = "a model file, or sample:NAME")
    private String model = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "${COMPLETION-CANDIDATES} (default: as FILE ends, else markdown)")
    private @Nullable Format format;

    @Mixin
    private final PictureOptions picture = new PictureOptions();

    @Mixin
    private final ResultOptions result = new ResultOptions();

    ChartCommand(Context context) {
        this.context = context;
    }

    enum Format implements ResultOptions.Format {
        MARKDOWN("md markdown"),
        CSV("csv"),
        HTML("html htm"),
        SVG("svg"),
        PNG("png"),
        JSON("json");

        private final String endings;

        /** @param endings separated by blanks */
        Format(String endings) {
            this.endings = endings;
        }

        @Override
        public List<String> endings() {
            return List.of(endings.split(" "));
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public ExitCode run() throws CommandFailure {
        DataModel design = context.models().load(model, context.output()).model();
        EntityChart chart = EntityChart.of(design);
        switch (result.format(format, List.of(Format.values()))) {
            case MARKDOWN -> result.write(context, ChartMarkdown.write(chart));
            case CSV -> result.write(context, ChartCsv.write(chart));
            case HTML -> result.write(context, ChartHtml.write(chart, EntityColors.of(design)));
            case SVG -> result.write(context, svg(chart, design));
            case PNG -> result.writePicture(context, PictureOptions.png(svg(chart, design)));
            case JSON -> result.write(context, ChartJson.write(chart));
        }
        return ExitCode.FINE;
    }

    private String svg(EntityChart chart, DataModel design) {
        return ChartSvg.write(chart, EntityColors.of(design), picture.theme());
    }
}
