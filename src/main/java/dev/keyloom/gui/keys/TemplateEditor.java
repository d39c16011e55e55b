package dev.keyloom.gui.keys;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.keys.CompletionList.Preselection;
import dev.keyloom.problem.Problem;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The editor that grows over a cell and its neighbours: the template, what is wrong with it, the key it gives for a record
 * of the user's own, and proposals.
 */
final class TemplateEditor extends VBox {
    private static final double LEAST_WIDTH = 372;
    private static final double WIDEST = 640;

    private final Texts texts;
    private final TemplateEditing editing;
    private final GridMetrics metrics;
    private final Outcome outcome;

    private final TemplateField field = new TemplateField();
    private final HBox fieldRow = new HBox();
    private final Label problem = new Label();
    private final Label with = new Label();
    private final Label example = new Label();
    private final Label record = new Label();
    private final HBox stepper = new HBox();
    private final CompletionList completions = new CompletionList(this::accept);
    private final VBox panel = new VBox();
    private Preselection preselection = Preselection.NONE;
    private boolean isApplying;

    /** What the editor ends with. */
    interface Outcome {
        /** Keeps the template and stays on the cell. */
        void taken();

        /** Keeps the template and edits another cell: the next with 1, the one before with −1. */
        void takenTowards(int cells);

        /** Leaves the template as it was. */
        void left();
    }

    TemplateEditor(Texts texts, TemplateEditing editing, GridMetrics metrics, String nextCell, Outcome outcome) {
        this.texts = texts;
        this.editing = editing;
        this.metrics = metrics;
        this.outcome = outcome;
        getStyleClass().add("kl-template-editor");
        buildFieldRow();
        buildPanel(nextCell);
        getChildren().addAll(fieldRow, panel);
        isApplying = true;
        field.replaceText(editing.state().text());
        field.moveTo(editing.state().caret());
        isApplying = false;
        field.textProperty().addListener((property, before, now) -> typed());
        field.caretPositionProperty().addListener((property, before, now) -> caretMoved());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        field.addEventFilter(KeyEvent.KEY_TYPED, this::bracketTyped);
        editing.stateProperty().addListener((property, before, now) -> show(now));
        completions.selectedProperty().addListener((property, before, now) -> showExample(editing.state()));
        show(editing.state());
    }

    /** Puts the editor over its cell; what hangs below it goes above where there is no room. */
    void place(Bounds cell, double roomWidth, double roomHeight) {
        double textWidth = (WrappedText.width(editing.state().text()) + 4) * metrics.px(7.3) + metrics.px(40);
        double wanted = Math.max(Math.max(cell.getWidth() + 1, metrics.px(LEAST_WIDTH)), textWidth);
        double width = Math.min(Math.min(wanted, metrics.px(WIDEST)), roomWidth);
        double height = Math.max(cell.getHeight(), metrics.px(36));
        fieldRow.setMinHeight(height);
        fieldRow.setPrefHeight(height);
        double panelHeight = panel.prefHeight(width);
        boolean isAbove = cell.getMinY() + height + panelHeight > roomHeight && cell.getMinY() > panelHeight;
        if (isAbove != (getChildren().get(0) == panel)) {
            getChildren().clear();
            getChildren().addAll(isAbove ? List.of(panel, fieldRow) : List.of(fieldRow, panel));
            field.requestFocus();
        }
        double x = Math.max(0, Math.min(cell.getMinX() - 1, roomWidth - width));
        double y = isAbove ? cell.getMinY() - panelHeight : cell.getMinY() - 1;
        resizeRelocate(x, y, width, height + panelHeight);
    }

    TemplateEditing editing() {
        return editing;
    }

    void focusField() {
        field.requestFocus();
    }

    private void buildFieldRow() {
        Button take = new Button("", Icons.of("mdi2c-check"));
        take.getStyleClass().addAll("flat", "kl-key-menu");
        take.setFocusTraversable(false);
        take.setAccessibleText(texts.get("keys.editor.take"));
        take.setOnAction(event -> outcome.taken());
        field.setAccessibleText(texts.get(
                "keys.editor.of",
                editing.column().attribute().name(),
                editing.row().entity()));
        HBox.setHgrow(field, Priority.ALWAYS);
        fieldRow.getStyleClass().add("kl-template-row");
        fieldRow.getChildren().addAll(field, take);
    }

    private void buildPanel(String nextCell) {
        problem.getStyleClass().addAll("kl-hint", "kl-template-problem");
        problem.setWrapText(true);
        with.getStyleClass().add("kl-hint");
        with.setMinWidth(Region.USE_PREF_SIZE);
        example.getStyleClass().addAll("kl-mono", "kl-template-example");
        record.getStyleClass().add("kl-hint");
        record.setMinWidth(Region.USE_PREF_SIZE);
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        stepper.getStyleClass().add("kl-template-stepper");
        stepper.getChildren()
                .addAll(
                        with,
                        example,
                        spacer,
                        record,
                        stepButton("mdi2c-chevron-left", "keys.editor.previousRecord", -1),
                        stepButton("mdi2c-chevron-right", "keys.editor.nextRecord", 1));
        HBox footer = new HBox(
                hint(texts.get("keys.editor.enter")),
                hint(texts.get("keys.editor.tab", nextCell)),
                hint(texts.get("keys.editor.escape")));
        footer.getStyleClass().add("kl-template-footer");
        panel.getStyleClass().add("kl-template-panel");
        panel.getChildren().addAll(problem, stepper, completions, footer);
    }

