package dev.keyloom.gui.collections;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.materialize.IndexRow;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A sample with the view model of its collections, everything done at once and without a toolkit. */
final class Collections {
    final OpenDocument document;
    final CollectionsViewModel model;

    private Collections(String sample) {
        DirectTaskRunner tasks = new DirectTaskRunner();
        document = new OpenDocument(
                "test",
                DocumentStore.ofSaved(SampleModels.read(sample).orElseThrow().orElseThrow(), tasks));
        model = new CollectionsViewModel(document, tasks, Texts.of(Locale.ENGLISH));
    }

    static Collections ofSample(String name) {
        return new Collections(name);
    }

    PaneModel pane(String index) {
        return model.panes().stream()
                .filter(pane -> pane.ref().equals(IndexRef.of(index)))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the lines of a pane: headings as {@code [key]}, items by entity and sort key. */
    List<String> lines(String index) {
        PaneModel pane = pane(index);
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < pane.rows().size(); line++) {
            IndexRow row = pane.rows().row(line);
            lines.add(
                    row instanceof IndexRow.Entry entry
                            ? text(pane, entry.item())
                            : "[" + row.collection().partitionText() + "]");
        }
        return lines;
    }

    /** Returns the numbers of the caught items in the order of the lines, with their sort keys. */
    List<String> caught(String index) {
        PaneModel pane = pane(index);
        List<String> caught = new ArrayList<>();
        for (int line = 0; line < pane.rows().size(); line++) {
            if (pane.rows().row(line) instanceof IndexRow.Entry entry) {
                pane.numberOf(entry.item()).ifPresent(number -> caught.add(number + " " + text(pane, entry.item())));
            }
        }
        return caught;
    }

    void select(String entity, int number) {
        document.session().select(new Selection.RecordSelected(entity, number));
    }

    private static String text(PaneModel pane, MaterializedItem item) {
        var key = pane.picture().all().key();
        return item.entity() + " " + ItemSummary.keyText(item, key.partition(), key.sort());
    }
}
