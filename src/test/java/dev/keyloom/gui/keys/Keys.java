package dev.keyloom.gui.keys;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.task.DirectTaskRunner;
import java.util.Locale;

/** An open document with the view model of its keys, everything done at once and without a toolkit. */
final class Keys {
    final OpenDocument document;
    final KeysViewModel model;

    private Keys(Document content) {
        document = new OpenDocument("test", DocumentStore.ofSaved(content, new DirectTaskRunner()));
        model = new KeysViewModel(document, Texts.of(Locale.ENGLISH));
    }

    static Keys of(Document content) {
        return new Keys(content);
    }

    static Keys ofSample(String name) {
        return new Keys(SampleModels.read(name).orElseThrow().orElseThrow());
    }

    DocumentStore store() {
        return document.store();
    }

    /** Puts the cursor on an entity's cell of a key attribute; the first row of the entity. */
    Keys at(String entity, String keyAttribute) {
        model.moveTo(row(entity), column(keyAttribute));
        return this;
    }

    int row(String entity) {
        return model.chart().rowOf(entity).orElseThrow();
    }

    int column(String keyAttribute) {
        for (int i = 0; i < model.chart().columns().size(); i++) {
            if (model.chart().columns().get(i).attribute().name().equals(keyAttribute)) {
                return i;
            }
        }
        throw new AssertionError("No column " + keyAttribute);
    }

    ChartCell cell(String entity, String keyAttribute) {
        return model.chart().cell(row(entity), column(keyAttribute));
    }

    /** Returns the template as the document has it now. */
    String template(String entity, String keyAttribute) {
        return cell(entity, keyAttribute).template().orElseThrow().text();
    }
}
