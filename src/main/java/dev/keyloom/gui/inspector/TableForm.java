package dev.keyloom.gui.inspector;

import dev.keyloom.document.Document;
import dev.keyloom.edit.IndexEdit;
import dev.keyloom.edit.TableEdit;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.model.BillingMode;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.value.AttributeType;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.VBox;

/** A table: name, key, type attribute, time to live, billing, indexes. */
final class TableForm implements Form {
    private final Forms forms;
    private final Node node;
    private final KeyAttributeRows keyRows;
    private String table;

    @FXML
    private EditField name;

    @FXML
    private VBox keys;

    @FXML
    private EditField typeAttribute;

    @FXML
    private EditField timeToLive;

    @FXML
    private ComboBox<BillingMode> billing;

    @FXML
    private VBox indexes;

    @FXML
    private Button addIndex;

    TableForm(Forms forms, String table) {
        this.forms = forms;
        this.table = table;
        node = forms.load("table.fxml", this);
        keyRows = new KeyAttributeRows(forms, keys);
        name.onCommit(text -> {
            String before = this.table;
            this.table = text;
            var problems = forms.apply(new TableEdit.Rename(before, text));
            if (problems.isEmpty()) {
                forms.select(new Selection.TableSelected(text));
            } else {
                this.table = before;
            }
            return problems;
        });
        typeAttribute.onCommit(text -> forms.apply(new TableEdit.SetTypeAttribute(this.table, Inputs.optional(text))));
        timeToLive.onCommit(text -> forms.apply(new TableEdit.SetTimeToLive(this.table, Inputs.optional(text))));
        Inputs.choices(
                billing,
                List.of(BillingMode.values()),
                choice -> forms.texts().get("billing." + choice),
                choice -> forms.apply(new TableEdit.SetBilling(this.table, choice)));
        addIndex.setGraphic(Icons.of("mdi2p-plus"));
        addIndex.setOnAction(event -> addIndex());
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean show(Document document) {
        Optional<Table> found = document.model().table(table);
        found.ifPresent(value -> {
            name.show(value.name());
            keyRows.show(value.name(), value.schema().key());
            typeAttribute.show(value.typeAttribute().orElse(""));
            timeToLive.show(value.timeToLiveAttribute().orElse(""));
            Inputs.show(billing, value.billingMode());
            indexes.getChildren().clear();
            value.schema().indexes().forEach(index -> {
                Hyperlink link = new Hyperlink(
                        index.name() + "  " + String.join(", ", index.key().attributeNames()));
                link.setOnAction(event -> forms.select(new Selection.Index(table, index.ref())));
                indexes.getChildren().add(link);
            });
        });
        return found.isPresent();
    }

    @Override
    public void focusFirst() {
        name.edit();
    }

    /** Adds a global index with the next free generic name. */
    private void addIndex() {
        Table current = forms.document().store().document().model().table(table).orElseThrow();
        List<String> taken =
                current.schema().indexes().stream().map(SecondaryIndex::name).toList();
        int number = 1;
        while (taken.contains("GSI" + number)) {
            number++;
        }
        String index = "GSI" + number;
        KeySchema key = new KeySchema(
                List.of(new KeyAttribute(index + "PK", AttributeType.S)),
                List.of(new KeyAttribute(index + "SK", AttributeType.S)));
        if (forms.apply(new IndexEdit.Add(table, new SecondaryIndex.Global(index, key, Projection.ALL)))
                .isEmpty()) {
            forms.select(new Selection.Index(table, IndexRef.of(index)));
        }
    }
}
