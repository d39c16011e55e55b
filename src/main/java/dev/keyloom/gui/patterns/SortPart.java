package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Place;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The condition on one sort key attribute: an operator and its bounds, or any key. */
final class SortPart implements FormPart {
    private static final double OPERATOR_WIDTH = 104;

    private final StepPath path;
    private final int at;
    private final Choice<Optional<Operator>> operator;
    private final LiveField lower;
    private final LiveField upper;
    private final VBox node;

    /** @param at place of the attribute in the index's sort key, from 0 */
    SortPart(
            Texts texts,
            StepPath path,
            KeyAttribute attribute,
            int at,
            Consumer<UnaryOperator<Step>> set,
            Consumer<UnaryOperator<Step>> type,
            Runnable seal) {
        this.path = path;
        this.at = at;
        String name = texts.get("patterns.form.sort", attribute.name());
        operator = new Choice<>(
                name,
                found -> found.map(Operator::symbol).orElse(texts.get("patterns.form.any")),
                picked -> set.accept(step -> step.toBuilder()
                        .sort(conditions(step.sort(), at, picked))
                        .build()));
        operator.setMinWidth(OPERATOR_WIDTH);
        operator.setPrefWidth(OPERATOR_WIDTH);
        lower = new LiveField(name, text -> type.accept(step -> bound(step, 0, text)), seal);
        lower.prompting(texts.get("patterns.form.no-bound"));
        upper = new LiveField(
                texts.get("patterns.form.upper"), text -> type.accept(step -> bound(step, 1, text)), seal);
        Label label = new Label(name);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(6, label, gap, operator);
        label.getStyleClass().add("kl-hint");
        head.getStyleClass().add("kl-form-line");
        node = new VBox(4, head, lower, upper);
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public void show(PatternDetail detail, Faults faults) {
        Step step = path.in(detail.pattern()).orElse(null);
        if (step == null) {
            return;
        }
        Optional<SortCondition> condition = step.sort().stream().skip(at).findFirst();
        operator.show(StepPart.operators(), condition.map(SortCondition::operator));
        boolean isBetween =
                condition.filter(found -> found.operator() == Operator.BETWEEN).isPresent();
        lower.setVisible(condition.isPresent());
        lower.setManaged(condition.isPresent());
        upper.setVisible(isBetween);
        upper.setManaged(isBetween);
        String pointer = path.pointer(detail.position())
                + (step.sort().size() > 1 ? "/sort/" + at : "/sort")
                + condition
                        .map(found -> "/" + Place.escaped(found.operator().symbol()))
                        .orElse("");
        showBound(lower, condition, 0, detail, faults, isBetween ? pointer + "/0" : pointer);
        showBound(upper, condition, 1, detail, faults, pointer + "/1");
    }

    private static void showBound(
            LiveField field,
            Optional<SortCondition> condition,
            int number,
            PatternDetail detail,
            Faults faults,
            String pointer) {
        Optional<KeyTemplate> template =
                condition.flatMap(found -> found.bounds().stream().skip(number).findFirst());
        field.show(template.map(KeyTemplate::text).orElse(""));
        field.preview(template.map(found -> StepPart.preview(found, detail)).orElse(""));
        field.tell(template.isPresent() ? faults.at(pointer) : Optional.empty());
    }

    private Step bound(Step step, int number, String text) {
        if (at >= step.sort().size()) {
            return step;
        }
        SortCondition old = step.sort().get(at);
        List<KeyTemplate> bounds = new ArrayList<>(old.bounds());
        while (bounds.size() <= number) {
            bounds.add(StepPart.template(""));
        }
        bounds.set(number, StepPart.template(text));
        List<SortCondition> conditions = new ArrayList<>(step.sort());
        conditions.set(at, new SortCondition(old.operator(), bounds));
        return step.toBuilder().sort(conditions).build();
    }

    /** Any key on one attribute means any key on those behind it too. */
    private static List<SortCondition> conditions(List<SortCondition> old, int at, Optional<Operator> picked) {
        List<SortCondition> changed = new ArrayList<>(old.subList(0, Math.min(at, old.size())));
        picked.ifPresent(operator -> {
            List<KeyTemplate> bounds =
                    new ArrayList<>(at < old.size() ? old.get(at).bounds() : List.of(StepPart.template("")));
            if (operator == Operator.BETWEEN && bounds.size() < 2) {
                bounds.add(bounds.get(0));
            }
            changed.add(new SortCondition(
                    operator, operator == Operator.BETWEEN ? bounds.subList(0, 2) : bounds.subList(0, 1)));
            if (at + 1 < old.size() && operator == Operator.EQUAL) {
                changed.addAll(old.subList(at + 1, old.size()));
            }
        });
        return changed;
    }
}
