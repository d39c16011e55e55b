package dev.keyloom.format.collections;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import dev.keyloom.format.collections.CollectionsView.IndexView;
import dev.keyloom.format.svg.Ink;
import dev.keyloom.format.svg.Paint;
import dev.keyloom.format.svg.SvgWriter;
import dev.keyloom.format.svg.TextLine;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes item collections as an SVG picture, as the window shows them: a column for the base table and each index, items in
 * key order in their entities' colours, and what each index leaves out. Keys are wrapped, never cut; of very many items the
 * first are shown and the rest counted.
 */
public final class CollectionsSvg {
    private static final double MARGIN = 24;
    private static final double GUTTER = 32;
    private static final double TITLE = 28;
    private static final double TABLE_NAME = 30;
    private static final double BELOW_LEGEND = 20;
    private static final double BELOW_TABLE = 28;
    private static final double LEAST_WIDTH = 480;
    private static final double NOTE = 22;
    private static final int MOST_NOT_WRITTEN = 20;

    private final CollectionsView view;
    private final List<Band> bands;
    private final double width;
    private final List<Legend.Entry> entities;
    private final List<Point> legend;
    private final List<TextLine> notes;

    private CollectionsSvg(CollectionsView view) {
        this.view = view;
        this.bands = bands(view);
        double titleWidth = Canvas.width(view.title(), TextStyle.TITLE)
                + Block.PADDING
                + Canvas.width("item collections", TextStyle.ATTRIBUTE);
        this.entities = entities(view).stream()
                .map(entity -> new Legend.Entry(entity, entity))
                .toList();
        double columns = bands.stream().mapToDouble(Band::width).max().orElse(0);
        this.width =
                Math.ceil(Math.max(Math.max(LEAST_WIDTH, columns), Math.max(titleWidth, Legend.leastWidth(entities))));
        this.legend = Legend.places(entities, width);
        this.notes = notes();
    }

    /** Returns the collections as a self-contained SVG document. */
    public static String write(CollectionsView view, EntityColors colors, PictureTheme theme) {
        return new CollectionsSvg(view).write(colors, theme);
    }

    private String write(EntityColors colors, PictureTheme theme) {
        double tables =
                bands.stream().mapToDouble(band -> band.height() + BELOW_TABLE).sum();
        double height = 2 * MARGIN
                + TITLE
                + Legend.height(legend)
                + BELOW_LEGEND
                + tables
                + (notes.isEmpty() ? 0 : NOTE + notes.size() * Block.LINE);
        Bounds all = new Bounds(0, 0, width + 2 * MARGIN, height);
        return SvgWriter.document(all, writer -> {
            writer.rectangle(all, 0, Paint.fill(theme.background()));
            draw(new Canvas(writer, colors, theme));
        });
    }

    private void draw(Canvas canvas) {
        double y = MARGIN + TextStyle.TITLE.size() / 2;
        canvas.text(view.title(), MARGIN, y, TextStyle.TITLE);
        double end = MARGIN + Canvas.width(view.title(), TextStyle.TITLE) + Block.PADDING;
        canvas.muted("item collections", end, y, TextStyle.ATTRIBUTE);
        Legend.draw(canvas, entities, legend, new Point(MARGIN, MARGIN + TITLE));
        y = MARGIN + TITLE + Legend.height(legend) + BELOW_LEGEND;
        for (Band band : bands) {
            band.draw(canvas, y);
            y += band.height() + BELOW_TABLE;
        }
        if (!notes.isEmpty()) {
            canvas.text("Not written", MARGIN, y + Block.LINE / 2, TextStyle.BOX_NAME);
            y += NOTE;
            for (TextLine note : notes) {
                canvas.line(note, MARGIN, y + Block.LINE / 2, TextStyle.LABEL);
                y += Block.LINE;
            }
        }
    }

    private List<TextLine> notes() {
        List<TextLine> lines = new ArrayList<>();
        List<NotWritten> records = view.notWritten();
        int shown = records.size() <= MOST_NOT_WRITTEN + 1 ? records.size() : MOST_NOT_WRITTEN;
        for (NotWritten record : records.subList(0, shown)) {
            TextLine line = new TextLine(List.of(
                    new TextLine.Run(record.entity() + " " + record.number(), Ink.TEXT),
                    new TextLine.Run(": " + record.reason(), Ink.MUTED)));
            lines.addAll(line.wrapped(TextStyle.LABEL, width, TextLine.PROSE_BREAKS));
        }
        if (shown < records.size()) {
            lines.add(TextLine.of("… " + Words.count(records.size() - shown, "more record"), Ink.MUTED));
        }
        return lines;
    }

    private static Set<String> entities(CollectionsView view) {
        Set<String> present = new LinkedHashSet<>();
        for (IndexView index : view.indexes()) {
            for (ItemCollection collection : index.collections()) {
                for (MaterializedItem item : collection.entries()) {
                    present.add(item.entity());
                }
            }
            present.addAll(index.absent().keySet());
        }
        return present;
    }

    private static List<Band> bands(CollectionsView view) {
        Map<String, List<IndexView>> tables = new LinkedHashMap<>();
        view.indexes()
                .forEach(index -> tables.computeIfAbsent(index.table().name(), name -> new ArrayList<>())
                        .add(index));
        List<Band> bands = new ArrayList<>();
        tables.forEach((name, indexes) -> bands.add(new Band(
                view.hasSeveralTables() ? name : "",
                indexes.stream()
                        .map(index -> PictureColumn.of(index, view.direction()))
                        .toList(),
                squares(indexes.get(0)))));
        return bands;
    }

    /** Returns what the numbers in squares stand for: {@code 1 GSI1 · 2 GSI2}. */
    private static String squares(IndexView index) {
        List<String> names = new ArrayList<>();
        for (IndexContents contents : index.table().indexes()) {
            if (!contents.ref().isPrimary()) {
                names.add((names.size() + 1) + " " + contents.ref().name());
            }
        }
        return "Squares: the indexes that an item is in. " + String.join(" · ", names);
    }

    /**
     * One table: its columns side by side.
     *
     * @param name empty where there is one table only
     * @param squares what the squares mean; written where there are any
     */
    private record Band(String name, List<PictureColumn> columns, String squares) {
        private boolean hasSquares() {
            return columns.stream().anyMatch(PictureColumn::hasSquares);
        }

        double width() {
            double all = columns.stream()
                            .mapToDouble(column -> column.width() + GUTTER)
                            .sum()
                    - GUTTER;
            double name = Canvas.width(name(), TextStyle.TITLE);
            double words = hasSquares() ? Canvas.width(squares, TextStyle.LABEL) : 0;
            return Math.max(all, Math.max(name, words));
        }

        double height() {
            return head()
                    + columns.stream().mapToDouble(PictureColumn::height).max().orElse(0)
                    + (hasSquares() ? NOTE : 0);
        }

        private double head() {
            return name.isEmpty() ? 0 : TABLE_NAME;
        }

        void draw(Canvas canvas, double top) {
            if (!name.isEmpty()) {
                canvas.text(name, MARGIN, top + Block.LINE / 2, TextStyle.TITLE);
            }
            double x = MARGIN;
            for (PictureColumn column : columns) {
                column.draw(canvas, x, top + head());
                x += column.width() + GUTTER;
            }
            if (hasSquares()) {
                canvas.muted(squares, MARGIN, top + height() - Block.LINE / 2, TextStyle.LABEL);
            }
        }
    }
}
