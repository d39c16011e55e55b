package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** The patterns by group: verdict, number, name, index, cost. Arrows walk the patterns and pass over the groups' heads. */
final class PatternListView extends ListView<PatternListView.Line> {
    private static final double ROW_HEIGHT = 26;
    private static final double NUMBER_WIDTH = 24;
    private static final double COST_WIDTH = 46;
    private static final double WIDTH = 332;
    private static final PseudoClass HEAD = PseudoClass.getPseudoClass("head");

    private final PatternsViewModel model;
    private final Texts texts;
    private boolean isShowing;

    /** One line of the list. */
    sealed interface Line {}

    /** The head of a group. */
    record Head(PatternList.Group group) implements Line {}

    /** A pattern. */
    record Item(PatternList.Row row) implements Line {}

    PatternListView(PatternsViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        getStyleClass().add("kl-pattern-list");
        setFixedCellSize(ROW_HEIGHT);
        setPrefWidth(WIDTH);
        setMinWidth(WIDTH);
        setAccessibleText(texts.get("place.patterns"));
        setCellFactory(view -> new LineCell());
        Label nothing = new Label(texts.get("patterns.nothing-found"));
        nothing.getStyleClass().addAll("kl-small", "kl-muted");
        setPlaceholder(nothing);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (!isShowing && now instanceof Item item) {
                model.select(item.row().position());
            } else if (!isShowing && now instanceof Head) {
                showSelected();
            }
        });
        model.listProperty().addListener((property, before, now) -> show());
        model.detailProperty().addListener((property, before, now) -> showSelected());
        show();
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> model.selectBy(1);
            case UP -> model.selectBy(-1);
            case HOME -> model.selectBy(-model.list().rows().size());
            case END -> model.selectBy(model.list().rows().size());
            case DELETE -> model.remove();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void show() {
        List<Line> lines = new ArrayList<>();
        for (PatternList.Group group : model.list().groups()) {
            lines.add(new Head(group));
            group.rows().forEach(row -> lines.add(new Item(row)));
        }
        isShowing = true;
        if (!getItems().equals(lines)) {
            getItems().setAll(lines);
        }
        isShowing = false;
        showSelected();
    }

    private void showSelected() {
        isShowing = true;
        getSelectionModel().clearSelection();
        Optional<PatternDetail> detail = model.detail();
        for (int i = 0; detail.isPresent() && i < getItems().size(); i++) {
            if (getItems().get(i) instanceof Item item
                    && item.row().position() == detail.get().position()) {
                getSelectionModel().select(i);
                getFocusModel().focus(i);
                reveal(i);
            }
        }
        isShowing = false;
    }

    /** Scrolls only if the line is out of sight: a list that jumps under the pointer is a nuisance. */
    private void reveal(int line) {
        double shown = getHeight() / ROW_HEIGHT;
        boolean isInside = lookupAll(".list-cell").stream()
                .filter(ListCell.class::isInstance)
                .map(cell -> (ListCell<?>) cell)
                .anyMatch(cell -> cell.getIndex() == line
                        && !cell.isEmpty()
                        && cell.getLayoutY() >= 0
                        && cell.getLayoutY() + ROW_HEIGHT <= getHeight());
        if (!isInside && shown > 0) {
            scrollTo(Math.max(0, (int) (line - shown / 2)));
        }
    }

    private final class LineCell extends ListCell<Line> {
        private @Nullable Line shown;

        @Override
        protected void updateItem(@Nullable Line line, boolean empty) {
            super.updateItem(line, empty);
            Line now = empty ? null : line;
            if (Objects.equals(now, shown)) {
                return;
            }
            shown = now;
            setText(null);
            setGraphic(null);
            setTooltip(null);
            pseudoClassStateChanged(HEAD, !empty && line instanceof Head);
            if (empty || line == null) {
                setAccessibleText(null);
            } else if (line instanceof Head head) {
                setGraphic(head(head.group()));
            } else {
                PatternList.Row row = ((Item) line).row();
                setGraphic(item(row));
                setTooltip(new Tooltip(
                        row.operation() + "  " + texts.get(row.mark().textKey())));
                setAccessibleText(row.number() + " " + row.name() + ", "
                        + texts.get(row.mark().textKey()));
            }
            if (getGraphic() != null) {
                // A cell that changes while the window is laid out is not styled in that pulse, nor always in the next.
                getGraphic().applyCss();
            }
        }

        private HBox head(PatternList.Group group) {
            Label name = new Label(group.name().isEmpty() ? texts.get("patterns.no-group") : group.name());
            name.getStyleClass().add("kl-small-strong");
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            Label count = new Label(
                    texts.get("patterns.passed", group.passed(), group.rows().size()));
            boolean isFailing = group.rows().stream().anyMatch(row -> row.mark().isFailing());
            count.getStyleClass().addAll("kl-hint", isFailing ? "kl-danger" : "kl-muted");
            count.setMinWidth(Region.USE_PREF_SIZE);
            return line(name, gap, count);
        }

        private HBox item(PatternList.Row row) {
            Label number = new Label(Integer.toString(row.number()));
            number.getStyleClass().addAll("kl-mono", "kl-muted");
            number.setMinWidth(NUMBER_WIDTH);
            number.setAlignment(Pos.CENTER_RIGHT);
            Label name = new Label(row.name());
            name.getStyleClass().add("kl-small");
            name.setMinWidth(0);
            name.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(name, Priority.ALWAYS);
            Label cost = new Label(row.cost());
            cost.getStyleClass().addAll("kl-mono", "kl-muted");
            cost.setMinWidth(COST_WIDTH);
            cost.setAlignment(Pos.CENTER_RIGHT);
            HBox line = line(Marks.icon(row.mark(), 15), number, name);
            row.indexes().forEach(index -> line.getChildren().add(Marks.index(index, texts)));
            line.getChildren().add(cost);
            return line;
        }

        private HBox line(javafx.scene.Node... children) {
            HBox line = new HBox(8, children);
            line.setAlignment(Pos.CENTER_LEFT);
            line.setMaxWidth(Double.MAX_VALUE);
            line.prefWidthProperty().bind(PatternListView.this.widthProperty().subtract(34));
            return line;
        }
    }
}
