package dev.keyloom.gui.keys;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.problem.Problem;
import java.util.List;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/** A text field over the grid in which something is renamed in place. A name that is refused stays open, with the reason. */
final class InlineField extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

    private final Pane overlay;
    private final TextField field;
    private final Label reason = new Label();
    private final Function<String, List<Problem>> rename;
    private final Runnable whenClosed;
    private boolean isOpen = true;

    private InlineField(Pane overlay, String text, Function<String, List<Problem>> rename, Runnable whenClosed) {
        this.overlay = overlay;
        this.field = new TextField(text);
        this.rename = rename;
        this.whenClosed = whenClosed;
        getStyleClass().add("kl-key-inline");
        reason.getStyleClass().addAll("kl-hint", "kl-danger");
        reason.setGraphic(Icons.of("mdi2a-alert-circle-outline"));
        reason.getGraphic().getStyleClass().add("kl-danger");
        reason.setWrapText(true);
        reason.setManaged(false);
        reason.setVisible(false);
        getChildren().addAll(field, reason);
        field.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.TAB) {
                take();
                event.consume();
            } else if (event.getCode() == KeyCode.ESCAPE) {
                close();
                event.consume();
            }
        });
        field.focusedProperty().addListener((property, before, now) -> {
            if (!now && isOpen) {
                leave();
            }
        });
    }

    /**
     * Opens a field over a place.
     *
     * @param rename takes the new name, or returns why it cannot
     * @param whenClosed gets the focus back where it was
     */
    static void open(
            Pane overlay, Bounds over, String text, Function<String, List<Problem>> rename, Runnable whenClosed) {
        InlineField made = new InlineField(overlay, text, rename, whenClosed);
        made.setPrefWidth(Math.max(over.getWidth(), 180));
        made.relocate(over.getMinX(), over.getMinY());
        made.field.setPrefHeight(Math.max(24, Math.min(over.getHeight(), 36)));
        overlay.getChildren().add(made);
        made.field.requestFocus();
        made.field.selectAll();
    }

    private void take() {
        List<Problem> refusal = handOver();
        if (refusal.isEmpty()) {
            close();
            return;
        }
        pseudoClassStateChanged(ERROR, true);
        field.pseudoClassStateChanged(ERROR, true);
        reason.setText(refusal.get(0).message());
        reason.setManaged(true);
        reason.setVisible(true);
    }

    /** Whoever clicks elsewhere has done with the name: it is taken if it can be. */
    private void leave() {
        isOpen = false;
        handOver();
        overlay.getChildren().remove(this);
    }

    private void close() {
        if (isOpen) {
            isOpen = false;
            overlay.getChildren().remove(this);
            whenClosed.run();
        }
    }

    /** Gives the name away; returns why it was refused. */
    private List<Problem> handOver() {
        return rename.apply(field.getText());
    }
}
