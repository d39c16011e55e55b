package dev.keyloom.gui.load;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.load.LoadPicture.InsertRow;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Writes per insert by entity: one square for the table and one for each index that the item joins. */
final class InsertsCard extends GridPane {
    private static final double SQUARE = 14;

    private final Texts texts;

    InsertsCard(Texts texts) {
        this.texts = texts;
        getStyleClass().add("kl-load-grid");
    }

    void show(LoadPicture picture) {
        getChildren().clear();
        int line = 0;
        for (InsertRow row : picture.inserts()) {
            Label name = LoadCard.label(row.entity(), "kl-small");
            Label count = LoadCard.label(
                    row.fewest() < row.writes() ? row.fewest() + "–" + row.writes() : String.valueOf(row.writes()),
                    row.writes() > 1 ? "kl-small-strong" : "kl-small");
            HBox squares = squares(row);
            squares.setAccessibleText(texts.get("load.inserts.spoken", row.entity(), row.writes()));
            addRow(line++, name, squares, count);
        }
    }

    private static HBox squares(InsertRow row) {
        HBox squares = new HBox();
        squares.getStyleClass().add("kl-load-squares");
        for (int i = 0; i < row.writes(); i++) {
            Region square = new Region();
            square.getStyleClass().addAll("kl-load-square", i == 0 ? "table" : "index");
            square.setMinSize(SQUARE, SQUARE);
            square.setMaxSize(SQUARE, SQUARE);
            squares.getChildren().add(square);
        }
        return squares;
    }
}
