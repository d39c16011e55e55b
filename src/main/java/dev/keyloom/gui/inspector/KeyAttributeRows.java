package dev.keyloom.gui.inspector;

import dev.keyloom.edit.TableEdit;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The key attributes of a table or an index, each with name and type; renaming one renames it everywhere. */
final class KeyAttributeRows {
    private static final List<AttributeType> KEY_TYPES = List.of(AttributeType.S, AttributeType.N, AttributeType.B);

    private final Forms forms;
    private final VBox rows;
    private KeySchema shown = new KeySchema(List.of(new KeyAttribute("?", AttributeType.S)), List.of());

    KeyAttributeRows(Forms forms, VBox rows) {
        this.forms = forms;
        this.rows = rows;
    }

    void show(String table, KeySchema key) {
        if (key.equals(shown) && !rows.getChildren().isEmpty()) {
            return;
        }
        shown = key;
        List<Node> nodes = new ArrayList<>();
        key.partition().forEach(attribute -> nodes.add(row(table, attribute, "form.key.partition")));
        key.sort().forEach(attribute -> nodes.add(row(table, attribute, "form.key.sort")));
        rows.getChildren().setAll(nodes);
    }

    private Node row(String table, KeyAttribute attribute, String role) {
        Label label = new Label(forms.texts().get(role));
        EditField name = new EditField();
        name.setMonospaced(true);
        name.setLabel(forms.texts().get(role));
        name.show(attribute.name());
        name.onCommit(text -> forms.apply(new TableEdit.RenameKeyAttribute(table, attribute.name(), text)));
        ComboBox<AttributeType> type = new ComboBox<>();
        type.setAccessibleText(forms.texts().get("form.attribute.type"));
        Inputs.choices(
                type,
                KEY_TYPES,
                AttributeType::name,
                choice -> forms.apply(new TableEdit.RetypeKeyAttribute(table, attribute.name(), choice)));
        Inputs.show(type, attribute.type());
        HBox line = new HBox(8, name, type);
        line.setAlignment(Pos.TOP_LEFT);
        HBox.setHgrow(name, Priority.ALWAYS);
        VBox group = new VBox(label, line);
        group.getStyleClass().add("kl-group");
        return group;
    }
}
