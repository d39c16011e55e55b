package dev.keyloom.gui.keys;

import dev.keyloom.gui.control.Icons;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.text.Text;
import org.kordamp.ikonli.javafx.FontIcon;

/** A cell of the grid: lines of template or value, and what is wrong with it below. */
final class KeyCellView extends Region {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass ABSENT = PseudoClass.getPseudoClass("absent");
    private static final PseudoClass FAULTY = PseudoClass.getPseudoClass("faulty");
    private static final PseudoClass DOUBTFUL = PseudoClass.getPseudoClass("doubtful");
    private static final PseudoClass GROUP_END = PseudoClass.getPseudoClass("group-end");
    private static final double CORNER = 9;
    private static final double BASELINE_SHARE = 0.74;

    private Optional<Content> content = Optional.empty();

    /**
     * All that the cell shows.
     *
     * @param isGroupEnd whether another index begins behind it
     */
    record Content(
            ChartCell cell, WrappedText text, Optional<CellText.Note> note, GridMetrics metrics, boolean isGroupEnd) {}

    KeyCellView() {
        getStyleClass().add("kl-key-cell");
        setAccessibleRole(AccessibleRole.TABLE_CELL);
    }

    /** Shows a cell; nodes are made anew only if it looks other than before. */
    void show(Content next, String accessibleText) {
        if (content.isPresent() && content.get().equals(next)) {
            return;
        }
        content = Optional.of(next);
        setAccessibleText(accessibleText);
        boolean isDoubtful = next.note()
                .filter(note -> note.kind() == CellText.Note.NoteKind.WARNING)
                .isPresent();
        pseudoClassStateChanged(ABSENT, next.cell().state() == ChartCell.State.ABSENT);
        pseudoClassStateChanged(FAULTY, next.note().isPresent() && !isDoubtful);
        pseudoClassStateChanged(DOUBTFUL, isDoubtful);
        pseudoClassStateChanged(GROUP_END, next.isGroupEnd());
        getChildren().clear();
        for (var line : next.text().lines()) {
            for (Segment segment : line) {
                Text text = new Text(segment.text());
                text.getStyleClass().addAll("kl-key-text", segment.kind().styleClass());
                getChildren().add(text);
                if (segment.underline() == Segment.Underline.DOTTED) {
                    Line underline = new Line();
                    underline.getStyleClass().add("kl-key-dotted");
                    underline.setManaged(false);
                    getChildren().add(underline);
                }
            }
        }
        next.note().ifPresent(this::addNote);
        if (!next.cell().shared().isEmpty()) {
            FontIcon link = Icons.of("mdi2l-link-variant");
            link.getStyleClass().add("kl-key-link");
            getChildren().add(link);
        }
        if (next.cell().collides() && next.note().isPresent()) {
            Polygon corner = new Polygon();
            corner.getStyleClass().add("kl-key-corner");
            corner.setManaged(false);
            getChildren().add(corner);
        }
        requestLayout();
    }

    void setSelected(boolean isSelected) {
        pseudoClassStateChanged(SELECTED, isSelected);
    }

    private void addNote(CellText.Note note) {
        Label label = new Label(note.text(), Icons.of(note.kind().icon()));
        label.getStyleClass().addAll("kl-key-note", note.kind().styleClass());
        label.getGraphic().getStyleClass().add(note.kind().styleClass());
        getChildren().add(label);
    }

    @Override
    protected void layoutChildren() {
        if (content.isEmpty()) {
            return;
        }
        Content shown = content.get();
        GridMetrics metrics = shown.metrics();
        double lineHeight = metrics.lineHeight();
        int lines = shown.text().lines().size() + (shown.note().isPresent() ? 1 : 0);
        double y = Math.round((getHeight() - 1 - lines * lineHeight) / 2);
        int child = 0;
        for (var line : shown.text().lines()) {
            double x = metrics.padding();
            if (shown.cell().state() == ChartCell.State.ABSENT) {
                x = Math.round((getWidth() - metrics.characterWidth()) / 2);
            }
            for (Segment segment : line) {
                Text text = (Text) getChildren().get(child++);
                double width = text.getLayoutBounds().getWidth();
                text.setLayoutX(x);
                text.setLayoutY(Math.rint(y + lineHeight * BASELINE_SHARE));
                if (segment.underline() == Segment.Underline.DOTTED) {
                    Line underline = (Line) getChildren().get(child++);
                    double below = Math.round(y + lineHeight * BASELINE_SHARE) + metrics.px(3) + 0.5;
                    underline.setStartX(x);
                    underline.setEndX(x + width);
                    underline.setStartY(below);
                    underline.setEndY(below);
                }
                x += width;
            }
            y += lineHeight;
        }
        for (; child < getChildren().size(); child++) {
            layoutExtra(getChildren().get(child), metrics, y);
        }
    }

    private void layoutExtra(Node node, GridMetrics metrics, double y) {
        if (node instanceof Label note) {
            note.resizeRelocate(metrics.padding(), y, getWidth() - 2 * metrics.padding(), metrics.lineHeight());
        } else if (node instanceof Polygon corner) {
            double size = metrics.px(CORNER);
            corner.getPoints().setAll(getWidth() - size - 1, 0.0, getWidth() - 1, 0.0, getWidth() - 1, size);
        } else if (node instanceof FontIcon link) {
            double width = link.getLayoutBounds().getWidth();
            link.setLayoutX(Math.rint(getWidth() - metrics.padding() - width));
            link.setLayoutY(Math.rint(getHeight() / 2
                    + link.getLayoutBounds().getHeight() / 2
                    - link.getLayoutBounds().getMaxY()));
        }
    }
}
