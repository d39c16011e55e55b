package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.Operation;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.RenderedPrefix;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/** One step or action: what is asked of which index with which key, or what is written. */
final class StepPart implements FormPart {
    private final PatternsViewModel model;
    private final Texts texts;
    private final StepPath path;
    private final VBox node = new VBox(10);
    private final List<FormPart> rows = new ArrayList<>();

    /** A part whose inputs are those of the step as it is in {@code pattern} now. */
    StepPart(PatternsViewModel model, Texts texts, StepPath path, Step step) {
        this.model = model;
        this.texts = texts;
        this.path = path;
        add(operation());
        if (!step.actions().isEmpty() || isGroup(step.operation())) {
            addOnlyWrite(step);
        } else if (Steps.isWrite(step.operation())) {
            add(entity());
            add(new ValuesPart(model, texts, path));
            if (step.operation() == Operation.UPDATE_ITEM) {
                add(expression("patterns.form.update", "/update", Step::update, Step.Builder::update));
            }
            add(expression("patterns.form.condition", "/condition", Step::condition, Step.Builder::condition));
        } else {
            add(index());
            if (step.operation() != Operation.SCAN) {
                addKey(step);
            }
            add(expression("patterns.form.filter", "/filter", Step::filter, Step.Builder::filter));
            add(new ReadOptionsPart(texts, path, step, this::set));
        }
        add(new StepEndPart(model, texts, path, step));
    }

    /** The actions of a group say what it writes; without any it may write one kind of item itself. */
    private void addOnlyWrite(Step step) {
        if (step.actions().isEmpty()
                && step.operation() == Operation.BATCH_WRITE_ITEM
                && step.entity().isPresent()) {
            add(entity());
            add(new ValuesPart(model, texts, path));
        }
    }

