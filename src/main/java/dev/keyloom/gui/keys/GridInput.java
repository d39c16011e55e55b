package dev.keyloom.gui.keys;

import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** Turns keys and clicks in the grid into moves of the cursor and into edits. */
final class GridInput {
    private final ChartGrid grid;
    private final KeysViewModel model;
    private final ChartMenus menus;
    private final Commands commands;
    private Optional<ContextMenu> openMenu = Optional.empty();

    /** What the grid itself cannot do. */
    interface Commands {
        /** Edits what is at the cursor. */
        void edit();

        void find();
    }

    GridInput(ChartGrid grid, KeysViewModel model, ChartMenus menus, Commands commands) {
        this.grid = grid;
        this.model = model;
        this.menus = menus;
        this.commands = commands;
        grid.addEventHandler(MouseEvent.MOUSE_PRESSED, this::mousePressed);
        grid.addEventHandler(MouseEvent.MOUSE_CLICKED, this::mouseClicked);
        grid.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        grid.addEventHandler(KeyEvent.KEY_TYPED, this::keyTyped);
        grid.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::contextMenu);
        EventHandler<KeyEvent> alt = event -> {
            if (event.getCode() == KeyCode.ALT) {
                grid.functionsPeekedProperty().set(event.getEventType() == KeyEvent.KEY_PRESSED);
            }
        };
        grid.sceneProperty().addListener((property, before, scene) -> moveFilter(before, scene, alt));
    }

    private static void moveFilter(Scene before, Scene now, EventHandler<KeyEvent> filter) {
        if (before != null) {
            before.removeEventFilter(KeyEvent.ANY, filter);
        }
        if (now != null) {
            now.addEventFilter(KeyEvent.ANY, filter);
        }
    }

    private boolean isOnOverlay(Event event) {
        for (var at = event.getTarget() instanceof Node node ? node : null; at != null; at = at.getParent()) {
            if (at == grid.overlay()) {
                return true;
            }
        }
        return false;
    }

    private void mousePressed(MouseEvent event) {
        if (isOnOverlay(event)) {
            return;
        }
        openMenu.ifPresent(ContextMenu::hide);
        model.finishEditing();
        grid.requestFocus();
        grid.cellAt(event.getX(), event.getY()).ifPresent(at -> model.moveTo(at.row(), at.column()));
    }

    private void mouseClicked(MouseEvent event) {
        boolean isDouble = event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2;
        if (isDouble
                && !isOnOverlay(event)
                && grid.cellAt(event.getX(), event.getY()).isPresent()) {
            commands.edit();
        }
    }

    private void keyPressed(KeyEvent event) {
        if (isOnOverlay(event)) {
            return;
        }
        boolean isShortcut = event.isShortcutDown();
        switch (event.getCode()) {
            case UP -> model.moveBy(isShortcut ? -model.chart().rows().size() : -1, 0);
            case DOWN -> model.moveBy(isShortcut ? model.chart().rows().size() : 1, 0);
            case LEFT -> model.moveBy(0, isShortcut ? -model.chart().columns().size() : -1);
            case RIGHT -> model.moveBy(0, isShortcut ? model.chart().columns().size() : 1);
            case HOME -> model.moveBy(0, -model.chart().columns().size() - 1);
            case END -> model.moveBy(0, model.chart().columns().size() + 1);
            case PAGE_UP -> model.moveBy(-grid.pageRows(), 0);
            case PAGE_DOWN -> model.moveBy(grid.pageRows(), 0);
            case F2, ENTER -> commands.edit();
            case DELETE, BACK_SPACE -> model.clearCell();
            case ESCAPE -> model.clearSelection();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** Typing on a cell begins its template anew, as in a spreadsheet. */
    private void keyTyped(KeyEvent event) {
        String text = event.getCharacter();
        boolean isText = !text.isEmpty()
                && !Character.isISOControl(text.charAt(0))
                && !event.isShortcutDown()
                && !event.isAltDown()
                && !event.isMetaDown();
        if (isText
                && !isOnOverlay(event)
                && model.editing().isEmpty()
                && model.currentColumn().isPresent()) {
            model.edit(text);
            event.consume();
        }
    }

    private void contextMenu(ContextMenuEvent event) {
        if (isOnOverlay(event)) {
            return;
        }
        openMenu.ifPresent(ContextMenu::hide);
        Point2D at = new Point2D(event.getScreenX(), event.getScreenY());
        if (event.isKeyboardTrigger()) {
            Optional<Bounds> cell = model.cursor().flatMap(grid::boundsOf);
            at = cell.map(bounds -> grid.localToScreen(bounds.getMinX() + 16, bounds.getMaxY() - 4))
                    .orElse(at);
        } else {
            Point2D inGrid = grid.screenToLocal(at);
            grid.cellAt(inGrid.getX(), inGrid.getY()).ifPresent(cell -> model.moveTo(cell.row(), cell.column()));
        }
        if (model.cursor().isPresent()) {
            ContextMenu menu = menus.ofCell();
            menu.show(grid, at.getX(), at.getY());
            openMenu = Optional.of(menu);
        }
        event.consume();
    }
}
