package dev.keyloom.gui.inspector;

import dev.keyloom.document.Document;
import dev.keyloom.edit.AttributeEdit;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.EntityAttribute.Required;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;

/** An attribute of an entity: name, type, whether it identifies, is required, changes; its format. */
final class AttributeForm implements Form {
    private static final List<String> FORMATS = List.of(
            "",
            "iso-8601-seconds",
            "iso-8601-millis",
            "epoch-seconds",
            "epoch-millis",
            "date",
            "ksuid",
            "ulid",
            "uuid",
            "email");

    private final Forms forms;
    private final Node node;
    private final String entity;
    private String attribute;

    @FXML
    private Label owner;

    @FXML
    private EditField name;

    @FXML
    private ComboBox<AttributeType> type;

    @FXML
    private CheckBox identifier;

    @FXML
    private CheckBox required;

    @FXML
    private ComboBox<Optional<Boolean>> mutable;

    @FXML
    private ComboBox<String> format;

    @FXML
    private TextArea description;

    @FXML
    private Button remove;

    AttributeForm(Forms forms, String entity, String attribute) {
        this.forms = forms;
        this.entity = entity;
        this.attribute = attribute;
        node = forms.load("attribute.fxml", this);
        name.onCommit(text -> {
            String before = this.attribute;
            this.attribute = text;
            var problems = forms.apply(new AttributeEdit.Rename(entity, before, text));
            if (problems.isEmpty()) {
                forms.select(new Selection.Attribute(entity, text));
            } else {
                this.attribute = before;
            }
            return problems;
        });
        Inputs.choices(
                type,
                List.of(AttributeType.values()),
                choice -> choice.name() + "  " + forms.texts().get("type." + choice.name()),
                choice -> forms.apply(new AttributeEdit.Retype(entity, this.attribute, choice)));
        Inputs.ticked(identifier, this::setIdentifier);
        Inputs.ticked(
                required, ticked -> change(found -> found.withRequired(ticked ? Required.ALWAYS : Required.OPTIONAL)));
        Inputs.choices(
                mutable,
                List.of(Optional.empty(), Optional.of(true), Optional.of(false)),
                choice -> forms.texts()
                        .get("form.attribute.mutable."
                                + choice.map(Object::toString).orElse("unknown")),
                choice -> change(found -> found.withMutable(choice)));
        Inputs.choices(
                format,
                FORMATS,
                choice -> choice.isEmpty() ? forms.texts().get("form.none") : choice,
                choice -> change(found -> found.withFacts(found.facts().withFormat(Inputs.optional(choice)))));
        Inputs.live(description, text -> change(found -> found.withDescription(Inputs.optional(text))));
        remove.setOnAction(event -> {
            forms.apply(new AttributeEdit.Remove(entity, this.attribute));
            forms.select(Selection.Entities.of(entity));
        });
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean show(Document document) {
        Optional<Entity> ownerEntity = document.model().entity(entity);
        Optional<EntityAttribute> found = ownerEntity.flatMap(value -> value.attribute(attribute));
        found.ifPresent(value -> {
            owner.setText(forms.texts().get("form.attribute.of", entity));
            name.show(value.name());
            Inputs.show(type, value.type());
            identifier.setSelected(ownerEntity.orElseThrow().identifier().contains(attribute));
            required.setSelected(value.required());
            Inputs.show(mutable, value.mutable());
            Inputs.show(format, value.facts().format().orElse(""));
            Inputs.show(description, value.description().orElse(""));
        });
        return found.isPresent();
    }

    @Override
    public void focusFirst() {
        name.edit();
    }

    private void setIdentifier(boolean identifies) {
        Entity current =
                forms.document().store().document().model().entity(entity).orElseThrow();
        List<String> names = new ArrayList<>(current.identifier());
        names.remove(attribute);
        if (identifies) {
            names.add(attribute);
        }
        forms.apply(new EntityEdit.SetIdentifier(entity, names));
    }

    private void change(UnaryOperator<EntityAttribute> change) {
        EntityAttribute changed = forms.document()
                .store()
                .document()
                .model()
                .entity(entity)
                .flatMap(value -> value.attribute(attribute))
                .map(change)
                .orElseThrow();
        forms.apply(new AttributeEdit.SetFacts(
                entity,
                attribute,
                changed.required() ? Required.ALWAYS : Required.OPTIONAL,
                changed.mutable(),
                changed.description(),
                changed.facts()));
    }
}
