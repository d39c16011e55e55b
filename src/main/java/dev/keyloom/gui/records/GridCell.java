package dev.keyloom.gui.records;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;

/** One cell in sight; it is given another content when rows scroll by. */
final class GridCell extends Region {
    static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    static final PseudoClass LEAD = PseudoClass.getPseudoClass("lead");
    private static final PseudoClass FAULTY = PseudoClass.getPseudoClass("faulty");
    private static final PseudoClass FOUND = PseudoClass.getPseudoClass("found");
    private static final PseudoClass GROUP_END = PseudoClass.getPseudoClass("group-end");
    private static final PseudoClass COMPUTED = PseudoClass.getPseudoClass("computed");
    private static final double PADDING = 8;
    private static final double CORNER = 9;

    private final Label label = new Label();
    private final Polygon corner = new Polygon(0, 0, CORNER, 0, CORNER, CORNER);
    private CellContent content = CellContent.NONE;

    GridCell() {
        getStyleClass().add("kl-record-cell");
        label.getStyleClass().add("kl-record-text");
        corner.getStyleClass().add("kl-key-corner");
        corner.setManaged(false);
        corner.setVisible(false);
        getChildren().addAll(label, corner);
        setMouseTransparent(true);
        setManaged(false);
    }

    CellContent content() {
        return content;
    }

    void show(CellContent newContent) {
        if (newContent.equals(content)) {
            return;
        }
        if (newContent.look() != content.look() || content.equals(CellContent.NONE)) {
            label.getStyleClass().setAll("label", "kl-record-text", style(newContent.look()));
            boolean isRight = newContent.look() == CellContent.Look.NUMBER;
            label.setAlignment(
                    isRight
                            ? Pos.CENTER_RIGHT
                            : newContent.look() == CellContent.Look.OUTSIDE ? Pos.CENTER : Pos.CENTER_LEFT);
        }
        content = newContent;
        label.setText(content.text());
        corner.setVisible(content.fault().isPresent());
        pseudoClassStateChanged(FAULTY, content.fault().isPresent());
    }

    void mark(boolean isSelected, boolean isLead, boolean isFound) {
        pseudoClassStateChanged(SELECTED, isSelected);
        pseudoClassStateChanged(LEAD, isLead);
        pseudoClassStateChanged(FOUND, isFound);
    }

    void place(boolean isGroupEnd, boolean isComputed) {
        pseudoClassStateChanged(GROUP_END, isGroupEnd);
        pseudoClassStateChanged(COMPUTED, isComputed);
    }

    private static String style(CellContent.Look look) {
        return switch (look) {
            case TEXT -> "kl-record-plain";
            case CODE, NUMBER, KEY -> "kl-record-code";
            case WORD -> "kl-record-word";
            case OUTSIDE -> "kl-record-outside";
        };
    }

    @Override
    protected void layoutChildren() {
        label.resizeRelocate(PADDING, 0, Math.max(0, getWidth() - 2 * PADDING), getHeight() - 1);
        corner.relocate(getWidth() - CORNER - 1, 0);
    }
}
