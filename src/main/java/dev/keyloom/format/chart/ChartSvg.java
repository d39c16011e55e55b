package dev.keyloom.format.chart;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import dev.keyloom.format.chart.ChartGrid.Cell;
import dev.keyloom.format.chart.ChartGrid.Group;
import dev.keyloom.format.chart.ChartGrid.Row;
import dev.keyloom.format.svg.Paint;
import dev.keyloom.format.svg.SvgWriter;
import dev.keyloom.format.svg.SvgWriter.Anchor;
import dev.keyloom.format.svg.TextLine;
import dev.keyloom.schema.KeyAttribute;
import java.util.List;

/**
 * Writes an entity chart as an SVG picture, as the window shows it: one table below the other, a group of columns for each
 * index, templates wrapped behind {@code #} and never cut.
 */
public final class ChartSvg {
    private static final double MARGIN = 24;
    private static final double BAR = 4;
    private static final double TITLE = 36;
    private static final double TABLE_NAME = 28;
    private static final double GROUP_HEAD = 28;
    private static final double ATTRIBUTE_HEAD = 24;
    private static final double TABLE_GAP = 24;
    private static final double TAG_HEIGHT = 16;
    private static final double TAG_RADIUS = 3;
    private static final StandardTextMeasure MEASURE = StandardTextMeasure.INSTANCE;

    private final EntityColors colors;
    private final PictureTheme theme;
    private final SvgWriter writer;

    private ChartSvg(EntityColors colors, PictureTheme theme, SvgWriter writer) {
        this.colors = colors;
        this.theme = theme;
        this.writer = writer;
    }

    /** Returns the chart as a self-contained SVG document. */
    public static String write(EntityChart chart, EntityColors colors, PictureTheme theme) {
        List<ChartGrid> grids = chart.tables().stream().map(ChartGrid::of).toList();
        double widest = grids.stream().mapToDouble(ChartGrid::width).max().orElse(0);
        ChartLegend legend = ChartLegend.of(grids, widest);
        double content = Math.max(Math.max(widest, legend.width()), titleWidth(chart, grids));
        double tables = grids.stream()
                .mapToDouble(grid -> height(grid, grids.size()) + TABLE_GAP)
                .sum();
        Bounds all = new Bounds(0, 0, content + 2 * MARGIN, TITLE + tables + legend.height() + 2 * MARGIN);
        return SvgWriter.document(all, writer -> {
            writer.rectangle(all, 0, Paint.fill(theme.background()));
            ChartSvg svg = new ChartSvg(colors, theme, writer);
            svg.title(chart);
            double top = MARGIN + TITLE;
            for (ChartGrid grid : grids) {
                svg.table(grid, top, grids.size() > 1);
                top += height(grid, grids.size()) + TABLE_GAP;
            }
            legend.write(writer, new Point(MARGIN, top), theme);
        });
    }

    private static double titleWidth(EntityChart chart, List<ChartGrid> grids) {
        double names = grids.stream()
                .mapToDouble(grid -> MEASURE.width(grid.table().name(), TextStyle.BOX_NAME))
                .max()
                .orElse(0);
        double title = MEASURE.width(chart.model(), TextStyle.TITLE)
                + ChartGrid.GAP
                + MEASURE.width("entity chart", TextStyle.ATTRIBUTE);
        return Math.max(title, names);
    }

    private static double height(ChartGrid grid, int tables) {
        return (tables > 1 ? TABLE_NAME : 0) + GROUP_HEAD + ATTRIBUTE_HEAD + grid.rowsHeight();
    }

    private void title(EntityChart chart) {
        double y = MARGIN + TextStyle.TITLE.size() / 2;
        text(chart.model(), MARGIN, y, TextStyle.TITLE);
        double end = MARGIN + MEASURE.width(chart.model(), TextStyle.TITLE);
        muted("entity chart", end + ChartGrid.GAP, y, TextStyle.ATTRIBUTE);
    }

    private void table(ChartGrid grid, double top, boolean isNamed) {
        double y = top;
        if (isNamed) {
            text(grid.table().name(), MARGIN, y + TABLE_NAME / 2 - 2, TextStyle.BOX_NAME);
            y += TABLE_NAME;
        }
        Bounds all = new Bounds(MARGIN, y, grid.width(), GROUP_HEAD + ATTRIBUTE_HEAD + grid.rowsHeight());
        head(grid, y);
        y += GROUP_HEAD + ATTRIBUTE_HEAD;
        for (int i = 0; i < grid.rows().size(); i++) {
            Row row = grid.rows().get(i);
            horizontal(y, grid, Paint.stroke(theme.border(), 1));
            label(grid.labels().get(i), row, new Bounds(MARGIN, y, grid.labelWidth(), row.height()));
            cells(grid, row, y);
            y += row.height();
        }
        verticals(grid, all);
        writer.rectangle(all, 0, Paint.stroke(theme.border(), 1));
    }

