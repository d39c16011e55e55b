package dev.keyloom.gui.keys;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The proposals of the editor, one a line: what to write, the key it would give, what it is good for. */
final class CompletionList extends ScrollPane {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final int NONE = -1;
    private static final int MOST_ROWS = 7;

    private final VBox rows = new VBox();
    private final IntegerProperty selected = new SimpleIntegerProperty(NONE);
    private final Consumer<Completion> take;
    private List<Completion> completions = List.of();

    /** @param take is called with the proposal that is clicked */
    CompletionList(Consumer<Completion> take) {
        this.take = take;
        getStyleClass().add("kl-completions");
        rows.getStyleClass().add("kl-completion-rows");
        setContent(rows);
        setFitToWidth(true);
        setFocusTraversable(false);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        selected.addListener((property, before, now) -> markSelected());
    }

    /** Shows proposals; the first is selected if {@code selection} says so. */
    void show(List<Completion> newCompletions, Preselection selection, GridMetrics metrics) {
        if (!newCompletions.equals(completions)) {
            completions = newCompletions;
            rows.getChildren().setAll(completions.stream().map(this::row).toList());
            selected.set(NONE);
        }
        boolean isShown = !completions.isEmpty();
        setVisible(isShown);
        setManaged(isShown);
        double height = Math.min(MOST_ROWS, completions.size()) * metrics.px(24) + metrics.px(12);
        setMinHeight(height);
        setPrefHeight(height);
        selected.set(isShown && selection == Preselection.FIRST ? 0 : NONE);
        markSelected();
        setVvalue(0);
    }

    /** Whether a proposal is selected before the user chooses one. */
    enum Preselection {
        NONE,
        FIRST
    }

    Optional<Completion> selected() {
        return selected.get() == NONE ? Optional.empty() : Optional.of(completions.get(selected.get()));
    }

    IntegerProperty selectedProperty() {
        return selected;
    }

    /** Moves the selection down, or up with −1; at the ends it goes round. */
    void move(int by) {
        if (!completions.isEmpty()) {
            int from = selected.get() == NONE && by < 0 ? 0 : selected.get();
            selected.set(Math.floorMod(from + by, completions.size()));
            double most = Math.max(1, completions.size() - MOST_ROWS);
            setVvalue(Math.max(0, Math.min(1, (selected.get() - MOST_ROWS / 2.0) / most)));
        }
    }

    private HBox row(Completion completion) {
        Label label = new Label(completion.label());
        label.getStyleClass().addAll("kl-mono-12", "kl-completion-label");
        label.setTextOverrun(OverrunStyle.ELLIPSIS);
        Label example =
                new Label(completion.example().map(CompletionList::exampleText).orElse(""));
        example.getStyleClass().addAll("kl-mono", "kl-muted", "kl-completion-example");
        example.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        Label hint = new Label(completion.hint());
        hint.getStyleClass().addAll("kl-hint", "kl-completion-hint");
        if (completion.tone() == Completion.Tone.WARNING) {
            hint.getStyleClass().add("kl-danger");
        }
        HBox.setHgrow(example, Priority.ALWAYS);
        example.setMaxWidth(Double.MAX_VALUE);
        HBox row = new HBox(label, example, hint);
        row.getStyleClass().add("kl-completion");
        row.setOnMousePressed(event -> {
            take.accept(completion);
            event.consume();
        });
        return row;
    }

    static String exampleText(Example example) {
        return switch (example.kind()) {
            case KEY -> example.text();
            case ABSENT, REFUSED -> CellText.NOTHING;
        };
    }

    private void markSelected() {
        for (int i = 0; i < rows.getChildren().size(); i++) {
            rows.getChildren().get(i).pseudoClassStateChanged(SELECTED, i == selected.get());
        }
    }
}
