package dev.keyloom.gui.records;

import dev.keyloom.document.Document;
import dev.keyloom.edit.EditName;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.edit.RecordEdit;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.records.RecordColumn.AttributeColumn;
import dev.keyloom.gui.task.NewestTask;
import dev.keyloom.gui.task.TaskRunner;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The state of the place "Records": which entity is shown, how it is sorted, what is selected. No nodes. */
final class RecordsViewModel {
    private final OpenDocument document;
    private final NewestTask sorting;
    private final NewestTask faultFinding;

    private final ReadOnlyObjectWrapper<List<EntityLine>> entities = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<RecordsPicture>> picture =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<GridSelection>> selection =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Map<String, RecordSort> sorts = new HashMap<>();

    private RecordFaults faults = RecordFaults.NONE;
    private Optional<String> chosen = Optional.empty();
    private int anchorRow;
    private int anchorColumn;
    private boolean isSelecting;

    /**
     * An entity in the list at the left.
     *
     * @param count number of its records
     * @param faults how many of them have no item
     */
    record EntityLine(String name, int count, int faults) {}

    RecordsViewModel(OpenDocument document, TaskRunner tasks) {
        this.document = document;
        this.sorting = new NewestTask(tasks);
        this.faultFinding = new NewestTask(tasks);
        document.store().revisionProperty().addListener((property, before, now) -> update());
        document.store().derivedProperty().addListener((property, before, now) -> findFaults());
        document.session().selectionProperty().addListener((property, before, now) -> follow(now));
        update();
        findFaults();
        follow(document.session().selection());
    }

    ReadOnlyObjectProperty<List<EntityLine>> entitiesProperty() {
        return entities.getReadOnlyProperty();
    }

    /** Returns the records that are shown; nothing if the model has no entity. */
    ReadOnlyObjectProperty<Optional<RecordsPicture>> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    Optional<RecordsPicture> picture() {
        return picture.get();
    }

    ReadOnlyObjectProperty<Optional<GridSelection>> selectionProperty() {
        return selection.getReadOnlyProperty();
    }

    Optional<GridSelection> selection() {
        return selection.get();
    }

    OpenDocument document() {
        return document;
    }

    Optional<String> entity() {
        return picture.get().map(shown -> shown.entity().name());
    }

    void show(String entity) {
        if (entity().equals(Optional.of(entity))) {
            return;
        }
        chosen = Optional.of(entity);
        select(Optional.empty());
        update();
    }

    /** Sorts by a column; the other way round if it is already, and as in the design if it was turned already. */
    void sortBy(RecordColumn column) {
        picture.get().ifPresent(shown -> {
            String entity = shown.entity().name();
            Optional<RecordSort> old =
                    Optional.ofNullable(sorts.get(entity)).filter(sort -> isSame(sort.column(), column));
            if (old.isEmpty()) {
                sorts.put(entity, new RecordSort(column, RecordSort.Direction.ASCENDING));
            } else if (old.get().direction() == RecordSort.Direction.ASCENDING) {
                sorts.put(entity, old.get().turned());
            } else {
                sorts.remove(entity);
            }
            update();
        });
    }

    /** Puts the cursor on a cell, which alone is selected then. */
    void moveTo(int row, int column) {
        picture.get().filter(shown -> shown.rows() > 0).ifPresent(shown -> {
            anchorRow = clamp(row, shown.rows());
            anchorColumn = clamp(column, shown.columns().size());
            select(Optional.of(GridSelection.cell(shown.order().position(anchorRow), anchorColumn)));
        });
    }

    /** Selects the block from where the last move went to a cell. */
    void extendTo(int row, int column) {
        picture.get().filter(shown -> shown.rows() > 0).ifPresent(shown -> {
            int to = clamp(row, shown.rows());
            int toColumn = clamp(column, shown.columns().size());
            int from = clamp(anchorRow, shown.rows());
            select(Optional.of(new GridSelection(
                    positions(shown, Math.min(from, to), Math.max(from, to)),
                    shown.order().position(to),
                    toColumn,
                    Math.min(anchorColumn, toColumn),
                    Math.max(anchorColumn, toColumn))));
        });
    }

