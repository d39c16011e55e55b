package dev.keyloom.gui.inspector;

import dev.keyloom.edit.RelationshipEdit;
import dev.keyloom.edit.RelationshipEdit.Direction;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Extras;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Strategy;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;

/** How one direction of a relationship is read: strategy, index, whether anything asks. */
final class DirectionCard {
    private final Forms forms;
    private final Direction direction;
    private final Supplier<String> relationship;
    private final Controls controls;

    /** The inputs of the card, from the form's layout. */
    record Controls(
            Label title,
            ComboBox<Strategy> strategy,
            ComboBox<Optional<IndexRef>> index,
            CheckBox needed,
            Label more) {}

    DirectionCard(Forms forms, Direction direction, Supplier<String> relationship, Controls controls) {
        this.forms = forms;
        this.direction = direction;
        this.relationship = relationship;
        this.controls = controls;
        Inputs.choices(
                controls.strategy(),
                List.of(Strategy.values()),
                choice -> forms.texts().get("strategy." + choice),
                choice -> change(
                        first().strategy() == choice ? first() : with(choice, first().index(), first().needed())));
        Inputs.choices(
                controls.index(),
                List.of(),
                choice -> choice.map(index -> index.isPrimary() ? forms.texts().get("index.primary") : index.name())
                        .orElse(forms.texts().get("form.none")),
                choice -> change(with(first().strategy(), choice, first().needed())));
        Inputs.ticked(controls.needed(), ticked -> change(with(first().strategy(), first().index(), ticked)));
    }

    void show(DataModel model, Relationship value) {
        String from = String.join(" / ", value.from().entities());
        String to = String.join(" / ", value.to().entities());
        controls.title().setText(direction == Direction.FORWARD ? from + " → " + to : to + " → " + from);
        DirectionStrategy first = first(value);
        Inputs.show(controls.strategy(), first.strategy());
        List<Optional<IndexRef>> indexes = new ArrayList<>();
        indexes.add(Optional.empty());
        model.tables().stream()
                .flatMap(table -> table.schema().indexRefs().stream())
                .distinct()
                .map(Optional::of)
                .forEach(indexes::add);
        if (!indexes.contains(first.index())) {
            indexes.add(first.index());
        }
        Inputs.show(controls.index(), indexes, first.index());
        controls.needed().setSelected(first.needed());
        List<DirectionStrategy> all = strategies(value);
        String others = all.stream()
                .skip(1)
                .map(strategy -> forms.texts().get("strategy." + strategy.strategy()))
                .collect(Collectors.joining(", "));
        controls.more().setText(others.isEmpty() ? "" : forms.texts().get("form.relationship.more", others));
        controls.more().setVisible(!others.isEmpty());
        controls.more().setManaged(!others.isEmpty());
    }

    private DirectionStrategy with(Strategy strategy, Optional<IndexRef> index, boolean needed) {
        DirectionStrategy old = first();
        return new DirectionStrategy(strategy, index, needed, old.attribute(), old.separator(), old.extras());
    }

    private void change(DirectionStrategy first) {
        List<DirectionStrategy> all = new ArrayList<>(strategies(current()));
        if (all.isEmpty()) {
            all.add(first);
        } else {
            all.set(0, first);
        }
        forms.apply(new RelationshipEdit.SetStrategies(relationship.get(), direction, all));
    }

    private Relationship current() {
        return forms.document()
                .store()
                .document()
                .model()
                .relationship(relationship.get())
                .orElseThrow();
    }

    private DirectionStrategy first() {
        return first(current());
    }

    private DirectionStrategy first(Relationship value) {
        return strategies(value).stream()
                .findFirst()
                .orElse(new DirectionStrategy(
                        Strategy.NONE, Optional.empty(), false, Optional.empty(), Optional.empty(), Extras.NONE));
    }

    private List<DirectionStrategy> strategies(Relationship value) {
        return direction == Direction.FORWARD ? value.forward() : value.backward();
    }
}
