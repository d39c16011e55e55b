package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Patterns × indexes; pointing at an index says what would break without it, a click keeps it so. */
final class CoverageView extends HBox {
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");
    private static final double COLUMN = 23;
    private static final double ROW = 24;
    private static final double TITLE = 108;
    private static final double COUNT_GAP = 6;
    private static final double ANSWER_WIDTH = 320;
    private static final int MOST_NAMED = 3;

    private final PatternsViewModel model;
    private final Texts texts;
    private final GridPane grid = new GridPane();
    private final VBox answer = new VBox(6);
    private final List<Drawn> rows = new ArrayList<>();
    private final Map<Coverage.Column, Label> numbers = new LinkedHashMap<>();
    private final ObjectProperty<Optional<Coverage.Row>> kept = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Coverage.Row>> hovered = new SimpleObjectProperty<>(Optional.empty());

    /** A row as it is drawn: its ground, and what is marked with it. */
    private record Drawn(Coverage.Row row, Region ground, List<Node> nodes) {}

    CoverageView(PatternsViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        getStyleClass().add("kl-coverage");
        ScrollPane scroll = new ScrollPane(grid);
        scroll.getStyleClass().add("edge-to-edge");
        scroll.setFitToWidth(true);
        HBox.setHgrow(scroll, Priority.ALWAYS);
        grid.getStyleClass().add("kl-coverage-grid");
        answer.getStyleClass().add("kl-coverage-answer");
        answer.setPrefWidth(ANSWER_WIDTH);
        answer.setMinWidth(ANSWER_WIDTH);
        getChildren().addAll(scroll, answer);
        grid.setOnMouseMoved(event -> hovered.set(rowAt(event.getY())));
        grid.setOnMouseExited(event -> hovered.set(Optional.empty()));
        grid.setOnMouseClicked(event -> rowAt(event.getY())
                .ifPresent(row ->
                        kept.set(kept.get().filter(row::equals).isPresent() ? Optional.empty() : Optional.of(row))));
        model.coverageProperty().addListener((property, before, now) -> build());
        model.detailProperty().addListener((property, before, now) -> mark());
        kept.addListener((property, before, now) -> mark());
        hovered.addListener((property, before, now) -> mark());
        build();
    }

    /** Returns the index of which the view says what would break without it. */
    Optional<Coverage.Row> questioned() {
        return hovered.get()
                .or(kept::get)
                .flatMap(row -> model.coverage().rows().stream()
                        .filter(each ->
                                each.table().equals(row.table()) && each.index().equals(row.index()))
                        .findFirst());
    }

    private void build() {
        Coverage coverage = model.coverage();
        grid.getChildren().clear();
        rows.clear();
        numbers.clear();
        Label title = new Label(texts.get("patterns.coverage"));
        title.getStyleClass().add("kl-small-strong");
        title.setMinWidth(TITLE);
        grid.add(title, 0, 0);
        for (Coverage.Column column : coverage.columns()) {
            Label number = number(column);
            numbers.put(column, number);
            grid.add(number, column.position() + 2, 0);
        }
        boolean isManyTables =
                coverage.rows().stream().map(Coverage.Row::table).distinct().count() > 1;
        for (Coverage.Row row : coverage.rows()) {
            addRow(coverage, row, isManyTables);
        }
        mark();
    }

    private void addRow(Coverage coverage, Coverage.Row row, boolean isManyTables) {
        int at = rows.size() + 1;
        Region ground = new Region();
        ground.getStyleClass().add("kl-coverage-row");
        ground.setMinHeight(ROW);
        grid.add(ground, 0, at, coverage.columns().size() + 3, 1);
        String name = Marks.name(row.index(), texts);
        Label label = new Label(isManyTables ? row.table() + ", " + name : name);
        label.getStyleClass().addAll("kl-small");
        label.setMouseTransparent(true);
        Label count = new Label(Integer.toString(row.used().size()));
        count.getStyleClass().addAll("kl-mono", "kl-muted");
        count.setMinWidth(COLUMN + COLUMN / 2);
        count.setAlignment(Pos.CENTER_RIGHT);
        count.setPadding(new Insets(0, COUNT_GAP, 0, 0));
        count.setMouseTransparent(true);
        grid.add(label, 0, at);
        grid.add(count, 1, at);
        List<Node> marked = new ArrayList<>(List.of(ground, label));
        for (Coverage.Column column : coverage.columns()) {
            if (row.used().contains(column.position())) {
                Node square = square(column);
                marked.add(square);
                grid.add(square, column.position() + 2, at);
            }
        }
        rows.add(new Drawn(row, ground, marked));
    }

