package dev.keyloom.gui.inspector;

import dev.keyloom.edit.RelationshipEdit;
import dev.keyloom.edit.RelationshipEdit.Side;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.RelationshipEnd.Participation;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;

/** One end of a relationship: which entity, how many, at least one or not. */
final class EndCard {
    private final Forms forms;
    private final Side side;
    private final Supplier<String> relationship;
    private final Controls controls;

    /** The inputs of the card, from the form's layout. */
    record Controls(
            Label title,
            ComboBox<String> entity,
            ComboBox<Cardinality> cardinality,
            CheckBox mandatory,
            EditField typical,
            EditField maximum) {}

    EndCard(Forms forms, Side side, Supplier<String> relationship, Controls controls) {
        this.forms = forms;
        this.side = side;
        this.relationship = relationship;
        this.controls = controls;
        Inputs.choices(controls.entity(), List.of(), text -> text, this::setEntity);
        Inputs.choices(
                controls.cardinality(),
                List.of(Cardinality.values()),
                choice -> forms.texts().get("form.end." + choice),
                choice -> forms.apply(new RelationshipEdit.SetCardinality(relationship.get(), side, choice)));
        Inputs.ticked(
                controls.mandatory(),
                ticked -> forms.apply(new RelationshipEdit.SetParticipation(
                        relationship.get(), side, ticked ? Participation.MANDATORY : Participation.OPTIONAL)));
        controls.typical()
                .onCommit(text -> setNumber(
                        text, number -> new RelationshipEdit.SetNumbers(name(), side, number, end().maximum())));
        controls.maximum()
                .onCommit(text -> setNumber(
                        text, number -> new RelationshipEdit.SetNumbers(name(), side, end().typical(), number)));
    }

    void show(DataModel model, Relationship value) {
        RelationshipEnd end = end(value);
        RelationshipEnd other = side == Side.FROM ? value.to() : value.from();
        controls.title()
                .setText(forms.texts()
                        .get(
                                "form.end.title",
                                String.join(" / ", end.entities()),
                                String.join(" / ", other.entities())));
        List<String> names =
                new ArrayList<>(model.entities().stream().map(Entity::name).toList());
        String shown = String.join(" / ", end.entities());
        if (!names.contains(shown)) {
            names.add(shown);
        }
        Inputs.show(controls.entity(), names, shown);
        Inputs.show(controls.cardinality(), end.cardinality());
        controls.mandatory().setSelected(end.mandatory());
        controls.typical().show(end.typical().map(BigDecimal::toPlainString).orElse(""));
        controls.maximum().show(end.maximum().map(BigDecimal::toPlainString).orElse(""));
    }

    private void setEntity(String choice) {
        Optional<Entity> chosen = forms.document().store().document().model().entity(choice);
        chosen.ifPresent(entity ->
                forms.apply(new RelationshipEdit.SetEnd(name(), side, end().withEntities(List.of(entity.name())))));
    }

    private List<Problem> setNumber(String text, Function<Optional<BigDecimal>, RelationshipEdit> edit) {
        if (text.isBlank()) {
            return forms.apply(edit.apply(Optional.empty()));
        }
        Optional<BigDecimal> number = Numbers.parse(text.strip()).filter(value -> value.signum() >= 0);
        return number.isEmpty()
                ? List.of(Problem.error("not-a-count", forms.texts().get("form.end.not-a-count"), Place.NOWHERE))
                : forms.apply(edit.apply(number));
    }

    private RelationshipEnd end() {
        return end(
                forms.document().store().document().model().relationship(name()).orElseThrow());
    }

    private RelationshipEnd end(Relationship value) {
        return side == Side.FROM ? value.from() : value.to();
    }

    private String name() {
        return relationship.get();
    }
}
