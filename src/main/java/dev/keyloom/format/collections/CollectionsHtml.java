package dev.keyloom.format.collections;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.format.collections.CollectionsView.IndexView;
import dev.keyloom.format.html.EntityStyle;
import dev.keyloom.format.html.Html;
import dev.keyloom.format.html.HtmlPage;
import dev.keyloom.format.html.TemplateHtml;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes item collections as HTML: one pane for each index, items tinted in their entity's colour. */
public final class CollectionsHtml {
    private final CollectionsView view;
    private final EntityStyle style;

    private CollectionsHtml(CollectionsView view, EntityStyle style) {
        this.view = view;
        this.style = style;
    }

    /** Returns the collections as a self-contained page. */
    public static String write(CollectionsView view, EntityColors colors) {
        return HtmlPage.of(
                view.title() + ": item collections",
                "<h1>" + Html.escape(view.title()) + " <span class=\"muted\">item collections</span></h1>\n"
                        + part(view, colors));
    }

    /** Returns the collections as a part of a larger page. */
    public static String part(CollectionsView view, EntityColors colors) {
        return new CollectionsHtml(view, new EntityStyle(colors)).part();
    }

    private String part() {
        String panes = view.indexes().stream().map(this::pane).collect(Collectors.joining());
        return "<div class=\"indexes\">\n" + panes + "</div>\n" + notWritten();
    }

    private String pane(IndexView index) {
        String table = view.hasSeveralTables() ? Html.escape(index.table().name()) + " · " : "";
        String key = String.join(", ", index.contents().key().attributeNames());
        StringBuilder html = new StringBuilder(
                "<div class=\"index\">\n<h3>%s%s <span class=\"muted\">%s</span></h3>\n<p class=\"muted\">%s</p>\n"
                        .formatted(
                                table,
                                Html.escape(index.name()),
                                Words.count(index.itemCount(), "item"),
                                Html.escape(key)));
        index.collections().forEach(collection -> html.append(collection(index, collection)));
        html.append(gap(index));
        return html.append("</div>\n").toString();
    }

    private String collection(IndexView index, ItemCollection collection) {
        String items = collection.entries(view.direction()).stream()
                .map(item -> item(index, item))
                .collect(Collectors.joining());
        return "<div class=\"collection\">\n<h4>%s<span class=\"count\">%s</span></h4>\n<ul>\n%s</ul>\n</div>\n"
                .formatted(TemplateHtml.key(collection.partitionText()), Words.count(collection.size(), "item"), items);
    }

    private String item(IndexView index, MaterializedItem item) {
        return "<li class=\"entity item\" %s>%s<span class=\"name\">%s</span></li>\n"
                .formatted(
                        style.style(item.entity()),
                        TemplateHtml.key(index.entryText(item)),
                        Html.escape(index.label(item)));
    }

    private String gap(IndexView index) {
        Map<String, Integer> absent = index.absent();
        if (absent.isEmpty()) {
            return "";
        }
        int total = absent.values().stream().mapToInt(Integer::intValue).sum();
        String kinds = absent.entrySet().stream()
                .map(entry -> "<span %s><span class=\"swatch\"></span>%d %s</span>"
                        .formatted(style.attributes(entry.getKey()), entry.getValue(), Html.escape(entry.getKey())))
                .collect(Collectors.joining("\n"));
        return "<div class=\"gap\"><strong>%s not in %s</strong>\n%s</div>\n"
                .formatted(
                        Words.count(total, "item") + (total == 1 ? " is" : " are"), Html.escape(index.name()), kinds);
    }

    private String notWritten() {
        if (view.notWritten().isEmpty()) {
            return "";
        }
        StringBuilder html = new StringBuilder("<h3>Not written</h3>\n<ul class=\"problems\">\n");
        for (NotWritten record : view.notWritten()) {
            html.append("<li><strong>%s %d</strong>: %s</li>\n"
                    .formatted(Html.escape(record.entity()), record.number(), Html.escape(record.reason())));
        }
        return html.append("</ul>\n").toString();
    }
}
