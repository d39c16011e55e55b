package dev.keyloom.gui.collections;

import dev.keyloom.gui.collections.ItemPaint.Ground;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Background;
import javafx.scene.layout.HBox;

/** A square for each index on an item of the base table: numbered if the item enters it, dashed if it does not. */
final class IndexSquares extends HBox {
    /** With more indexes than that, a number says how many the item enters. */
    private static final int MOST_SQUARES = 6;

    private final List<IndexRef> indexes;
    private final List<Label> squares = new ArrayList<>();

    IndexSquares(List<IndexRef> indexes) {
        this.indexes = List.copyOf(indexes);
        getStyleClass().add("kl-index-squares");
        int count = indexes.size() > MOST_SQUARES ? 1 : indexes.size();
        for (int number = 1; number <= count; number++) {
            Label square = new Label();
            square.getStyleClass().add("kl-index-square");
            squares.add(square);
        }
        getChildren().addAll(squares);
    }

    void show(MaterializedItem item, ItemPaint paint) {
        if (indexes.size() > MOST_SQUARES) {
            long entered = indexes.stream().filter(item::isIn).count();
            squares.get(0).setText(entered + "/" + indexes.size());
            return;
        }
        for (int number = 0; number < squares.size(); number++) {
            Label square = squares.get(number);
            boolean isIn = item.isIn(indexes.get(number));
            square.setText(isIn ? Integer.toString(number + 1) : "");
            square.setBackground(isIn ? paint.ground(item.entity(), Ground.LETTER) : Background.EMPTY);
            square.pseudoClassStateChanged(RowCell.ABSENT, !isIn);
        }
    }
}
