package dev.keyloom.format.collections;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.EntityColors.Tint;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import dev.keyloom.format.collections.CollectionsView.IndexView;
import dev.keyloom.format.svg.Paint;
import dev.keyloom.format.svg.SvgWriter;
import dev.keyloom.format.svg.SvgWriter.Anchor;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.MaterializedItem;
import java.util.List;

/** Writes item collections as an SVG picture: a column for the base table and each index, items in key order. */
public final class CollectionsSvg {
    private static final double MARGIN = 24;
    private static final double GUTTER = 32;
    private static final double LEAST_WIDTH = 280;
    private static final double HEAD = 32;
    private static final double HEADING = 28;
    private static final double ITEM = 26;
    private static final double ITEM_GAP = 2;
    private static final double INDENT = 14;
    private static final double BAR = 3;
    private static final double TEXT_GAP = 24;
    private static final StandardTextMeasure MEASURE = StandardTextMeasure.INSTANCE;

    private final CollectionsView view;
    private final EntityColors colors;
    private final PictureTheme theme;

    private CollectionsSvg(CollectionsView view, EntityColors colors, PictureTheme theme) {
        this.view = view;
        this.colors = colors;
        this.theme = theme;
    }

    /** Returns the collections as a self-contained SVG document. */
    public static String write(CollectionsView view, EntityColors colors, PictureTheme theme) {
        CollectionsSvg svg = new CollectionsSvg(view, colors, theme);
        List<Double> widths =
                view.indexes().stream().map(CollectionsSvg::columnWidth).toList();
        double width =
                2 * MARGIN + widths.stream().mapToDouble(each -> each + GUTTER).sum() - (widths.isEmpty() ? 0 : GUTTER);
        double height = 2 * MARGIN
                + view.indexes().stream()
                        .mapToDouble(CollectionsSvg::columnHeight)
                        .max()
                        .orElse(0);
        return SvgWriter.document(new Bounds(0, 0, width, height), writer -> {
            writer.rectangle(new Bounds(0, 0, width, height), 0, Paint.fill(theme.background()));
            double x = MARGIN;
            for (int i = 0; i < widths.size(); i++) {
                svg.column(writer, view.indexes().get(i), x, widths.get(i));
                x += widths.get(i) + GUTTER;
            }
        });
    }

    private void column(SvgWriter writer, IndexView index, double x, double width) {
        String title = view.hasSeveralTables() ? index.table().name() + ", " + index.name() : index.name();
        writer.text(title, new Point(x, MARGIN), Anchor.START, TextStyle.BOX_NAME, theme.text());
        writer.text(
                Words.count(index.itemCount(), "item"),
                new Point(x + width, MARGIN),
                Anchor.END,
                TextStyle.LABEL,
                theme.mutedText());
        double y = MARGIN + HEAD;
        for (ItemCollection collection : index.collections()) {
            writer.text(
                    collection.partitionText(),
                    new Point(x, y + HEADING / 2),
                    Anchor.START,
                    TextStyle.KEY,
                    theme.text());
            y += HEADING;
            for (MaterializedItem item : collection.entries(view.direction())) {
                item(writer, index, item, new Bounds(x + INDENT, y, width - INDENT, ITEM));
                y += ITEM + ITEM_GAP;
            }
        }
    }

    private void item(SvgWriter writer, IndexView index, MaterializedItem item, Bounds box) {
        writer.rectangle(box, 2, Paint.fill(colors.tint(item.entity(), Tint.ITEM, theme)));
        writer.rectangle(
                new Bounds(box.x(), box.y(), BAR, box.height()), 0, Paint.fill(colors.color(item.entity(), theme)));
        writer.text(
                index.entryText(item),
                new Point(box.x() + BAR + 8, box.centerY()),
                Anchor.START,
                TextStyle.KEY,
                theme.text());
        writer.text(
                index.label(item),
                new Point(box.right() - 8, box.centerY()),
                Anchor.END,
                TextStyle.LABEL,
                theme.mutedText());
    }

    private static double columnWidth(IndexView index) {
        double widest = LEAST_WIDTH;
        for (ItemCollection collection : index.collections()) {
            widest = Math.max(widest, MEASURE.width(collection.partitionText(), TextStyle.KEY));
            for (MaterializedItem item : collection.entries()) {
                double key = MEASURE.width(index.entryText(item), TextStyle.KEY);
                double label = MEASURE.width(index.label(item), TextStyle.LABEL);
                widest = Math.max(widest, INDENT + BAR + 16 + key + TEXT_GAP + label);
            }
        }
        return Math.ceil(widest);
    }

    private static double columnHeight(IndexView index) {
        return HEAD + index.collections().size() * HEADING + index.itemCount() * (ITEM + ITEM_GAP);
    }
}
