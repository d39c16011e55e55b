package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/** What a step gives to others: its answer under a name, what a write gives back, and how many items it may touch. */
final class StepEndPart implements FormPart {
    private final PatternsViewModel model;
    private final StepPath path;
    private final VBox node = new VBox(8);
    private final CheckedField as;
    private final CheckedField upTo;
    private final Choice<String> returnValues;

    StepEndPart(PatternsViewModel model, Texts texts, StepPath path, Step step) {
        this.model = model;
        this.path = path;
        StepFields fields = new StepFields(texts);
        as = new CheckedField(
                        texts.get("patterns.form.as"),
                        text -> model.type(path, found -> fields.named(pattern(), found, text)),
                        model::seal)
                .prompting(texts.get("patterns.form.as.prompt"));
        upTo = new CheckedField(
                        texts.get("patterns.form.up-to"),
                        text -> model.type(path, found -> fields.upTo(found, text)),
                        model::seal)
                .prompting(texts.get("patterns.form.up-to.prompt"));
        returnValues = new Choice<>(
                texts.get("patterns.form.return-values"),
                name -> name,
                picked -> model.set(pattern -> path.change(
                        pattern,
                        found -> found.toBuilder()
                                .returnValues(picked.equals("NONE") ? Optional.empty() : Optional.of(picked))
                                .build())));
        if (givesBack(path, step)) {
            node.getChildren().add(FormPart.line(texts.get("patterns.form.return-values"), returnValues));
        }
        if (isNamed(path, step)) {
            node.getChildren().add(FormPart.line(texts.get("patterns.form.as"), as.node()));
        }
        if (isBulk(step)) {
            node.getChildren().add(FormPart.line(texts.get("patterns.form.up-to"), upTo.node()));
        }
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public void show(PatternDetail detail, Faults faults) {
        path.in(detail.pattern()).ifPresent(step -> {
            String pointer = path.pointer(detail.position());
            as.show(step.as().orElse(""), faults.at(pointer + "/as"));
            upTo.show(
                    step.upTo().isPresent() ? Integer.toString(step.upTo().getAsInt()) : "",
                    faults.at(pointer + "/upTo"));
            String chosen = step.returnValues().orElse("NONE");
            List<String> choices = new ArrayList<>(StepFields.returnValues(step.operation()));
            if (!choices.contains(chosen)) {
                choices.add(chosen);
            }
            returnValues.show(choices, chosen);
        });
    }

    private AccessPattern pattern() {
        return model.detail().orElseThrow().pattern();
    }

    /** Within a transaction nothing comes back. */
    private static boolean givesBack(StepPath path, Step step) {
        return path.action().isEmpty()
                && (step.operation() == Operation.PUT_ITEM
                        || step.operation() == Operation.UPDATE_ITEM
                        || step.operation() == Operation.DELETE_ITEM);
    }

    /** A step without an answer has no use for a name, but one that it has can be taken away. */
    private static boolean isNamed(StepPath path, Step step) {
        boolean answers = path.action().isEmpty()
                && step.operation() != Operation.TRANSACT_WRITE_ITEMS
                && step.operation() != Operation.BATCH_WRITE_ITEM;
        return answers || step.as().isPresent();
    }

    private static boolean isBulk(Step step) {
        return (Steps.isWrite(step.operation()) && step.operation() != Operation.CONDITION_CHECK)
                || step.operation() == Operation.BATCH_GET_ITEM
                || step.upTo().isPresent();
    }
}
