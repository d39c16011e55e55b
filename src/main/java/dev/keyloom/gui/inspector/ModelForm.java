package dev.keyloom.gui.inspector;

import dev.keyloom.document.Document;
import dev.keyloom.edit.DocumentEdit;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.model.DataModel;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;

/** The model itself: its name, what it is for, its tables. */
final class ModelForm implements Form {
    private final Forms forms;
    private final Node node;

    @FXML
    private EditField name;

    @FXML
    private TextArea description;

    @FXML
    private VBox tables;

    @FXML
    private Label hint;

    ModelForm(Forms forms) {
        this.forms = forms;
        node = forms.load("model.fxml", this);
        name.onCommit(text -> forms.apply(new DocumentEdit.Rename(text)));
        Inputs.live(description, text -> forms.apply(new DocumentEdit.Describe(Inputs.optional(text))));
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean show(Document document) {
        DataModel model = document.model();
        name.show(model.name());
        Inputs.show(description, model.description().orElse(""));
        tables.getChildren().clear();
        model.tables().forEach(table -> {
            Hyperlink link = new Hyperlink(forms.texts()
                    .get(
                            "form.model.table",
                            table.name(),
                            model.entitiesOf(table.name()).size(),
                            table.schema().indexes().size()));
            link.setOnAction(event -> forms.select(new Selection.TableSelected(table.name())));
            tables.getChildren().add(link);
        });
        hint.setVisible(model.entities().isEmpty());
        hint.setManaged(model.entities().isEmpty());
        return true;
    }

    @Override
    public void focusFirst() {
        name.edit();
    }
}
