package dev.keyloom.gui.patterns;

import dev.keyloom.problem.Problem;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.TextField;

/** A live field whose text may be refused. What was refused stays there to be mended; the pattern keeps what it had. */
final class CheckedField {
    private final LiveField field;
    private Optional<Problem> refusal = Optional.empty();
    private Optional<Problem> fault = Optional.empty();
    private String value = "";

    /**
     * @param edit takes each new text, or says why it does not
     * @param left is called when the focus leaves the field
     */
    CheckedField(String name, Function<String, List<Problem>> edit, Runnable left) {
        field = new LiveField(name, text -> take(edit.apply(text)), left);
    }

    CheckedField prompting(String text) {
        field.prompting(text);
        return this;
    }

    LiveField node() {
        return field;
    }

    TextField field() {
        return field.field();
    }

    /** Shows what the pattern has, unless another text is being mended, and what is wrong with it. */
    void show(String newValue, Optional<Problem> newFault) {
        fault = newFault;
        if (refusal.isEmpty() || !newValue.equals(value)) {
            refusal = Optional.empty();
            value = newValue;
            field.show(newValue);
        }
        tell();
    }

    private void take(List<Problem> problems) {
        refusal = problems.stream().findFirst();
        tell();
    }

    private void tell() {
        field.tell(refusal.or(() -> fault));
    }
}
