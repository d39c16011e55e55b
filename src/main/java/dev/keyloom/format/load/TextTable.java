package dev.keyloom.format.load;

import java.util.ArrayList;
import java.util.List;

/** Rows of text in columns: the texts of each start together, numbers end together. */
final class TextTable {
    private static final String GAP = "  ";

    private final List<Align> columns;
    private final List<List<String>> rows = new ArrayList<>();

    /** On which side the cells of a column meet. */
    enum Align {
        LEFT,
        RIGHT
    }

    TextTable(Align... columns) {
        this.columns = List.of(columns);
    }

    /** @throws IllegalArgumentException if there is not one cell for each column */
    void add(String... cells) {
        if (cells.length != columns.size()) {
            throw new IllegalArgumentException(cells.length + " cells for " + columns.size() + " columns");
        }
        rows.add(List.of(cells));
    }

    /** Writes the rows, each indented and without blanks at its end. */
    void writeTo(StringBuilder out) {
        int[] widths = new int[columns.size()];
        rows.forEach(row -> {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], width(row.get(i)));
            }
        });
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder(GAP);
            for (int i = 0; i < widths.length; i++) {
                String blanks = " ".repeat(widths[i] - width(row.get(i)));
                line.append(i == 0 ? "" : GAP);
                line.append(columns.get(i) == Align.LEFT ? row.get(i) + blanks : blanks + row.get(i));
            }
            out.append(line.toString().stripTrailing()).append('\n');
        }
    }

    private static int width(String cell) {
        return cell.codePointCount(0, cell.length());
    }
}
