package dev.keyloom.gui.keys;

import dev.keyloom.document.Document;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.ModelCheck;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * A template being written. Each change is shown in the document at once; all of them are one undo step in the end, or
 * none if the user leaves it as it was.
 */
final class TemplateEditing {
    private final DocumentStore store;
    private final Texts texts;
    private final KeyRow row;
    private final KeyColumn column;
    private final ChartCell cell;
    private final List<Integer> records;
    private final String initialText;
    private DocumentStore.Gesture gesture;
    private int recordPosition;
    private final ReadOnlyObjectWrapper<State> state;

    /**
     * What the editor shows.
     *
     * @param caret in chars
     * @param problems what is wrong with the template, or why it was not taken
     * @param example the key that it gives for the record
     * @param record number of the record shown, from 1; 0 if the entity has none
     * @param records how many records the row applies to
     */
    record State(
            String text,
            int caret,
            KeyTemplate template,
            List<Problem> problems,
            Optional<Example> example,
            List<Completion> completions,
            int record,
            int recordPosition,
            int records) {
        State {
            problems = List.copyOf(problems);
            completions = List.copyOf(completions);
        }
    }

    /**
     * Starts to edit a cell.
     *
     * @param initialText what stands in the editor at first
     */
    TemplateEditing(
            DocumentStore store, Texts texts, KeyRow row, KeyColumn column, ChartCell cell, String initialText) {
        this.store = store;
        this.texts = texts;
        this.row = row;
        this.column = column;
        this.cell = cell;
        this.initialText = initialText;
        this.gesture = store.begin();
        this.records = recordsOf(entity());
        this.recordPosition = Math.max(0, records.indexOf(row.record()));
        this.state =
                new ReadOnlyObjectWrapper<>(stateOf(cell.text(), cell.text().length(), List.of()));
        if (!initialText.equals(cell.text())) {
            type(initialText, initialText.length());
        }
    }

    Selection.KeyCell address() {
        return cell.address();
    }

    KeyRow row() {
        return row;
    }

    KeyColumn column() {
        return column;
    }

    String initialText() {
        return initialText;
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    State state() {
        return state.get();
    }

    /** Shows a text in the document and moves the caret, in chars. */
    void type(String text, int caret) {
        State now = state.get();
        List<Problem> refusal = List.of();
        if (!text.equals(now.text())) {
            if (!gesture.isOpen()) {
                gesture = store.begin();
            }
            Selection.KeyCell at = cell.address();
            Result<Document> result = gesture.update(
                    new KeyEdit.SetTemplate(at.entity(), at.index(), at.variant(), column.role(), at.position(), text));
            refusal = result.value().isPresent() ? List.of() : result.problems();
        }
        state.set(stateOf(text, caret, refusal));
    }

    /** Takes a proposal. */
    void accept(Completion completion) {
        type(completion.applyTo(state.get().text()), completion.caret());
    }

    /** Shows the key of the next record, or of an earlier one. */
    void step(int by) {
        if (!records.isEmpty()) {
            recordPosition = Math.floorMod(recordPosition + by, records.size());
            State now = state.get();
            state.set(stateOf(now.text(), now.caret(), now.problems()));
        }
    }

    /** Keeps what was written as one undo step. */
    void commit() {
        gesture.commit();
    }

    /** Leaves the template as it was. */
    void cancel() {
        gesture.cancel();
    }

    private State stateOf(String text, int caret, List<Problem> refusal) {
        KeyTemplate template = KeyTemplate.parse(text).orElseThrow();
        Optional<Entity> entity = entity();
        Optional<Table> table = entity.flatMap(found -> model().table(found.table()));
        int position = Math.min(Math.max(0, caret), text.length());
        if (entity.isEmpty() || table.isEmpty()) {
            return new State(text, position, template, refusal, Optional.empty(), List.of(), 0, 0, 0);
        }
        RowKeys keys = new RowKeys(table.get().schema(), mappings(entity.get()));
        Optional<Item> record = record(entity.get());
        String keyAttribute = column.attribute().name();
        Completions completions =
                new Completions(texts, entity.get(), table.get().schema(), column.attribute(), keys, record);
        Optional<Example> example = text.isEmpty() || template.isBroken()
                ? Optional.empty()
                : record.flatMap(item -> keys.with(keyAttribute, template).render(keyAttribute, item))
                        .map(Example::of);
        List<Problem> problems = text.isEmpty() || !refusal.isEmpty()
                ? refusal
                : ModelCheck.check(template, entity.get(), table.get(), column.attribute());
        return new State(
                text,
                position,
                template,
                problems,
                example,
                completions.at(text, position),
                records.isEmpty() ? 0 : records.get(recordPosition),
                records.isEmpty() ? 0 : recordPosition + 1,
                records.size());
    }

    private DataModel model() {
        return store.document().model();
    }

    private Optional<Entity> entity() {
        return model().entity(row.entity());
    }

    private Optional<Item> record(Entity entity) {
        List<SampleRecord> all = model().recordsOf(entity.name());
        return records.isEmpty() || records.get(recordPosition) > all.size()
                ? Optional.empty()
                : Optional.of(all.get(records.get(recordPosition) - 1).values());
    }

    private List<Integer> recordsOf(Optional<Entity> entity) {
        return entity.map(found -> SampleChoice.all(model().recordsOf(found.name()), found, mappings(found)))
                .orElse(List.of());
    }

    private Map<IndexRef, KeyMapping> mappings(Entity entity) {
        Map<IndexRef, KeyMapping> chosen = new LinkedHashMap<>();
        entity.keys().forEach((index, all) -> {
            int position = row.variants().getOrDefault(index, 0);
            if (position < all.size()) {
                chosen.put(index, all.get(position));
            }
        });
        return chosen;
    }
}