    static boolean isGroup(Operation operation) {
        return operation == Operation.TRANSACT_WRITE_ITEMS
                || operation == Operation.BATCH_WRITE_ITEM
                || operation == Operation.TRANSACT_GET_ITEMS;
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public void show(PatternDetail detail, Faults faults) {
        rows.forEach(row -> row.show(detail, faults));
    }

    private void add(FormPart row) {
        rows.add(row);
        node.getChildren().add(row.node());
    }

    private void set(UnaryOperator<Step> change) {
        model.set(pattern -> path.change(pattern, change));
    }

    private void type(UnaryOperator<Step> change) {
        model.type(pattern -> path.change(pattern, change));
    }

    private FormPart operation() {
        Choice<Operation> choice = new Choice<>(
                texts.get("patterns.form.operation"),
                Operation::serviceName,
                picked -> set(step -> step.toBuilder().operation(picked).build()));
        List<Operation> all = Stream.of(Operation.values())
                .filter(each ->
                        each != Operation.CONDITION_CHECK || path.action().isPresent())
                .filter(each -> path.action().isEmpty() || !isGroup(each))
                .toList();
        return part(
                FormPart.line(texts.get("patterns.form.operation"), choice),
                (step, pointer, shown) -> choice.show(all, step.operation()));
    }

    private FormPart index() {
        Choice<IndexRef> choice = new Choice<>(
                texts.get("patterns.form.index"),
                ref -> Marks.name(ref, texts),
                picked ->
                        set(step -> step.toBuilder().index(Optional.of(picked)).build()));
        return part(
                FormPart.line(texts.get("patterns.form.index"), choice),
                (step, pointer, shown) -> choice.show(
                        Steps.tableOf(model.model(), step)
                                .map(table -> table.schema().indexRefs())
                                .orElse(List.of(IndexRef.PRIMARY)),
                        step.index().orElse(IndexRef.PRIMARY)));
    }

    private FormPart entity() {
        Choice<String> choice = new Choice<>(
                texts.get("patterns.form.entity"),
                name -> name,
                picked ->
                        set(step -> step.toBuilder().entity(Optional.of(picked)).build()));
        return part(
                FormPart.line(texts.get("patterns.form.entity"), choice),
                (step, pointer, shown) -> choice.show(
                        model.model().entities().stream()
                                .map(found -> found.name())
                                .toList(),
                        step.entity().orElse("")));
    }

    private void addKey(Step step) {
        if (step.keyCondition().isPresent()) {
            add(expression(
                    "patterns.form.key-condition", "/keyCondition", Step::keyCondition, Step.Builder::keyCondition));
            return;
        }
        key(step).ifPresent(key -> {
            for (int i = 0; i < key.partition().size(); i++) {
                add(partition(key.partition(), i));
            }
            for (int i = 0; i < key.sort().size() && i <= step.sort().size(); i++) {
                add(new SortPart(texts, path, key.sort().get(i), i, this::set, this::type, model::seal));
            }
        });
    }

    private Optional<KeySchema> key(Step step) {
        IndexRef index = step.index().orElse(IndexRef.PRIMARY);
        return Steps.tableOf(model.model(), step).map(Table::schema).flatMap(schema -> schema.keyOf(index));
    }

    private FormPart partition(List<KeyAttribute> attributes, int at) {
        String name = attributes.get(at).name();
        LiveField field = new LiveField(
                name,
                text -> type(step -> step.toBuilder()
                        .partition(templates(step.partition(), at, text))
                        .build()),
                model::seal);
        Node group = FormPart.group(texts.get("patterns.form.partition", name), field);
        return part(group, (step, pointer, shown) -> {
            Optional<KeyTemplate> template = step.partition().stream().skip(at).findFirst();
            field.show(template.map(KeyTemplate::text).orElse(""));
            field.preview(template.map(found -> preview(found, shown.detail())).orElse(""));
            String place = step.partition().size() > 1 ? "/partition/" + at : "/partition";
            field.tell(shown.faults().at(pointer + place));
        });
    }

    private FormPart expression(
            String key,
            String member,
            Function<Step, Optional<String>> value,
            BiFunction<Step.Builder, Optional<String>, Step.Builder> set) {
        LiveField field = new LiveField(
                texts.get(key),
                text -> type(step ->
                        set.apply(step.toBuilder(), GeneralPart.optional(text)).build()),
                model::seal);
        return part(FormPart.group(texts.get(key), field), (step, pointer, shown) -> {
            field.show(value.apply(step).orElse(""));
            field.tell(shown.faults().at(pointer + member));
        });
    }

    /** Returns the templates with one of them set, those before it empty if there were none. */
    static List<KeyTemplate> templates(List<KeyTemplate> old, int at, String text) {
        List<KeyTemplate> changed = new ArrayList<>(old);
        while (changed.size() <= at) {
            changed.add(template(""));
        }
        changed.set(at, template(text));
        while (!changed.isEmpty() && changed.get(changed.size() - 1).text().isEmpty()) {
            changed.remove(changed.size() - 1);
        }
        return changed;
    }

    /** A broken template is kept as it is typed. */
    static KeyTemplate template(String text) {
        return KeyTemplate.parse(text).value().orElseThrow();
    }

    /** Returns the key that a template gives for the example's arguments, as far as they give it. */
    static String preview(KeyTemplate template, PatternDetail detail) {
        if (template.text().isEmpty() || template.isBroken()) {
            return "";
        }
        RenderedPrefix prefix = template.renderPrefix(Item.of(detail.judged()
                .map(judged -> judged.run().arguments())
                .orElse(detail.pattern().parameters())));
        return prefix.isWhole() ? prefix.text() : prefix.text() + "…";
    }

    private record Shown(PatternDetail detail, Faults faults) {}

    private interface Showing {
        void show(Step step, String pointer, Shown shown);
    }

    private FormPart part(Node row, Showing showing) {
        return new FormPart() {
            @Override
            public Node node() {
                return row;
            }

            @Override
            public void show(PatternDetail detail, Faults faults) {
                path.in(detail.pattern())
                        .ifPresent(
                                step -> showing.show(step, path.pointer(detail.position()), new Shown(detail, faults)));
            }
        };
    }

    /** Returns the operators of a sort condition, for the choice; nothing stands for any key. */
    static List<Optional<SortCondition.Operator>> operators() {
        List<Optional<SortCondition.Operator>> all = new ArrayList<>();
        all.add(Optional.empty());
        Arrays.stream(SortCondition.Operator.values()).map(Optional::of).forEach(all::add);
        return all;
    }
}
