package dev.keyloom.gui.keys;

import dev.keyloom.gui.uses.PatternUses;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Where the rows and columns of a chart lie, in pixels from the first cell's corner, and how its texts are broken into
 * lines. Columns take what their texts need; if that is more than there is room for they are narrowed, texts breaking at
 * separators, until nothing more can be broken.
 */
final class GridGeometry {
    private static final double WIDEST_CELL = 300;
    private static final double NARROWEST_CELL = 96;
    private static final double WIDEST_STRETCHED = 440;
    private static final double TITLE_CHARACTER = 7.6;
    private static final double HINT_CHARACTER = 6.2;
    private static final double TAG_PADDING = 22;
    private static final double MENU = 30;
    private static final int LINES_OF_A_VARIANT = 2;
    private static final double NOTE_ICON = 16;

    private final GridMetrics metrics;
    private final double[] columnStarts;
    private final double[] rowStarts;
    private final List<List<WrappedText>> texts;

    private GridGeometry(
            GridMetrics metrics, double[] columnStarts, double[] rowStarts, List<List<WrappedText>> texts) {
        this.metrics = metrics;
        this.columnStarts = columnStarts;
        this.rowStarts = rowStarts;
        this.texts = texts;
    }

    /**
     * Lays a chart out.
     *
     * @param width room for the key columns, beside the column of entities
     */
    static GridGeometry of(KeyChart chart, CellText text, GridMetrics metrics, double width) {
        double[] natural = new double[chart.columns().size()];
        double[] least = new double[natural.length];
        for (int column = 0; column < natural.length; column++) {
            measure(chart, column, text, metrics, natural, least);
        }
        widenForHeads(chart, metrics, natural, least);
        double[] columnStarts = starts(fitted(natural, least, width, metrics));
        List<List<WrappedText>> wrapped = new ArrayList<>();
        double[] heights = new double[chart.rows().size()];
        for (int row = 0; row < heights.length; row++) {
            KeyRow found = chart.rows().get(row);
            List<WrappedText> ofRow = new ArrayList<>();
            int lines = found.variant().isPresent() ? LINES_OF_A_VARIANT : 1;
            for (int column = 0; column < natural.length; column++) {
                double room = columnStarts[column + 1] - columnStarts[column] - 2 * metrics.padding();
                ChartCell cell = found.cells().get(column);
                double forLink = cell.shared().isEmpty() ? 0 : metrics.px(NOTE_ICON);
                WrappedText made =
                        WrappedText.of(text.segments(cell), (int) ((room - forLink) / metrics.characterWidth()));
                ofRow.add(made);
                lines = Math.max(lines, made.lines().size() + (text.note(cell).isPresent() ? 1 : 0));
            }
            wrapped.add(ofRow);
            heights[row] = found.variant().isPresent()
                    ? Math.max(metrics.px(46), metrics.rowHeight(lines))
                    : metrics.rowHeight(lines);
        }
        return new GridGeometry(metrics, columnStarts, starts(heights), wrapped);
    }

    double x(int column) {
        return columnStarts[column];
    }

    double width(int column) {
        return columnStarts[column + 1] - columnStarts[column];
    }

    double y(int row) {
        return rowStarts[row];
    }

    double height(int row) {
        return rowStarts[row + 1] - rowStarts[row];
    }

    /** Returns the width of all key columns. */
    double totalWidth() {
        return columnStarts[columnStarts.length - 1];
    }

    /** Returns the height of all rows. */
    double totalHeight() {
        return rowStarts[rowStarts.length - 1];
    }

    WrappedText text(int row, int column) {
        return texts.get(row).get(column);
    }

    GridMetrics metrics() {
        return metrics;
    }

    /** Returns the column at a place, drawn to the edges; 0 if there are no columns. */
    int columnAt(double x) {
        return indexAt(columnStarts, x);
    }

    /** Returns the row at a place, drawn to the edges; 0 if there are no rows. */
    int rowAt(double y) {
        return indexAt(rowStarts, y);
    }

