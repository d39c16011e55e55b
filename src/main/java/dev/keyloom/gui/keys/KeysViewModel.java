package dev.keyloom.gui.keys;

import dev.keyloom.document.Document;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.edit.IndexEdit;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.edit.Names;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.document.SessionState;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Result;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * The state of the place "Keys": which chart is shown and how, where the cursor stands, what is being edited. The cursor
 * stays on its row and column by their names while rows and columns come, go and move.
 */
public final class KeysViewModel {
    private final DocumentStore store;
    private final SessionState session;
    private final Texts texts;
    private final Collisions collisions = new Collisions();

    private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(Mode.TEMPLATES);
    private final BooleanProperty functionsShown = new SimpleBooleanProperty();
    private final StringProperty filter = new SimpleStringProperty("");
    private final ObjectProperty<Optional<String>> table = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<KeyChart> chart = new ReadOnlyObjectWrapper<>(KeyChart.EMPTY);
    private final ReadOnlyObjectWrapper<Optional<GridCursor>> cursor = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<CellDetail>> detail = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<TemplateEditing>> editing =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    private Optional<Anchor> anchor = Optional.empty();
    private boolean isSelecting;

    /** What cells show. */
    public enum Mode {
        TEMPLATES,
        VALUES
    }

    /** The cursor by names. */
    private record Anchor(KeyRow.Key row, Optional<KeyColumn> column) {}

    KeysViewModel(OpenDocument document, Texts texts) {
        this.store = document.store();
        this.session = document.session();
        this.texts = texts;
        store.revisionProperty().addListener((property, before, now) -> rebuild());
        store.derivedProperty().addListener((property, before, now) -> rebuild());
        filter.addListener((property, before, now) -> rebuild());
        table.addListener((property, before, now) -> rebuild());
        session.selectionProperty().addListener((property, before, now) -> follow(now));
        rebuild();
        follow(session.selection());
    }

    ObjectProperty<Mode> modeProperty() {
        return mode;
    }

    /** Returns whether templates show their functions. */
    BooleanProperty functionsShownProperty() {
        return functionsShown;
    }

    /** Returns the text that rows are filtered by. */
    StringProperty filterProperty() {
        return filter;
    }

    /** Returns the table that was chosen; without a choice, or if it is gone, the first is shown. */
    ObjectProperty<Optional<String>> tableProperty() {
        return table;
    }

    ReadOnlyObjectProperty<KeyChart> chartProperty() {
        return chart.getReadOnlyProperty();
    }

    KeyChart chart() {
        return chart.get();
    }

    ReadOnlyObjectProperty<Optional<GridCursor>> cursorProperty() {
        return cursor.getReadOnlyProperty();
    }

    Optional<GridCursor> cursor() {
        return cursor.get();
    }

