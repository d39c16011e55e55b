package dev.keyloom.gui.patterns;

import dev.keyloom.capacity.IndexWrite;
import dev.keyloom.format.project.ValueText;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.pattern.WrittenItem;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The items that a pattern's writes touch: each with what it was, what it is, and what each index is charged. */
final class WritesView extends VBox {
    private static final int MOST_ITEMS = 40;
    private static final int MOST_ATTRIBUTES = 12;
    private static final int LONGEST_VALUE = 60;

    private final Texts texts;
    private final EntityPaint paint;

    WritesView(List<WrittenItem> written, Texts texts, EntityPaint paint) {
        super(8);
        this.texts = texts;
        this.paint = paint;
        Label title = new Label(texts.get("patterns.written", written.size()));
        title.getStyleClass().add("kl-small-strong");
        getChildren().add(title);
        written.stream().limit(MOST_ITEMS).forEach(item -> getChildren().add(card(item)));
        if (written.size() > MOST_ITEMS) {
            getChildren().add(hint(texts.get("patterns.answer.more", written.size() - MOST_ITEMS)));
        }
    }

    private Node card(WrittenItem item) {
        Region edge = new Region();
        edge.setMinWidth(4);
        edge.setMaxHeight(Double.MAX_VALUE);
        edge.setBackground(javafx.scene.layout.Background.fill(paint.full(item.entity())));
        Label entity = new Label(item.entity());
        entity.getStyleClass().add("kl-small-strong");
        entity.setMinWidth(Region.USE_PREF_SIZE);
        Label key = new Label(keyText(item.key()));
        key.getStyleClass().add("kl-mono");
        key.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        key.setMinWidth(0);
        key.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(key, Priority.ALWAYS);
        HBox head = new HBox(8, entity, key, tag(item));
        head.setAlignment(Pos.CENTER_LEFT);
        VBox body = new VBox(6, head);
        body.getStyleClass().add("kl-written-body");
        HBox.setHgrow(body, Priority.ALWAYS);
        if (!item.isUnchanged()) {
            body.getChildren().addAll(changes(item), costs(item));
        }
        HBox card = new HBox(edge, body);
        card.getStyleClass().add("kl-answer-card");
        return card;
    }

    private Label tag(WrittenItem item) {
        String key = item.isUnchanged()
                ? "patterns.written.unchanged"
                : item.before().isEmpty()
                        ? "patterns.written.new"
                        : item.after().isEmpty() ? "patterns.written.removed" : "patterns.written.changed";
        Label tag = new Label(texts.get(key));
        tag.getStyleClass().add("kl-tag");
        tag.setMinWidth(Region.USE_PREF_SIZE);
        return tag;
    }

    /** The attributes that differ, before and after; of a new or removed item those beside its key. */
    private Node changes(WrittenItem item) {
        Item before = item.before().orElse(Item.EMPTY);
        Item after = item.after().orElse(Item.EMPTY);
        Set<String> names = new LinkedHashSet<>(before.toMap().keySet());
        names.addAll(after.toMap().keySet());
        names.removeIf(
                name -> before.get(name).equals(after.get(name)) || item.key().has(name));
        GridPane grid = new GridPane();
        grid.getStyleClass().add("kl-written-grid");
        int row = 0;
        for (String name : names.stream().limit(MOST_ATTRIBUTES).toList()) {
            Label attribute = new Label(name);
            attribute.getStyleClass().add("kl-hint");
            attribute.setMinWidth(Region.USE_PREF_SIZE);
            grid.add(attribute, 0, row);
            grid.add(value(before.get(name), "kl-muted"), 1, row);
            Label arrow = new Label("→");
            arrow.getStyleClass().add("kl-hint");
            grid.add(arrow, 2, row);
            grid.add(value(after.get(name), "kl-success"), 3, row);
            row++;
        }
        if (names.size() > MOST_ATTRIBUTES) {
            grid.add(hint(texts.get("patterns.answer.more", names.size() - MOST_ATTRIBUTES)), 0, row, 4, 1);
        }
        return grid;
    }

    private static Label value(Optional<AttributeValue> value, String styleClass) {
        String text = value.map(ValueText::write).orElse("∅");
        Label label = new Label(text.length() > LONGEST_VALUE ? text.substring(0, LONGEST_VALUE) + "…" : text);
        label.getStyleClass().addAll("kl-mono", styleClass);
        label.setMinWidth(0);
        return label;
    }

    private Node costs(WrittenItem item) {
        List<String> parts = new ArrayList<>();
        parts.add(texts.get(
                "patterns.written.units",
                texts.get("index.primary"),
                item.cost().tableUnits()));
        for (IndexWrite write : item.cost().indexWrites()) {
            parts.add(texts.get(
                    "patterns.written.index",
                    write.index().name(),
                    write.writeUnits(),
                    texts.get("patterns.written.kind." + write.kind())));
        }
        return hint(texts.get("patterns.written.cost", item.cost().totalUnits(), String.join("  ·  ", parts)));
    }

    private static String keyText(Item key) {
        List<String> parts = new ArrayList<>();
        key.forEach((name, value) -> parts.add(value.scalarText().orElse("")));
        return String.join("  ", parts);
    }

    private static Label hint(String text) {
        Label hint = new Label(text);
        hint.getStyleClass().add("kl-hint");
        hint.setWrapText(true);
        return hint;
    }
}