    private Label number(Coverage.Column column) {
        Label number = new Label(Integer.toString(column.number()));
        number.setMinWidth(COLUMN);
        number.setAlignment(Pos.CENTER);
        number.setTooltip(new Tooltip(column.number() + " " + column.name()));
        number.setOnMouseClicked(event -> {
            model.select(column.position());
            event.consume();
        });
        return number;
    }

    private Node square(Coverage.Column column) {
        Node square;
        if (column.mark().isFailing()) {
            square = Marks.icon(column.mark(), 16);
        } else {
            Region region = new Region();
            region.getStyleClass().add("kl-coverage-square");
            square = region;
        }
        square.setOnMouseClicked(event -> {
            model.select(column.position());
            event.consume();
        });
        GridPane.setHalignment(square, HPos.CENTER);
        return square;
    }

    private Optional<Coverage.Row> rowAt(double y) {
        return rows.stream()
                .filter(drawn -> drawn.ground().getBoundsInParent().getMinY() <= y
                        && y < drawn.ground().getBoundsInParent().getMaxY())
                .map(Drawn::row)
                .findFirst();
    }

    /** Marks what is pointed at without making anything anew: what is under the pointer stays where it is. */
    private void mark() {
        Optional<Coverage.Row> questioned = questioned();
        int shown = model.detail().map(PatternDetail::position).orElse(-1);
        for (Drawn drawn : rows) {
            boolean isMarked = questioned.filter(drawn.row()::equals).isPresent();
            drawn.nodes().forEach(node -> node.pseudoClassStateChanged(MARKED, isMarked));
        }
        numbers.forEach((column, number) -> {
            boolean isUnserved = questioned
                    .filter(row -> row.used().contains(column.position()))
                    .isPresent();
            String color = column.mark().isFailing()
                    ? "kl-danger"
                    : isUnserved ? "kl-accent" : column.position() == shown ? "kl-body" : "kl-muted";
            number.getStyleClass().setAll("label", "kl-mono", "kl-coverage-number", color);
        });
        showAnswer(model.coverage(), questioned);
    }

    private void showAnswer(Coverage coverage, Optional<Coverage.Row> questioned) {
        answer.getChildren().clear();
        Label title = new Label(questioned
                .map(row -> texts.get("patterns.breaks", Marks.name(row.index(), texts)))
                .orElse(texts.get("patterns.breaks.ask")));
        title.getStyleClass().add("kl-small-strong");
        answer.getChildren().add(title);
        if (questioned.isEmpty()) {
            answer.getChildren().add(hint(texts.get("patterns.breaks.hint")));
            return;
        }
        List<Coverage.Column> broken = coverage.unservedWithout(questioned.get());
        broken.stream().limit(MOST_NAMED).forEach(column -> {
            Label number = new Label(Integer.toString(column.number()));
            number.getStyleClass().addAll("kl-mono", "kl-muted");
            Label name = new Label(column.name());
            name.getStyleClass().add("kl-small");
            name.setMinWidth(0);
            Label tag = new Label(texts.get("patterns.breaks.unserved"));
            tag.getStyleClass().addAll("kl-tag", "kl-warning");
            tag.setMinWidth(USE_PREF_SIZE);
            HBox line = new HBox(8, number, name, tag);
            line.setAlignment(Pos.CENTER_LEFT);
            line.setOnMouseClicked(event -> model.select(column.position()));
            answer.getChildren().add(line);
        });
        if (broken.isEmpty()) {
            answer.getChildren().add(hint(texts.get("patterns.breaks.none")));
        } else if (broken.size() > MOST_NAMED) {
            answer.getChildren().add(hint(texts.get("patterns.breaks.more", broken.size() - MOST_NAMED)));
        }
        if (!questioned.get().index().isPrimary()) {
            answer.getChildren().add(hint(saved(questioned.get().writers())));
        }
    }

    private String saved(Map<String, Integer> writers) {
        if (writers.isEmpty()) {
            return texts.get("patterns.breaks.no-writer");
        }
        return texts.get(
                "patterns.breaks.saved",
                writers.entrySet().stream()
                        .limit(MOST_NAMED)
                        .map(entry -> texts.get(
                                "patterns.breaks.saved-one", entry.getKey(), entry.getValue() - 1, entry.getValue()))
                        .collect(Collectors.joining(", ")),
                writers.size());
    }

    private static Label hint(String text) {
        Label hint = new Label(text);
        hint.getStyleClass().add("kl-hint");
        hint.setWrapText(true);
        hint.setMinHeight(Region.USE_PREF_SIZE);
        return hint;
    }
}