    /** Returns what the dock tells of the cell at the cursor. */
    ReadOnlyObjectProperty<Optional<CellDetail>> detailProperty() {
        return detail.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Optional<TemplateEditing>> editingProperty() {
        return editing.getReadOnlyProperty();
    }

    Optional<TemplateEditing> editing() {
        return editing.get();
    }

    DataModel model() {
        return store.document().model();
    }

    /** Returns the names of the design's tables. */
    List<String> tables() {
        return model().tables().stream().map(Table::name).toList();
    }

    /** Returns the table that is shown. */
    Optional<Table> shownTable() {
        return table.get()
                .flatMap(model()::table)
                .or(() -> model().tables().stream().findFirst());
    }

    /** Returns the row at the cursor. */
    Optional<KeyRow> currentRow() {
        return cursor.get().map(at -> chart.get().rows().get(at.row()));
    }

    /** Returns the column at the cursor, unless it is the one of entities. */
    Optional<KeyColumn> currentColumn() {
        return cursor.get()
                .filter(at -> !at.isEntity())
                .map(at -> chart.get().columns().get(at.column()));
    }

    /** Returns what there is to say about a cell, for the hover. */
    Optional<CellDetail> detailOf(GridCursor at) {
        return new CellDetails(texts, model(), store.derived()).of(chart.get(), at);
    }

    /** Moves the cursor to a cell and selects it; a place outside the grid is drawn to its edge. */
    void moveTo(int row, int column) {
        KeyChart now = chart.get();
        if (now.rows().isEmpty()) {
            return;
        }
        int toRow = clamp(row, 0, now.rows().size() - 1);
        int toColumn = clamp(column, GridCursor.ENTITY_COLUMN, now.columns().size() - 1);
        place(new GridCursor(toRow, toColumn));
        isSelecting = true;
        session.select(selectionAt(toRow, toColumn));
        isSelecting = false;
    }

    /** Moves the cursor by rows and columns. */
    void moveBy(int rows, int columns) {
        GridCursor from = cursor.get().orElse(new GridCursor(0, GridCursor.ENTITY_COLUMN));
        moveTo(from.row() + rows, from.column() + columns);
    }

    /** Moves the cursor to the next cell, behind the last of a row to the next row's first; back with −1. */
    void moveNext(int by) {
        KeyChart now = chart.get();
        if (cursor.get().isEmpty() || now.columns().isEmpty()) {
            moveTo(0, 0);
            return;
        }
        GridCursor from = cursor.get().get();
        int cells = now.rows().size() * now.columns().size();
        int next = from.row() * now.columns().size() + Math.max(0, from.column()) + by;
        int wrapped = clamp(next, 0, cells - 1);
        moveTo(wrapped / now.columns().size(), wrapped % now.columns().size());
    }

    /** Returns the column that the next cell is in, if there is one in the row. */
    Optional<KeyColumn> nextColumn() {
        return cursor.get()
                .map(at -> at.column() + 1)
                .filter(next -> next < chart.get().columns().size())
                .map(next -> chart.get().columns().get(next));
    }

    /** Selects nothing. */
    void clearSelection() {
        anchor = Optional.empty();
        cursor.set(Optional.empty());
        detail.set(Optional.empty());
        session.select(Selection.NONE);
    }

    /** Opens the editor on the cell at the cursor with its template. */
    void edit() {
        cellAtCursor().ifPresent(cell -> edit(cell.text()));
    }

    /** Opens the editor on the cell at the cursor with another text. */
    void edit(String text) {
        finishEditing();
        cellAtCursor().ifPresent(cell -> {
            KeyRow row = currentRow().orElseThrow();
            KeyColumn column = currentColumn().orElseThrow();
            editing.set(Optional.of(new TemplateEditing(store, texts, row, column, cell, text)));
        });
    }

    /** Keeps what was typed and closes the editor. */
    void finishEditing() {
        editing.get().ifPresent(open -> {
            editing.set(Optional.empty());
            open.commit();
        });
    }

    /** Closes the editor and leaves the template as it was. */
    void cancelEditing() {
        editing.get().ifPresent(open -> {
            editing.set(Optional.empty());
            open.cancel();
        });
    }

    /** Takes the template at the cursor away. */
    void clearCell() {
        cellAtCursor().filter(cell -> !cell.text().isEmpty()).ifPresent(cell -> setTemplate(cell, ""));
    }

    /** Writes the template at the cursor anew, as a suggestion does. */
    void rewrite(String text) {
        cellAtCursor().ifPresent(cell -> setTemplate(cell, text));
    }

    /** Applies an edit as one undo step of its own. */
    Result<Document> apply(ModelEdit edit) {
        finishEditing();
        Result<Document> result = store.apply(edit);
        store.seal();
        return result;
    }

    /** Adds an entity to the shown table and moves the cursor to it; returns its name. */
    Optional<String> addEntity() {
        List<String> taken = model().entities().stream().map(Entity::name).toList();
        String name = Names.fresh(texts.get("keys.newEntity"), taken);
        filter.set("");
        boolean isAdded =
                apply(new EntityEdit.Draw(name, Optional.empty())).value().isPresent();
        if (!isAdded) {
            return Optional.empty();
        }
        table.set(model().entity(name).map(Entity::table));
        chart.get().rowOf(name).ifPresent(row -> moveTo(row, GridCursor.ENTITY_COLUMN));
        return Optional.of(name);
    }

    /** Splits the mapping at the cursor and moves the cursor to the new variant; without effect outside an index. */
    boolean addVariant() {
        Optional<Entity> entity = currentRow().flatMap(row -> model().entity(row.entity()));
        Optional<KeyColumn> column = currentColumn();
        if (entity.isEmpty() || column.isEmpty()) {
            return false;
        }
        boolean isAdded = apply(ChartEdits.addVariant(
                        entity.get(),
                        column.get().index(),
                        texts.get("keys.newVariant"),
                        texts.get("keys.otherVariant")))
                .value()
                .isPresent();
        if (isAdded) {
            chart.get()
                    .find(column.get().address(entity.get().name(), 0))
                    .ifPresent(at -> moveTo(at.row(), at.column()));
        }
        return isAdded;
    }

    /** Adds a global index and moves the cursor to it. */
    void addGlobalIndex() {
        shownTable().ifPresent(found -> addIndex(ChartEdits.addGlobalIndex(found)));
    }

    /** Adds a local index and moves the cursor to it. */
    void addLocalIndex() {
        shownTable().ifPresent(found -> addIndex(ChartEdits.addLocalIndex(found)));
    }

    private void addIndex(IndexEdit.Add edit) {
        if (apply(edit).value().isPresent()) {
            List<KeyColumn> columns = chart.get().columns();
            for (int column = 0; column < columns.size(); column++) {
                if (columns.get(column).index().equals(edit.index().ref())) {
                    moveTo(cursor.get().map(GridCursor::row).orElse(0), column);
                    return;
                }
            }
        }
    }

    private void setTemplate(ChartCell cell, String text) {
        KeyColumn column = currentColumn().orElseThrow();
        Selection.KeyCell at = cell.address();
        apply(new KeyEdit.SetTemplate(at.entity(), at.index(), at.variant(), column.role(), at.position(), text));
    }

    private Optional<ChartCell> cellAtCursor() {
        return cursor.get().filter(at -> !at.isEntity()).map(at -> chart.get().cell(at.row(), at.column()));
    }

    private void rebuild() {
        Optional<Derived> derived = store.derived();
        KeyChart all = shownTable()
                .map(found -> collisions.marked(ChartBuilder.chart(model(), found, derived), model(), found))
                .orElse(KeyChart.EMPTY);
        KeyChart next =
                all.withRows(all.rows().stream().filter(this::passesFilter).toList());
        if (!next.equals(chart.get())) {
            chart.set(next);
        }
        restoreCursor();
        showDetail();
    }

    private boolean passesFilter(KeyRow row) {
        String wanted = filter.get().strip().toLowerCase(Locale.ROOT);
        return wanted.isEmpty()
                || contains(row.entity(), wanted)
                || row.variant()
                        .filter(variant -> contains(variant.name(), wanted))
                        .isPresent()
                || row.cells().stream()
                        .flatMap(cell -> cell.template().stream())
                        .map(KeyTemplate::text)
                        .anyMatch(text -> contains(text, wanted));
    }

    private static boolean contains(String text, String wanted) {
        return text.toLowerCase(Locale.ROOT).contains(wanted);
    }

    private void place(GridCursor at) {
        KeyChart now = chart.get();
        Optional<KeyColumn> column =
                at.isEntity() ? Optional.empty() : Optional.of(now.columns().get(at.column()));
        anchor = Optional.of(new Anchor(now.rows().get(at.row()).key(), column));
        cursor.set(Optional.of(at));
        showDetail();
    }

    /** The cursor goes where its row and column are now, else to the nearest that is left. */
    private void restoreCursor() {
        if (anchor.isEmpty()) {
            return;
        }
        KeyChart now = chart.get();
        Anchor wanted = anchor.get();
        OptionalInt row = now.rowOf(wanted.row());
        if (row.isEmpty()) {
            row = now.rowOf(wanted.row().entity());
        }
        if (row.isEmpty()) {
            cursor.set(Optional.empty());
            return;
        }
        int column = wanted.column().map(found -> columnOf(now, found)).orElse(GridCursor.ENTITY_COLUMN);
        cursor.set(Optional.of(new GridCursor(row.getAsInt(), column)));
    }

    private static int columnOf(KeyChart now, KeyColumn wanted) {
        int ofIndex = GridCursor.ENTITY_COLUMN;
        for (int column = 0; column < now.columns().size(); column++) {
            KeyColumn found = now.columns().get(column);
            if (found.index().equals(wanted.index())) {
                boolean isIt = found.role() == wanted.role() && found.position() == wanted.position();
                if (isIt) {
                    return column;
                }
                ofIndex = Math.max(ofIndex, column);
            }
        }
        return ofIndex;
    }

    private void showDetail() {
        Optional<CellDetail> next = cursor.get().flatMap(this::detailOf);
        if (!next.equals(detail.get())) {
            detail.set(next);
        }
    }

    private Selection selectionAt(int row, int column) {
        KeyRow found = chart.get().rows().get(row);
        return column == GridCursor.ENTITY_COLUMN
                ? Selection.Entities.of(found.entity())
                : found.cells().get(column).address();
    }

    /** Follows what was selected elsewhere. */
    private void follow(Selection selection) {
        if (isSelecting) {
            return;
        }
        if (selection instanceof Selection.KeyCell cell) {
            showTableOf(cell.entity());
            chart.get().find(cell).ifPresent(this::place);
        } else if (selection instanceof Selection.Entities entities) {
            String entity = entities.names().get(0);
            showTableOf(entity);
            chart.get().rowOf(entity).ifPresent(row -> place(new GridCursor(row, GridCursor.ENTITY_COLUMN)));
        }
    }

    private void showTableOf(String entity) {
        model().entity(entity)
                .map(Entity::table)
                .filter(found -> !chart.get().table().equals(Optional.of(found)))
                .ifPresent(found -> table.set(Optional.of(found)));
    }

    private static int clamp(int value, int low, int high) {
        return Math.max(low, Math.min(high, value));
    }
}
