package dev.keyloom.format.chart;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import dev.keyloom.format.svg.Paint;
import dev.keyloom.format.svg.SvgWriter;
import dev.keyloom.format.svg.SvgWriter.Anchor;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes an entity chart as an SVG picture: one table below the other, templates wrapped behind {@code #}. */
public final class ChartSvg {
    private static final double MARGIN = 24;
    private static final double PADDING = 10;
    private static final double LINE = 16;
    private static final double HEAD = 26;
    private static final double BAR = 4;
    private static final double TABLE_GAP = 28;
    /** A longer template is wrapped, so that a chart of four key pairs stays readable on a page. */
    private static final int WRAP_COLUMNS = 30;

    private static final String NOTHING = "∅";
    private static final StandardTextMeasure MEASURE = StandardTextMeasure.INSTANCE;

    private final EntityColors colors;
    private final PictureTheme theme;

    private ChartSvg(EntityColors colors, PictureTheme theme) {
        this.colors = colors;
        this.theme = theme;
    }

    /** Returns the chart as a self-contained SVG document. */
    public static String write(EntityChart chart, EntityColors colors, PictureTheme theme) {
        ChartSvg svg = new ChartSvg(colors, theme);
        List<Grid> grids = chart.tables().stream().map(Grid::of).toList();
        double width = grids.stream().mapToDouble(Grid::width).max().orElse(0) + 2 * MARGIN;
        double height = grids.stream()
                        .mapToDouble(grid -> grid.height() + HEAD + TABLE_GAP)
                        .sum()
                + 2 * MARGIN;
        return SvgWriter.document(new Bounds(0, 0, width, height), writer -> {
            writer.rectangle(new Bounds(0, 0, width, height), 0, Paint.fill(theme.background()));
            double top = MARGIN;
            for (Grid grid : grids) {
                svg.write(writer, grid, top);
                top += grid.height() + HEAD + TABLE_GAP;
            }
        });
    }

    private void write(SvgWriter writer, Grid grid, double top) {
        writer.text(
                grid.table().name(), new Point(MARGIN, top + LINE / 2), Anchor.START, TextStyle.BOX_NAME, theme.text());
        double y = top + HEAD;
        Bounds head = new Bounds(MARGIN, y, grid.width(), HEAD);
        writer.rectangle(head, 0, Paint.fill(theme.subtleBackground()));
        double x = MARGIN;
        for (int column = 0; column < grid.heads().size(); column++) {
            TextStyle style = column == 0 ? TextStyle.CHIP_NAME : TextStyle.KEY;
            writer.text(
                    grid.heads().get(column),
                    new Point(x + PADDING, y + HEAD / 2),
                    Anchor.START,
                    style,
                    theme.mutedText());
            x += grid.widths().get(column);
        }
        y += HEAD;
        for (Row row : grid.rows()) {
            writeRow(writer, grid, row, y);
            y += row.height();
        }
        Bounds all = new Bounds(MARGIN, top + HEAD, grid.width(), grid.height());
        writer.rectangle(all, 0, Paint.stroke(theme.border(), 1));
    }

    private void writeRow(SvgWriter writer, Grid grid, Row row, double y) {
        double right = MARGIN + grid.width();
        writer.line(new Point(MARGIN, y), new Point(right, y), Paint.stroke(theme.hairline(), 1));
        writer.rectangle(new Bounds(MARGIN, y, BAR, row.height()), 0, Paint.fill(colors.color(row.entity(), theme)));
        double x = MARGIN;
        for (int column = 0; column < row.cells().size(); column++) {
            List<String> lines = row.cells().get(column);
            boolean isEmpty = lines.equals(List.of(NOTHING));
            Rgb color = isEmpty ? theme.mutedText() : theme.text();
            TextStyle style = column == 0 ? TextStyle.CHIP_NAME : TextStyle.KEY;
            for (int line = 0; line < lines.size(); line++) {
                Point at = new Point(x + PADDING, y + PADDING / 2 + LINE / 2 + line * LINE);
                writer.text(lines.get(line), at, Anchor.START, style, color);
            }
            x += grid.widths().get(column);
            if (column + 1 < row.cells().size()) {
                writer.line(new Point(x, y), new Point(x, y + row.height()), Paint.stroke(theme.hairline(), 1));
            }
        }
    }

    /** One table of the chart with everything measured. */
    private record Grid(TableChart table, List<String> heads, List<Row> rows, List<Double> widths) {
        static Grid of(TableChart table) {
            List<String> heads = new ArrayList<>(List.of("Entity"));
            table.indexes().forEach(columns -> heads.addAll(columns.key().attributeNames()));
            List<Row> rows =
                    table.rows().stream().map(row -> Row.of(table, row)).toList();
            List<Double> widths = new ArrayList<>();
            for (int column = 0; column < heads.size(); column++) {
                TextStyle style = column == 0 ? TextStyle.CHIP_NAME : TextStyle.KEY;
                double widest = MEASURE.width(heads.get(column), style);
                for (Row row : rows) {
                    for (String line : row.cells().get(column)) {
                        widest = Math.max(widest, MEASURE.width(line, style));
                    }
                }
                widths.add(Math.ceil(widest) + 2 * PADDING);
            }
            return new Grid(table, heads, rows, widths);
        }

        double width() {
            return widths.stream().mapToDouble(Double::doubleValue).sum();
        }

        double height() {
            return HEAD + rows.stream().mapToDouble(Row::height).sum();
        }
    }

    /** One row: the lines of each cell. */
    private record Row(String entity, List<List<String>> cells) {
        static Row of(TableChart table, ChartRow row) {
            List<List<String>> cells = new ArrayList<>();
            cells.add(List.of(row.label()));
            for (TableChart.Columns columns : table.indexes()) {
                for (KeyAttribute attribute : columns.key().all()) {
                    Optional<KeyTemplate> template =
                            row.cell(columns.index()).flatMap(cell -> cell.template(attribute.name()));
                    cells.add(template.map(found -> wrapped(found.text())).orElse(List.of(NOTHING)));
                }
            }
            return new Row(row.entity(), cells);
        }

        double height() {
            return cells.stream().mapToInt(List::size).max().orElse(1) * LINE + PADDING;
        }

        private static List<String> wrapped(String text) {
            List<String> lines = new ArrayList<>();
            StringBuilder line = new StringBuilder();
            for (String piece : text.split("(?<=#)", -1)) {
                if (!line.isEmpty() && line.length() + piece.length() > WRAP_COLUMNS) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(piece);
            }
            lines.add(line.toString());
            return lines;
        }
    }
}
