package dev.keyloom.gui.keys;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The second line of a heading: a key attribute and its type. */
final class ColumnHeadView extends HBox {
    private static final PseudoClass GROUP_END = PseudoClass.getPseudoClass("group-end");

    private final Label name = new Label();
    private final Label type = new Label();

    ColumnHeadView() {
        getStyleClass().add("kl-key-column-head");
        name.getStyleClass().addAll("kl-mono", "kl-muted");
        type.getStyleClass().addAll("kl-mono", "kl-muted");
        type.setMinWidth(Region.USE_PREF_SIZE);
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        getChildren().addAll(name, spacer, type);
    }

    void show(KeyColumn column, boolean isGroupEnd) {
        name.setText(column.attribute().name());
        type.setText(column.attribute().type().name());
        pseudoClassStateChanged(GROUP_END, isGroupEnd);
    }
}
