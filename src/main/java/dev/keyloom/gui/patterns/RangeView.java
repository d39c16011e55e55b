package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/** Draws a {@link RangePicture}: items in byte order, above them what was wanted in its order, below what is read. */
final class RangeView extends VBox {
    RangeView(RangePicture picture, Texts texts, EntityPaint paint) {
        super(4);
        Label title = new Label(texts.get("patterns.range", picture.collection()));
        title.getStyleClass().add("kl-hint");
        Label wanted = new Label(texts.get("patterns.range.wanted"));
        wanted.getStyleClass().addAll("kl-hint", "kl-success");
        Label read = new Label(texts.get("patterns.range.read"));
        read.getStyleClass().addAll("kl-hint", "kl-danger");
        getStyleClass().add("kl-range");
        getChildren().addAll(title, wanted, new Strip(picture, paint), read);
    }

    /** The row of items with the two walks. */
    private static final class Strip extends Pane {
        private static final double GAP = 8;
        private static final double SKIP = 22;
        private static final double BADGE = 17;
        private static final double CHIP_TOP = 28;
        private static final double CHIP_HEIGHT = 26;
        private static final double HEIGHT = 84;
        private static final double WIDEST = 150;
        private static final double OVERHANG = 22;
        private static final double ARROW = 4;
        private static final double HALF = 2;

        private final List<RangePicture.Cell> cells;
        private final List<Label> chips = new ArrayList<>();
        private final List<Label> skips = new ArrayList<>();
        private final Path wantedLine = line("wanted");
        private final Path readLine = line("read");
        private final List<Label> wanted = new ArrayList<>();
        private final List<Label> read = new ArrayList<>();

        Strip(RangePicture picture, EntityPaint paint) {
            cells = picture.cells();
            getChildren().addAll(wantedLine, readLine);
            for (RangePicture.Cell cell : cells) {
                Label chip = new Label(cell.key());
                chip.getStyleClass().addAll("kl-mono", "kl-range-chip");
                chip.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
                chip.setTooltip(new Tooltip(cell.entity() + "  " + cell.key()));
                chip.setBackground(new Background(
                        new BackgroundFill(paint.full(cell.entity()), new CornerRadii(2), Insets.EMPTY),
                        new BackgroundFill(paint.tint(cell.entity()), CornerRadii.EMPTY, new Insets(0, 0, 0, 3))));
                chips.add(chip);
                Label skip = new Label(cell.skipped() > 0 ? "+" + cell.skipped() : "");
                skip.getStyleClass().add("kl-hint");
                skips.add(skip);
                wanted.add(badge(cell.wanted(), "wanted"));
                read.add(badge(cell.read(), "read"));
            }
            getChildren().addAll(chips);
            getChildren().addAll(skips);
            getChildren().addAll(wanted);
            getChildren().addAll(read);
        }

        @Override
        protected double computePrefHeight(double width) {
            return HEIGHT;
        }

        @Override
        protected double computeMinHeight(double width) {
            return HEIGHT;
        }

        @Override
        protected double computePrefWidth(double height) {
            return OVERHANG * HALF;
        }

        @Override
        protected void layoutChildren() {
            long skipCount = cells.stream().filter(cell -> cell.skipped() > 0).count();
            double room = getWidth() - GAP * (cells.size() - 1) - SKIP * skipCount - OVERHANG;
            double width = Math.min(WIDEST, room / cells.size());
            double x = 0;
            double[] middles = new double[cells.size()];
            for (int i = 0; i < cells.size(); i++) {
                if (cells.get(i).skipped() > 0) {
                    skips.get(i).resizeRelocate(x, CHIP_TOP + 6, SKIP, 14);
                    x += SKIP;
                }
                chips.get(i).resizeRelocate(x, CHIP_TOP, width, CHIP_HEIGHT);
                middles[i] = x + width / HALF;
                wanted.get(i).resizeRelocate(middles[i] - BADGE / HALF, 2, BADGE, BADGE);
                read.get(i).resizeRelocate(middles[i] - BADGE / HALF, HEIGHT - BADGE - 2, BADGE, BADGE);
                x += width + GAP;
            }
            draw(wantedLine, middles, RangePicture.Cell::wanted, 2 + BADGE / HALF);
            draw(readLine, middles, RangePicture.Cell::read, HEIGHT - 2 - BADGE / HALF);
        }

        /** A bar where the walk begins, an arrow where it ends. */
        private void draw(Path path, double[] middles, Function<RangePicture.Cell, OptionalInt> number, double y) {
            path.getElements().clear();
            int first = -1;
            int last = -1;
            for (int i = 0; i < cells.size(); i++) {
                OptionalInt at = number.apply(cells.get(i));
                if (at.isPresent()) {
                    first = first < 0
                                    || at.getAsInt()
                                            < number.apply(cells.get(first)).getAsInt()
                            ? i
                            : first;
                    last = last < 0
                                    || at.getAsInt()
                                            > number.apply(cells.get(last)).getAsInt()
                            ? i
                            : last;
                }
            }
            if (first < 0) {
                return;
            }
            double way = middles[last] >= middles[first] ? 1 : -1;
            double start = middles[first] - way * OVERHANG;
            double end = middles[last] + way * OVERHANG;
            path.getElements()
                    .addAll(
                            new MoveTo(start, y - ARROW),
                            new LineTo(start, y + ARROW),
                            new MoveTo(start, y),
                            new LineTo(end, y),
                            new MoveTo(end - way * ARROW, y - ARROW),
                            new LineTo(end, y),
                            new LineTo(end - way * ARROW, y + ARROW));
        }

        private static Path line(String styleClass) {
            Path path = new Path();
            path.getStyleClass().addAll("kl-range-line", styleClass);
            path.setManaged(false);
            return path;
        }

        private static Label badge(OptionalInt number, String styleClass) {
            Label badge = new Label(number.isPresent() ? Integer.toString(number.getAsInt()) : "");
            badge.getStyleClass().addAll("kl-range-badge", styleClass);
            badge.setVisible(number.isPresent());
            badge.setMinSize(BADGE, BADGE);
            return badge;
        }
    }
}
