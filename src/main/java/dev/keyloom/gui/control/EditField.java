package dev.keyloom.gui.control;

import dev.keyloom.problem.Problem;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;

/**
 * A field that hands its text over when Enter is pressed or the focus leaves it, and shows below why a text was refused.
 * Esc brings the old text back.
 */
public final class EditField extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

    private final TextField field = new TextField();
    private final Label message = new Label("", Icons.of("mdi2a-alert-circle-outline", 13));
    private Function<String, List<Problem>> commit = text -> List.of();
    private String value = "";

    public EditField() {
        getStyleClass().add("kl-edit-field");
        field.getStyleClass().add("small");
        message.getStyleClass().addAll("kl-hint", "kl-danger");
        message.getGraphic().getStyleClass().add("kl-danger");
        message.setWrapText(true);
        getChildren().addAll(field, message);
        say("");
        field.focusedProperty().addListener((property, before, focused) -> {
            if (!focused) {
                handOver();
            }
        });
        field.setOnAction(event -> handOver());
        field.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE && !field.getText().equals(value)) {
                field.setText(value);
                say("");
                event.consume();
            }
        });
    }

    /** Sets what happens with a new text: it is taken (no problems) or refused (the first problem is shown). */
    public void onCommit(Function<String, List<Problem>> newCommit) {
        commit = newCommit;
    }

    /** Shows a value, unless the user is typing another. */
    public void show(String newValue) {
        boolean typing = field.isFocused() && !field.getText().equals(value);
        value = newValue;
        if (!typing && !field.getText().equals(newValue)) {
            field.setText(newValue);
            say("");
        }
    }

    public StringProperty textProperty() {
        return field.textProperty();
    }

    public String getPromptText() {
        return field.getPromptText();
    }

    public void setPromptText(String text) {
        field.setPromptText(text);
    }

    /** Returns whether the text is set in the font of keys and code. */
    public boolean isMonospaced() {
        return field.getStyleClass().contains("kl-mono");
    }

    /** Sets the font of keys and code; for FXML. */
    public void setMonospaced(boolean monospaced) {
        field.getStyleClass().remove("kl-mono");
        if (monospaced) {
            field.getStyleClass().add("kl-mono");
        }
    }

    public String getLabel() {
        return field.getAccessibleText();
    }

    /** Sets what a screen reader calls the field. */
    public void setLabel(String text) {
        field.setAccessibleText(text);
    }

    /** Puts the focus into the field with its text selected. */
    public void edit() {
        field.requestFocus();
        field.selectAll();
    }

    private void handOver() {
        String text = field.getText();
        if (text.equals(value)) {
            say("");
            return;
        }
        List<Problem> problems = commit.apply(text);
        if (problems.isEmpty()) {
            value = text;
        }
        say(problems.isEmpty() ? "" : problems.get(0).message());
    }

    private void say(String text) {
        message.setText(text);
        message.setVisible(!text.isEmpty());
        message.setManaged(!text.isEmpty());
        field.pseudoClassStateChanged(ERROR, !text.isEmpty());
    }
}