    /** Moves the cursor by rows and columns; nothing selected yet: to the first cell. */
    void moveBy(int rows, int columns, Extent extent) {
        Optional<GridSelection> old = selection.get();
        if (old.isEmpty()) {
            moveTo(0, 0);
            return;
        }
        int row = row(old.get()) + rows;
        int column = old.get().column() + columns;
        if (extent == Extent.EXTENDED) {
            extendTo(row, column);
        } else {
            moveTo(row, column);
        }
    }

    /** Whether a move takes what was selected along. */
    enum Extent {
        ALONE,
        EXTENDED
    }

    /** Adds a record to those selected or takes it away, all its columns. */
    void toggleRow(int row) {
        picture.get().filter(shown -> row < shown.rows()).ifPresent(shown -> {
            int position = shown.order().position(row);
            Positions changed = selection
                    .get()
                    .map(GridSelection::positions)
                    .orElse(Positions.NONE)
                    .toggled(position);
            anchorRow = row;
            anchorColumn = 0;
            int last = shown.columns().size() - 1;
            select(
                    changed.count() == 0
                            ? Optional.empty()
                            : Optional.of(new GridSelection(changed, position, 0, 0, last)));
        });
    }

    /** Selects whole records. */
    void selectRows(int from, int to) {
        picture.get().filter(shown -> shown.rows() > 0).ifPresent(shown -> {
            int first = clamp(Math.min(from, to), shown.rows());
            int last = clamp(Math.max(from, to), shown.rows());
            anchorRow = clamp(from, shown.rows());
            anchorColumn = 0;
            select(Optional.of(new GridSelection(
                    positions(shown, first, last),
                    shown.order().position(clamp(to, shown.rows())),
                    0,
                    0,
                    shown.columns().size() - 1)));
        });
    }

    /** Selects whole records from where the last move went. */
    void extendRows(int to) {
        selectRows(anchorRow, to);
    }

    void selectAll() {
        picture.get().ifPresent(shown -> selectRows(0, shown.rows() - 1));
    }

    void clearSelection() {
        select(Optional.empty());
    }

    /** Returns the row that the keyboard is on. */
    int row(GridSelection of) {
        return picture.get()
                .filter(shown -> of.lead() < shown.rows())
                .map(shown -> shown.order().row(of.lead()))
                .orElse(0);
    }

    /** Adds a record with the defaults of its attributes, and selects it. */
    void add() {
        picture.get().ifPresent(shown -> {
            Item.Builder values = Item.builder();
            for (EntityAttribute attribute : shown.entity().attributes()) {
                attribute.facts().defaultValue().ifPresent(value -> values.put(attribute.name(), value));
            }
            String entity = shown.entity().name();
            if (apply(RecordEdit.Add.last(entity, SampleRecord.of(values.build())))) {
                selectPosition(shown.records().size(), 0);
            }
        });
    }

    /** Adds copies of the selected records behind the last of them, and selects the copies. */
    void duplicate() {
        picture.get()
                .ifPresent(shown -> selection.get().ifPresent(selected -> {
                    List<SampleRecord> copies = new ArrayList<>();
                    selected.positions().set().stream().forEach(position -> {
                        SampleRecord original = shown.records().get(position);
                        copies.add(new SampleRecord(original.values(), Optional.empty(), original.note()));
                    });
                    int at = selected.positions().set().length();
                    if (apply(new RecordEdit.Add(shown.entity().name(), copies, Optional.of(at)))) {
                        selectPositions(at, at + copies.size() - 1, selected.column());
                    }
                }));
    }

    /** Removes the selected records; an undo brings them back. */
    void remove() {
        picture.get()
                .ifPresent(shown -> selection.get().ifPresent(selected -> {
                    int row = row(selected);
                    int column = selected.column();
                    int removed = selected.positions().count();
                    select(Optional.empty());
                    if (apply(new RecordEdit.Remove(shown.entity().name(), selected.sorted()))) {
                        picture.get()
                                .filter(now -> now.rows() > 0)
                                .ifPresent(now -> moveTo(
                                        Math.min(removed == 1 ? row : Math.min(row, now.rows() - 1), now.rows() - 1),
                                        column));
                    }
                }));
    }

