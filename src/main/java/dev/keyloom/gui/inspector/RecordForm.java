package dev.keyloom.gui.inspector;

import dev.keyloom.document.Document;
import dev.keyloom.edit.RecordEdit;
import dev.keyloom.format.project.ValueText;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * A sample record: a field for each attribute, typed; the keys it gets, computed and not to be edited. Its fields depend on
 * the entity, so they are made here and not in a layout.
 */
final class RecordForm implements Form {
    private final Forms forms;
    private final String entity;
    private final int number;
    private final VBox node = new VBox();
    private final Label title = new Label();
    private final VBox fields = new VBox(8);
    private final VBox keys = new VBox();
    private final Label state = new Label();
    private final Map<String, EditField> fieldOf = new LinkedHashMap<>();

    RecordForm(Forms forms, String entity, int number) {
        this.forms = forms;
        this.entity = entity;
        this.number = number;
        node.getStyleClass().add("kl-form");
        title.getStyleClass().add("kl-heading");
        keys.getStyleClass().add("kl-key-block");
        state.setWrapText(true);
        state.getStyleClass().add("kl-hint");
        Label keysTitle = new Label(forms.texts().get("form.record.keys"));
        keysTitle.getStyleClass().addAll("kl-small-strong", "kl-section");
        Button copy = new Button(forms.texts().get("form.record.duplicate"), Icons.of("mdi2c-content-copy"));
        copy.getStyleClass().add("small");
        copy.setOnAction(event -> duplicate());
        Button remove = new Button(forms.texts().get("form.record.remove"));
        remove.getStyleClass().addAll("small", "flat", "danger");
        remove.setOnAction(event -> {
            forms.apply(new RecordEdit.Remove(entity, new TreeSet<>(List.of(number - 1))));
            forms.select(Selection.NONE);
        });
        node.getChildren().addAll(title, fields, keysTitle, keys, state, new HBox(8, copy, remove));
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean show(Document document) {
        Optional<Entity> owner = document.model().entity(entity);
        List<SampleRecord> records = document.model().recordsOf(entity);
        if (owner.isEmpty() || number > records.size()) {
            return false;
        }
        SampleRecord record = records.get(number - 1);
        title.setText(forms.texts().get("form.record.title", entity, number));
        showFields(owner.get(), record);
        showKeys(document.model().table(owner.get().table()));
        return true;
    }

    @Override
    public void focusFirst() {
        fieldOf.values().stream().findFirst().ifPresent(EditField::edit);
    }

    private void showFields(Entity owner, SampleRecord record) {
        Map<String, AttributeType> types = new LinkedHashMap<>();
        for (EntityAttribute attribute : owner.attributes()) {
            types.put(attribute.name(), attribute.type());
        }
        record.values().forEach((name, value) -> types.putIfAbsent(name, value.type()));
        if (!List.copyOf(fieldOf.keySet()).equals(List.copyOf(types.keySet()))) {
            fieldOf.clear();
            fields.getChildren().clear();
            types.forEach((name, type) -> fields.getChildren().add(row(name, type, isRequired(owner, name))));
        }
        fieldOf.forEach((name, field) -> {
            AttributeType type = types.get(name);
            field.onCommit(text -> set(name, type == null ? AttributeType.S : type, text));
            field.show(record.values().get(name).map(ValueText::write).orElse(""));
        });
    }

    private Node row(String name, AttributeType type, boolean required) {
        Label label = new Label(name);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label kind = new Label(type.name());
        kind.getStyleClass().addAll("kl-mono", "kl-muted");
        HBox head = new HBox(4, label, gap, kind);
        label.getStyleClass().addAll("kl-hint");
        EditField field = new EditField();
        field.setLabel(name);
        field.setMonospaced(type != AttributeType.S);
        field.setPromptText(forms.texts().get(required ? "form.record.required" : "form.record.absent"));
        fieldOf.put(name, field);
        VBox group = new VBox(head, field);
        group.getStyleClass().add("kl-group");
        return group;
    }

    private void showKeys(Optional<Table> table) {
        List<Node> lines = new ArrayList<>();
        Optional<MaterializedItem> item =
                forms.derived().flatMap(derived -> derived.materialization().item(entity, number));
        if (table.isPresent() && item.isPresent()) {
            for (KeyAttribute attribute : table.get().schema().keyAttributes()) {
                item.get()
                        .keyValue(attribute.name())
                        .flatMap(AttributeValue::scalarText)
                        .ifPresent(text -> lines.add(keyLine(attribute.name(), text)));
            }
        }
        keys.getChildren().setAll(lines);
        keys.setVisible(!lines.isEmpty());
        keys.setManaged(!lines.isEmpty());
        Optional<String> reason = forms.derived().stream()
                .flatMap(derived -> derived.materialization().notWritten().stream())
                .filter(record -> record.entity().equals(entity) && record.number() == number)
                .map(NotWritten::reason)
                .findFirst();
        state.getStyleClass().remove("kl-danger");
        if (reason.isPresent()) {
            state.getStyleClass().add("kl-danger");
            state.setText(forms.texts().get("form.record.not-written", reason.get()));
        } else {
            state.setText(item.map(written -> forms.texts().get("form.record.size", written.sizeBytes()))
                    .orElse(""));
        }
    }

    private static Node keyLine(String name, String value) {
        Label attribute = new Label(name);
        attribute.getStyleClass().add("kl-muted");
        attribute.setMinWidth(56);
        Label text = new Label(value);
        text.setWrapText(true);
        HBox line = new HBox(8, attribute, text);
        line.getStyleClass().add("kl-key-line");
        return line;
    }

    private List<Problem> set(String attribute, AttributeType type, String text) {
        if (text.isEmpty()) {
            return forms.apply(new RecordEdit.RemoveValue(entity, number - 1, attribute));
        }
        Result<AttributeValue> value = ValueText.read(text, type);
        return value.value().isEmpty()
                ? value.problems()
                : forms.apply(new RecordEdit.SetValue(
                        entity, number - 1, attribute, value.value().get()));
    }

    private void duplicate() {
        SampleRecord record =
                forms.document().store().document().model().recordsOf(entity).get(number - 1);
        if (forms.apply(new RecordEdit.Add(entity, List.of(record), Optional.of(number)))
                .isEmpty()) {
            forms.select(new Selection.RecordSelected(entity, number + 1));
        }
    }

    private static boolean isRequired(Entity owner, String name) {
        return owner.attribute(name).map(EntityAttribute::required).orElse(false);
    }
}
