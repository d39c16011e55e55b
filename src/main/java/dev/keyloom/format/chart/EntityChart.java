package dev.keyloom.format.chart;

import dev.keyloom.model.DataModel;
import java.util.List;

/**
 * The key templates of a design as a table of entities by key attributes. Immutable, in the order of the model.
 *
 * @param model name of the design
 */
public record EntityChart(String model, List<TableChart> tables) {
    public EntityChart {
        tables = List.copyOf(tables);
    }

    /** Returns the chart of a design; a table without entities has no rows. */
    public static EntityChart of(DataModel model) {
        return new EntityChart(
                model.name(),
                model.tables().stream()
                        .map(table -> new TableChartBuilder(model, table).build())
                        .toList());
    }
}
