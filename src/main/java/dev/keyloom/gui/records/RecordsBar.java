package dev.keyloom.gui.records;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The place bar: what is done with records at the left, find and files at the right. */
final class RecordsBar extends HBox {
    private final RecordsViewModel model;
    private final Texts texts;
    private final Label title = new Label();
    private final Label count = new Label();

    RecordsBar(RecordsViewModel model, Texts texts, Runnable add) {
        this.model = model;
        this.texts = texts;
        getStyleClass().addAll("kl-patterns-bar", "kl-records-bar");
        title.getStyleClass().add("kl-strong");
        count.getStyleClass().add("kl-hint");
        Button addButton = button("mdi2p-plus", "records.add", "Insert");
        addButton.setOnAction(event -> add.run());
        addButton
                .disableProperty()
                .bind(Bindings.createBooleanBinding(() -> model.picture().isEmpty(), model.pictureProperty()));
        Button duplicate = selectedButton("mdi2c-content-duplicate", "records.duplicate", "Ctrl+D", model::duplicate);
        Button remove = selectedButton("mdi2t-trash-can-outline", "records.remove", "Delete", model::remove);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(title, count, addButton, duplicate, remove, gap);
        model.pictureProperty().addListener((property, before, now) -> show());
        model.selectionProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        title.setText(model.entity().orElse(""));
        int all = model.picture().map(RecordsPicture::rows).orElse(0);
        int selected = model.selection().map(found -> found.positions().count()).orElse(0);
        count.setText(
                model.picture().isEmpty()
                        ? ""
                        : selected > 1
                                ? texts.get("records.bar.selected", selected, all)
                                : texts.get("records.bar.count", all));
    }

    private Button selectedButton(String icon, String key, String keys, Runnable run) {
        Button button = button(icon, key, keys);
        button.setOnAction(event -> run.run());
        button.disableProperty()
                .bind(Bindings.createBooleanBinding(() -> model.selection().isEmpty(), model.selectionProperty()));
        return button;
    }

    private Button button(String icon, String key, String keys) {
        Button button = new Button(texts.get(key), Icons.of(icon));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip(texts.get(key + ".hint") + "  " + keys));
        return button;
    }
}
