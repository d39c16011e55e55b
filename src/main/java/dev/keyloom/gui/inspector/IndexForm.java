package dev.keyloom.gui.inspector;

import dev.keyloom.document.Document;
import dev.keyloom.edit.IndexEdit;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.problem.Problem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A secondary index: name, key, projection, what it holds. */
final class IndexForm implements Form {
    private final Forms forms;
    private final Node node;
    private final KeyAttributeRows keyRows;
    private final String table;
    private IndexRef index;

    @FXML
    private Label owner;

    @FXML
    private EditField name;

    @FXML
    private VBox keys;

    @FXML
    private ComboBox<Projection.Kind> projection;

    @FXML
    private VBox includedGroup;

    @FXML
    private EditField included;

    @FXML
    private Label contents;

    @FXML
    private Button remove;

    IndexForm(Forms forms, String table, IndexRef index) {
        this.forms = forms;
        this.table = table;
        this.index = index;
        node = forms.load("index.fxml", this);
        keyRows = new KeyAttributeRows(forms, keys);
        name.onCommit(text -> {
            IndexRef before = this.index;
            this.index = IndexRef.of(text);
            var problems = forms.apply(new IndexEdit.Rename(table, before.name(), text));
            if (problems.isEmpty()) {
                forms.select(new Selection.Index(table, this.index));
            } else {
                this.index = before;
            }
            return problems;
        });
        Inputs.choices(
                projection,
                List.of(Projection.Kind.values()),
                choice -> forms.texts().get("projection." + choice),
                choice -> project(choice, included.textProperty().get()));
        included.onCommit(text -> project(Projection.Kind.INCLUDE, text));
        remove.setOnAction(event -> {
            forms.apply(new IndexEdit.Remove(table, this.index.name()));
            forms.select(new Selection.TableSelected(table));
        });
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean show(Document document) {
        Optional<SecondaryIndex> found =
                document.model().table(table).flatMap(value -> value.schema().index(index));
        found.ifPresent(value -> {
            boolean local = value instanceof SecondaryIndex.Local;
            owner.setText(forms.texts().get(local ? "form.index.local" : "form.index.global", table));
            name.show(value.name());
            keyRows.show(table, value.key());
            Inputs.show(projection, value.projection().kind());
            boolean includes = value.projection().kind() == Projection.Kind.INCLUDE;
            included.show(String.join(", ", value.projection().attributes()));
            includedGroup.setVisible(includes);
            includedGroup.setManaged(includes);
            contents.setText(contents());
        });
        return found.isPresent();
    }

    @Override
    public void focusFirst() {
        name.edit();
    }

    private String contents() {
        Optional<TableContents> tableContents =
                forms.derived().flatMap(derived -> derived.materialization().table(table));
        Optional<IndexContents> found = tableContents.flatMap(all -> all.index(index));
        if (found.isEmpty()) {
            return "";
        }
        int held = found.get().size();
        int all = tableContents.orElseThrow().primary().size();
        return forms.texts().get("form.index.contents", held, found.get().collectionCount(), all - held);
    }

    private List<Problem> project(Projection.Kind kind, String attributes) {
        List<String> names = Arrays.stream(attributes.split(","))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .distinct()
                .toList();
        Projection chosen = switch (kind) {
            case ALL -> Projection.ALL;
            case KEYS_ONLY -> Projection.KEYS_ONLY;
            case INCLUDE -> Projection.including(names);
        };
        return forms.apply(new IndexEdit.SetProjection(table, index.name(), chosen));
    }
}
