package dev.keyloom.gui.collections;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/**
 * Lines of one height, of which only those in sight have nodes, and something below the last. Scrolling a million of them
 * costs as much as scrolling thirty.
 *
 * @param <C> the node of a line
 */
final class RowFlow<C extends Node & RowFlow.Line> extends Region {
    private static final double BAR_WIDTH = 6;
    /** The bar stands in the gutter, so that it covers no line. */
    private static final double BAR_GAP = 3;

    private static final double FOOTER_GAP = 14;
    private static final double FOOTER_BOTTOM = 12;

    private final Supplier<C> newCell;
    private final List<C> cells = new ArrayList<>();
    private final Pane sheet = new Pane();
    private final Region footer;
    private final ScrollBar bar = new ScrollBar();
    private final Rectangle clip = new Rectangle();
    private final ReadOnlyDoubleWrapper offset = new ReadOnlyDoubleWrapper();
    /** What is to be revealed once there is a height. */
    private OptionalInt wanted = OptionalInt.empty();

    private int lineCount;
    private double lineHeight = 28;

    RowFlow(Supplier<C> newCell, Region footer) {
        this.newCell = newCell;
        this.footer = footer;
        getStyleClass().add("kl-rows");
        sheet.setManaged(false);
        bar.setOrientation(Orientation.VERTICAL);
        bar.setFocusTraversable(false);
        bar.setManaged(false);
        bar.valueProperty().addListener((property, before, now) -> scrollTo(now.doubleValue()));
        footer.setManaged(false);
        sheet.getChildren().add(footer);
        getChildren().addAll(sheet, bar);
        setClip(clip);
        setOnScroll(event -> {
            if (event.getDeltaY() != 0 && greatestOffset() > 0) {
                scrollTo(offset.get() - event.getDeltaY());
                event.consume();
            }
        });
    }

    /** A node that can show any line. */
    interface Line {
        /** Shows a line by its number from 0. */
        void show(int line);
    }

    /** Returns how far the lines are scrolled, in pixels. */
    ReadOnlyDoubleProperty offsetProperty() {
        return offset.getReadOnlyProperty();
    }

    void setLineHeight(double height) {
        double line = offset.get() / lineHeight;
        lineHeight = height;
        offset.set(line * height);
        requestLayout();
    }

    double lineHeight() {
        return lineHeight;
    }

    /** Shows lines anew; the scroll position stays where it can. */
    void show(int newLineCount) {
        lineCount = newLineCount;
        requestLayout();
    }

    /** Returns the top of a line within this region; above or below its bounds if the line is out of sight. */
    double topOf(int line) {
        return line * lineHeight - offset.get();
    }

    /** Returns the number of the line at a height of this region, −1 if there is none. */
    int lineAt(double y) {
        int line = (int) Math.floor((y + offset.get()) / lineHeight);
        return line >= 0 && line < lineCount ? line : -1;
    }

    int linesInSight() {
        return Math.max(1, (int) (getHeight() / lineHeight));
    }

    /** Scrolls as little as brings a line into sight; a distant line comes to the upper third. */
    void reveal(int line) {
        double top = line * lineHeight;
        double height = getHeight();
        if (height <= 0) {
            wanted = OptionalInt.of(line);
            return;
        }
        if (top >= offset.get() && top + lineHeight <= offset.get() + height) {
            return;
        }
        boolean isNear = top >= offset.get() - 2 * lineHeight && top <= offset.get() + height + lineHeight;
        if (!isNear) {
            scrollTo((line - (int) (height / 3 / lineHeight)) * lineHeight);
        } else {
            scrollTo(top < offset.get() ? top : top + lineHeight - height);
        }
    }

    private void scrollTo(double newOffset) {
        double bounded = Math.max(0, Math.min(newOffset, greatestOffset()));
        if (bounded != offset.get()) {
            offset.set(bounded);
            requestLayout();
        }
    }

    private double greatestOffset() {
        return Math.max(0, contentHeight() - getHeight());
    }

    private double contentHeight() {
        double below = footer.isVisible() ? FOOTER_GAP + footer.prefHeight(getWidth()) + FOOTER_BOTTOM : 0;
        return lineCount * lineHeight + below;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        if (height > 0 && wanted.isPresent()) {
            int line = wanted.getAsInt();
            wanted = OptionalInt.empty();
            reveal(line);
        }
        clip.setX(-BAR_GAP);
        clip.setWidth(width + 2 * BAR_GAP + BAR_WIDTH);
        clip.setHeight(height);
        offset.set(Math.max(0, Math.min(offset.get(), greatestOffset())));
        sheet.resize(width, height);
        int first = (int) Math.floor(offset.get() / lineHeight);
        int shown = 0;
        for (int line = first; line < lineCount && topOf(line) < height; line++) {
            C cell = cell(line);
            cell.setVisible(true);
            cell.show(line);
            cell.resizeRelocate(0, topOf(line), width, lineHeight);
            shown++;
        }
        hideOthers(first, shown);
        double footerTop = lineCount * lineHeight + FOOTER_GAP - offset.get();
        if (footer.isVisible()) {
            footer.resizeRelocate(0, footerTop, width, footer.prefHeight(width));
        }
        layOutBar(width, height);
    }

    /** The cell of a line is always the same while it is in sight, so that a press and its release meet one node. */
    private C cell(int line) {
        int capacity = (int) Math.ceil(getHeight() / lineHeight) + 2;
        while (cells.size() < capacity) {
            C cell = newCell.get();
            cell.setManaged(false);
            cells.add(cell);
            sheet.getChildren().add(cell);
        }
        return cells.get(line % cells.size());
    }

    private void hideOthers(int first, int shown) {
        for (int line = first + shown; line < first + cells.size(); line++) {
            cells.get(line % cells.size()).setVisible(false);
        }
    }

    private void layOutBar(double width, double height) {
        double greatest = greatestOffset();
        bar.setVisible(greatest > 0);
        if (greatest > 0) {
            bar.setMax(greatest);
            bar.setVisibleAmount(greatest * height / (greatest + height));
            bar.setUnitIncrement(lineHeight);
            bar.setBlockIncrement(height - lineHeight);
            bar.setValue(offset.get());
            bar.resizeRelocate(width + BAR_GAP, 0, BAR_WIDTH, height);
        }
    }
}
