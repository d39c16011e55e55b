package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Snap;
import dev.keyloom.document.Point;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

/** Mouse, wheel and keys of the canvas. Keys act only while the canvas has the focus. */
final class CanvasInput {
    /** One click of the usual wheel, in JavaFX's units. */
    private static final double WHEEL_CLICK = 40;

    private static final double ZOOM_PER_CLICK = 1.15;

    private final CanvasView canvas;
    private final DiagramModel model;
    private final DiagramTools tools;
    private final DiagramCommands commands;
    private final ViewMotion motion;
    private final Map<KeyCombination, Runnable> keys = new LinkedHashMap<>();
    private boolean isSpaceDown;

    CanvasInput(CanvasView canvas, DiagramTools tools, DiagramCommands commands, ViewMotion motion) {
        this.canvas = canvas;
        this.model = commands.model();
        this.tools = tools;
        this.commands = commands;
        this.motion = motion;
        mapKeys();
        listenToMouse();
        canvas.setOnKeyPressed(this::keyPressed);
        canvas.setOnKeyReleased(event -> {
            if (event.getCode() == KeyCode.SPACE) {
                isSpaceDown = false;
                showCursor();
            }
        });
        canvas.focusedProperty().addListener((property, before, focused) -> {
            isSpaceDown = false;
            model.store().seal();
        });
        tools.stateProperty().addListener((property, before, now) -> showCursor());
        model.toolProperty().addListener((property, before, now) -> showCursor());
    }

    private void listenToMouse() {
        canvas.setOnMousePressed(event -> {
            canvas.requestFocus();
            model.store().seal();
            if (event.getButton() != MouseButton.SECONDARY) {
                tools.pressed(pointer(event));
            }
            event.consume();
        });
        canvas.setOnMouseDragged(event -> tools.dragged(pointer(event)));
        canvas.setOnMouseReleased(event -> tools.released(pointer(event)));
        canvas.setOnMouseMoved(event -> tools.moved(pointer(event)));
        canvas.setOnMouseExited(event -> tools.moved(pointer(event)));
        canvas.setOnScroll(this::scrolled);
        canvas.setOnZoom(this::pinched);
    }

    private Pointer pointer(MouseEvent event) {
        Set<Pointer.Modifier> modifiers = EnumSet.noneOf(Pointer.Modifier.class);
        if (event.isShiftDown() || event.isShortcutDown()) {
            modifiers.add(Pointer.Modifier.ADD);
        }
        if (event.isAltDown()) {
            modifiers.add(Pointer.Modifier.FREE);
        }
        if (isSpaceDown || event.getButton() == MouseButton.MIDDLE) {
            modifiers.add(Pointer.Modifier.PAN);
        }
        Point window = new Point(event.getX(), event.getY());
        return new Pointer(window, model.viewport().toCanvas(window), event.getClickCount(), modifiers);
    }

    /** A wheel zooms; a trackpad, which scrolls sideways too and in small steps, moves the view unless the shortcut key is held. */
    private void scrolled(ScrollEvent event) {
        boolean isWheel =
                event.getDeltaX() == 0 && !event.isInertia() && Math.abs(event.getDeltaY()) >= WHEEL_CLICK / 2;
        if (event.isShortcutDown() || (isWheel && !event.isShiftDown())) {
            motion.zoomAt(
                    new Point(event.getX(), event.getY()), Math.pow(ZOOM_PER_CLICK, event.getDeltaY() / WHEEL_CLICK));
        } else {
            motion.pan(event.getDeltaX(), event.getDeltaY());
        }
        event.consume();
    }

    private void pinched(ZoomEvent event) {
        motion.zoomAt(new Point(event.getX(), event.getY()), event.getZoomFactor());
        event.consume();
    }

    private void mapKeys() {
        for (Tool tool : Tool.values()) {
            on(KeyCode.valueOf(tool.key()), () -> model.toolProperty().set(tool));
        }
        on(KeyCode.DELETE, commands::removeSelected);
        on(KeyCode.BACK_SPACE, commands::removeSelected);
        on(KeyCode.F2, commands::renameSelected);
        on(KeyCode.ENTER, commands::inspect);
        onShortcut(KeyCode.A, commands::selectAll);
        onShortcut(KeyCode.C, commands::copy);
        onShortcut(KeyCode.X, commands::cut);
        onShortcut(KeyCode.V, commands::paste);
        onShortcut(KeyCode.D, commands::duplicate);
        mapArrow(KeyCode.LEFT, -1, 0);
        mapArrow(KeyCode.RIGHT, 1, 0);
        mapArrow(KeyCode.UP, 0, -1);
        mapArrow(KeyCode.DOWN, 0, 1);
        keys.put(new KeyCodeCombination(KeyCode.DIGIT1, KeyCombination.SHIFT_DOWN), motion::fit);
        on(KeyCode.PLUS, motion::zoomIn);
        on(KeyCode.ADD, motion::zoomIn);
        on(KeyCode.MINUS, motion::zoomOut);
        on(KeyCode.SUBTRACT, motion::zoomOut);
        on(KeyCode.DIGIT0, motion::actualSize);
    }

    private void mapArrow(KeyCode code, int dx, int dy) {
        on(code, () -> commands.nudge(dx, dy));
        keys.put(
                new KeyCodeCombination(code, KeyCombination.SHIFT_DOWN),
                () -> commands.nudge(dx * Snap.GRID, dy * Snap.GRID));
    }

    private void on(KeyCode code, Runnable action) {
        keys.put(new KeyCodeCombination(code), action);
    }

    private void onShortcut(KeyCode code, Runnable action) {
        keys.put(new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN), action);
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            escape();
            event.consume();
        } else if (event.getCode() == KeyCode.SPACE) {
            isSpaceDown = true;
            showCursor();
            event.consume();
        } else if (event.getCode() == KeyCode.TAB && !event.isShortcutDown()) {
            commands.selectNext(event.isShiftDown() ? -1 : 1);
            event.consume();
        } else if (!tools.isBusy()) {
            keys.entrySet().stream()
                    .filter(key -> key.getKey().match(event))
                    .findFirst()
                    .ifPresent(key -> {
                        key.getValue().run();
                        event.consume();
                    });
        }
    }

    private void escape() {
        if (model.removalProperty().get().isPresent()) {
            commands.keep();
        } else {
            tools.cancel();
        }
    }

    private void showCursor() {
        ToolState state = tools.state();
        if (state instanceof Panning) {
            canvas.setCursor(Cursor.CLOSED_HAND);
        } else if (isSpaceDown) {
            canvas.setCursor(Cursor.OPEN_HAND);
        } else if (state instanceof DraggingBoxes) {
            canvas.setCursor(Cursor.MOVE);
        } else {
            canvas.setCursor(
                    state instanceof DrawingEdge || model.toolProperty().get() != Tool.SELECT
                            ? Cursor.CROSSHAIR
                            : Cursor.DEFAULT);
        }
    }
}
