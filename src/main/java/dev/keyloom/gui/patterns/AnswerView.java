package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.patterns.AnswerComparison.AnswerLine;
import dev.keyloom.gui.patterns.AnswerComparison.ExpectedLine;
import dev.keyloom.gui.patterns.AnswerComparison.Fault;
import java.util.List;
import java.util.function.ObjIntConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/** The answer of the keys beside the answer of the records; a line joins what stands elsewhere than it should. */
final class AnswerView extends HBox {
    private static final int MOST_LINES = 60;
    private static final double LINE_HEIGHT = 30;
    private static final double HEAD_HEIGHT = 31;
    private static final double GAP = 36;
    private static final double ARROW = 4;

    private final Texts texts;
    private final EntityPaint paint;
    private final ObjIntConsumer<String> showRecord;

    /** @param showRecord leads to a record, by its entity and number */
    AnswerView(
            AnswerComparison comparison,
            String cost,
            Texts texts,
            EntityPaint paint,
            ObjIntConsumer<String> showRecord) {
        this.texts = texts;
        this.paint = paint;
        this.showRecord = showRecord;
        getStyleClass().add("kl-answers");
        VBox answer = card(texts.get("patterns.answer"), cost);
        comparison.answer().stream()
                .limit(MOST_LINES)
                .forEach(line -> answer.getChildren()
                        .add(answerLine(line, answer.getChildren().size())));
        addRest(answer, comparison.answer().size(), "patterns.answer.none");
        long came = comparison.expected().stream()
                .filter(line -> line.came().isPresent())
                .count();
        VBox expected = card(
                texts.get("patterns.expected"),
                texts.get("patterns.expected.count", came, comparison.expected().size()));
        comparison.expected().stream()
                .limit(MOST_LINES)
                .forEach(line -> expected.getChildren()
                        .add(expectedLine(line, expected.getChildren().size())));
        addRest(expected, comparison.expected().size(), "patterns.expected.none");
        HBox.setHgrow(answer, Priority.ALWAYS);
        HBox.setHgrow(expected, Priority.ALWAYS);
        // Both halves are as wide, whatever they hold.
        answer.setPrefWidth(100);
        expected.setPrefWidth(100);
        answer.setMinWidth(0);
        expected.setMinWidth(0);
        getChildren().addAll(answer, joints(comparison), expected);
    }

    private VBox card(String title, String side) {
        Label name = new Label(title);
        name.getStyleClass().add("kl-small-strong");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label told = new Label(side);
        told.getStyleClass().add("kl-hint");
        told.setMinWidth(0);
        HBox head = new HBox(8, name, gap, told);
        head.getStyleClass().add("kl-answer-head");
        head.setMinHeight(HEAD_HEIGHT);
        head.setMaxHeight(HEAD_HEIGHT);
        VBox card = new VBox(head);
        card.getStyleClass().add("kl-answer-card");
        return card;
    }

    private void addRest(VBox card, int count, String noneKey) {
        if (count == 0) {
            Label none = new Label(texts.get(noneKey));
            none.getStyleClass().addAll("kl-hint", "kl-answer-rest");
            card.getChildren().add(none);
        } else if (count > MOST_LINES) {
            Label rest = new Label(texts.get("patterns.answer.more", count - MOST_LINES));
            rest.getStyleClass().addAll("kl-hint", "kl-answer-rest");
            card.getChildren().add(rest);
        }
    }

    private Node answerLine(AnswerLine line, int number) {
        Label key = new Label(line.key());
        key.getStyleClass().add("kl-mono");
        key.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        HBox row = line(number, line.entity(), key, line.fault(), told(line));
        line.record()
                .ifPresent(record -> row.setOnMouseClicked(event -> {
                    if (event.getClickCount() == 2) {
                        showRecord.accept(line.entity(), record);
                    }
                }));
        return row;
    }

    private String told(AnswerLine line) {
        return switch (line.fault()) {
            case UNEXPECTED -> texts.get("patterns.line.unexpected");
            case OUT_OF_ORDER ->
                line.places() > 0
                        ? texts.get("patterns.line.late", line.places())
                        : texts.get("patterns.line.early", -line.places());
            case NONE, MISSING -> "";
        };
    }

