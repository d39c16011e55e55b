package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Hit;
import dev.keyloom.diagram.HitTest;
import dev.keyloom.document.Point;
import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.document.Selection;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;

/** The menu at the mouse. It selects what it was opened on, so that everything in it is about that. */
final class CanvasMenu {
    private final CanvasView canvas;
    private final DiagramModel model;
    private final ContextMenu menu = new ContextMenu();

    CanvasMenu(CanvasView canvas, DiagramModel model, List<Action> actions) {
        this.canvas = canvas;
        this.model = model;
        actions.forEach(action -> menu.getItems().add(item(action)));
        canvas.setOnContextMenuRequested(this::open);
    }

    private void open(ContextMenuEvent event) {
        if (!event.isKeyboardTrigger()) {
            select(HitTest.at(model.scene(), model.viewport().toCanvas(new Point(event.getX(), event.getY()))));
        }
        menu.show(canvas, event.getScreenX(), event.getScreenY());
        event.consume();
    }

    private void select(Hit hit) {
        Optional<String> entity = Hits.entity(hit);
        if (entity.isPresent()) {
            if (!model.selectedEntities().contains(entity.get())) {
                model.selectEntities(List.of(entity.get()));
            }
        } else {
            model.session()
                    .select(Hits.edge(hit)
                            .<Selection>map(edge -> new Selection.RelationshipSelected(edge.relationship()))
                            .orElse(Selection.NONE));
        }
    }

    private static MenuItem item(Action action) {
        MenuItem item = new MenuItem(action.text());
        action.icon().ifPresent(icon -> item.setGraphic(Icons.of(icon)));
        item.disableProperty().bind(Bindings.not(action.enabled()));
        item.setOnAction(event -> action.run().run());
        return item;
    }
}
