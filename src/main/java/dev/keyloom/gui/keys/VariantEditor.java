package dev.keyloom.gui.keys;

import dev.keyloom.edit.CompositeEdit;
import dev.keyloom.edit.EditName;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.expression.Condition;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.problem.Problem;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/** A small form over the grid: what a variant is called, and which records it applies to. */
final class VariantEditor extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");
    private static final double WIDTH = 340;

    private final Pane overlay;
    private final Texts texts;
    private final Target target;
    private final Function<ModelEdit, List<Problem>> apply;
    private final Runnable whenClosed;
    private final TextField name;
    private final TextField when;
    private final Label reason = new Label();

    /** Which variant it is about. */
    record Target(String entity, IndexRef index, int variant, KeyMapping mapping) {}

    private VariantEditor(
            Pane overlay, Texts texts, Target target, Function<ModelEdit, List<Problem>> apply, Runnable whenClosed) {
        this.overlay = overlay;
        this.texts = texts;
        this.target = target;
        this.apply = apply;
        this.whenClosed = whenClosed;
        this.name = new TextField(target.mapping().variant().orElse(""));
        this.when = new TextField(target.mapping().when().map(Condition::text).orElse(""));
        getStyleClass().add("kl-variant-editor");
        when.getStyleClass().add("kl-mono-12");
        when.setPromptText(texts.get("keys.variant.always"));
        reason.setWrapText(true);
        reason.setGraphic(Icons.of("mdi2a-alert-circle-outline", 14));
        reason.getGraphic().getStyleClass().add("kl-danger");
        reason.getStyleClass().addAll("kl-hint", "kl-danger");
        when.textProperty().addListener((property, before, now) -> check());
        Button take = new Button(texts.get("keys.variant.take"));
        take.getStyleClass().addAll("small", "accent");
        take.setOnAction(event -> take());
        Button cancel = new Button(texts.get("keys.variant.cancel"));
        cancel.getStyleClass().addAll("small", "flat");
        cancel.setOnAction(event -> close());
        HBox buttons = new HBox(take, cancel);
        buttons.getStyleClass().add("kl-variant-buttons");
        getChildren().addAll(labelled("keys.variant.name", name), labelled("keys.variant.when", when), reason, buttons);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                close();
                event.consume();
            } else if (event.getCode() == KeyCode.ENTER) {
                take();
                event.consume();
            }
        });
        check();
    }

    /**
     * Opens the form below a place.
     *
     * @param apply applies what was entered, or returns why it cannot be
     * @param whenClosed gets the focus back where it was
     */
    static void open(
            Pane overlay,
            Bounds over,
            Texts texts,
            Target target,
            Function<ModelEdit, List<Problem>> apply,
            Runnable whenClosed) {
        VariantEditor made = new VariantEditor(overlay, texts, target, apply, whenClosed);
        made.setPrefWidth(WIDTH);
        overlay.getChildren().add(made);
        made.applyCss();
        double height = made.prefHeight(WIDTH);
        double y = Math.max(0, Math.min(over.getMinY() + 4, overlay.getHeight() - height - 8));
        made.relocate(Math.max(8, Math.min(over.getMinX() + 8, overlay.getWidth() - WIDTH - 8)), y);
        made.name.requestFocus();
        made.name.selectAll();
    }

    private VBox labelled(String key, TextField field) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().add("kl-hint");
        label.setLabelFor(field);
        VBox box = new VBox(label, field);
        box.getStyleClass().add("kl-variant-field");
        return box;
    }

    private void check() {
        List<Problem> problems =
                text(when).map(written -> Condition.parse(written).problems()).orElse(List.of());
        show(problems);
    }

    private void show(List<Problem> problems) {
        when.pseudoClassStateChanged(ERROR, !problems.isEmpty());
        reason.setText(problems.isEmpty() ? "" : problems.get(0).message());
        reason.setManaged(!problems.isEmpty());
        reason.setVisible(!problems.isEmpty());
    }

    private void take() {
        ModelEdit edit = new CompositeEdit(
                EditName.of(
                        "edit.set-condition", target.entity(), target.index().name()),
                List.of(
                        new KeyEdit.RenameVariant(target.entity(), target.index(), target.variant(), text(name)),
                        new KeyEdit.SetCondition(target.entity(), target.index(), target.variant(), text(when))));
        List<Problem> refusal = apply.apply(edit);
        if (refusal.isEmpty()) {
            close();
        } else {
            show(refusal);
        }
    }

    private static Optional<String> text(TextField field) {
        String text = field.getText().strip();
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    private void close() {
        overlay.getChildren().remove(this);
        whenClosed.run();
    }
}
