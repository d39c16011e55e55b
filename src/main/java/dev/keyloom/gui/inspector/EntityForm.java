package dev.keyloom.gui.inspector;

import dev.keyloom.diagram.EntityColors.Hue;
import dev.keyloom.document.Document;
import dev.keyloom.edit.AttributeEdit;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Table;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** An entity: name, table, colour, attributes. */
final class EntityForm implements Form {
    private final Forms forms;
    private final Node node;
    private String entity;

    @FXML
    private EditField name;

    @FXML
    private TextArea description;

    @FXML
    private VBox tableGroup;

    @FXML
    private ComboBox<String> table;

    @FXML
    private FlowPane colors;

    @FXML
    private VBox attributes;

    @FXML
    private Button addAttribute;

    @FXML
    private Label writes;

    @FXML
    private Button remove;

    EntityForm(Forms forms, String entity) {
        this.forms = forms;
        this.entity = entity;
        node = forms.load("entity.fxml", this);
        name.onCommit(text -> {
            String before = this.entity;
            this.entity = text;
            var problems = forms.apply(new EntityEdit.Rename(before, text));
            if (problems.isEmpty()) {
                forms.select(Selection.Entities.of(text));
            } else {
                this.entity = before;
            }
            return problems;
        });
        Inputs.live(description, text -> forms.apply(new EntityEdit.Describe(this.entity, Inputs.optional(text))));
        Inputs.choices(
                table, List.of(), text -> text, chosen -> forms.apply(new EntityEdit.MoveToTable(this.entity, chosen)));
        addAttribute.setGraphic(Icons.of("mdi2p-plus"));
        addAttribute.setOnAction(event -> addAttribute());
        remove.setOnAction(event -> {
            forms.apply(new EntityEdit.Remove(this.entity));
            forms.select(Selection.NONE);
        });
        for (Hue hue : Hue.values()) {
            colors.getChildren().add(swatch(hue));
        }
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean show(Document document) {
        DataModel model = document.model();
        Optional<Entity> found = model.entity(entity);
        found.ifPresent(value -> {
            name.show(value.name());
            Inputs.show(description, value.description().orElse(""));
            Inputs.show(table, model.tables().stream().map(Table::name).toList(), value.table());
            tableGroup.setVisible(model.tables().size() > 1);
            tableGroup.setManaged(model.tables().size() > 1);
            colors.getChildren().forEach(swatch -> {
                swatch.getStyleClass().remove("selected");
                if (swatch.getUserData()
                        .equals(value.color().map(EntityForm::folded).orElse(""))) {
                    swatch.getStyleClass().add("selected");
                }
            });
            attributes.getChildren().setAll(rows(value));
            writes.setText(forms.texts()
                    .get(
                            "form.entity.writes",
                            1
                                    + value.keys().keySet().stream()
                                            .filter(index -> !index.isPrimary())
                                            .count()));
        });
        return found.isPresent();
    }

    @Override
    public void focusFirst() {
        name.edit();
    }

    private List<Node> rows(Entity value) {
        List<Node> rows = new ArrayList<>();
        for (EntityAttribute attribute : value.attributes()) {
            Label attributeName = new Label(attribute.name());
            attributeName.getStyleClass().add("kl-small");
            attributeName.setMinWidth(0);
            if (value.identifier().contains(attribute.name())) {
                attributeName.getStyleClass().add("kl-identifier");
            }
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            Label type = new Label(attribute.type().name());
            type.getStyleClass().addAll("kl-mono", "kl-muted");
            type.setMinWidth(Region.USE_PREF_SIZE);
            HBox row = new HBox(attributeName, gap, type);
            row.getStyleClass().add("kl-attribute-row");
            row.setFocusTraversable(true);
            row.setAccessibleText(attribute.name());
            Selection target = new Selection.Attribute(value.name(), attribute.name());
            row.setOnMouseClicked(event -> forms.select(target));
            row.setOnKeyPressed(event -> {
                if (event.getCode() == KeyCode.ENTER) {
                    forms.select(target);
                }
            });
            rows.add(row);
        }
        return rows;
    }

    private void addAttribute() {
        Entity current =
                forms.document().store().document().model().entity(entity).orElseThrow();
        String base = forms.texts().get("form.entity.new-attribute");
        String free = base;
        for (int i = 2; current.attribute(free).isPresent(); i++) {
            free = base + i;
        }
        if (forms.apply(new AttributeEdit.Add(entity, EntityAttribute.of(free, AttributeType.S), Optional.empty()))
                .isEmpty()) {
            forms.select(new Selection.Attribute(entity, free));
        }
    }

    private Node swatch(Hue hue) {
        String hex = folded(hue.light().hex());
        boolean light = forms.services().appearance().theme() == Theme.LIGHT;
        Button swatch = new Button();
        swatch.getStyleClass().setAll("kl-swatch");
        swatch.setUserData(hex);
        swatch.setStyle("-fx-background-color: " + (light ? hue.light() : hue.dark()).hex() + ";");
        swatch.setAccessibleText(hue.name());
        swatch.setTooltip(
                new Tooltip(hue.name().charAt(0) + hue.name().substring(1).toLowerCase(Locale.ROOT)));
        swatch.setOnAction(event -> forms.apply(
                new EntityEdit.Recolor(entity, Optional.of(hue.light().hex()))));
        return swatch;
    }

    private static String folded(String hex) {
        return hex.toUpperCase(Locale.ROOT);
    }
}
