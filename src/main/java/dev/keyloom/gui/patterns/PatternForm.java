package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.patterns.FormPart.Faults;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The builder at the right: every field of the pattern that is looked at. Its inputs stay as long as the pattern keeps its
 * shape, so that typing is not disturbed.
 */
final class PatternForm extends VBox {
    private static final double WIDTH = 308;

    private final PatternsViewModel model;
    private final OpenDocument document;
    private final Texts texts;
    private final HBox head = new HBox(8);
    private final VBox box = new VBox();
    private final List<FormPart> parts = new ArrayList<>();
    private StepPath path = StepPath.FIRST;
    private Optional<Shape> shape = Optional.empty();

    /** What decides which inputs there are. */
    private record Shape(
            int position,
            StepPath path,
            List<StepPath> paths,
            Operation operation,
            boolean hasActions,
            boolean hasKeyCondition,
            Optional<KeySchema> key,
            int sortConditions,
            int example,
            int examples,
            Set<String> parameters,
            int returned) {}

    PatternForm(PatternsViewModel model, OpenDocument document, Texts texts) {
        this.model = model;
        this.document = document;
        this.texts = texts;
        getStyleClass().addAll("kl-inspector", "kl-pattern-form");
        setPrefWidth(WIDTH);
        setMinWidth(WIDTH);
        setMaxWidth(WIDTH);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("kl-inspector-head");
        box.getStyleClass().add("kl-form");
        ScrollPane scroll = new ScrollPane(box);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(head, scroll);
        model.detailProperty().addListener((property, before, now) -> show());
        document.store().derivedProperty().addListener((property, before, now) -> show());
        show();
    }

    /** Shows the fields of a step or an action. */
    void show(StepPath newPath) {
        path = newPath;
        show();
    }

    private void show() {
        Optional<PatternDetail> detail = model.detail();
        if (detail.isEmpty()) {
            shape = Optional.empty();
            parts.clear();
            head.getChildren().clear();
            box.getChildren().clear();
            return;
        }
        AccessPattern pattern = detail.get().pattern();
        if (path.in(pattern).isEmpty()
                || shape.filter(old -> old.position() != detail.get().position())
                        .isPresent()) {
            path = StepPath.FIRST;
        }
        Optional<Shape> now = Optional.of(shape(detail.get()));
        if (!now.equals(shape)) {
            shape = now;
            build(detail.get());
        }
        Faults faults = faults();
        parts.forEach(part -> part.show(detail.get(), faults));
    }

    @SuppressWarnings("ReferenceEquality") // problems of an older document may lie elsewhere now
    private Faults faults() {
        return document.store()
                .derived()
                .filter(derived -> derived.document() == document.store().document())
                .map(Derived::problems)
                .map(Faults::new)
                .orElse(Faults.NONE);
    }

    private Shape shape(PatternDetail detail) {
        AccessPattern pattern = detail.pattern();
        Optional<Step> step = path.in(pattern);
        int example = example(detail);
        return new Shape(
                detail.position(),
                path,
                StepPath.all(pattern),
                step.map(Step::operation).orElse(Operation.QUERY),
                step.filter(found -> !found.actions().isEmpty()).isPresent(),
                step.flatMap(Step::keyCondition).isPresent(),
                step.flatMap(this::key),
                step.map(found -> found.sort().size()).orElse(0),
                example,
                pattern.examples().size(),
                ArgumentsPart.arguments(pattern, example).keySet(),
                pattern.returns().map(List::size).orElse(0));
    }

    private Optional<KeySchema> key(Step step) {
        IndexRef index = step.index().orElse(IndexRef.PRIMARY);
        return Steps.tableOf(model.model(), step).map(Table::schema).flatMap(schema -> schema.keyOf(index));
    }

    private static int example(PatternDetail detail) {
        int shown = detail.judged().map(PatternDetail.Judged::example).orElse(0);
        return Math.min(shown, detail.pattern().examples().size());
    }

    private void build(PatternDetail detail) {
        AccessPattern pattern = detail.pattern();
        parts.clear();
        box.getChildren().clear();
        head(pattern);
        GeneralPart general = new GeneralPart(model, texts);
        add(general);
        box.getChildren().add(stepsHead(pattern));
        path.in(pattern).ifPresent(step -> add(new StepPart(model, texts, path, step)));
        add(new ArgumentsPart(model, texts, pattern, example(detail)));
        add(new ReturnsPart(model, texts, pattern));
        box.getChildren().add(general.end());
    }

    private void add(FormPart part) {
        parts.add(part);
        box.getChildren().add(part.node());
    }

