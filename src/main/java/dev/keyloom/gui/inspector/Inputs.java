package dev.keyloom.gui.inspector;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextArea;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/**
 * Ties inputs to the document without loops: what is shown from the document is not handed back to it as an edit.
 */
final class Inputs {
    private static final String SHOWING = "kl-showing";

    private Inputs() {}

    /** Hands each change of a text area over at once; edits of one row become one undo step. */
    static void live(TextArea area, Consumer<String> edit) {
        area.textProperty().addListener((property, before, now) -> {
            if (!isShowing(area.getProperties().get(SHOWING))) {
                edit.accept(now);
            }
        });
    }

    static void show(TextArea area, String text) {
        if (!area.getText().equals(text)) {
            area.getProperties().put(SHOWING, true);
            area.setText(text);
            area.getProperties().remove(SHOWING);
        }
    }

    /** Offers choices, named by {@code label}. */
    static <T> void choices(ComboBox<T> box, List<T> choices, Function<T, String> label, Consumer<T> edit) {
        box.getItems().setAll(choices);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable T choice) {
                return choice == null ? "" : label.apply(choice);
            }

            @Override
            public T fromString(String text) {
                throw new IllegalStateException("The choice cannot be typed: " + text);
            }
        });
        box.valueProperty().addListener((property, before, now) -> {
            if (now != null && !isShowing(box.getProperties().get(SHOWING))) {
                edit.accept(now);
            }
        });
    }

    static <T> void show(ComboBox<T> box, T choice) {
        if (!choice.equals(box.getValue())) {
            box.getProperties().put(SHOWING, true);
            box.setValue(choice);
            box.getProperties().remove(SHOWING);
        }
    }

    /** Replaces what can be chosen and shows one of it. */
    static <T> void show(ComboBox<T> box, List<T> choices, T choice) {
        if (!box.getItems().equals(choices)) {
            box.getProperties().put(SHOWING, true);
            box.getItems().setAll(choices);
            box.getProperties().remove(SHOWING);
        }
        show(box, choice);
    }

    /** Hands a tick over. */
    static void ticked(CheckBox box, Consumer<Boolean> edit) {
        box.setOnAction(event -> edit.accept(box.isSelected()));
    }

    /** Returns a text without white space around it, or nothing if nothing is left. */
    static Optional<String> optional(String text) {
        String stripped = text.strip();
        return stripped.isEmpty() ? Optional.empty() : Optional.of(stripped);
    }

    private static boolean isShowing(@Nullable Object mark) {
        return mark != null;
    }
}
