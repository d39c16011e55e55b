package dev.keyloom.gui.collections;

import dev.keyloom.format.collections.ItemJson;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** An item in DynamoDB's JSON, as the base table or an index holds it. */
final class ItemJsonView extends VBox {
    private final Texts texts;
    private final FlowPane places = new FlowPane(4, 4);
    private final TextArea text = new TextArea();
    private IndexRef chosen = IndexRef.PRIMARY;

    ItemJsonView(Texts texts) {
        this.texts = texts;
        getStyleClass().add("kl-dock-json");
        text.setEditable(false);
        text.getStyleClass().add("kl-mono");
        text.setAccessibleText(texts.get("collections.json"));
        VBox.setVgrow(text, Priority.ALWAYS);
        getChildren().addAll(places, text);
    }

    /**
     * Shows an item.
     *
     * @param indexes where it is, the base table first
     */
    void show(MaterializedItem item, List<IndexRef> indexes) {
        if (!indexes.contains(chosen)) {
            chosen = IndexRef.PRIMARY;
        }
        ToggleGroup group = new ToggleGroup();
        places.getChildren().clear();
        for (IndexRef index : indexes) {
            ToggleButton toggle =
                    new ToggleButton(index.isPrimary() ? texts.get("collections.base-table") : index.name());
            toggle.setMnemonicParsing(false);
            toggle.setToggleGroup(group);
            toggle.getStyleClass().addAll("small", "kl-index-toggle");
            toggle.setSelected(index.equals(chosen));
            toggle.setOnAction(event -> {
                chosen = index;
                toggle.setSelected(true);
                write(item);
            });
            places.getChildren().add(toggle);
        }
        write(item);
    }

    private void write(MaterializedItem item) {
        text.setText(JsonText.file(ItemJson.of(item.projectedIn(chosen))));
    }
}
