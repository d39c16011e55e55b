package dev.keyloom.gui.patterns;

import dev.keyloom.format.project.ValueText;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Background;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A few records of one entity in its colour, a column for each attribute that one of them has. */
final class RecordsTable extends HBox {
    private static final int MOST_RECORDS = 12;
    private static final int LONGEST_VALUE = 32;

    RecordsTable(String entity, List<SampleRecord> records, Texts texts, EntityPaint paint) {
        getStyleClass().add("kl-answer-card");
        Region edge = new Region();
        edge.setMinWidth(4);
        edge.setMaxHeight(Double.MAX_VALUE);
        edge.setBackground(Background.fill(paint.full(entity)));
        Label name = new Label(entity);
        name.getStyleClass().add("kl-small-strong");
        ScrollPane across = new ScrollPane(grid(records));
        across.getStyleClass().addAll("edge-to-edge", "kl-prove-table");
        across.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        across.setFitToHeight(true);
        across.setMinHeight(Region.USE_PREF_SIZE);
        VBox body = new VBox(4, name, across);
        if (records.size() > MOST_RECORDS) {
            Label rest = new Label(texts.get("patterns.answer.more", records.size() - MOST_RECORDS));
            rest.getStyleClass().add("kl-hint");
            body.getChildren().add(rest);
        }
        body.getStyleClass().add("kl-written-body");
        body.setMinWidth(0);
        HBox.setHgrow(body, Priority.ALWAYS);
        getChildren().addAll(edge, body);
    }

    private static GridPane grid(List<SampleRecord> records) {
        Set<String> names = new LinkedHashSet<>();
        records.forEach(record -> names.addAll(record.values().toMap().keySet()));
        GridPane grid = new GridPane();
        grid.getStyleClass().add("kl-prove-grid");
        int column = 0;
        for (String name : names) {
            Label head = new Label(name);
            head.getStyleClass().add("kl-hint");
            head.setMinWidth(Region.USE_PREF_SIZE);
            grid.add(head, column, 0);
            int row = 1;
            for (SampleRecord record : records.stream().limit(MOST_RECORDS).toList()) {
                grid.add(value(record.values().get(name)), column, row);
                row++;
            }
            column++;
        }
        return grid;
    }

    private static Label value(Optional<AttributeValue> value) {
        String text = value.map(ValueText::write).orElse("∅");
        Label label = new Label(text.length() > LONGEST_VALUE ? text.substring(0, LONGEST_VALUE) + "…" : text);
        label.getStyleClass().add("kl-mono");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }
}
