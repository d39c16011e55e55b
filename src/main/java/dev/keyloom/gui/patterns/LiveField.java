package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;

/**
 * A field for templates and expressions: each character counts at once. A fault is marked under its characters and told
 * below; without one, what the text gives stands there.
 */
final class LiveField extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");
    private static final double LEAST_MARK = 7;

    private final TextField field = new TextField();
    private final Region mark = new Region();
    private final Label message = new Label("", Icons.of("mdi2a-alert-circle-outline", 13));
    private final Label preview = new Label();
    private Optional<Span> fault = Optional.empty();
    private boolean isShowing;

    /**
     * @param edit takes each new text
     * @param left is called when the focus leaves the field
     */
    LiveField(String name, Consumer<String> edit, Runnable left) {
        getStyleClass().add("kl-live-field");
        field.getStyleClass().addAll("small", "kl-mono");
        field.setAccessibleText(name);
        mark.getStyleClass().add("kl-condition-mark");
        mark.setManaged(false);
        mark.setMouseTransparent(true);
        message.getStyleClass().addAll("kl-hint", "kl-danger");
        message.getGraphic().getStyleClass().add("kl-danger");
        message.setWrapText(true);
        message.setMinHeight(USE_PREF_SIZE);
        preview.getStyleClass().addAll("kl-mono", "kl-muted", "kl-live-preview");
        getChildren().addAll(new StackPane(field, mark), message, preview);
        tell(Optional.empty());
        preview("");
        field.textProperty().addListener((property, before, now) -> {
            if (!isShowing) {
                edit.accept(now);
            }
        });
        field.focusedProperty().addListener((property, before, focused) -> {
            if (!focused) {
                left.run();
            }
        });
        field.widthProperty().addListener((property, before, now) -> placeMark());
    }

    LiveField prompting(String text) {
        field.setPromptText(text);
        return this;
    }

    /** Shows a value, unless the user is typing. */
    void show(String value) {
        if (!field.isFocused() && !field.getText().equals(value)) {
            isShowing = true;
            field.setText(value);
            isShowing = false;
        }
    }

    /** Shows what is wrong with the text. */
    void tell(Optional<Problem> problem) {
        fault = problem.flatMap(found -> found.place().span());
        message.setText(problem.map(Problem::message).orElse(""));
        message.setVisible(problem.isPresent());
        message.setManaged(problem.isPresent());
        field.pseudoClassStateChanged(ERROR, problem.isPresent());
        preview.setVisible(problem.isEmpty() && !preview.getText().isEmpty());
        preview.setManaged(preview.isVisible());
        placeMark();
    }

    /** Shows what the text gives, such as the key of the example. */
    void preview(String text) {
        preview.setText(text);
        preview.setVisible(!text.isEmpty() && !message.isVisible());
        preview.setManaged(preview.isVisible());
    }

    TextField field() {
        return field;
    }

    private void placeMark() {
        mark.setVisible(fault.isPresent());
        fault.ifPresent(span -> {
            double start = width(span.offset());
            double end = width(span.end());
            double x = field.snappedLeftInset() + start;
            double length = Math.max(LEAST_MARK, end - start);
            double room = Math.max(0, field.getWidth() - LEAST_MARK);
            mark.resizeRelocate(
                    Math.min(x, room),
                    field.getHeight() - 5,
                    Math.min(length, room - Math.min(x, room) + LEAST_MARK),
                    2);
        });
    }

    private double width(int codePoints) {
        String text = field.getText();
        int end = text.offsetByCodePoints(0, Math.min(codePoints, text.codePointCount(0, text.length())));
        Text measured = new Text(text.substring(0, end));
        measured.setFont(field.getFont());
        return measured.getLayoutBounds().getWidth();
    }
}
