package dev.keyloom.gui.control;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** What an empty place shows: one picture, one sentence that teaches, and what to do about it. */
public final class EmptyState extends VBox {
    private static final int PICTURE_PIXELS = 40;
    private static final double SENTENCE_WIDTH = 380;

    public EmptyState(String iconLiteral, String sentence, Node... actions) {
        getStyleClass().add("kl-empty");
        setAlignment(Pos.CENTER);
        Label text = new Label(sentence);
        text.setWrapText(true);
        text.setMaxWidth(SENTENCE_WIDTH);
        getChildren().addAll(Icons.of(iconLiteral, PICTURE_PIXELS), text);
        getChildren().addAll(actions);
    }
}
