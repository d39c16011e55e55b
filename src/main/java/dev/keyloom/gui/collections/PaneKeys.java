package dev.keyloom.gui.collections;

import dev.keyloom.gui.document.Selection;
import dev.keyloom.materialize.IndexRow;
import dev.keyloom.materialize.MaterializedItem;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** Mouse and keyboard in the lines of a pane. The cursor stands on a heading or on the selected item. */
final class PaneKeys {
    private final CollectionPane view;
    private final PaneModel pane;
    private final CollectionsViewModel model;
    private int cursor;

    PaneKeys(CollectionPane view, PaneModel pane, CollectionsViewModel model) {
        this.view = view;
        this.pane = pane;
        this.model = model;
    }

    int cursor() {
        return cursor;
    }

    void moveTo(int line) {
        cursor = line;
    }

    /** A press selects an item and folds a collection; a double click edits the record. */
    void press(MouseEvent event) {
        view.rows().requestFocus();
        int line = view.rows().lineAt(event.getY());
        if (line < 0 || event.getX() > view.rows().getWidth() || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        go(line);
        Optional<MaterializedItem> item = view.itemAt(line);
        if (item.isEmpty()) {
            pane.toggle(pane.rows().row(line).collection());
        } else if (event.getClickCount() == 2) {
            model.edit(item.get());
        }
        event.consume();
    }

    void press(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        int last = pane.rows().size() - 1;
        boolean isUsed = last >= 0 && (moves(event.getCode(), last) || acts(event.getCode()));
        if (isUsed) {
            event.consume();
        }
    }

    private boolean moves(KeyCode code, int last) {
        int page = view.rows().linesInSight() - 1;
        int target = switch (code) {
            case UP -> cursor - 1;
            case DOWN -> cursor + 1;
            case PAGE_UP -> cursor - page;
            case PAGE_DOWN -> cursor + page;
            case HOME -> 0;
            case END -> last;
            default -> -2;
        };
        if (target == -2) {
            return false;
        }
        go(Math.max(0, Math.min(last, target)));
        return true;
    }

    private boolean acts(KeyCode code) {
        int line = Math.min(cursor, pane.rows().size() - 1);
        IndexRow row = pane.rows().row(line);
        if (code == KeyCode.ENTER || code == KeyCode.F2) {
            view.itemAt(line).ifPresentOrElse(model::edit, () -> pane.toggle(row.collection()));
        } else if (code == KeyCode.SPACE && row instanceof IndexRow.Heading) {
            pane.toggle(row.collection());
        } else if (code == KeyCode.DELETE || code == KeyCode.BACK_SPACE) {
            model.removeSelected();
        } else if (code == KeyCode.ESCAPE && model.selected().isPresent()) {
            model.session().select(Selection.NONE);
        } else {
            return false;
        }
        return true;
    }

    private void go(int line) {
        cursor = line;
        view.rows().reveal(line);
        view.itemAt(line).ifPresent(model::select);
        view.rows().requestLayout();
    }
}
