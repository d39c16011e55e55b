package dev.keyloom.gui.keys;

import dev.keyloom.gui.control.Texts;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/** Puts the template editor over the cell that is being edited, and takes it away again. */
final class EditorHost {
    private final ChartGrid grid;
    private final KeysViewModel model;
    private final Texts texts;
    private Optional<TemplateEditor> editor = Optional.empty();

    EditorHost(ChartGrid grid, KeysViewModel model, Texts texts) {
        this.grid = grid;
        this.model = model;
        this.texts = texts;
        model.editingProperty().addListener((property, before, now) -> show(now));
        grid.needsLayoutProperty().addListener((property, before, now) -> {
            if (!now) {
                place();
            }
        });
        grid.overlay().needsLayoutProperty().addListener((property, before, now) -> {
            if (now) {
                place();
            }
        });
        ChangeListener<Node> focusMoved = (property, before, now) -> focusMoved(now);
        grid.sceneProperty().addListener((property, before, scene) -> {
            if (before != null) {
                before.focusOwnerProperty().removeListener(focusMoved);
            }
            if (scene != null) {
                scene.focusOwnerProperty().addListener(focusMoved);
            }
        });
    }

    /** What is typed is kept when the focus goes elsewhere in the window. */
    private void focusMoved(@Nullable Node to) {
        if (editor.isPresent() && to != null && !isInside(to, editor.get())) {
            model.finishEditing();
        }
    }

    private static boolean isInside(Node node, Node ancestor) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at == ancestor) {
                return true;
            }
        }
        return false;
    }

    private void show(Optional<TemplateEditing> editing) {
        Optional<TemplateEditor> old = editor;
        editor = Optional.empty();
        old.ifPresent(closed -> grid.overlay().getChildren().remove(closed));
        if (editing.isEmpty()) {
            return;
        }
        String next =
                model.nextColumn().map(column -> column.attribute().name()).orElse(texts.get("keys.editor.nextRow"));
        TemplateEditor opened = new TemplateEditor(texts, editing.get(), grid.metrics(), next, new EditorOutcome());
        opened.setManaged(false);
        grid.overlay().getChildren().add(opened);
        editor = Optional.of(opened);
        place();
        opened.focusField();
    }

    private void place() {
        editor.ifPresent(open -> model.cursor()
                .flatMap(grid::boundsOf)
                .ifPresent(cell -> open.place(cell, grid.getWidth(), grid.getHeight())));
    }

    private final class EditorOutcome implements TemplateEditor.Outcome {
        @Override
        public void taken() {
            model.finishEditing();
            grid.requestFocus();
        }

        @Override
        public void takenTowards(int cells) {
            model.finishEditing();
            model.moveNext(cells);
            model.edit();
        }

        @Override
        public void left() {
            model.cancelEditing();
            grid.requestFocus();
        }
    }
}
