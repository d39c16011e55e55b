package dev.keyloom.gui.records;

import dev.keyloom.gui.records.RecordsViewModel.Extent;
import java.util.Optional;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** Turns keys and the mouse in the grid into moves of the cursor and into commands. */
final class GridInput {
    private final RecordGrid grid;
    private final RecordsViewModel model;
    private final Commands commands;

    /** What the grid itself cannot do. */
    interface Commands {
        /** Edits the cell that the keyboard is on. */
        void edit();

        /** Edits it anew, beginning with what was typed. */
        void type(String text);

        void add();
    }

    GridInput(RecordGrid grid, RecordsViewModel model, Commands commands) {
        this.grid = grid;
        this.model = model;
        this.commands = commands;
        grid.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        grid.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        grid.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        grid.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        grid.addEventHandler(KeyEvent.KEY_TYPED, this::keyTyped);
    }

    private boolean isOnOverlay(Event event) {
        for (Node at = event.getTarget() instanceof Node node ? node : null; at != null; at = at.getParent()) {
            if (at == grid.overlay()) {
                return true;
            }
        }
        return false;
    }

    private void pressed(MouseEvent event) {
        if (isOnOverlay(event)) {
            return;
        }
        grid.requestFocus();
        Optional<RecordGrid.At> cell = grid.cellAt(event.getX(), event.getY());
        if (cell.isEmpty()) {
            return;
        }
        RecordGrid.At at = cell.get();
        if (event.getButton() == MouseButton.SECONDARY && isSelected(at)) {
            return;
        }
        if (event.isShortcutDown()) {
            model.toggleRow(at.row());
        } else if (at.isNumber()) {
            if (event.isShiftDown()) {
                model.extendRows(at.row());
            } else {
                model.selectRows(at.row(), at.row());
            }
        } else if (event.isShiftDown()) {
            model.extendTo(at.row(), at.column());
        } else {
            model.moveTo(at.row(), at.column());
        }
    }

    private boolean isSelected(RecordGrid.At at) {
        return model.picture()
                .flatMap(shown -> model.selection()
                        .filter(selected -> selected.has(shown.order().position(at.row()))))
                .isPresent();
    }

    private void dragged(MouseEvent event) {
        if (isOnOverlay(event) || event.getButton() != MouseButton.PRIMARY || event.isShortcutDown()) {
            return;
        }
        grid.cellAt(event.getX(), event.getY()).ifPresent(at -> {
            if (at.isNumber()) {
                model.extendRows(at.row());
            } else {
                model.extendTo(at.row(), at.column());
            }
        });
    }

    private void clicked(MouseEvent event) {
        boolean isDouble = event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2;
        if (isDouble && !isOnOverlay(event)) {
            grid.cellAt(event.getX(), event.getY()).filter(at -> !at.isNumber()).ifPresent(at -> commands.edit());
        }
    }

    private void keyPressed(KeyEvent event) {
        if (isOnOverlay(event) || model.picture().isEmpty()) {
            return;
        }
        boolean isUsed = event.isShortcutDown() ? commanded(event) : moved(event) || acted(event);
        if (isUsed) {
            event.consume();
        }
    }

    private boolean commanded(KeyEvent event) {
        int rows = model.picture().map(RecordsPicture::rows).orElse(0);
        int columns = model.picture().map(shown -> shown.columns().size()).orElse(0);
        Extent extent = event.isShiftDown() ? Extent.EXTENDED : Extent.ALONE;
        switch (event.getCode()) {
            case A -> model.selectAll();
            case UP -> model.moveBy(-rows, 0, extent);
            case DOWN -> model.moveBy(rows, 0, extent);
            case LEFT -> model.moveBy(0, -columns, extent);
            case RIGHT -> model.moveBy(0, columns, extent);
            case HOME -> model.moveBy(-rows, -columns, extent);
            case END -> model.moveBy(rows, columns, extent);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean moved(KeyEvent event) {
        int columns = model.picture().map(shown -> shown.columns().size()).orElse(0);
        Extent extent = event.isShiftDown() ? Extent.EXTENDED : Extent.ALONE;
        switch (event.getCode()) {
            case UP -> model.moveBy(-1, 0, extent);
            case DOWN -> model.moveBy(1, 0, extent);
            case LEFT -> model.moveBy(0, -1, extent);
            case RIGHT -> model.moveBy(0, 1, extent);
            case HOME -> model.moveBy(0, -columns, extent);
            case END -> model.moveBy(0, columns, extent);
            case PAGE_UP -> model.moveBy(-grid.pageRows(), 0, extent);
            case PAGE_DOWN -> model.moveBy(grid.pageRows(), 0, extent);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean acted(KeyEvent event) {
        switch (event.getCode()) {
            case F2, ENTER -> commands.edit();
            case INSERT -> commands.add();
            case DELETE -> model.remove();
            case BACK_SPACE -> model.clearCells();
            case ESCAPE -> {
                if (model.selection().isEmpty()) {
                    return false;
                }
                model.clearSelection();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Typing on a cell edits it anew, as in a spreadsheet. */
    private void keyTyped(KeyEvent event) {
        String text = event.getCharacter();
        boolean isText = !text.isEmpty()
                && !Character.isISOControl(text.charAt(0))
                && !event.isShortcutDown()
                && !event.isAltDown()
                && !event.isMetaDown();
        if (isText && !isOnOverlay(event)) {
            commands.type(text);
            event.consume();
        }
    }
}
