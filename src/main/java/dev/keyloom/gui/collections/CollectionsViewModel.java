package dev.keyloom.gui.collections;

import dev.keyloom.edit.RecordEdit;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.document.SessionState;
import dev.keyloom.gui.task.NewestTask;
import dev.keyloom.gui.task.TaskRunner;
import dev.keyloom.gui.uses.PatternUse;
import dev.keyloom.gui.uses.PatternUses;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * What the place shows and what can be done in it: a table, some of its indexes as panes, a filter by entity, and the one
 * selected item.
 */
final class CollectionsViewModel {
    private final OpenDocument document;
    private final Texts texts;
    private final NewestTask picturing;
    private final NewestTask finding;

    private final ReadOnlyObjectWrapper<Optional<TablePicture>> picture = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<MaterializedItem>> selected =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Set<String>> only = new ReadOnlyObjectWrapper<>(Set.of());
    private final ReadOnlyObjectWrapper<Found> found = new ReadOnlyObjectWrapper<>(Found.NOTHING);
    private final ObservableList<PaneModel> panes = FXCollections.observableArrayList();
    private final Map<String, Map<IndexRef, PaneModel>> panesOf = new LinkedHashMap<>();
    private final Map<String, Set<IndexRef>> hidden = new LinkedHashMap<>();
    private Optional<String> chosenTable = Optional.empty();

    CollectionsViewModel(OpenDocument document, TaskRunner tasks, Texts texts) {
        this.document = document;
        this.texts = texts;
        this.picturing = new NewestTask(tasks);
        this.finding = new NewestTask(tasks);
        document.store().derivedProperty().addListener((property, before, now) -> update());
        session().selectionProperty().addListener((property, before, now) -> followSelection());
        update();
    }

    /**
     * What was found.
     *
     * @param items all that match, in the order of the base table
     * @param current position of the one that is selected, from 0
     */
    record Found(String text, List<MaterializedItem> items, int current) {
        static final Found NOTHING = new Found("", List.of(), 0);

        Found {
            items = List.copyOf(items);
        }
    }

