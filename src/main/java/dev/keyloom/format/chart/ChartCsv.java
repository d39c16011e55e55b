package dev.keyloom.format.chart;

import dev.keyloom.format.chart.TableChart.Columns;
import dev.keyloom.format.csv.CsvText;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;

/** Writes an entity chart as CSV: one record for each row, an empty field where an attribute is not written. */
public final class ChartCsv {
    private ChartCsv() {}

    /** Returns the chart; every table has its own head, and an empty line stands between two tables. */
    public static String write(EntityChart chart) {
        List<String> tables = chart.tables().stream()
                .map(table -> table(table, chart.tables().size()))
                .toList();
        return String.join("\r\n", tables);
    }

    private static String table(TableChart table, int tables) {
        CsvText text = new CsvText();
        List<String> head = new ArrayList<>(tables > 1 ? List.of("Table") : List.of());
        head.add("Entity");
        head.add("Variant");
        for (Columns columns : table.indexes()) {
            head.addAll(columns.key().attributeNames());
        }
        text.add(head);
        for (ChartRow row : table.rows()) {
            List<String> record = new ArrayList<>(tables > 1 ? List.of(table.name()) : List.of());
            record.add(row.entity());
            record.add(row.variantNames());
            for (Columns columns : table.indexes()) {
                for (KeyAttribute attribute : columns.key().all()) {
                    record.add(row.cell(columns.index())
                            .flatMap(cell -> cell.template(attribute.name()))
                            .map(KeyTemplate::text)
                            .orElse(""));
                }
            }
            text.add(record);
        }
        return text.toString();
    }
}