    private Node expectedLine(ExpectedLine line, int number) {
        Label text = new Label(line.text());
        text.getStyleClass().add("kl-small");
        String told = switch (line.fault()) {
            case MISSING -> texts.get("patterns.line.missing");
            case OUT_OF_ORDER -> texts.get("patterns.line.came", line.came().orElse(0) + 1);
            case NONE, UNEXPECTED -> "";
        };
        HBox row = line(number, line.entity(), text, line.fault(), told);
        row.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                showRecord.accept(line.entity(), line.record());
            }
        });
        return row;
    }

    private HBox line(int number, String entity, Label what, Fault fault, String told) {
        Region edge = new Region();
        edge.setMinWidth(4);
        edge.setPrefWidth(4);
        edge.setMaxHeight(Double.MAX_VALUE);
        edge.setBackground(javafx.scene.layout.Background.fill(paint.full(entity)));
        Label place = new Label(Integer.toString(number));
        place.getStyleClass().addAll("kl-mono", "kl-muted");
        place.setMinWidth(22);
        place.setAlignment(Pos.CENTER_RIGHT);
        Label kind = new Label(entity);
        kind.getStyleClass().add("kl-small");
        kind.setMinWidth(Region.USE_PREF_SIZE);
        what.setMinWidth(0);
        what.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(what, Priority.ALWAYS);
        HBox line = new HBox(8, edge, place, kind, what);
        if (!told.isEmpty()) {
            line.getChildren().add(toldLabel(fault, told));
        }
        line.setAlignment(Pos.CENTER_LEFT);
        line.setFillHeight(true);
        line.setMinHeight(LINE_HEIGHT);
        line.setMaxHeight(LINE_HEIGHT);
        line.getStyleClass().add("kl-answer-line");
        if (fault == Fault.UNEXPECTED) {
            line.getStyleClass().add("unexpected");
        }
        line.setAccessibleText(number + " " + entity + " " + what.getText() + " " + told);
        return line;
    }

    private static Label toldLabel(Fault fault, String text) {
        String styleClass = fault == Fault.OUT_OF_ORDER ? "kl-warning" : "kl-danger";
        Label told = new Label(text, Icons.of(icon(fault), 13));
        told.getGraphic().getStyleClass().add(styleClass);
        told.getStyleClass().addAll("kl-hint", styleClass);
        told.setMinWidth(Region.USE_PREF_SIZE);
        return told;
    }

    private static String icon(Fault fault) {
        return switch (fault) {
            case UNEXPECTED, NONE -> "mdi2p-plus";
            case MISSING -> "mdi2m-minus";
            case OUT_OF_ORDER -> "mdi2a-arrow-down";
        };
    }

    /** Lines between the cards, from where an item came to where it belongs. */
    private static Pane joints(AnswerComparison comparison) {
        Pane pane = new Pane();
        pane.setMinWidth(GAP);
        pane.setPrefWidth(GAP);
        pane.setMaxWidth(GAP);
        List<AnswerLine> lines = comparison.answer();
        for (int i = 0; i < Math.min(lines.size(), MOST_LINES); i++) {
            AnswerLine line = lines.get(i);
            if (line.fault() == Fault.OUT_OF_ORDER
                    && line.match().isPresent()
                    && line.match().getAsInt() < MOST_LINES) {
                pane.getChildren().add(joint(middle(i), middle(line.match().getAsInt())));
            }
        }
        return pane;
    }

    private static double middle(int line) {
        return HEAD_HEIGHT + line * LINE_HEIGHT + LINE_HEIGHT / 2;
    }

    private static Path joint(double from, double to) {
        double end = GAP - 3;
        Path path = new Path(
                new MoveTo(3, from),
                new CubicCurveTo(GAP / 2, from, GAP / 2, to, end, to),
                new MoveTo(end - ARROW, to - ARROW),
                new LineTo(end, to),
                new LineTo(end - ARROW, to + ARROW));
        path.getStyleClass().add("kl-answer-joint");
        return path;
    }
}
