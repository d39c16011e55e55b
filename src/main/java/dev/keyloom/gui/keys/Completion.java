package dev.keyloom.gui.keys;

import java.util.Optional;

/**
 * A proposal of the template editor.
 *
 * @param label what it is called in the list
 * @param start where the text to replace begins, in chars
 * @param end where it ends
 * @param insertion what stands there afterwards
 * @param caret where the caret stands afterwards, in chars of the whole text
 * @param example the key that the template would give then
 * @param hint what it is good for, or what goes wrong with it
 */
record Completion(
        String label,
        int start,
        int end,
        String insertion,
        int caret,
        Optional<Example> example,
        String hint,
        Tone tone) {
    /** Whether the hint is a warning. */
    enum Tone {
        PLAIN,
        WARNING
    }

    /** Returns the text after it was taken. */
    String applyTo(String text) {
        return text.substring(0, start) + insertion + text.substring(end);
    }
}
