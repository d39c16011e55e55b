package dev.keyloom.gui.collections;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.schema.KeyAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;

/** The key condition above a pane: a line for each key attribute, evaluated with every character. Esc empties it. */
final class ConditionBox extends VBox {
    private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("inside");
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");
    private static final PseudoClass TYPED = PseudoClass.getPseudoClass("typed");
    private static final double MARK_WIDTH = 7;

    private final PaneModel pane;
    private final Texts texts;
    private final List<Line> lines = new ArrayList<>();
    private final VBox frame = new VBox();
    private final Label message = new Label();

    ConditionBox(PaneModel pane, Texts texts) {
        this.pane = pane;
        this.texts = texts;
        getStyleClass().add("kl-condition");
        frame.getStyleClass().add("kl-condition-frame");
        message.getStyleClass().addAll("kl-hint", "kl-danger", "kl-condition-message");
        message.setWrapText(true);
        message.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(frame, message);
        refresh();
    }

    /** Shows what is typed and what is wrong with it. */
    void refresh() {
        List<KeyAttribute> keys = pane.keyAttributes();
        if (!lines.stream().map(line -> line.key).toList().equals(keys)) {
            build(keys);
        }
        List<String> fields = pane.fields();
        Optional<ConditionFault> fault = pane.fault();
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (!line.field.getText().equals(fields.get(i))) {
                line.field.setText(fields.get(i));
            }
            int number = i;
            line.mark(fault.filter(found -> found.field() == number));
        }
        frame.pseudoClassStateChanged(ERROR, fault.isPresent());
        message.setText(fault.map(ConditionFault::message).orElse(""));
        message.setVisible(fault.isPresent());
        message.setManaged(fault.isPresent());
    }

    /** Puts the keyboard into the first field. */
    void edit() {
        lines.get(0).field.requestFocus();
    }

    private void build(List<KeyAttribute> keys) {
        lines.clear();
        int partitionCount = pane.picture().all().key().partition().size();
        for (int i = 0; i < keys.size(); i++) {
            lines.add(new Line(keys.get(i), i, i < partitionCount ? "any" : "sort"));
        }
        frame.getChildren().setAll(lines.stream().map(line -> line.node).toList());
    }

    /** The field of one key attribute. */
    private final class Line {
        private final KeyAttribute key;
        private final TextField field = new TextField();
        private final Region mark = new Region();
        private final HBox node;

        Line(KeyAttribute key, int number, String kind) {
            this.key = key;
            Label name = new Label(key.name());
            name.getStyleClass().add("kl-condition-name");
            name.setMinWidth(Region.USE_PREF_SIZE);
            Label equal = new Label("=");
            equal.getStyleClass().addAll("kl-mono", "kl-accent");
            equal.visibleProperty()
                    .bind(Bindings.createBooleanBinding(
                            () -> "any".equals(kind) && !field.getText().isEmpty(), field.textProperty()));
            equal.managedProperty().bind(equal.visibleProperty());
            field.setPromptText(texts.get("collections.condition.prompt." + kind));
            field.setAccessibleText(texts.get("collections.condition.label", key.name()));
            field.textProperty().addListener((property, before, now) -> {
                field.pseudoClassStateChanged(TYPED, !now.isEmpty());
                pane.type(number, now);
            });
            field.focusedProperty().addListener((property, before, now) -> frame.pseudoClassStateChanged(FOCUSED, now));
            field.setOnKeyPressed(event -> {
                if (event.getCode() == KeyCode.ESCAPE) {
                    pane.clearCondition();
                    event.consume();
                }
            });
            mark.getStyleClass().add("kl-condition-mark");
            mark.setManaged(false);
            mark.setVisible(false);
            mark.setMouseTransparent(true);
            StackPane holder = new StackPane(field, mark);
            HBox.setHgrow(holder, Priority.ALWAYS);
            node = new HBox(name, equal, holder);
            node.getStyleClass().add("kl-condition-line");
        }

        void mark(Optional<ConditionFault> fault) {
            mark.setVisible(fault.isPresent());
            fault.ifPresent(found -> {
                Text before = new Text(field.getText().substring(0, Math.min(found.column(), field.getLength())));
                before.setFont(field.getFont());
                double x = field.snappedLeftInset() + before.getLayoutBounds().getWidth();
                mark.resizeRelocate(
                        Math.min(x, Math.max(0, field.getWidth() - MARK_WIDTH)), field.getHeight() - 5, MARK_WIDTH, 2);
            });
        }
    }
}