    private Button stepButton(String icon, String key, int by) {
        Button button = new Button("", Icons.of(icon, 14));
        button.getStyleClass().addAll("flat", "kl-key-step");
        button.setFocusTraversable(false);
        button.setAccessibleText(texts.get(key));
        button.setOnAction(event -> {
            editing.step(by);
            field.requestFocus();
        });
        return button;
    }

    private static Label hint(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("kl-hint");
        return label;
    }

    private void typed() {
        if (!isApplying) {
            preselection = Preselection.FIRST;
            editing.type(field.getText(), field.getCaretPosition());
        }
    }

    private void caretMoved() {
        boolean isMoveAlone =
                !isApplying && field.getText().equals(editing.state().text());
        if (isMoveAlone && field.getCaretPosition() != editing.state().caret()) {
            editing.type(field.getText(), field.getCaretPosition());
        }
    }

    private void accept(Completion completion) {
        editing.accept(completion);
        isApplying = true;
        field.replaceText(editing.state().text());
        field.moveTo(editing.state().caret());
        isApplying = false;
        preselection = Preselection.NONE;
        show(editing.state());
        field.requestFocus();
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER -> enter();
            case TAB -> outcome.takenTowards(event.isShiftDown() ? -1 : 1);
            case ESCAPE -> outcome.left();
            case DOWN -> completions.move(1);
            case UP -> completions.move(-1);
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** A bracket that is opened is closed at once, and one that is closed already is stepped over. */
    private void bracketTyped(KeyEvent event) {
        String text = field.getText();
        int caret = field.getCaretPosition();
        boolean isInside = CaretContext.of(text, caret).isPresent();
        boolean isEscaped = caret > 0 && text.charAt(caret - 1) == '\\';
        boolean opens = "<".equals(event.getCharacter()) && !isInside && !isEscaped;
        boolean closes =
                ">".equals(event.getCharacter()) && isInside && caret < text.length() && text.charAt(caret) == '>';
        if (opens && field.getSelection().getLength() == 0) {
            preselection = Preselection.FIRST;
            isApplying = true;
            field.insertText(caret, "<>");
            field.moveTo(caret + 1);
            isApplying = false;
            editing.type(field.getText(), caret + 1);
            event.consume();
        } else if (closes) {
            field.moveTo(caret + 1);
            event.consume();
        }
    }

    /** Enter takes the selected proposal, and the template once there is none to take. */
    private void enter() {
        String text = editing.state().text();
        Optional<Completion> chosen =
                completions.selected().filter(found -> !found.applyTo(text).equals(text));
        if (chosen.isPresent()) {
            accept(chosen.get());
        } else {
            outcome.taken();
        }
    }

    private void show(TemplateEditing.State state) {
        field.paint(state.template(), state.problems());
        Optional<Problem> worst = state.problems().stream()
                .filter(found -> !isBeingWritten(found, state))
                .findFirst();
        problem.setText(worst.map(Problem::message).orElse(""));
        problem.setVisible(worst.isPresent());
        problem.setManaged(worst.isPresent());
        worst.ifPresent(found -> {
            String tone = found.isError() ? "kl-danger" : "kl-warning";
            problem.getStyleClass().removeAll("kl-danger", "kl-warning");
            problem.getStyleClass().add(tone);
            problem.setGraphic(Icons.of("mdi2a-alert-circle-outline", 14));
            problem.getGraphic().getStyleClass().add(tone);
        });
        boolean isWaiting = preselection == Preselection.FIRST && !state.text().isEmpty();
        completions.show(state.completions(), isWaiting ? Preselection.FIRST : Preselection.NONE, metrics);
        showExample(state);
        record.setText(
                state.records() == 0
                        ? texts.get("keys.editor.noRecords", editing.row().entity())
                        : texts.get(
                                "keys.editor.record", editing.row().entity(), state.recordPosition(), state.records()));
        if (getParent() != null) {
            getParent().requestLayout();
        }
    }

    /** What is unfinished at the caret is underlined, but needs no words while proposals say how it may go on. */
    private static boolean isBeingWritten(Problem problem, TemplateEditing.State state) {
        int caret = state.text().codePointCount(0, state.caret());
        return !state.completions().isEmpty()
                && problem.place()
                        .span()
                        .filter(span -> span.offset() <= caret && caret <= span.end())
                        .isPresent();
    }

    private void showExample(TemplateEditing.State state) {
        Optional<Completion> chosen = completions.selected();
        Optional<Example> shown = chosen.isPresent() ? chosen.get().example() : state.example();
        with.setText(
                chosen.isPresent()
                        ? texts.get("keys.editor.with", chosen.get().label())
                        : texts.get("keys.editor.gives"));
        example.setText(shown.map(found -> switch (found.kind()) {
                    case KEY -> found.text();
                    case ABSENT -> texts.get("keys.without", found.text());
                    case REFUSED -> found.text();
                })
                .orElse("–"));
    }
}
