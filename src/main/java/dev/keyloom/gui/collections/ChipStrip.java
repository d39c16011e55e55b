package dev.keyloom.gui.collections;

import dev.keyloom.gui.collections.ItemPaint.Ground;
import dev.keyloom.gui.control.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/** A chip for each entity, legend and filter in one; those that find no room are in a menu at the end. */
final class ChipStrip extends Region {
    private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");
    private static final double GAP = 6;

    private final CollectionsViewModel model;
    private final Texts texts;
    private final Supplier<ItemPaint> paint;
    private final List<ToggleButton> chips = new ArrayList<>();
    private final List<CheckMenuItem> entries = new ArrayList<>();
    private final MenuButton more = new MenuButton();

    ChipStrip(CollectionsViewModel model, Texts texts, Supplier<ItemPaint> paint) {
        this.model = model;
        this.texts = texts;
        this.paint = paint;
        more.getStyleClass().add("kl-chip");
        setMinWidth(0);
    }

    /** Shows the entities of the table, those that the filter leaves marked. */
    void refresh() {
        chips.clear();
        entries.clear();
        Map<String, Integer> counts =
                model.pictureProperty().get().map(TablePicture::entityCounts).orElse(Map.of());
        Set<String> only = model.onlyProperty().get();
        counts.forEach((entity, count) -> {
            chips.add(chip(entity, count, only));
            CheckMenuItem entry = new CheckMenuItem(texts.get("collections.chip", entity, count), square(entity));
            entry.setSelected(only.contains(entity));
            entry.setOnAction(event -> model.toggleEntity(entity));
            entries.add(entry);
        });
        getChildren().setAll(chips);
        getChildren().add(more);
        requestLayout();
    }

    private ToggleButton chip(String entity, int count, Set<String> only) {
        ToggleButton chip = new ToggleButton(texts.get("collections.chip", entity, count), square(entity));
        chip.getStyleClass().add("kl-chip");
        chip.setSelected(only.contains(entity));
        chip.pseudoClassStateChanged(OUT, !only.isEmpty() && !only.contains(entity));
        chip.setTooltip(new Tooltip(texts.get("collections.chip.hint", entity)));
        chip.setOnAction(event -> model.toggleEntity(entity));
        return chip;
    }

    private Region square(String entity) {
        Region square = new Region();
        square.getStyleClass().add("kl-legend-square");
        square.setBackground(paint.get().ground(entity, Ground.FULL));
        return square;
    }

    @Override
    protected double computePrefHeight(double width) {
        return more.prefHeight(-1);
    }

    @Override
    protected double computePrefWidth(double height) {
        return chips.stream().mapToDouble(chip -> chip.prefWidth(-1) + GAP).sum();
    }

    @Override
    protected void layoutChildren() {
        int fitting = fitting();
        double x = 0;
        for (int i = 0; i < chips.size(); i++) {
            ToggleButton chip = chips.get(i);
            chip.setVisible(i < fitting);
            if (i < fitting) {
                double width = chip.prefWidth(-1);
                chip.resizeRelocate(x, 0, width, getHeight());
                x += width + GAP;
            }
        }
        boolean hasMore = fitting < chips.size();
        more.setVisible(hasMore);
        if (hasMore) {
            more.setText(texts.get("collections.chips.more", chips.size() - fitting));
            List<CheckMenuItem> rest = entries.subList(fitting, entries.size());
            if (!more.getItems().equals(rest)) {
                more.getItems().setAll(rest);
            }
            more.resizeRelocate(x, 0, more.prefWidth(-1), getHeight());
        }
    }

    private int fitting() {
        double all = computePrefWidth(-1) - GAP;
        if (all <= getWidth()) {
            return chips.size();
        }
        more.setText(texts.get("collections.chips.more", chips.size()));
        double room = getWidth() - more.prefWidth(-1);
        int fitting = 0;
        for (ToggleButton chip : chips) {
            room -= chip.prefWidth(-1) + GAP;
            if (room < 0) {
                return fitting;
            }
            fitting++;
        }
        return fitting;
    }
}
