package dev.keyloom.gui.collections;

import dev.keyloom.gui.collections.ItemPaint.Ground;
import dev.keyloom.gui.collections.TablePicture.IndexPicture;
import dev.keyloom.gui.control.Texts;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What an index leaves out, at its end: a hatched card with the number of absent items of each entity. */
final class AbsentCard extends Region {
    private static final double BORDER = 12;

    private final Texts texts;
    private final Label title = new Label();
    private final FlowPane counts = new FlowPane();
    private final VBox inside = new VBox(title, counts);

    AbsentCard(Texts texts) {
        this.texts = texts;
        getStyleClass().add("kl-absent-card");
        inside.getStyleClass().add("kl-absent-inside");
        title.getStyleClass().add("kl-small-strong");
        title.setWrapText(true);
        counts.getStyleClass().add("kl-absent-counts");
        getChildren().add(inside);
    }

    void show(IndexPicture picture, ItemPaint paint) {
        int absent = picture.absentCount();
        setVisible(absent > 0);
        title.setText(texts.get("collections.absent", absent, picture.ref().name()));
        counts.getChildren().clear();
        picture.absent().forEach((entity, count) -> {
            Region square = new Region();
            square.getStyleClass().add("kl-legend-square");
            square.setBackground(paint.ground(entity, Ground.FULL));
            Label label = new Label(texts.get("collections.absent.entity", count, entity), square);
            label.getStyleClass().add("kl-hint");
            counts.getChildren().add(label);
        });
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        double inner = width - RowCell.INDENT - 2 * BORDER;
        counts.setPrefWrapLength(inner - 12);
        return 2 * BORDER + inside.prefHeight(inner);
    }

    @Override
    protected void layoutChildren() {
        inside.resizeRelocate(
                RowCell.INDENT + BORDER, BORDER, getWidth() - RowCell.INDENT - 2 * BORDER, getHeight() - 2 * BORDER);
    }
}
