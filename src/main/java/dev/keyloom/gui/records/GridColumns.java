package dev.keyloom.gui.records;

import dev.keyloom.gui.records.RecordColumn.FigureColumn;
import dev.keyloom.gui.records.RecordColumn.KeyColumn;
import java.util.List;
import java.util.Map;

/** Where the columns lie, for one scale of the text. Widths follow what the first records hold, or what the user dragged. */
final class GridColumns {
    private static final int RECORDS_LOOKED_AT = 60;
    private static final double PADDING = 18;
    private static final double TEXT_CHARACTER = 7.1;
    private static final double CODE_CHARACTER = 6.7;
    private static final double LEAST = 64;
    private static final double MOST = 220;
    private static final double MOST_OF_KEYS = 260;
    private static final double FIGURE = 72;
    /** Room in the head for the type beside the name. */
    private static final double TYPE = 30;

    private final double[] starts;

    private GridColumns(double[] starts) {
        this.starts = starts;
    }

    static GridColumns of(RecordsPicture picture, CellContents contents, Map<String, Double> dragged, double scale) {
        List<RecordColumn> columns = picture.columns();
        double[] starts = new double[columns.size() + 1];
        for (int i = 0; i < columns.size(); i++) {
            RecordColumn column = columns.get(i);
            Double own = dragged.get(id(column));
            double width = own == null ? fitting(picture, contents, column) : own;
            starts[i + 1] = starts[i] + Math.rint(width * scale);
        }
        return new GridColumns(starts);
    }

    /** Returns what a column is known by over changes of the model. */
    static String id(RecordColumn column) {
        return column.index().map(index -> index.name() + " ").orElse("") + column.name();
    }

    private static double fitting(RecordsPicture picture, CellContents contents, RecordColumn column) {
        if (column instanceof FigureColumn) {
            return FIGURE;
        }
        boolean isKey = column instanceof KeyColumn;
        int rows = Math.min(RECORDS_LOOKED_AT, picture.rows());
        double width = column.name().length() * CODE_CHARACTER + (isKey ? 0 : TYPE);
        for (int row = 0; row < rows; row++) {
            CellContent content = contents.of(picture, picture.order().position(row), column);
            boolean isText = content.look() == CellContent.Look.TEXT || content.look() == CellContent.Look.WORD;
            width = Math.max(width, content.text().length() * (isText ? TEXT_CHARACTER : CODE_CHARACTER));
        }
        return Math.max(LEAST, Math.min(isKey ? MOST_OF_KEYS : MOST, width + PADDING));
    }

    int count() {
        return starts.length - 1;
    }

    double start(int column) {
        return starts[column];
    }

    double width(int column) {
        return starts[column + 1] - starts[column];
    }

    double total() {
        return starts[starts.length - 1];
    }

    /** Returns the column at an offset from the first; the last if it lies behind it. */
    int at(double x) {
        int column = 0;
        while (column < count() - 1 && starts[column + 1] <= x) {
            column++;
        }
        return column;
    }
}
