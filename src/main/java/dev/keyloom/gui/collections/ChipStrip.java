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
    private final List<Chip> chips = new ArrayList<>();
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
        Map<String, Integer> counts =
                model.pictureProperty().get().map(TablePicture::entityCounts).orElse(Map.of());
        if (!List.copyOf(counts.keySet())
                .equals(chips.stream().map(Chip::entity).toList())) {
            chips.clear();
            counts.keySet().forEach(entity -> chips.add(chip(entity)));
            getChildren().setAll(chips.stream().map(Chip::button).toList());
            getChildren().add(more);
        }
        chips.forEach(chip -> show(chip, counts.getOrDefault(chip.entity(), 0)));
        requestLayout();
    }

    /** An entity as a button, and as an entry of the menu. */
    private record Chip(String entity, ToggleButton button, CheckMenuItem entry) {}

    private Chip chip(String entity) {
        ToggleButton button = new ToggleButton();
        button.setMnemonicParsing(false);
        button.getStyleClass().add("kl-chip");
        button.setTooltip(new Tooltip(texts.get("collections.chip.hint", entity)));
        button.setOnAction(event -> model.toggleEntity(entity));
        CheckMenuItem entry = new CheckMenuItem();
        entry.setMnemonicParsing(false);
        entry.setOnAction(event -> model.toggleEntity(entity));
        return new Chip(entity, button, entry);
    }

    private void show(Chip chip, int count) {
        Set<String> only = model.onlyProperty().get();
        boolean isChosen = only.contains(chip.entity());
        String text = texts.get("collections.chip", chip.entity(), count);
        chip.button().setText(text);
        chip.button().setGraphic(square(chip.entity()));
        chip.button().setSelected(isChosen);
        chip.button().pseudoClassStateChanged(OUT, !only.isEmpty() && !isChosen);
        chip.entry().setText(text);
        chip.entry().setGraphic(square(chip.entity()));
        chip.entry().setSelected(isChosen);
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
        return chips.stream()
                .mapToDouble(chip -> chip.button().prefWidth(-1) + GAP)
                .sum();
    }

    @Override
    protected void layoutChildren() {
        int fitting = fitting();
        double x = 0;
        for (int i = 0; i < chips.size(); i++) {
            ToggleButton chip = chips.get(i).button();
            chip.setVisible(i < fitting);
            if (i < fitting) {
                double width = chip.prefWidth(-1);
                place(chip, x, width);
                x += width + GAP;
            }
        }
        boolean hasMore = fitting < chips.size();
        more.setVisible(hasMore);
        if (hasMore) {
            more.setText(texts.get("collections.chips.more", chips.size() - fitting));
            List<CheckMenuItem> rest = chips.subList(fitting, chips.size()).stream()
                    .map(Chip::entry)
                    .toList();
            if (!more.getItems().equals(rest)) {
                more.getItems().setAll(rest);
            }
            place(more, x, more.prefWidth(-1));
        }
    }

    private void place(Region chip, double x, double width) {
        double height = chip.prefHeight(-1);
        chip.resizeRelocate(x, Math.rint((getHeight() - height) / 2), width, height);
    }

    private int fitting() {
        double all = computePrefWidth(-1) - GAP;
        if (all <= getWidth()) {
            return chips.size();
        }
        more.setText(texts.get("collections.chips.more", chips.size()));
        double room = getWidth() - more.prefWidth(-1);
        int fitting = 0;
        for (Chip chip : chips) {
            room -= chip.button().prefWidth(-1) + GAP;
            if (room < 0) {
                return fitting;
            }
            fitting++;
        }
        return fitting;
    }
}
