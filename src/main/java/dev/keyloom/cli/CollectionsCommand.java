package dev.keyloom.cli;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.format.collections.CollectionsCsv;
import dev.keyloom.format.collections.CollectionsHtml;
import dev.keyloom.format.collections.CollectionsJson;
import dev.keyloom.format.collections.CollectionsSvg;
import dev.keyloom.format.collections.CollectionsText;
import dev.keyloom.format.collections.CollectionsView;
import dev.keyloom.materialize.Direction;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the item collections that a model's sample records make. */
@Command(
        name = "collections",
        description =
                "Writes item collections as DynamoDB would hold them: by partition key, items by sort key, both in byte"
                        + " order; of the base table and all indexes, or of one.",
        footer = {
            "",
            "With --index, JSON is one object; without, an array with one object for each index.",
            "",
            "Example:",
            "  keyloom collections sample:github --index GSI3 --partition 'ACCOUNT#alexdebrie' --descending"
        })
final class CollectionsCommand implements Run {
    private final Context context;

    @Parameters(paramLabel = "MODEL", description = "a model file, or sample:NAME")
    private String model = "";

    @Option(names = "--table", paramLabel = "NAME", description = "only this table")
    private @Nullable String table;

    @Option(names = "--index", paramLabel = "NAME", description = "only this index; primary is the base table")
    private @Nullable String index;

    @Option(
            names = "--partition",
            paramLabel = "KEY",
            description = "only the item collection with this partition key; given once for each of its attributes")
    private List<String> partition = new ArrayList<>();

    @Option(names = "--descending", description = "turn the items of each collection")
    private boolean isDescending;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "${COMPLETION-CANDIDATES} (default: as FILE ends, else text)")
    private @Nullable Format format;

    @Mixin
    private final PictureOptions picture = new PictureOptions();

    @Mixin
    private final ResultOptions result = new ResultOptions();

    CollectionsCommand(Context context) {
        this.context = context;
    }

    enum Format implements ResultOptions.Format {
        TEXT("txt"),
        JSON("json"),
        CSV("csv"),
        HTML("html htm"),
        SVG("svg"),
        PNG("png");

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
        Materialization materialization = Materializer.materialize(design);
        CollectionChoice choice = new CollectionChoice(
                materialization, Optional.ofNullable(table), Optional.ofNullable(index), partition);
        CollectionsView view =
                choice.view(context.output()).in(isDescending ? Direction.DESCENDING : Direction.ASCENDING);
        EntityColors colors = EntityColors.of(design);
        switch (result.format(format, List.of(Format.values()))) {
            case TEXT -> result.writeText(context, out -> CollectionsText.write(view, TerminalText::oneLine, out));
            case JSON ->
                result.writeText(context, out -> {
                    if (index == null) {
                        CollectionsJson.writeAll(view, out);
                    } else {
                        CollectionsJson.writeOnly(view, out);
                    }
                });
            case CSV -> result.writeText(context, out -> CollectionsCsv.write(view, out));
            case HTML -> result.write(context, CollectionsHtml.write(view, colors));
            case SVG -> result.write(context, CollectionsSvg.write(view, colors, picture.theme()));
            case PNG ->
                result.writePicture(context, PictureOptions.png(CollectionsSvg.write(view, colors, picture.theme())));
        }
        return ExitCode.FINE;
    }
}
