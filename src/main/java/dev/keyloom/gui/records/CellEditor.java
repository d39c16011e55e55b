package dev.keyloom.gui.records;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.records.RecordColumn.AttributeColumn;
import dev.keyloom.gui.value.ValueField;
import dev.keyloom.value.AttributeValue;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** Opens a field over the cell that the keyboard is on. Enter takes what is typed, Tab goes on to the next cell, Esc leaves. */
final class CellEditor {
    private static final double LEAST_WIDTH = 160;

    private final RecordGrid grid;
    private final RecordsViewModel model;
    private final Texts texts;
    private final ChangeListener<Node> focusMoved = (property, before, now) -> focusMoved(now);
    private Optional<ValueField> open = Optional.empty();

    CellEditor(RecordGrid grid, RecordsViewModel model, Texts texts) {
        this.grid = grid;
        this.model = model;
        this.texts = texts;
        model.selectionProperty().addListener((property, before, now) -> close());
        grid.sceneProperty().addListener((property, before, now) -> watch(before, now));
    }

    /**
     * Opens the field.
     *
     * @param typed what was typed on the cell, to begin with
     * @return whether the cell can be edited in one line
     */
    boolean open(Optional<String> typed) {
        close();
        Optional<AttributeColumn> column = model.attributeAtCursor();
        Optional<AttributeValue> value = model.valueAtCursor();
        if (column.isEmpty()
                || value.filter(found -> !ValueField.isOneLine(found)).isPresent()) {
            return false;
        }
        ValueField field =
                new ValueField(texts, column.get().spec(), value, column.get().name());
        field.getStyleClass().add("kl-cell-editor");
        field.setManaged(false);
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        field.needsLayoutProperty().addListener((property, before, now) -> {
            if (now) {
                place(field);
            }
        });
        grid.overlay().getChildren().setAll(field);
        open = Optional.of(field);
        field.applyCss();
        place(field);
        field.edit(typed);
        return true;
    }

    private void place(ValueField field) {
        model.selection()
                .flatMap(selected -> grid.boundsOf(model.row(selected), selected.column()))
                .ifPresent(cell -> place(field, cell));
    }

    private void place(ValueField field, Bounds cell) {
        double width = Math.max(LEAST_WIDTH, cell.getWidth());
        double x = Math.max(0, Math.min(cell.getMinX(), grid.getWidth() - width));
        field.resizeRelocate(x, cell.getMinY(), width, field.prefHeight(width));
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER -> take(0);
            case TAB -> take(event.isShiftDown() ? -1 : 1);
            case ESCAPE -> {
                close();
                grid.requestFocus();
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** What cannot be taken stays in the field with the reason below. */
    private void take(int step) {
        if (open.filter(ValueField::isTakeable).isEmpty()) {
            return;
        }
        commit();
        grid.requestFocus();
        if (step != 0) {
            model.moveToNext(step);
            open(Optional.empty());
        }
    }

    private void commit() {
        Optional<ValueField> field = open;
        close();
        field.filter(ValueField::isTakeable).ifPresent(found -> model.set(found.value()));
    }

    private void close() {
        open = Optional.empty();
        grid.overlay().getChildren().clear();
    }

    private void watch(@Nullable Scene before, @Nullable Scene now) {
        if (before != null) {
            before.focusOwnerProperty().removeListener(focusMoved);
        }
        if (now != null) {
            now.focusOwnerProperty().addListener(focusMoved);
        }
    }

    /** What is typed is kept when the focus goes elsewhere in the window. */
    private void focusMoved(@Nullable Node to) {
        if (open.isEmpty() || to == null) {
            return;
        }
        for (Node at = to; at != null; at = at.getParent()) {
            if (at == open.get()) {
                return;
            }
        }
        commit();
    }
}
