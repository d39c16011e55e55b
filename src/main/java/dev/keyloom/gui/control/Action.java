package dev.keyloom.gui.control;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;

/**
 * Something the user can do, shown alike in menus, buttons and the command palette.
 *
 * @param id stable name, for example {@code diagram.arrange}
 * @param text what it is called
 * @param icon Ikonli literal
 * @param shortcut key that triggers it
 * @param enabled whether it can be done now
 */
public record Action(
        String id,
        String text,
        Optional<String> icon,
        Optional<KeyCombination> shortcut,
        ObservableBooleanValue enabled,
        Runnable run) {

    /** Returns an action that is always possible. */
    public static Action of(String id, String text, String icon, Runnable run) {
        return new Action(
                id, text, Optional.of(icon), Optional.empty(), Bindings.createBooleanBinding(() -> true), run);
    }

    /** Returns this action with a key, written as JavaFX does: {@code Shortcut+Shift+L}. */
    public Action on(String keys) {
        return new Action(id, text, icon, Optional.of(KeyCombination.valueOf(keys)), enabled, run);
    }

    /** Returns this action, possible only at times. */
    public Action when(ObservableBooleanValue newEnabled) {
        return new Action(id, text, icon, shortcut, newEnabled, run);
    }
}
