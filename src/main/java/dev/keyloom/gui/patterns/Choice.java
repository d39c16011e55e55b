package dev.keyloom.gui.patterns;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** A choice that hands over what the user picks, and not what it is made to show. */
final class Choice<T> extends ComboBox<T> {
    private boolean isShowing;

    Choice(String name, Function<T, String> label, Consumer<T> edit) {
        setAccessibleText(name);
        setMaxWidth(Double.MAX_VALUE);
        setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable T choice) {
                return choice == null ? "" : label.apply(choice);
            }

            @Override
            public T fromString(String text) {
                throw new IllegalStateException("The choice cannot be typed: " + text);
            }
        });
        valueProperty().addListener((property, before, now) -> {
            if (now != null && !isShowing) {
                edit.accept(now);
            }
        });
    }

    /** Shows what can be chosen and what is. */
    void show(List<T> choices, T choice) {
        isShowing = true;
        if (!getItems().equals(choices)) {
            getItems().setAll(choices);
        }
        setValue(choice);
        isShowing = false;
    }
}
