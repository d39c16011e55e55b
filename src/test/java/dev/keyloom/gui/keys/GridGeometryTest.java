package dev.keyloom.gui.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.keys.KeysViewModel.Mode;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GridGeometryTest {
    private static final GridMetrics METRICS = new GridMetrics(1, 6.6);
    private static final CellText TEXT =
            new CellText(Texts.of(Locale.ENGLISH), Mode.TEMPLATES, CellText.Functions.HIDDEN, Optional.empty());

    @Test
    void aChartOfThreeIndexesFitsTheWindowWithoutScrollingSideways() {
        KeyChart chart = Keys.ofSample("github").model.chart();
        GridGeometry geometry = GridGeometry.of(chart, TEXT, METRICS, 1368 - METRICS.entityWidth());

        assertThat(geometry.totalWidth()).isLessThanOrEqualTo(1368 - METRICS.entityWidth());
        assertThat(geometry.height(0)).isEqualTo(46);
    }

    @Test
    void aNarrowWindowKeepsWhatCannotBeBroken() {
        KeyChart chart = Keys.ofSample("github").model.chart();
        GridGeometry geometry = GridGeometry.of(chart, TEXT, METRICS, 500);

        assertThat(geometry.totalWidth()).isGreaterThan(500);
        for (int column = 0; column < chart.columns().size(); column++) {
            assertThat(geometry.width(column)).isGreaterThanOrEqualTo(96);
        }
    }

    @Test
    void aPlaceIsFoundAgainInItsRowAndColumn() {
        KeyChart chart = Keys.ofSample("github").model.chart();
        GridGeometry geometry = GridGeometry.of(chart, TEXT, METRICS, 900);

        for (int row = 0; row < chart.rows().size(); row++) {
            assertThat(geometry.rowAt(geometry.y(row) + 1)).isEqualTo(row);
        }
        for (int column = 0; column < chart.columns().size(); column++) {
            assertThat(geometry.columnAt(geometry.x(column) + geometry.width(column) - 1))
                    .isEqualTo(column);
        }
    }

    @Test
    void aRowIsAsHighAsItsHighestCell() {
        KeyChart chart = Keys.ofSample("github").model.chart();
        GridGeometry geometry = GridGeometry.of(chart, TEXT, METRICS, 900);

        for (int row = 0; row < chart.rows().size(); row++) {
            int lines = 1;
            for (int column = 0; column < chart.columns().size(); column++) {
                lines = Math.max(lines, geometry.text(row, column).lines().size());
            }
            assertThat(geometry.height(row)).isGreaterThanOrEqualTo(10 + 16 * lines);
        }
    }
}
