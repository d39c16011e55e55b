package dev.keyloom.gui.inspector;

import dev.keyloom.document.Document;
import dev.keyloom.edit.RelationshipEdit;
import dev.keyloom.edit.RelationshipEdit.Direction;
import dev.keyloom.edit.RelationshipEdit.Side;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Strategy;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;

/** A relationship: its ends, the associative entity, and how each direction is read. */
final class RelationshipForm implements Form {
    private final Node node;
    private String relationship;
    private final EndCard from;
    private final EndCard to;
    private final DirectionCard forward;
    private final DirectionCard backward;

    @FXML
    private EditField name;

    @FXML
    private TextArea description;

    @FXML
    private Label fromTitle;

    @FXML
    private ComboBox<String> fromEntity;

    @FXML
    private ComboBox<Cardinality> fromCardinality;

    @FXML
    private CheckBox fromMandatory;

    @FXML
    private EditField fromTypical;

    @FXML
    private EditField fromMaximum;

    @FXML
    private Label toTitle;

    @FXML
    private ComboBox<String> toEntity;

    @FXML
    private ComboBox<Cardinality> toCardinality;

    @FXML
    private CheckBox toMandatory;

    @FXML
    private EditField toTypical;

    @FXML
    private EditField toMaximum;

    @FXML
    private ComboBox<String> via;

    @FXML
    private Label forwardTitle;

    @FXML
    private ComboBox<Strategy> forwardStrategy;

    @FXML
    private ComboBox<Optional<IndexRef>> forwardIndex;

    @FXML
    private CheckBox forwardNeeded;

    @FXML
    private Label forwardMore;

    @FXML
    private Label backwardTitle;

    @FXML
    private ComboBox<Strategy> backwardStrategy;

    @FXML
    private ComboBox<Optional<IndexRef>> backwardIndex;

    @FXML
    private CheckBox backwardNeeded;

    @FXML
    private Label backwardMore;

    @FXML
    private Button remove;

    RelationshipForm(Forms forms, String relationship) {
        this.relationship = relationship;
        node = forms.load("relationship.fxml", this);
        name.onCommit(text -> {
            String before = this.relationship;
            this.relationship = text;
            var problems = forms.apply(new RelationshipEdit.Rename(before, text));
            if (problems.isEmpty()) {
                forms.select(new Selection.RelationshipSelected(text));
            } else {
                this.relationship = before;
            }
            return problems;
        });
        Inputs.live(
                description,
                text -> forms.apply(new RelationshipEdit.Describe(this.relationship, Inputs.optional(text))));
        from = new EndCard(
                forms,
                Side.FROM,
                this::name,
                new EndCard.Controls(fromTitle, fromEntity, fromCardinality, fromMandatory, fromTypical, fromMaximum));
        to = new EndCard(
                forms,
                Side.TO,
                this::name,
                new EndCard.Controls(toTitle, toEntity, toCardinality, toMandatory, toTypical, toMaximum));
        forward = new DirectionCard(
                forms,
                Direction.FORWARD,
                this::name,
                new DirectionCard.Controls(forwardTitle, forwardStrategy, forwardIndex, forwardNeeded, forwardMore));
        backward = new DirectionCard(
                forms,
                Direction.BACKWARD,
                this::name,
                new DirectionCard.Controls(
                        backwardTitle, backwardStrategy, backwardIndex, backwardNeeded, backwardMore));
        Inputs.choices(
                via,
                List.of(),
                choice -> choice.isEmpty() ? forms.texts().get("form.none") : choice,
                choice -> forms.apply(new RelationshipEdit.SetVia(this.relationship, Inputs.optional(choice))));
        remove.setOnAction(event -> {
            forms.apply(new RelationshipEdit.Remove(this.relationship));
            forms.select(Selection.NONE);
        });
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean show(Document document) {
        DataModel model = document.model();
        Optional<Relationship> found = model.relationship(relationship);
        found.ifPresent(value -> {
            name.show(value.name());
            Inputs.show(description, value.description().orElse(""));
            from.show(model, value);
            to.show(model, value);
            forward.show(model, value);
            backward.show(model, value);
            List<String> choices = new ArrayList<>(List.of(""));
            model.entities().stream().map(Entity::name).forEach(choices::add);
            Inputs.show(via, choices, value.via().orElse(""));
        });
        return found.isPresent();
    }

    @Override
    public void focusFirst() {
        name.edit();
    }

    private String name() {
        return relationship;
    }
}
