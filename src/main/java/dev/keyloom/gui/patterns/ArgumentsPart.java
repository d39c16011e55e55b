package dev.keyloom.gui.patterns;

import dev.keyloom.format.project.ValueText;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The arguments of the example that is shown, from 0; more examples can be added, each is verified. */
final class ArgumentsPart implements FormPart {
    private static final double NAME_WIDTH = 96;

    private final PatternsViewModel model;
    private final Texts texts;
    private final int example;
    private final VBox node = new VBox(6);
    private final Map<String, EditField> fields = new LinkedHashMap<>();

    ArgumentsPart(PatternsViewModel model, Texts texts, AccessPattern pattern, int example) {
        this.model = model;
        this.texts = texts;
        this.example = example;
        node.getChildren().add(head(pattern));
        arguments(pattern, example).keySet().forEach(name -> node.getChildren().add(row(name)));
        EditField added = new EditField();
        added.setLabel(texts.get("patterns.form.parameter.add"));
        added.setPromptText(texts.get("patterns.form.parameter.add"));
        added.onCommit(this::add);
        node.getChildren().add(added);
    }

    /** Returns the arguments of an example; the pattern's own parameters are the first. */
    static Map<String, AttributeValue> arguments(AccessPattern pattern, int example) {
        return example == 0 || example > pattern.examples().size()
                ? pattern.parameters()
                : pattern.examples().get(example - 1);
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public void show(PatternDetail detail, Faults faults) {
        Map<String, AttributeValue> arguments = arguments(detail.pattern(), example);
        fields.forEach((name, field) -> field.show(
                Optional.ofNullable(arguments.get(name)).map(ValueText::write).orElse("")));
    }

    private Node head(AccessPattern pattern) {
        Label title = FormPart.heading(
                pattern.examples().isEmpty()
                        ? texts.get("patterns.form.parameters")
                        : texts.get("patterns.form.parameters.of", example + 1));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(4, title, gap);
        head.getStyleClass().add("kl-form-line");
        if (example > 0) {
            head.getChildren()
                    .add(button("mdi2t-trash-can-outline", "patterns.form.example.remove", this::removeExample));
        }
        head.getChildren().add(button("mdi2p-plus", "patterns.form.example.add", this::addExample));
        return head;
    }

    private Button button(String icon, String key, Runnable run) {
        Button button = new Button("", Icons.of(icon, 14));
        button.getStyleClass().addAll("flat", "kl-icon", "small");
        button.setTooltip(new Tooltip(texts.get(key)));
        button.setAccessibleText(texts.get(key));
        button.setOnAction(event -> run.run());
        return button;
    }

    private Node row(String name) {
        Label label = new Label(name);
        label.getStyleClass().add("kl-small");
        label.setMinWidth(NAME_WIDTH);
        label.setPrefWidth(NAME_WIDTH);
        label.setTooltip(new Tooltip(name));
        EditField field = new EditField();
        field.setLabel(name);
        field.onCommit(text -> set(name, text));
        HBox.setHgrow(field, Priority.ALWAYS);
        fields.put(name, field);
        HBox row =
                new HBox(6, label, field, button("mdi2c-close", "patterns.form.parameter.remove", () -> remove(name)));
        row.getStyleClass().add("kl-form-line");
        return row;
    }

    private List<Problem> set(String name, String text) {
        AttributeType type = model.detail()
                .map(detail -> arguments(detail.pattern(), example).get(name))
                .filter(value ->
                        !(value instanceof AttributeValue.S s && s.value().isEmpty()))
                .map(AttributeValue::type)
                .orElseGet(() -> type(model.model(), name));
        Result<AttributeValue> value = ValueText.read(text, type);
        if (value.value().isEmpty()) {
            return value.problems();
        }
        return change(arguments -> arguments.put(name, value.value().get()));
    }

    private List<Problem> add(String text) {
        String name = text.strip();
        if (name.isEmpty()) {
            return List.of();
        }
        if (!name.matches("[\\p{L}_][\\p{L}\\p{N}_.-]*")) {
            return List.of(Problem.error("pattern-form", texts.get("patterns.form.parameter.wrong"), Place.NOWHERE));
        }
        return change(arguments -> arguments.putIfAbsent(name, first(model.model(), name)));
    }

    private void remove(String name) {
        change(arguments -> arguments.remove(name));
    }

    private void addExample() {
        model.set(pattern -> {
            List<Map<String, AttributeValue>> examples = new ArrayList<>(pattern.examples());
            examples.add(arguments(pattern, example));
            return pattern.withParameters(pattern.parameters(), examples);
        });
        model.detail()
                .ifPresent(
                        detail -> model.showExample(detail.pattern().examples().size()));
    }

    private void removeExample() {
        model.set(pattern -> {
            List<Map<String, AttributeValue>> examples = new ArrayList<>(pattern.examples());
            examples.remove(example - 1);
            return pattern.withParameters(pattern.parameters(), examples);
        });
        model.showExample(example - 1);
    }

    private interface ArgumentsChange {
        void on(Map<String, AttributeValue> arguments);
    }

    private List<Problem> change(ArgumentsChange change) {
        return model.set(pattern -> {
            Map<String, AttributeValue> arguments = new LinkedHashMap<>(arguments(pattern, example));
            change.on(arguments);
            if (example == 0) {
                return pattern.withParameters(arguments, pattern.examples());
            }
            List<Map<String, AttributeValue>> examples = new ArrayList<>(pattern.examples());
            examples.set(example - 1, arguments);
            return pattern.withParameters(pattern.parameters(), examples);
        });
    }

    /** A parameter named as an attribute has the attribute's type. */
    private static AttributeType type(DataModel model, String name) {
        return model.entities().stream()
                .flatMap(entity -> entity.attribute(name).stream())
                .map(EntityAttribute::type)
                .findFirst()
                .orElse(AttributeType.S);
    }

    /** Returns the value that the first record has of an attribute of that name. */
    static AttributeValue first(DataModel model, String name) {
        return model.entities().stream()
                .filter(entity -> entity.attribute(name).isPresent())
                .map(Entity::name)
                .flatMap(entity -> model.recordsOf(entity).stream().limit(1))
                .flatMap(record -> record.values().get(name).stream())
                .findFirst()
                .orElse(new AttributeValue.S(""));
    }
}
