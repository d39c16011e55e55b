package dev.keyloom.gui.records;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.model.SampleRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A document with the view model of its records, everything done at once and without a toolkit. */
final class Records {
    final OpenDocument document;
    final RecordsViewModel model;
    private final CellContents contents = new CellContents(Texts.of(Locale.ENGLISH));

    private Records(Document shown) {
        DirectTaskRunner tasks = new DirectTaskRunner();
        document = new OpenDocument("test", DocumentStore.ofSaved(shown, tasks));
        model = new RecordsViewModel(document, tasks);
    }

    static Records ofSample(String name) {
        return new Records(SampleModels.read(name).orElseThrow().orElseThrow());
    }

    static Records of(Document document) {
        return new Records(document);
    }

    RecordsPicture picture() {
        return model.picture().orElseThrow();
    }

    int column(String name) {
        List<RecordColumn> columns = picture().columns();
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).name().equals(name)) {
                return i;
            }
        }
        throw new AssertionError("No column " + name + " in " + columns);
    }

    CellContent cell(int row, String column) {
        RecordsPicture picture = picture();
        return contents.of(
                picture, picture.order().position(row), picture.columns().get(column(column)));
    }

    /** Returns the texts of a column, row by row. */
    List<String> texts(String column) {
        List<String> texts = new ArrayList<>();
        for (int row = 0; row < picture().rows(); row++) {
            texts.add(cell(row, column).text());
        }
        return texts;
    }

    List<SampleRecord> records(String entity) {
        return document.store().document().model().recordsOf(entity);
    }
}
