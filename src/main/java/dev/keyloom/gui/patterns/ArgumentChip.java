package dev.keyloom.gui.patterns;

import dev.keyloom.format.project.ValueText;
import dev.keyloom.value.AttributeValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** An argument that a pattern was asked with. */
final class ArgumentChip extends HBox {
    private static final int LONGEST = 40;

    ArgumentChip(String name, AttributeValue value) {
        super(5);
        Label key = new Label(name);
        key.getStyleClass().add("kl-hint");
        String text = ValueText.write(value);
        Label shown = new Label(text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text);
        shown.getStyleClass().add("kl-small");
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("kl-argument");
        getChildren().addAll(key, shown);
    }
}
