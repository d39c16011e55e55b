package dev.keyloom.format.chart;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import dev.keyloom.format.chart.ChartGrid.Content;
import dev.keyloom.format.svg.Ink;
import dev.keyloom.format.svg.Paint;
import dev.keyloom.format.svg.SvgWriter;
import dev.keyloom.format.svg.SvgWriter.Anchor;
import dev.keyloom.format.svg.TextLine;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;

/** Says what the signs of a chart mean, those that the chart has, in as many lines as they need. */
final class ChartLegend {
    private static final double LINE = 22;
    private static final double GAP = 8;
    private static final double BETWEEN = 24;
    private static final double SAMPLE_PADDING = 6;
    private static final double SAMPLE_HEIGHT = 18;
    private static final double BAR = 4;
    private static final StandardTextMeasure MEASURE = StandardTextMeasure.INSTANCE;

    private final List<Entry> entries;
    private final List<Point> places;

    private ChartLegend(List<Entry> entries, double width) {
        this.entries = entries;
        this.places = places(entries, width);
    }

    /** Returns the legend of some tables, in lines no wider than {@code width} where that can be. */
    static ChartLegend of(List<ChartGrid> grids, double width) {
        List<ChartGrid.Cell> cells = grids.stream()
                .flatMap(grid -> grid.rows().stream())
                .flatMap(row -> row.cells().stream())
                .toList();
        List<TextLine.Run> runs = cells.stream()
                .flatMap(cell -> cell.lines().stream())
                .flatMap(line -> line.runs().stream())
                .toList();
        List<Entry> entries = new ArrayList<>();
        if (!cells.isEmpty()) {
            entries.add(new Entry(
                    Sign.BAR, new TextLine(List.of()), TextStyle.LABEL, "the entity's colour in every picture"));
        }
        if (runs.stream().anyMatch(run -> run.ink() == Ink.ACCENT)) {
            entries.add(Entry.template("<Attribute>", "value of an attribute"));
        }
        if (runs.stream().anyMatch(run -> run.ink() == Ink.MUTED && run.text().startsWith("|"))) {
            entries.add(Entry.template("<Attribute|pad(7)>", "value sent through a function"));
        }
        if (runs.stream().anyMatch(run -> run.ink() == Ink.MUTED && run.text().startsWith("="))) {
            entries.add(Entry.template("=PK", "the same text as in that key attribute"));
        }
        if (cells.stream().anyMatch(cell -> cell.content() == Content.SAME)) {
            entries.add(new Entry(
                    Sign.TEXT, TextLine.of(ChartGrid.SAME, Ink.MUTED), TextStyle.LABEL, "as in the row above"));
        }
        if (cells.stream().anyMatch(cell -> cell.content() == Content.ABSENT)) {
            entries.add(new Entry(
                    Sign.CELL,
                    TextLine.of(ChartGrid.NOTHING, Ink.MUTED),
                    TextStyle.KEY,
                    "not written: the items are not in the index"));
        }
        return new ChartLegend(entries, width);
    }

    double width() {
        double widest = 0;
        for (int i = 0; i < entries.size(); i++) {
            widest = Math.max(widest, places.get(i).x() + entries.get(i).width());
        }
        return widest;
    }

    double height() {
        return places.isEmpty() ? 0 : places.get(places.size() - 1).y() + LINE;
    }

    void write(SvgWriter writer, Point at, PictureTheme theme) {
        for (int i = 0; i < entries.size(); i++) {
            Point place = places.get(i);
            entries.get(i).write(writer, new Point(at.x() + place.x(), at.y() + place.y() + LINE / 2), theme);
        }
    }

    private static List<Point> places(List<Entry> entries, double width) {
        List<Point> places = new ArrayList<>();
        double x = 0;
        double y = 0;
        for (Entry entry : entries) {
            if (x > 0 && x + entry.width() > width) {
                x = 0;
                y += LINE;
            }
            places.add(new Point(x, y));
            x += entry.width() + BETWEEN;
        }
        return places;
    }

    private enum Sign {
        BAR,
        TEXT,
        CELL
    }

    /** A sign and what it means. */
    private record Entry(Sign sign, TextLine sample, TextStyle style, String meaning) {
        private static Entry template(String template, String meaning) {
            return new Entry(
                    Sign.TEXT,
                    TemplateLines.of(KeyTemplate.of(template), Double.MAX_VALUE).get(0),
                    TextStyle.KEY,
                    meaning);
        }

        private double sampleWidth() {
            return switch (sign) {
                case BAR -> BAR;
                case TEXT -> sample.width(style);
                case CELL -> sample.width(style) + 2 * SAMPLE_PADDING;
            };
        }

        private double width() {
            return sampleWidth() + GAP + MEASURE.width(meaning, TextStyle.LABEL);
        }

        private void write(SvgWriter writer, Point at, PictureTheme theme) {
            Bounds around = new Bounds(at.x(), at.y() - SAMPLE_HEIGHT / 2, sampleWidth(), SAMPLE_HEIGHT);
            switch (sign) {
                case BAR -> writer.rectangle(around, 0, Paint.fill(theme.line()));
                case TEXT -> writer.line(sample, at, Anchor.START, style, ink -> ink.in(theme));
                case CELL -> {
                    writer.rectangle(
                            around, 0, Paint.fill(theme.subtleBackground()).outlined(theme.hairline()));
                    writer.line(
                            sample,
                            new Point(at.x() + SAMPLE_PADDING, at.y()),
                            Anchor.START,
                            style,
                            ink -> ink.in(theme));
                }
            }
            Point meant = new Point(at.x() + sampleWidth() + GAP, at.y());
            writer.text(meaning, meant, Anchor.START, TextStyle.LABEL, theme.mutedText());
        }
    }
}