    /** Takes the values of the selected cells away; keys and figures follow. */
    void clearCells() {
        picture.get()
                .ifPresent(shown -> selection.get().ifPresent(selected -> {
                    String entity = shown.entity().name();
                    SortedMap<Integer, SampleRecord> changed = new TreeMap<>();
                    for (int column = selected.firstColumn(); column <= selected.lastColumn(); column++) {
                        if (shown.columns().get(column) instanceof AttributeColumn attribute) {
                            selected.positions().set().stream().forEach(position -> {
                                SampleRecord record = changed.getOrDefault(
                                        position, shown.records().get(position));
                                if (attribute.value(record).isPresent()) {
                                    changed.put(
                                            position,
                                            record.withValues(record.values().without(attribute.name())));
                                }
                            });
                        }
                    }
                    apply(new RecordEdit.ReplaceEach(EditName.of("edit.clear-values", entity), entity, changed));
                }));
    }

    /** Returns the attribute that the keyboard is on; nothing on keys and figures, which follow from attributes. */
    Optional<AttributeColumn> attributeAtCursor() {
        return picture.get()
                .flatMap(shown -> selection
                        .get()
                        .map(selected -> shown.columns().get(selected.column()))
                        .flatMap(column -> column instanceof AttributeColumn attribute
                                ? Optional.of(attribute)
                                : Optional.empty()));
    }

    /** Returns the value that the keyboard is on. */
    Optional<AttributeValue> valueAtCursor() {
        return picture.get()
                .flatMap(shown -> attributeAtCursor()
                        .flatMap(column -> selection
                                .get()
                                .filter(selected ->
                                        selected.lead() < shown.records().size())
                                .flatMap(
                                        selected -> column.value(shown.records().get(selected.lead())))));
    }

    /** Gives the cell that the keyboard is on a value, or takes its value away. */
    void set(Optional<AttributeValue> value) {
        if (value.equals(valueAtCursor())) {
            return;
        }
        picture.get()
                .ifPresent(shown -> attributeAtCursor()
                        .ifPresent(column -> selection.get().ifPresent(selected -> {
                            String entity = shown.entity().name();
                            apply(value.<ModelEdit>map(found ->
                                            new RecordEdit.SetValue(entity, selected.lead(), column.name(), found))
                                    .orElseGet(
                                            () -> new RecordEdit.RemoveValue(entity, selected.lead(), column.name())));
                            document.store().seal();
                        })));
    }

    /** Moves to the next cell that can be edited, to the next record behind the last; −1 goes back. */
    void moveToNext(int step) {
        picture.get()
                .ifPresent(shown -> selection.get().ifPresent(selected -> {
                    int count = shown.attributes().size();
                    if (count == 0) {
                        return;
                    }
                    int cell = row(selected) * count + Math.min(selected.column(), count - 1) + step;
                    int to = Math.max(0, Math.min(cell, shown.rows() * count - 1));
                    moveTo(to / count, to % count);
                }));
    }

    boolean apply(ModelEdit edit) {
        return document.store().apply(edit).value().isPresent();
    }

    /** Selects a record by its position, whatever row it is in. */
    void selectPosition(int position, int column) {
        selectPositions(position, position, column);
    }

    private void selectPositions(int first, int last, int column) {
        BitSet set = new BitSet();
        set.set(first, last + 1);
        picture.get().ifPresent(shown -> {
            int lastColumn = shown.columns().size() - 1;
            boolean isOne = first == last;
            select(Optional.of(new GridSelection(
                    new Positions(set), first, column, isOne ? column : 0, isOne ? column : lastColumn)));
            anchorRow = first < shown.rows() ? shown.order().row(first) : first;
            anchorColumn = column;
        });
    }

