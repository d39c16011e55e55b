package dev.keyloom.gui.inspector;

import dev.keyloom.edit.ModelEdit;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.fxml.FXMLLoader;
import javafx.scene.Node;

/** Makes the forms of one document and gives them what they all need. */
record Forms(OpenDocument document, WindowServices services) {
    Texts texts() {
        return services.texts();
    }

    /** Applies an edit and returns why it was refused; no problems if it was taken. */
    List<Problem> apply(ModelEdit edit) {
        Result<?> result = document.store().apply(edit);
        return result.value().isPresent() ? List.of() : result.problems();
    }

    void select(Selection selection) {
        document.session().select(selection);
    }

    Optional<Derived> derived() {
        return document.store().derived();
    }

    /** Returns the form for a selection. */
    Form form(Selection selection) {
        if (selection instanceof Selection.Entities entities) {
            return new EntityForm(this, entities.names().get(0));
        }
        if (selection instanceof Selection.Attribute attribute) {
            return new AttributeForm(this, attribute.entity(), attribute.attribute());
        }
        if (selection instanceof Selection.RelationshipSelected relationship) {
            return new RelationshipForm(this, relationship.name());
        }
        if (selection instanceof Selection.TableSelected table) {
            return new TableForm(this, table.name());
        }
        if (selection instanceof Selection.Index index) {
            return index.index().isPrimary()
                    ? new TableForm(this, index.table())
                    : new IndexForm(this, index.table(), index.index());
        }
        if (selection instanceof Selection.KeyCell cell) {
            return new EntityForm(this, cell.entity());
        }
        if (selection instanceof Selection.RecordSelected record) {
            return new RecordForm(this, record.entity(), record.number());
        }
        return new ModelForm(this);
    }

    /** Loads the layout of a form and connects it with its controller. */
    Node load(String name, Object controller) {
        URL layout = Objects.requireNonNull(Forms.class.getResource("/dev/keyloom/gui/inspector/" + name), name);
        FXMLLoader loader = new FXMLLoader(layout, texts().bundle());
        loader.setController(controller);
        try {
            return loader.load();
        } catch (IOException broken) {
            throw new UncheckedIOException("Layout " + name, broken);
        }
    }
}
