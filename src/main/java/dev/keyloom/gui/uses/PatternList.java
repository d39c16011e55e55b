package dev.keyloom.gui.uses;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;

/** The access patterns of a table with the indexes they use, in as many columns as there is room for. */
public final class PatternList extends VBox {
    private static final double LEAST_COLUMN_WIDTH = 260;

    private final Texts texts;
    private final PatternMarks marks;
    private final TilePane lines = new TilePane();
    private final ScrollPane scroll = new ScrollPane(lines);
    private final List<Line> shown = new ArrayList<>();
    /** The marks outlive the list, so they must not hold on to it. */
    private final ChangeListener<Object> marked = (property, before, now) -> showMarks();

    public PatternList(Texts texts, PatternMarks marks) {
        this.texts = texts;
        this.marks = marks;
        Label title = new Label(texts.get("patterns.title"));
        title.getStyleClass().add("kl-small-strong");
        title.setMinHeight(Region.USE_PREF_SIZE);
        lines.widthProperty()
                .addListener((property, before, now) -> lines.setPrefTileWidth(columnWidth(now.doubleValue())));
        lines.getStyleClass().add("kl-use-lines");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinHeight(0);
        scroll.getStyleClass().addAll("edge-to-edge", "kl-use-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getStyleClass().add("kl-uses");
        getChildren().addAll(title, scroll);
        marks.indexProperty().addListener(new WeakChangeListener<>(marked));
        lines.setPrefTileWidth(LEAST_COLUMN_WIDTH);
    }

    /** Shows other patterns; without effect if they are the same. */
    public void show(List<PatternUse> uses) {
        if (uses.equals(shown.stream().map(line -> line.use).toList())) {
            return;
        }
        marks.leavePattern();
        shown.clear();
        uses.forEach(use -> shown.add(new Line(use)));
        lines.getChildren().setAll(shown);
        showMarks();
    }

    private void showMarks() {
        for (Line line : shown) {
            line.pseudoClassStateChanged(PatternMarks.MARKED, marks.isMarked(line.use));
        }
        shown.stream().filter(line -> marks.isMarked(line.use)).findFirst().ifPresent(this::reveal);
    }

    private void reveal(Line line) {
        double beyond = lines.getHeight() - scroll.getViewportBounds().getHeight();
        double top = line.getBoundsInParent().getMinY();
        double offset = beyond * scroll.getVvalue();
        boolean isInSight = top >= offset
                && line.getBoundsInParent().getMaxY()
                        <= offset + scroll.getViewportBounds().getHeight();
        if (beyond > 0 && !isInSight) {
            scroll.setVvalue(Math.min(1, top / beyond));
        }
    }

    /** As many columns as there is room for, which share it. */
    private double columnWidth(double width) {
        double gap = lines.getHgap();
        int columns = (int) Math.max(1, Math.floor((width + gap) / (LEAST_COLUMN_WIDTH + gap)));
        return Math.floor((width - (columns - 1) * gap) / columns);
    }

    private String nameOf(IndexRef index) {
        return index.isPrimary() ? texts.get("index.primary") : index.name();
    }

    private final class Line extends HBox {
        private final PatternUse use;

        private Line(PatternUse use) {
            this.use = use;
            String where = texts.list(
                    use.indexes().stream().map(PatternList.this::nameOf).toList());
            Label number = new Label(String.valueOf(use.number()));
            number.getStyleClass().addAll("kl-mono", "kl-muted", "kl-use-number");
            Label name = new Label(use.name());
            name.getStyleClass().add("kl-small");
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            Label indexes = new Label(where);
            indexes.getStyleClass().add("kl-hint");
            indexes.setMinWidth(Region.USE_PREF_SIZE);
            getStyleClass().add("kl-use-line");
            setAccessibleRole(AccessibleRole.TEXT);
            setAccessibleText(use.number() + " " + use.name() + ", " + where);
            getChildren().addAll(number, name, gap, indexes);
            marks.followPattern(this, use);
        }
    }
}