    /** Shows the entity of a record that was selected elsewhere, and the record. */
    private void follow(Selection selected) {
        if (isSelecting) {
            return;
        }
        if (selected instanceof Selection.RecordSelected record) {
            show(record.entity());
            boolean isThere = picture.get()
                    .filter(shown -> shown.entity().name().equals(record.entity()))
                    .filter(shown -> record.number() <= shown.records().size())
                    .isPresent();
            boolean isLead = selection
                    .get()
                    .filter(known -> known.lead() == record.number() - 1)
                    .isPresent();
            if (isThere && !isLead) {
                selectPosition(
                        record.number() - 1,
                        selection.get().map(GridSelection::column).orElse(0));
            }
        } else if (selected instanceof Selection.Entities some) {
            show(some.names().get(0));
        }
    }

    private void select(Optional<GridSelection> newSelection) {
        selection.set(newSelection);
        isSelecting = true;
        newSelection.ifPresentOrElse(
                selected -> entity().ifPresent(name ->
                        document.session().select(new Selection.RecordSelected(name, selected.lead() + 1))),
                () -> {
                    if (document.session().selection() instanceof Selection.RecordSelected) {
                        document.session().select(Selection.NONE);
                    }
                });
        isSelecting = false;
    }

    private void update() {
        Document now = document.store().document();
        DataModel model = now.model();
        listEntities(model);
        Optional<Entity> entity =
                chosen.flatMap(model::entity).or(() -> model.entities().stream().findFirst());
        if (entity.isEmpty()) {
            sorting.cancel();
            picture.set(Optional.empty());
            return;
        }
        RecordsPicture unsorted =
                RecordsPicture.of(now, entity.get(), document.store().derived(), faults);
        Optional<RecordSort> sort = Optional.ofNullable(sorts.get(entity.get().name()))
                .flatMap(old -> unsorted.columns().stream()
                        .filter(column -> isSame(column, old.column()))
                        .findFirst()
                        .map(column -> new RecordSort(column, old.direction())));
        if (sort.isEmpty()) {
            sorting.cancel();
            show(unsorted);
            return;
        }
        sorting.start(
                cancelled -> sorted(unsorted, sort.get(), cancelled), made -> made.ifPresent(this::show), failure -> {
                    throw new IllegalStateException("Sorting records", failure);
                });
    }

    private void show(RecordsPicture newPicture) {
        picture.set(Optional.of(newPicture));
        selection
                .get()
                .filter(selected -> selected.positions().set().length() > newPicture.rows()
                        || selected.lastColumn() >= newPicture.columns().size())
                .ifPresent(gone -> select(Optional.empty()));
    }

    private static Optional<RecordsPicture> sorted(RecordsPicture picture, RecordSort sort, BooleanSupplier cancelled) {
        try {
            return Optional.of(
                    picture.sorted(sort, RowOrder.sorted(sort, picture.records(), picture.items(), cancelled)));
        } catch (CancellationException superseded) {
            return Optional.empty();
        }
    }

    private void listEntities(DataModel model) {
        entities.set(model.entities().stream()
                .map(entity -> new EntityLine(
                        entity.name(), model.recordsOf(entity.name()).size(), faults.count(entity.name())))
                .toList());
    }

    private void findFaults() {
        Optional<Derived> derived = document.store().derived();
        if (derived.isEmpty()) {
            return;
        }
        faultFinding.start(
                cancelled -> RecordFaults.of(derived.get().materialization()),
                found -> {
                    faults = found;
                    update();
                },
                failure -> {
                    throw new IllegalStateException("Finding records without items", failure);
                });
    }

    private static Positions positions(RecordsPicture shown, int firstRow, int lastRow) {
        BitSet set = new BitSet();
        for (int row = firstRow; row <= lastRow; row++) {
            set.set(shown.order().position(row));
        }
        return new Positions(set);
    }

    private static boolean isSame(RecordColumn a, RecordColumn b) {
        return a.name().equals(b.name())
                && a.index().equals(b.index())
                && a.getClass().equals(b.getClass());
    }

    private static int clamp(int at, int size) {
        return Math.max(0, Math.min(at, size - 1));
    }
}
