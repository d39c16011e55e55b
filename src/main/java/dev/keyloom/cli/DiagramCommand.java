package dev.keyloom.cli;

import dev.keyloom.diagram.AutoLayout;
import dev.keyloom.diagram.DetailLevel;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.document.Document;
import dev.keyloom.format.mermaid.MermaidDiagram;
import dev.keyloom.format.svg.SvgDiagram;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the entity relationship diagram of a model. */
@Command(
        name = "diagram",
        description = "Writes the entity relationship diagram, with the keys that each attribute is in.",
        footer = {"", "Example:", "  keyloom diagram sample:github --theme dark -o github.svg"})
final class DiagramCommand implements Run {
    private final Context context;

    @Parameters(paramLabel = "MODEL", description = "a model file, or sample:NAME")
    private String model = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "${COMPLETION-CANDIDATES} (default: as FILE ends, else svg)")
    private @Nullable Format format;

    @Option(
            names = "--layout",
            paramLabel = "LAYOUT",
            description = "${COMPLETION-CANDIDATES}: the places of the file, or new ones (default: stored)")
    private Layout layout = Layout.STORED;

    @Mixin
    private final PictureOptions picture = new PictureOptions();

    @Mixin
    private final ResultOptions result = new ResultOptions();

    DiagramCommand(Context context) {
        this.context = context;
    }

    enum Format implements ResultOptions.Format {
        SVG("svg"),
        PNG("png"),
        MERMAID("mmd mermaid");

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

    enum Layout {
        STORED,
        AUTO;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public ExitCode run() throws CommandFailure {
        Document document = context.models().load(model, context.output());
        switch (result.format(format, List.of(Format.values()))) {
            case SVG -> result.write(context, svg(document));
            case PNG -> result.writePicture(context, PictureOptions.png(svg(document)));
            case MERMAID -> result.write(context, MermaidDiagram.write(document.model()));
        }
        return ExitCode.FINE;
    }

    private String svg(Document document) {
        Document placed = switch (layout) {
            case STORED -> document;
            case AUTO -> document.withLayout(AutoLayout.arrange(document, StandardTextMeasure.INSTANCE));
        };
        DiagramScene scene = DiagramScene.of(placed, DetailLevel.ATTRIBUTES, StandardTextMeasure.INSTANCE);
        return SvgDiagram.write(scene, picture.theme());
    }
}
