package dev.keyloom.gui.load;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A titled card of the place. */
final class LoadCard extends VBox {
    LoadCard(String title, String remark, Node body) {
        getStyleClass().addAll("kl-card", "kl-load-card");
        HBox head = new HBox(label(title, "kl-small-strong"), label(remark, "kl-hint"));
        head.getStyleClass().add("kl-load-head");
        getChildren().addAll(head, body);
    }

    /** Returns a label that is not cut short. */
    static Label label(String text, String... styleClasses) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styleClasses);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }
}