    private void head(AccessPattern pattern) {
        Label title = new Label(texts.get("patterns.form.title", Integer.toString(pattern.number())));
        title.getStyleClass().add("kl-strong");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        MenuButton menu = new MenuButton("", Icons.of("mdi2d-dots-horizontal"));
        menu.getStyleClass().addAll("flat", "kl-icon", "small");
        menu.setAccessibleText(texts.get("patterns.form.menu"));
        menu.setTooltip(new Tooltip(texts.get("patterns.form.menu")));
        menu.getItems()
                .addAll(
                        item("patterns.duplicate", "mdi2c-content-copy", model::duplicate),
                        item("patterns.move-up", "mdi2a-arrow-up", () -> model.move(-1)),
                        item("patterns.move-down", "mdi2a-arrow-down", () -> model.move(1)),
                        item("patterns.renumber", "mdi2f-format-list-checks", model::renumber),
                        item("patterns.remove", "mdi2t-trash-can-outline", model::remove));
        Button close = new Button("", Icons.of("mdi2c-chevron-right"));
        close.getStyleClass().addAll("flat", "kl-icon", "small");
        close.setTooltip(new Tooltip(texts.get("inspector.close") + "  Ctrl+I"));
        close.setAccessibleText(texts.get("inspector.close"));
        close.setOnAction(event -> document.session()
                .inspectorOpenProperty(document.session().place())
                .set(false));
        head.getChildren().setAll(title, gap, menu, close);
    }

    private MenuItem item(String key, String icon, Runnable run) {
        MenuItem item = new MenuItem(texts.get(key), Icons.of(icon));
        item.setOnAction(event -> run.run());
        return item;
    }

    /** Which step is shown, where there are several, and how one comes and goes. */
    private Node stepsHead(AccessPattern pattern) {
        List<StepPath> all = StepPath.all(pattern);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(
                4,
                FormPart.heading(
                        texts.get("patterns.form.steps", pattern.steps().size())),
                gap);
        line.getStyleClass().add("kl-form-line");
        if (!all.isEmpty()) {
            line.getChildren().add(stepButton("mdi2t-trash-can-outline", "patterns.form.step.remove", () -> {
                StepPath removed = path;
                path = StepPath.FIRST;
                model.set(removed::remove);
            }));
        }
        line.getChildren().add(stepButton("mdi2p-plus", "patterns.form.step.add", this::addStep));
        if (all.size() < 2) {
            return line;
        }
        Choice<StepPath> choice =
                new Choice<>(texts.get("patterns.form.step"), each -> name(each, pattern), this::show);
        choice.show(all, path);
        VBox steps = new VBox(6, line, choice);
        return steps;
    }

    private static String name(StepPath path, AccessPattern pattern) {
        return path.in(pattern)
                .map(step -> path.number() + "  " + step.operation().serviceName()
                        + step.entity().map(entity -> "  " + entity).orElse(""))
                .orElse("");
    }

    private Button stepButton(String icon, String key, Runnable run) {
        Button button = new Button("", Icons.of(icon, 14));
        button.getStyleClass().addAll("flat", "kl-icon", "small");
        button.setTooltip(new Tooltip(texts.get(key)));
        button.setAccessibleText(texts.get(key));
        button.setOnAction(event -> run.run());
        return button;
    }

    /** Adds a step behind the last; where a transaction or batch is shown, an action to it. */
    private void addStep() {
        AccessPattern pattern = model.detail().orElseThrow().pattern();
        Optional<Step> shown = path.in(pattern);
        boolean isInGroup = path.action().isPresent()
                || shown.filter(step -> StepPart.isGroup(step.operation())).isPresent();
        StepPath next;
        if (isInGroup) {
            StepPath group = new StepPath(path.step(), OptionalInt.empty());
            int count = group.in(pattern).map(step -> step.actions().size()).orElse(0);
            next = new StepPath(path.step(), OptionalInt.of(count));
            model.set(old -> group.change(old, step -> {
                List<Step> actions = new ArrayList<>(step.actions());
                actions.add(newAction(step.operation()));
                return step.toBuilder().actions(actions).build();
            }));
        } else {
            next = new StepPath(pattern.steps().size(), OptionalInt.empty());
            model.set(old -> {
                List<Step> steps = new ArrayList<>(old.steps());
                steps.add(Step.of(Operation.QUERY, Optional.of(IndexRef.PRIMARY), List.of(), List.of()));
                return old.withSteps(steps);
            });
        }
        show(next);
    }

    private Step newAction(Operation group) {
        boolean isRead = group == Operation.TRANSACT_GET_ITEMS;
        Step action = Step.of(isRead ? Operation.GET_ITEM : Operation.PUT_ITEM, Optional.empty(), List.of(), List.of());
        Optional<String> entity =
                model.model().entities().stream().map(found -> found.name()).findFirst();
        return isRead ? action : action.toBuilder().entity(entity).build();
    }
}