    private static int indexAt(double[] starts, double at) {
        int found = Arrays.binarySearch(starts, at);
        int index = found >= 0 ? found : -found - 2;
        return Math.max(0, Math.min(starts.length - 2, index));
    }

    private static void measure(
            KeyChart chart, int column, CellText text, GridMetrics metrics, double[] natural, double[] least) {
        String name = chart.columns().get(column).attribute().name();
        double frame = 2 * metrics.padding() + 1;
        double head = (WrappedText.width(name) + 3) * metrics.characterWidth() + frame;
        double widest = 0;
        double widestPiece = 0;
        for (KeyRow row : chart.rows()) {
            ChartCell cell = row.cells().get(column);
            List<Segment> segments = text.segments(cell);
            double forLink = cell.shared().isEmpty() ? 0 : metrics.px(NOTE_ICON);
            Optional<CellText.Note> note = text.note(cell);
            double noteWidth = note.filter(found -> found.kind() == CellText.Note.NoteKind.COLLISION)
                    .map(found -> metrics.px(NOTE_ICON) + found.text().length() * metrics.px(HINT_CHARACTER))
                    .orElse(0.0);
            widest = Math.max(
                    widest, Math.max(noteWidth, WrappedText.width(segments) * metrics.characterWidth() + forLink));
            widestPiece = Math.max(widestPiece, WrappedText.widestPiece(segments) * metrics.characterWidth() + forLink);
        }
        double minimum = Math.max(head, metrics.px(NARROWEST_CELL));
        least[column] = Math.max(minimum, Math.min(widestPiece + frame + 1, metrics.px(WIDEST_CELL)));
        natural[column] = Math.max(least[column], Math.min(widest + frame + 1, metrics.px(WIDEST_CELL)));
    }

    /** The heading of an index needs room too: its name, number of items, projection and menu. */
    private static void widenForHeads(KeyChart chart, GridMetrics metrics, double[] natural, double[] least) {
        int first = 0;
        for (IndexHead head : chart.heads()) {
            int count = head.columns().size();
            double tag = head.projection()
                    .map(projection -> projection.kind().name().length() * HINT_CHARACTER + TAG_PADDING)
                    .orElse(0.0);
            double title = head.index().isPrimary()
                    ? "Base table".length()
                    : WrappedText.width(head.index().name());
            double needed = metrics.px(title * TITLE_CHARACTER + 8 * HINT_CHARACTER + tag + MENU + 24);
            widen(least, first, count, needed);
            widen(
                    natural,
                    first,
                    count,
                    needed
                            + metrics.px(
                                    PatternUses.inShort(head.patternNumbers()).length() * HINT_CHARACTER + 60));
            first += count;
        }
    }

    private static void widen(double[] widths, int first, int count, double needed) {
        double sum = 0;
        for (int i = first; i < first + count; i++) {
            sum += widths[i];
        }
        for (int i = first; i < first + count && sum < needed; i++) {
            widths[i] += (needed - sum) / count;
        }
    }

    private static double[] fitted(double[] natural, double[] least, double room, GridMetrics metrics) {
        double needed = Arrays.stream(natural).sum();
        double leastNeeded = Arrays.stream(least).sum();
        double[] widths = new double[natural.length];
        for (int i = 0; i < widths.length; i++) {
            if (needed <= room) {
                widths[i] = Math.min(
                        natural[i] + (room - needed) * natural[i] / needed,
                        Math.max(natural[i], metrics.px(WIDEST_STRETCHED)));
            } else if (leastNeeded >= room) {
                widths[i] = least[i];
            } else {
                widths[i] = least[i] + (natural[i] - least[i]) * (room - leastNeeded) / (needed - leastNeeded);
            }
        }
        return widths;
    }

    private static double[] starts(double[] sizes) {
        double[] starts = new double[sizes.length + 1];
        double exact = 0;
        for (int i = 0; i < sizes.length; i++) {
            exact += sizes[i];
            starts[i + 1] = Math.round(exact);
        }
        return starts;
    }
}
