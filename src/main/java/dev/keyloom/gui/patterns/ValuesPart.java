package dev.keyloom.gui.patterns;

import dev.keyloom.format.project.ValueText;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** What a write puts into attributes beyond its parameters, or what completes its key: a row for each, and new ones. */
final class ValuesPart implements FormPart {
    private static final double NAME_WIDTH = 96;

    private final PatternsViewModel model;
    private final Texts texts;
    private final StepPath path;
    private final StepFields fields;
    private final VBox rows = new VBox(6);
    private final EditField added = new EditField();
    private final MenuButton offered = new MenuButton("", Icons.of("mdi2p-plus", 14));
    private final VBox node;
    private final Map<String, CheckedField> byName = new LinkedHashMap<>();

    ValuesPart(PatternsViewModel model, Texts texts, StepPath path) {
        this.model = model;
        this.texts = texts;
        this.path = path;
        this.fields = new StepFields(texts);
        Label heading = new Label(texts.get("patterns.form.values"));
        heading.getStyleClass().add("kl-hint");
        added.setLabel(texts.get("patterns.form.values.add"));
        added.setPromptText(texts.get("patterns.form.values.add"));
        added.onCommit(this::add);
        HBox.setHgrow(added, Priority.ALWAYS);
        offered.getStyleClass().addAll("flat", "kl-icon", "small");
        offered.setAccessibleText(texts.get("patterns.form.values.offer"));
        offered.setTooltip(new Tooltip(texts.get("patterns.form.values.offer")));
        HBox adding = new HBox(6, added, offered);
        adding.getStyleClass().add("kl-form-line");
        node = new VBox(6, heading, rows, adding);
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public void show(PatternDetail detail, Faults faults) {
        path.in(detail.pattern()).ifPresent(step -> {
            if (!List.copyOf(byName.keySet()).equals(List.copyOf(step.values().keySet()))) {
                build(step);
            }
            String pointer = path.pointer(detail.position()) + "/values/";
            byName.forEach((name, field) -> field.show(
                    Optional.ofNullable(step.values().get(name))
                            .map(ValueText::write)
                            .orElse(""),
                    faults.at(pointer + Place.escaped(name))));
        });
    }

    private void build(Step step) {
        byName.clear();
        rows.getChildren().clear();
        step.values().forEach((name, value) -> rows.getChildren().add(row(name)));
        offered.getItems()
                .setAll(StepFields.attributesLeft(model.model(), step).stream()
                        .map(name -> {
                            MenuItem item = new MenuItem(name);
                            item.setMnemonicParsing(false);
                            item.setOnAction(event -> add(name));
                            return item;
                        })
                        .toList());
        offered.setDisable(offered.getItems().isEmpty());
        added.show("");
    }

    private Node row(String name) {
        Label label = new Label(name);
        label.getStyleClass().add("kl-small");
        label.setMinWidth(NAME_WIDTH);
        label.setPrefWidth(NAME_WIDTH);
        label.setTooltip(new Tooltip(name));
        CheckedField field = new CheckedField(name, text -> set(name, text), model::seal)
                .prompting(texts.get("patterns.form.values.prompt"));
        byName.put(name, field);
        HBox.setHgrow(field.node(), Priority.ALWAYS);
        Button remove = new Button("", Icons.of("mdi2c-close", 14));
        remove.getStyleClass().addAll("flat", "kl-icon", "small");
        remove.setTooltip(new Tooltip(texts.get("patterns.form.values.remove")));
        remove.setAccessibleText(texts.get("patterns.form.values.remove"));
        remove.setOnAction(event -> change(step -> StepFields.withoutValue(step, name)));
        HBox row = new HBox(6, label, field.node(), remove);
        row.getStyleClass().add("kl-form-line");
        return row;
    }

    private List<Problem> set(String name, String text) {
        return model.type(path, step -> fields.value(model.model(), step, name, text));
    }

    private List<Problem> add(String text) {
        List<Problem> problems = change(step -> StepFields.withNewValue(model.model(), step, text));
        Optional.ofNullable(byName.get(text.strip())).ifPresent(field -> {
            field.field().requestFocus();
            field.field().selectAll();
        });
        return problems;
    }

    private List<Problem> change(UnaryOperator<Step> change) {
        return model.set(pattern -> path.change(pattern, change));
    }
}
