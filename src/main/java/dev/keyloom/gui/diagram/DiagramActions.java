package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Alignment;
import dev.keyloom.diagram.DetailLevel;
import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.Selection;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;

/**
 * What can be done in the diagram, for menus and the palette. Keys without a modifier (V, E, R, F2, Delete) are the
 * canvas's own: as accelerators of a menu they would act while a text is typed.
 */
final class DiagramActions {
    private final DiagramCommands commands;
    private final DiagramModel model;
    private final ViewMotion motion;
    private final Texts texts;

    DiagramActions(DiagramCommands commands, ViewMotion motion, Texts texts) {
        this.commands = commands;
        this.model = commands.model();
        this.motion = motion;
        this.texts = texts;
    }

    List<Action> all() {
        List<Action> all = new ArrayList<>();
        all.addAll(drawing());
        all.addAll(selected());
        all.addAll(arranging());
        all.addAll(viewing());
        return all;
    }

    /** Returns what the menu at the mouse offers. */
    List<Action> contextual() {
        List<Action> actions = new ArrayList<>(selected());
        actions.add(0, action("diagram.draw-entity", "mdi2t-table-plus", commands::drawInView));
        return actions;
    }

    private List<Action> drawing() {
        List<Action> actions = new ArrayList<>();
        actions.add(action("diagram.draw-entity", "mdi2t-table-plus", commands::drawInView));
        for (Tool tool : Tool.values()) {
            actions.add(action(
                    tool.textKey(), tool.icon(), () -> model.toolProperty().set(tool)));
        }
        return actions;
    }

    private List<Action> selected() {
        BooleanBinding something = selecting(1)
                .or(Bindings.createBooleanBinding(
                        () -> model.session().selection() instanceof Selection.Attribute
                                || model.selectedRelationship().isPresent(),
                        model.session().selectionProperty()));
        return List.of(
                action("diagram.rename", "mdi2p-pencil-outline", commands::renameSelected)
                        .when(something),
                action("diagram.delete", "mdi2t-trash-can-outline", commands::removeSelected)
                        .when(something),
                action("diagram.copy", "mdi2c-content-copy", commands::copy)
                        .on("Shortcut+C")
                        .when(selecting(1)),
                action("diagram.cut", "mdi2c-content-cut", commands::cut)
                        .on("Shortcut+X")
                        .when(selecting(1)),
                action("diagram.paste", "mdi2c-content-paste", commands::paste).on("Shortcut+V"),
                action("diagram.duplicate", "mdi2c-content-duplicate", commands::duplicate)
                        .on("Shortcut+D")
                        .when(selecting(1)),
                action("diagram.select-all", "mdi2s-select-all", commands::selectAll)
                        .on("Shortcut+A"));
    }

    private List<Action> arranging() {
        List<Action> actions = new ArrayList<>();
        actions.add(
                action("diagram.arrange", "mdi2a-auto-fix", commands::arrange).on("Shortcut+Shift+L"));
        actions.add(align("diagram.align.left", "mdi2a-align-horizontal-left", Alignment.LEFT, 2));
        actions.add(align("diagram.align.center", "mdi2a-align-horizontal-center", Alignment.CENTER, 2));
        actions.add(align("diagram.align.right", "mdi2a-align-horizontal-right", Alignment.RIGHT, 2));
        actions.add(align("diagram.align.top", "mdi2a-align-vertical-top", Alignment.TOP, 2));
        actions.add(align("diagram.align.middle", "mdi2a-align-vertical-center", Alignment.MIDDLE, 2));
        actions.add(align("diagram.align.bottom", "mdi2a-align-vertical-bottom", Alignment.BOTTOM, 2));
        actions.add(align(
                "diagram.distribute.horizontal",
                "mdi2a-align-horizontal-distribute",
                Alignment.DISTRIBUTE_HORIZONTALLY,
                3));
        actions.add(align(
                "diagram.distribute.vertical", "mdi2a-align-vertical-distribute", Alignment.DISTRIBUTE_VERTICALLY, 3));
        return actions;
    }

    private List<Action> viewing() {
        return List.of(
                action("diagram.zoom.fit", "mdi2f-fit-to-page-outline", motion::fit)
                        .on("Shortcut+Shift+F"),
                action("diagram.zoom.actual", "mdi2m-magnify", motion::actualSize),
                action("diagram.zoom.in", "mdi2m-magnify-plus-outline", motion::zoomIn),
                action("diagram.zoom.out", "mdi2m-magnify-minus-outline", motion::zoomOut),
                detail("diagram.action.names", DetailLevel.NAMES),
                detail("diagram.action.keys", DetailLevel.KEYS),
                detail("diagram.action.attributes", DetailLevel.ATTRIBUTES),
                action(
                        "diagram.overlay.toggle",
                        "mdi2r-relation-many-to-many",
                        () -> model.overlayProperty()
                                .set(!model.overlayProperty().get())));
    }

    private Action align(String key, String icon, Alignment alignment, int least) {
        return action(key, icon, () -> commands.align(alignment)).when(selecting(least));
    }

    private Action detail(String key, DetailLevel level) {
        return action(key, "mdi2e-eye-outline", () -> model.detailProperty().set(level));
    }

    private Action action(String key, String icon, Runnable run) {
        return Action.of(key, texts.get(key), icon, run);
    }

    private BooleanBinding selecting(int least) {
        return Bindings.createBooleanBinding(
                () -> model.selectedEntities().size() >= least, model.session().selectionProperty());
    }
}
