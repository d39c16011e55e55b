package dev.keyloom.gui.load;

import dev.keyloom.format.load.Figures;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.load.LoadPicture.PatternRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;

/** The access patterns with their rates, to be tried, and the units of one run: naive beside true. */
final class PatternsCard extends GridPane {
    private static final double RATE_WIDTH = 76;
    private static final double NAME_WIDTH = 230;
    private static final double SLIDER_WIDTH = 96;

    private final LoadViewModel model;
    private final Texts texts;
    private final List<Line> lines = new ArrayList<>();

    PatternsCard(LoadViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        getStyleClass().add("kl-load-grid");
    }

    /** Shows the newest figures; what someone is typing stays until it is done. */
    void show(LoadPicture picture) {
        List<Integer> numbers =
                picture.patterns().stream().map(PatternRow::number).toList();
        if (!numbers.equals(lines.stream().map(line -> line.number).toList())) {
            rebuild(numbers);
        }
        for (int i = 0; i < lines.size(); i++) {
            lines.get(i).show(picture.patterns().get(i));
        }
    }

    private void rebuild(List<Integer> numbers) {
        getChildren().clear();
        lines.clear();
        List<String> heads = List.of("", "pattern", "rate", "", "reads", "naive", "writes", "ratio");
        for (int column = 0; column < heads.size(); column++) {
            String head = heads.get(column);
            put(LoadCard.label(head.isEmpty() ? "" : texts.get("load.patterns." + head), "kl-hint"), column, 0);
        }
        for (int number : numbers) {
            Line line = new Line(number);
            lines.add(line);
            List<Node> cells = line.cells();
            for (int column = 0; column < cells.size(); column++) {
                put(cells.get(column), column, lines.size());
            }
        }
    }

    private void put(Node cell, int column, int row) {
        add(cell, column, row);
        setHalignment(cell, column == 1 ? HPos.LEFT : HPos.RIGHT);
    }

    /** One pattern. */
    private final class Line {
        private final int number;
        private final Label name = LoadCard.label("", "kl-small");
        private final Tooltip fullName = new Tooltip();
        private final TextField rate = new TextField();
        private final Label reads = LoadCard.label("", "kl-small");
        private final Label naive = LoadCard.label("", "kl-small", "kl-muted");
        private final Label writes = LoadCard.label("", "kl-small-strong");
        private final Label ratio = LoadCard.label("", "kl-tag", "kl-warning");
        private final Slider slider = new Slider(0, 1, 0);
        private String known = "";
        private boolean isShowing;

        Line(int number) {
            this.number = number;
            name.setTooltip(fullName);
            rate.setPrefWidth(RATE_WIDTH);
            rate.setMinWidth(RATE_WIDTH);
            rate.setPromptText("–");
            rate.getStyleClass().add("kl-load-rate");
            rate.setTooltip(new Tooltip(texts.get("load.rate.hint")));
            rate.setOnAction(event -> commit());
            rate.focusedProperty().addListener((property, before, now) -> {
                if (!now) {
                    commit();
                }
            });
            slider.setPrefWidth(SLIDER_WIDTH);
            slider.setMinWidth(SLIDER_WIDTH);
            slider.setBlockIncrement(1.0 / RateScale.STEPS);
            slider.setTooltip(new Tooltip(texts.get("load.rate.hint")));
            slider.valueProperty().addListener((property, before, now) -> {
                if (!isShowing) {
                    model.tryRate(number, RateScale.rate(now.doubleValue()));
                }
            });
            ratio.setTooltip(new Tooltip(texts.get("load.ratio.hint")));
            // A long name must not push the other cards below.
            name.setMinWidth(0);
            name.setMaxWidth(NAME_WIDTH);
        }

        List<Node> cells() {
            return List.of(
                    LoadCard.label(String.valueOf(number), "kl-mono", "kl-muted"),
                    name,
                    rate,
                    slider,
                    reads,
                    naive,
                    writes,
                    ratio);
        }

        void show(PatternRow row) {
            name.setText(row.name());
            fullName.setText(row.name());
            rate.setAccessibleText(texts.get("load.rate.spoken", row.name()));
            boolean isTyping = rate.isFocused() && !typed().equals(known);
            known = row.rate().map(Figures::of).orElse("");
            if (!isTyping) {
                rate.setText(known);
            }
            slider.setAccessibleText(texts.get("load.rate.spoken", row.name()));
            showOnSlider(row.rate().orElse(0.0));
            rate.getStyleClass().remove("tried");
            if (row.isTried()) {
                rate.getStyleClass().add("tried");
            }
            reads.setText(row.readUnits() > 0 ? Figures.of(row.readUnits()) : "");
            naive.setText(row.writeUnits() > 0 ? String.valueOf(row.naiveWriteUnits()) : "");
            writes.setText(row.writeUnits() > 0 ? Figures.of(row.writeUnits()) : "");
            ratio.setText(row.ratio().map(times -> "× " + Figures.of(times)).orElse(""));
            ratio.setVisible(row.ratio().isPresent());
        }

        /** A slider that is being moved, or that already says the rate, stays where the hand is. */
        private void showOnSlider(double now) {
            if (!slider.isValueChanging() && RateScale.rate(slider.getValue()) != now) {
                isShowing = true;
                slider.setValue(RateScale.place(now));
                isShowing = false;
            }
        }

        /** What is no rate gives way to the one that holds. */
        private void commit() {
            String typed = typed();
            String before = known;
            if (!typed.equals(before)) {
                known = typed;
                if (!model.tryRate(number, typed)) {
                    known = before;
                    rate.setText(before);
                }
            }
        }

        private String typed() {
            return Objects.requireNonNullElse(rate.getText(), "");
        }
    }
}
