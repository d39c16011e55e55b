package dev.keyloom.gui.load;

import dev.keyloom.format.load.Figures;
import dev.keyloom.gui.control.EmptyState;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.load.LoadPicture.HeatRow;
import dev.keyloom.load.KeyLoad;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

/** The busiest partition key value of each kind beside what the service gives one value, with advice where it is too hot. */
final class HeatCard extends StackPane {
    private static final double BAR_WIDTH = 110;

    private final Texts texts;

    HeatCard(Texts texts) {
        this.texts = texts;
    }

    void show(LoadPicture picture) {
        getChildren()
                .setAll(
                        picture.hasRates()
                                ? grid(picture)
                                : new EmptyState("mdi2g-gauge", texts.get("load.heat.empty")));
    }

    private Node grid(LoadPicture picture) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("kl-load-grid");
        grid.addRow(
                0,
                LoadCard.label(texts.get("load.heat.owner"), "kl-hint"),
                LoadCard.label(texts.get("load.heat.partition"), "kl-hint"),
                LoadCard.label(texts.get("load.heat.writes", KeyLoad.MAX_WRITE_UNITS), "kl-hint"),
                LoadCard.label(texts.get("load.heat.reads", KeyLoad.MAX_READ_UNITS), "kl-hint"));
        int line = 1;
        for (HeatRow row : picture.heat()) {
            grid.addRow(
                    line++,
                    LoadCard.label(row.owner(), "kl-small-strong"),
                    LoadCard.label(row.partition(), "kl-mono"),
                    measure(row.writeUnitsPerSecond(), KeyLoad.MAX_WRITE_UNITS),
                    measure(row.readUnitsPerSecond(), KeyLoad.MAX_READ_UNITS));
            if (row.isTooHot()) {
                Label advice = LoadCard.label(advice(row), "kl-told", "kl-danger");
                // The advice takes the width that the bars have and does not widen them.
                advice.setMinWidth(0);
                advice.setPrefWidth(0);
                advice.setMaxWidth(Double.MAX_VALUE);
                advice.setWrapText(true);
                grid.add(advice, 0, line++, 4, 1);
            }
        }
        return grid;
    }

    private static HBox measure(double units, int limit) {
        HBox measure = new HBox(
                new Bar(units / limit, BAR_WIDTH),
                LoadCard.label(Figures.of(units), units > limit ? "kl-danger" : "kl-muted", "kl-small"));
        measure.getStyleClass().add("kl-load-measure");
        return measure;
    }

    private String advice(HeatRow row) {
        String patterns =
                texts.list(row.patterns().stream().map(String::valueOf).collect(Collectors.toList()));
        return texts.get("load.heat.advice", row.owner(), row.partition(), row.shards(), patterns);
    }
}
