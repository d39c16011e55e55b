package dev.keyloom.gui.value;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.time.Instant;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/**
 * A value typed in one line, with what is wrong with it below: in red what cannot be taken, in the colour of warnings what
 * the model would rather have otherwise. A number of seconds also says what time it is.
 */
public final class ValueField extends VBox {
    /** A longer text is not for one line, and would hold up the window. */
    private static final int MOST_CHARACTERS = 20_000;

    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

    private final Texts texts;
    private final ValueSpec spec;
    private final Optional<AttributeValue> before;
    private final TextField field = new TextField();
    private final Label message = new Label();

    /**
     * Shows a value for editing. It must be one that {@link #isOneLine fits a line}.
     *
     * @param name what a screen reader calls the field
     */
    public ValueField(Texts texts, ValueSpec spec, Optional<AttributeValue> value, String name) {
        this.texts = texts;
        this.spec = value.map(found -> found.type() == AttributeType.NULL ? spec : spec.ofType(found.type()))
                .orElse(spec);
        this.before = value;
        getStyleClass().add("kl-value-field");
        if (this.spec.type() != AttributeType.S) {
            field.getStyleClass().add("kl-mono");
        }
        field.setAccessibleText(name);
        field.setPromptText(
                value.filter(found -> found.type() == AttributeType.NULL).isPresent() ? "null" : "");
        field.setText(typedText(value));
        message.getStyleClass().add("kl-hint");
        message.setWrapText(true);
        getChildren().addAll(field, message);
        field.textProperty().addListener((property, old, now) -> judge());
        judge();
    }

    /** Says whether a value can be edited in one line without loss. */
    public static boolean isOneLine(AttributeValue value) {
        if (value instanceof AttributeValue.S text) {
            return text.value().length() <= MOST_CHARACTERS
                    && text.value().chars().noneMatch(c -> c < ' ' || c == 0x7f);
        }
        return value.type() == AttributeType.NULL
                || (value instanceof AttributeValue.N || value instanceof AttributeValue.BOOL)
                || (ValuePreview.of(value, MOST_CHARACTERS).length() <= MOST_CHARACTERS
                        && ValueInput.text(value).length() <= MOST_CHARACTERS);
    }

    /** Puts the focus into the field: all of it selected, or replaced by what was typed already. */
    public void edit(Optional<String> typed) {
        field.requestFocus();
        if (typed.isPresent()) {
            field.setText(typed.get());
            field.end();
        } else {
            field.selectAll();
        }
    }

    /** Says whether what is typed can be taken. */
    public boolean isTakeable() {
        return isUnchanged() || field.getText().isEmpty() || read() instanceof ValueInput.Taken;
    }

    /** Returns the value typed; nothing if the field is empty or what is typed is no value. */
    public Optional<AttributeValue> value() {
        return isUnchanged() ? before : field.getText().isEmpty() ? Optional.empty() : read().taken();
    }

    private boolean isUnchanged() {
        return field.getText().equals(typedText(before));
    }

    private static String typedText(Optional<AttributeValue> value) {
        return value.filter(found -> found.type() != AttributeType.NULL)
                .map(ValueInput::text)
                .orElse("");
    }

    private ValueInput read() {
        return ValueInput.read(field.getText(), spec);
    }

    private void judge() {
        String hint = "";
        message.getStyleClass().removeAll("kl-danger", "kl-warning");
        boolean isWrong = !isTakeable();
        if (isWrong && read() instanceof ValueInput.Refused refused) {
            hint = refused.fault().in(texts);
            message.getStyleClass().add("kl-danger");
        } else if (value().isPresent()) {
            AttributeValue typed = value().get();
            Optional<ValueFault> fault = ValueCheck.fault(typed, spec);
            if (fault.isPresent()) {
                message.getStyleClass().add("kl-warning");
            }
            hint = fault.map(found -> found.in(texts))
                    .or(() -> time(typed).map(TimeForm::spoken))
                    .orElse("");
        }
        message.setText(hint);
        message.setVisible(!hint.isEmpty());
        message.setManaged(!hint.isEmpty());
        field.pseudoClassStateChanged(ERROR, isWrong);
    }

    private Optional<Instant> time(AttributeValue value) {
        return value.type() == AttributeType.N ? spec.time().flatMap(form -> form.time(value)) : Optional.empty();
    }
}
