package dev.keyloom.gui.patterns;

import java.util.function.Consumer;
import javafx.event.Event;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** A field for a few sentences: each character counts at once, and Tab leaves it as it leaves every other field. */
final class LiveArea extends TextArea {
    private boolean isShowing;

    /**
     * @param edit takes each new text
     * @param left is called when the focus leaves the field
     */
    LiveArea(String name, Consumer<String> edit, Runnable left) {
        setAccessibleText(name);
        setWrapText(true);
        textProperty().addListener((property, before, now) -> {
            if (!isShowing) {
                edit.accept(now);
            }
        });
        focusedProperty().addListener((property, before, focused) -> {
            if (!focused) {
                left.run();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.TAB && !event.isControlDown()) {
                event.consume();
                Event.fireEvent(this, withControl(event));
            }
        });
    }

    /** Shows a value, unless the user is typing. */
    void show(String value) {
        if (!isFocused() && !getText().equals(value)) {
            isShowing = true;
            setText(value);
            isShowing = false;
        }
    }

    /** A text area takes Tab for itself and moves on with Control. */
    private static KeyEvent withControl(KeyEvent event) {
        return new KeyEvent(
                event.getEventType(),
                event.getCharacter(),
                event.getText(),
                event.getCode(),
                event.isShiftDown(),
                true,
                event.isAltDown(),
                event.isMetaDown());
    }
}