    /** Returns the table as shown; nothing while there is none or it is being computed for the first time. */
    ReadOnlyObjectProperty<Optional<TablePicture>> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    /** Returns the item of the selected record. */
    ReadOnlyObjectProperty<Optional<MaterializedItem>> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** Returns the entities that the filter leaves; all if none is named. */
    ReadOnlyObjectProperty<Set<String>> onlyProperty() {
        return only.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Found> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** Returns the panes that are shown, in the order of the schema. */
    ObservableList<PaneModel> panes() {
        return FXCollections.unmodifiableObservableList(panes);
    }

    Optional<MaterializedItem> selected() {
        return selected.get();
    }

    SessionState session() {
        return document.session();
    }

    /** Says whether the first picture is still being computed. */
    boolean isPending() {
        return picture.get().isEmpty() && (document.store().derived().isEmpty() || !tables().isEmpty());
    }

    /** Returns the names of the model's tables. */
    List<String> tables() {
        return document.store().derived().stream()
                .flatMap(derived -> derived.materialization().tables().stream())
                .map(TableContents::name)
                .toList();
    }

    /** Returns the entities to which a record can be added: those of the table. */
    List<String> entities() {
        return picture.get()
                .map(shown -> List.copyOf(shown.entityCounts().keySet()))
                .orElse(List.of());
    }

    /** Returns the access patterns that use the shown table or an index of it. */
    List<PatternUse> patterns() {
        DataModel model = document.store().document().model();
        return picture.get()
                .flatMap(shown -> model.table(shown.table().name()))
                .map(table -> PatternUses.of(model, table))
                .orElse(List.of());
    }

    Optional<Entity> entity(String name) {
        return document.store().document().model().entity(name);
    }

    void showTable(String name) {
        chosenTable = Optional.of(name);
        only.set(Set.of());
        update();
    }

    boolean isShown(IndexRef index) {
        return !hiddenIndexes().contains(index);
    }

    /** Shows or hides a pane; the last one stays. */
    void toggleIndex(IndexRef index) {
        if (isShown(index) && panes.size() == 1) {
            return;
        }
        if (!hiddenIndexes().remove(index)) {
            hiddenIndexes().add(index);
        }
        picture.get().ifPresent(this::showPanes);
    }

    /** Shows one pane alone, or all again if it already is. */
    void showAlone(IndexRef index) {
        boolean isAlone = panes.size() == 1 && isShown(index);
        hiddenIndexes().clear();
        picture.get().ifPresent(shown -> {
            if (!isAlone) {
                shown.indexes().stream()
                        .map(TablePicture.IndexPicture::ref)
                        .filter(ref -> !ref.equals(index))
                        .forEach(hiddenIndexes()::add);
            }
            showPanes(shown);
        });
    }

    /** Adds an entity to those that the filter leaves, or takes it away. */
    void toggleEntity(String entity) {
        Set<String> changed = new LinkedHashSet<>(only.get());
        if (!changed.remove(entity)) {
            changed.add(entity);
        }
        only.set(Set.copyOf(changed));
        update();
    }

    void foldAll(Folding folding) {
        panes.forEach(pane -> pane.fold(folding));
    }

    void select(MaterializedItem item) {
        session().select(recordOf(item));
    }

    void edit(MaterializedItem item) {
        session().inspect(recordOf(item));
    }

    /** Returns the selected record of the table's; it may have no item. */
    Optional<Selection.RecordSelected> selectedRecord() {
        return session().selection() instanceof Selection.RecordSelected record
                ? Optional.of(record)
                : Optional.empty();
    }

    /** Says why the selected record has no item. */
    Optional<NotWritten> selectedNotWritten() {
        return selectedRecord()
                .flatMap(record -> picture.get().flatMap(shown -> shown.notWritten(record.entity(), record.number())));
    }

    /** Adds an empty record and opens the inspector on it. */
    void addRecord(String entity) {
        boolean isAdded = document.store()
                .apply(RecordEdit.Add.last(entity, SampleRecord.of(Item.EMPTY)))
                .value()
                .isPresent();
        if (isAdded) {
            int number = document.store().document().model().recordsOf(entity).size();
            session().inspect(new Selection.RecordSelected(entity, number));
        }
    }

    /** Removes the selected record; an undo brings it back. */
    void removeSelected() {
        selectedRecord().ifPresent(record -> {
            session().select(Selection.NONE);
            document.store().apply(new RecordEdit.Remove(record.entity(), new TreeSet<>(Set.of(record.number() - 1))));
        });
    }

    /** Looks for items and selects the first. */
    void find(String text) {
        Optional<TablePicture> shown = picture.get();
        if (text.isBlank() || shown.isEmpty()) {
            finding.cancel();
            found.set(Found.NOTHING);
            return;
        }
        IndexContents base = shown.get().indexes().get(0).shown();
        ItemFinder finder = new ItemFinder(shown.get().table().table().schema().keyAttributes(), text.strip());
        finding.start(
                cancelled -> finder.in(base, cancelled),
                items -> {
                    found.set(new Found(text, items, 0));
                    items.stream().findFirst().ifPresent(this::select);
                },
                CollectionsViewModel::fail);
    }

    /** Selects the item found after (1) or before (−1) the current one, around the end. */
    void findNext(int step) {
        Found current = found.get();
        if (!current.items().isEmpty()) {
            int next = Math.floorMod(current.current() + step, current.items().size());
            found.set(new Found(current.text(), current.items(), next));
            select(current.items().get(next));
        }
    }

    private Set<IndexRef> hiddenIndexes() {
        String table = picture.get().map(shown -> shown.table().name()).orElse("");
        return hidden.computeIfAbsent(table, name -> new HashSet<>());
    }

    private static Selection.RecordSelected recordOf(MaterializedItem item) {
        return new Selection.RecordSelected(item.entity(), item.number());
    }

    private void followSelection() {
        Optional<String> table = selectedRecord()
                .flatMap(record -> document.store()
                        .derived()
                        .flatMap(derived -> derived.materialization().tableOf(record.entity())))
                .map(TableContents::name);
        boolean isElsewhere = table.isPresent()
                && picture.get()
                        .filter(shown -> !shown.table().name().equals(table.get()))
                        .isPresent();
        if (isElsewhere) {
            showTable(table.get());
        }
        findSelected();
    }

    private void findSelected() {
        selected.set(selectedRecord()
                .flatMap(record -> picture.get().flatMap(shown -> shown.item(record.entity(), record.number()))));
    }

    private void update() {
        Optional<Derived> derived = document.store().derived();
        Optional<TableContents> table = derived.flatMap(this::table);
        if (table.isEmpty()) {
            picturing.cancel();
            picture.set(Optional.empty());
            panes.clear();
            findSelected();
            return;
        }
        Set<String> entities = only.get();
        picturing.start(
                cancelled -> TablePicture.of(derived.get(), table.get(), entities, cancelled),
                this::show,
                CollectionsViewModel::fail);
    }

    private Optional<TableContents> table(Derived derived) {
        Materialization items = derived.materialization();
        return chosenTable
                .flatMap(items::table)
                .or(() -> items.tables().stream().findFirst());
    }

    private void show(TablePicture newPicture) {
        picture.set(Optional.of(newPicture));
        showPanes(newPicture);
        findSelected();
    }

    private void showPanes(TablePicture shown) {
        Map<IndexRef, PaneModel> known = panesOf.computeIfAbsent(shown.table().name(), name -> new LinkedHashMap<>());
        List<PaneModel> visible = shown.indexes().stream()
                .map(index -> {
                    PaneModel pane = known.computeIfAbsent(index.ref(), ref -> new PaneModel(texts, index));
                    pane.show(index);
                    return pane;
                })
                .filter(pane -> isShown(pane.ref()))
                .toList();
        if (!visible.equals(panes)) {
            panes.setAll(visible);
        }
    }

    private static void fail(Exception failure) {
        throw new IllegalStateException("Laying out item collections", failure);
    }
}