    private void head(ChartGrid grid, double y) {
        Bounds head = new Bounds(MARGIN, y, grid.width(), GROUP_HEAD + ATTRIBUTE_HEAD);
        writer.rectangle(head, 0, Paint.fill(theme.subtleBackground()));
        horizontal(y + GROUP_HEAD, grid, Paint.stroke(theme.hairline(), 1));
        double groupY = y + GROUP_HEAD / 2;
        double attributeY = y + GROUP_HEAD + ATTRIBUTE_HEAD / 2;
        muted("Entity or variant", MARGIN + ChartGrid.PADDING, attributeY, TextStyle.LABEL);
        double x = MARGIN + grid.labelWidth();
        for (Group group : grid.groups()) {
            double left = x + ChartGrid.PADDING;
            text(group.index().title(), left, groupY, TextStyle.BOX_NAME);
            left += MEASURE.width(group.index().title(), TextStyle.BOX_NAME) + ChartGrid.GAP;
            muted(group.members(), left, groupY, TextStyle.LABEL);
            double right = x + group.width() - ChartGrid.PADDING;
            group.projection().ifPresent(projection -> {
                double width = MEASURE.width(projection, TextStyle.LABEL) + 2 * ChartGrid.TAG_PADDING;
                tag(projection, right - width, groupY, width);
            });
            for (int i = 0; i < group.widths().size(); i++) {
                KeyAttribute attribute = group.attributes().get(i);
                muted(attribute.name(), x + ChartGrid.PADDING, attributeY, TextStyle.KEY);
                x += group.widths().get(i);
                Point type = new Point(x - ChartGrid.PADDING, attributeY);
                writer.text(attribute.type().name(), type, Anchor.END, TextStyle.KEY, theme.mutedText());
            }
        }
    }

    private void label(EntityLabel label, Row row, Bounds cell) {
        writer.rectangle(
                new Bounds(cell.x(), cell.y(), BAR, cell.height()), 0, Paint.fill(colors.color(row.entity(), theme)));
        double lines = label.nameLines() + label.conditions().size();
        double y = cell.centerY() - (lines - 1) * ChartGrid.LINE / 2;
        double left = cell.x() + ChartGrid.PADDING;
        for (EntityLabel.Piece piece : label.pieces()) {
            double center = y + piece.line() * ChartGrid.LINE;
            if (piece.kind() == EntityLabel.Kind.TAG) {
                tag(piece.text(), left + piece.x(), center, piece.width());
            } else if (row.isFollower()) {
                muted(piece.text(), left, center, TextStyle.CHIP_NAME);
            } else {
                text(piece.text(), left, center, TextStyle.CHIP_NAME);
            }
        }
        y += label.nameLines() * ChartGrid.LINE;
        for (TextLine condition : label.conditions()) {
            writer.line(condition, new Point(left, y), Anchor.START, TextStyle.LABEL, ink -> ink.in(theme));
            y += ChartGrid.LINE;
        }
    }

    private void cells(ChartGrid grid, Row row, double y) {
        double x = MARGIN + grid.labelWidth();
        int column = 0;
        for (Group group : grid.groups()) {
            for (double width : group.widths()) {
                cell(row.cells().get(column++), new Bounds(x, y, width, row.height()));
                x += width;
            }
        }
    }

    private void cell(Cell cell, Bounds bounds) {
        double left = bounds.x() + ChartGrid.PADDING;
        switch (cell.content()) {
            case ABSENT -> {
                writer.rectangle(
                        new Bounds(bounds.x(), bounds.y() + 0.5, bounds.width(), bounds.height() - 0.5),
                        0,
                        Paint.fill(theme.subtleBackground()));
                writer.text(ChartGrid.NOTHING, bounds.center(), Anchor.MIDDLE, TextStyle.KEY, theme.mutedText());
            }
            case SAME -> muted(ChartGrid.SAME, left, bounds.centerY(), TextStyle.LABEL);
            case TEMPLATE -> {
                double center = bounds.centerY() - (cell.lines().size() - 1) * ChartGrid.LINE / 2;
                for (TextLine line : cell.lines()) {
                    writer.line(line, new Point(left, center), Anchor.START, TextStyle.KEY, ink -> ink.in(theme));
                    center += ChartGrid.LINE;
                }
            }
        }
    }

    /** Lines between indexes are stronger than those between the key attributes of one; heads have the first only. */
    private void verticals(ChartGrid grid, Bounds all) {
        double x = MARGIN + grid.labelWidth();
        for (Group group : grid.groups()) {
            writer.line(new Point(x, all.y()), new Point(x, all.bottom()), Paint.stroke(theme.border(), 1));
            for (int i = 0; i < group.widths().size(); i++) {
                x += group.widths().get(i);
                if (i + 1 < group.widths().size()) {
                    Point top = new Point(x, all.y() + GROUP_HEAD);
                    writer.line(top, new Point(x, all.bottom()), Paint.stroke(theme.hairline(), 1));
                }
            }
        }
    }

    private void horizontal(double y, ChartGrid grid, Paint paint) {
        writer.line(new Point(MARGIN, y), new Point(MARGIN + grid.width(), y), paint);
    }

    private void tag(String text, double x, double centerY, double width) {
        Bounds bounds = new Bounds(x, centerY - TAG_HEIGHT / 2, width, TAG_HEIGHT);
        writer.rectangle(bounds, TAG_RADIUS, Paint.fill(theme.background()).outlined(theme.border()));
        writer.text(text, bounds.center(), Anchor.MIDDLE, TextStyle.LABEL, theme.mutedText());
    }

    private void text(String text, double x, double centerY, TextStyle style) {
        writer.text(text, new Point(x, centerY), Anchor.START, style, theme.text());
    }

    private void muted(String text, double x, double centerY, TextStyle style) {
        writer.text(text, new Point(x, centerY), Anchor.START, style, theme.mutedText());
    }
}
