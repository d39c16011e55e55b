package dev.keyloom.format.report;

import dev.keyloom.diagram.DetailLevel;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.document.Document;
import dev.keyloom.format.chart.ChartHtml;
import dev.keyloom.format.chart.EntityChart;
import dev.keyloom.format.chart.TableChart;
import dev.keyloom.format.collections.CollectionsHtml;
import dev.keyloom.format.collections.CollectionsView;
import dev.keyloom.format.html.Html;
import dev.keyloom.format.html.HtmlPage;
import dev.keyloom.format.svg.SvgDiagram;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import java.util.stream.Collectors;

/** A design on one self-contained page: its diagram, its entity chart, and the item collections of every index. */
public final class ModelPage {
    private ModelPage() {}

    /** Returns the page of a document as HTML. */
    public static String write(Document document) {
        DataModel model = document.model();
        String body = head(model)
                + part("diagram", "Diagram", diagram(document))
                + part("chart", "Entity chart", chart(model))
                + part("collections", "Item collections", collections(model));
        return HtmlPage.of(model.name(), body);
    }

    private static String head(DataModel model) {
        String description = model.description()
                .map(text -> "<p>" + Html.escape(text) + "</p>\n")
                .orElse("");
        return """
            <header>
            <h1>%s</h1>
            %s<p class="muted">%s</p>
            <nav><a href="#diagram">Diagram</a><a href="#chart">Entity chart</a><a href="#collections">Item collections</a></nav>
            </header>
            """.formatted(Html.escape(model.name()), description, figures(model));
    }

    private static String figures(DataModel model) {
        int records =
                model.records().values().stream().mapToInt(list -> list.size()).sum();
        return count(model.tables().size(), "table", "tables") + ", "
                + count(model.entities().size(), "entity", "entities") + ", "
                + count(model.relationships().size(), "relationship", "relationships") + ", "
                + count(model.accessPatterns().size(), "access pattern", "access patterns") + ", "
                + count(records, "sample record", "sample records");
    }

    private static String count(int number, String one, String several) {
        return number + " " + (number == 1 ? one : several);
    }

    private static String part(String id, String title, String content) {
        return "<section class=\"part\" id=\"%s\">\n<h2>%s</h2>\n%s</section>\n".formatted(id, title, content);
    }

    /** The picture follows the reader's theme as the page does: both are there, one is shown. */
    private static String diagram(Document document) {
        DiagramScene scene = DiagramScene.of(document, DetailLevel.ATTRIBUTES, StandardTextMeasure.INSTANCE);
        return "<div class=\"diagram light\">" + inline(scene, PictureTheme.LIGHT)
                + "</div>\n<div class=\"diagram dark\">" + inline(scene, PictureTheme.DARK) + "</div>\n";
    }

    /** Returns the picture without the declaration that only a file of its own may begin with. */
    private static String inline(DiagramScene scene, PictureTheme theme) {
        String svg = SvgDiagram.write(scene, theme);
        return svg.substring(svg.indexOf("<svg"));
    }

    private static String chart(DataModel model) {
        EntityChart chart = EntityChart.of(model);
        EntityColors colors = EntityColors.of(model);
        return chart.tables().stream()
                .map(table -> tableHeading(chart, table) + ChartHtml.part(table, colors))
                .collect(Collectors.joining());
    }

    private static String tableHeading(EntityChart chart, TableChart table) {
        return chart.tables().size() == 1 ? "" : "<h3>Table " + Html.escape(table.name()) + "</h3>\n";
    }

    private static String collections(DataModel model) {
        return CollectionsHtml.part(CollectionsView.all(Materializer.materialize(model)), EntityColors.of(model));
    }
}
