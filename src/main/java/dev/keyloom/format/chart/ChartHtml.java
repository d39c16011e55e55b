package dev.keyloom.format.chart;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.format.chart.CollectionKind.Resident;
import dev.keyloom.format.chart.TableChart.Columns;
import dev.keyloom.format.html.EntityStyle;
import dev.keyloom.format.html.Html;
import dev.keyloom.format.html.HtmlPage;
import dev.keyloom.format.html.TemplateHtml;
import dev.keyloom.schema.KeyAttribute;
import java.util.List;
import java.util.stream.Collectors;

/** Writes an entity chart as HTML: a page, or the part of a larger one. */
public final class ChartHtml {
    private final EntityStyle style;

    private ChartHtml(EntityStyle style) {
        this.style = style;
    }

    /** Returns the chart as a self-contained page. */
    public static String write(EntityChart chart, EntityColors colors) {
        String body = chart.tables().stream()
                .map(table -> "<h2>Table " + Html.escape(table.name()) + "</h2>\n" + part(table, colors))
                .collect(Collectors.joining());
        return HtmlPage.of(
                chart.model() + ": entity chart",
                "<h1>" + Html.escape(chart.model()) + " <span class=\"muted\">entity chart</span></h1>\n" + body);
    }

    /** Returns one table of entities by key attributes, and what the item collections of each index hold. */
    public static String part(TableChart table, EntityColors colors) {
        ChartHtml html = new ChartHtml(new EntityStyle(colors));
        return html.table(table) + html.kinds(table);
    }

    private String table(TableChart table) {
        StringBuilder html =
                new StringBuilder("<div class=\"scroll\">\n<table>\n<thead>\n<tr><th rowspan=\"2\">Entity</th>");
        for (Columns columns : table.indexes()) {
            html.append("<th class=\"first\" colspan=\"%d\" scope=\"colgroup\">%s</th>"
                    .formatted(columns.key().all().size(), Html.escape(columns.title())));
        }
        html.append("</tr>\n<tr>");
        for (Columns columns : table.indexes()) {
            List<KeyAttribute> attributes = columns.key().all();
            for (int i = 0; i < attributes.size(); i++) {
                html.append("<th class=\"%s\" scope=\"col\">%s</th>"
                        .formatted(
                                i == 0 ? "key first" : "key",
                                Html.escape(attributes.get(i).name())));
            }
        }
        html.append("</tr>\n</thead>\n<tbody>\n");
        table.rows().forEach(row -> html.append(row(table, row)));
        return html.append("</tbody>\n</table>\n</div>\n").toString();
    }

    private String row(TableChart table, ChartRow row) {
        StringBuilder html = new StringBuilder(
                "<tr %s><th scope=\"row\">%s".formatted(style.attributes(row.entity()), Html.escape(row.entity())));
        if (!row.variants().isEmpty()) {
            html.append("<span class=\"tag\">%s</span><span class=\"when\">%s</span>"
                    .formatted(Html.escape(row.variantNames()), Html.escape(row.condition())));
        }
        html.append("</th>");
        for (Columns columns : table.indexes()) {
            List<KeyAttribute> attributes = columns.key().all();
            for (int i = 0; i < attributes.size(); i++) {
                html.append(cell(row, columns, attributes.get(i), i == 0 ? "first" : ""));
            }
        }
        return html.append("</tr>\n").toString();
    }

    private static String cell(ChartRow row, Columns columns, KeyAttribute attribute, String place) {
        return row.cell(columns.index())
                .flatMap(cell -> cell.template(attribute.name()))
                .map(template -> "<td class=\"" + place + "\">" + TemplateHtml.of(template) + "</td>")
                .orElse("<td class=\"absent " + place + "\">∅</td>");
    }

    private String kinds(TableChart table) {
        StringBuilder html = new StringBuilder("<h3>Item collections</h3>\n<div class=\"indexes\">\n");
        for (Columns columns : table.indexes()) {
            html.append("<div class=\"index\">\n<h3>")
                    .append(Html.escape(columns.title()))
                    .append("</h3>\n<ul class=\"kinds\">\n");
            columns.collections().forEach(kind -> html.append(kind(kind)));
            html.append(columns.collections().isEmpty() ? "<li class=\"muted\">No entity is in this index.</li>\n" : "")
                    .append("</ul>\n</div>\n");
        }
        return html.append("</div>\n").toString();
    }

    private String kind(CollectionKind kind) {
        String residents =
                kind.residents().stream().map(resident -> resident(resident)).collect(Collectors.joining(", "));
        String notes = kind.notes().stream()
                .map(note -> "<span class=\"note\">" + Html.escape(note) + "</span>")
                .collect(Collectors.joining());
        return "<li>" + TemplateHtml.key(kind.partition()) + "<br>" + residents + notes + "</li>\n";
    }

    private String resident(Resident resident) {
        return "<span %s><span class=\"swatch\"></span>%s</span>"
                .formatted(style.attributes(resident.entity()), Html.escape(resident.label()));
    }
}
