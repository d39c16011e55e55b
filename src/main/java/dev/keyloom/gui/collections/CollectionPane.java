package dev.keyloom.gui.collections;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.uses.PatternMarks;
import dev.keyloom.gui.uses.PatternTip;
import dev.keyloom.gui.uses.PatternUses;
import dev.keyloom.materialize.CollectionQuery.Caught;
import dev.keyloom.materialize.Direction;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.IndexRow;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** The base table or one index: its head with the key condition, and below it its item collections. */
final class CollectionPane extends VBox implements RowCell.View {
    private static final PseudoClass CAUGHT = PseudoClass.getPseudoClass("caught");

    private final PaneModel pane;
    private final CollectionsViewModel model;
    private final Texts texts;
    private final Supplier<ItemPaint> paint;
    private final PatternMarks marks;
    private final HBox head;
    private final Tooltip patterns = new Tooltip();
    private final Label count = new Label();
    private final Label projection = new Label();
    private final Button direction = new Button();
    private final ConditionBox condition;
    private final Text summaryStrong = new Text();
    private final Text summaryText = new Text();
    private final AbsentCard absent;
    private final RowFlow<RowCell> rows;
    private final PaneKeys keys;
    private Optional<Caught> revealed = Optional.empty();

    CollectionPane(
            PaneModel pane, CollectionsViewModel model, Texts texts, Supplier<ItemPaint> paint, PatternMarks marks) {
        this.marks = marks;
        this.pane = pane;
        this.model = model;
        this.texts = texts;
        this.paint = paint;
        this.condition = new ConditionBox(pane, texts);
        this.absent = new AbsentCard(texts);
        this.rows = new RowFlow<>(() -> new RowCell(this, squareIndexes()), absent);
        this.keys = new PaneKeys(this, pane, model);
        getStyleClass().add("kl-collection-pane");
        rows.setFocusTraversable(true);
        rows.setAccessibleRole(AccessibleRole.LIST_VIEW);
        rows.setAccessibleText(name());
        VBox.setVgrow(rows, Priority.ALWAYS);
        rows.setOnMousePressed(event -> keys.press(event));
        rows.addEventHandler(KeyEvent.KEY_PRESSED, keys::press);
        rows.focusedProperty().addListener((property, before, now) -> rows.requestLayout());
        summaryStrong.getStyleClass().add("kl-summary-strong");
        summaryText.getStyleClass().add("kl-summary-text");
        TextFlow summary = new TextFlow(summaryStrong, summaryText);
        summary.getStyleClass().add("kl-pane-summary");
        this.head = head();
        Tooltip.install(head, patterns);
        marks.followHead(head, pane.ref());
        getChildren().addAll(head, condition, summary, rows);
        pane.versionProperty().addListener((property, before, now) -> refresh());
        refresh();
    }

    @Override
    public PaneModel pane() {
        return pane;
    }

    @Override
    public Texts texts() {
        return texts;
    }

    @Override
    public Supplier<ItemPaint> paint() {
        return paint;
    }

    @Override
    public boolean isSelected(MaterializedItem item) {
        return model.selected().filter(selected -> selected == item).isPresent();
    }

    @Override
    public boolean isCurrent(int line) {
        return rows.isFocused() && keys.cursor() == line;
    }

    /** Marks the head while the pointer is on a pattern that uses the index. */
    void showMark() {
        head.pseudoClassStateChanged(PatternMarks.MARKED, marks.isMarked(pane.ref()));
    }

    RowFlow<RowCell> rows() {
        return rows;
    }

    /** Shows everything anew: contents, condition, direction. */
    void refresh() {
        IndexContents all = pane.picture().all();
        boolean isDescending = pane.direction() == Direction.DESCENDING;
        count.setText(texts.get("collections.items", all.size()));
        direction.setText(texts.get("collections.direction." + pane.direction().name()));
        direction.setGraphic(Icons.of(isDescending ? "mdi2s-sort-descending" : "mdi2s-sort-ascending", 14));
        direction.pseudoClassStateChanged(CAUGHT, pane.caught().isPresent());
        condition.refresh();
        showSummary(all);
        absent.show(pane.picture(), paint.get());
        showProjection();
        patterns.setText(PatternTip.of(texts, PatternUses.on(pane.ref(), model.patterns())));
        rows.show(pane.rows().size());
        revealCaught();
    }

    /** Scrolls to the first item that a new condition catches. */
    private void revealCaught() {
        if (!pane.caught().equals(revealed)) {
            revealed = pane.caught();
            revealed.filter(caught -> caught.size() > 0)
                    .map(caught -> pane.rows().lineOrHeadingOf(caught.items().get(0)))
                    .ifPresent(line -> line.ifPresent(rows::reveal));
        }
    }

    /** Scrolls to the selected item. */
    void revealSelected() {
        model.selected()
                .ifPresent(item -> pane.rows().lineOf(item).ifPresent(line -> {
                    keys.moveTo(line);
                    rows.reveal(line);
                }));
        rows.requestLayout();
    }

    /** Returns the item of a line; nothing for a heading. */
    Optional<MaterializedItem> itemAt(int line) {
        return pane.rows().row(line) instanceof IndexRow.Entry entry ? Optional.of(entry.item()) : Optional.empty();
    }

    private String name() {
        return pane.ref().isPrimary()
                ? texts.get("collections.base-table")
                : pane.ref().name();
    }

    private HBox head() {
        Label name = new Label(name());
        name.getStyleClass().add("kl-strong");
        name.setMinWidth(Region.USE_PREF_SIZE);
        count.getStyleClass().add("kl-hint");
        projection.getStyleClass().add("kl-tag");
        projection.setMinWidth(Region.USE_PREF_SIZE);
        direction.getStyleClass().addAll("kl-direction");
        direction.setMinWidth(Region.USE_PREF_SIZE);
        direction.setFocusTraversable(false);
        direction.setTooltip(new Tooltip(texts.get("collections.direction.turn")));
        direction.setOnAction(event -> pane.turn());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(8, name, count, gap, projection, direction);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("kl-pane-head");
        return head;
    }

    private void showSummary(IndexContents all) {
        Optional<Caught> caught = pane.caught();
        if (caught.isPresent()) {
            summaryStrong.setText(texts.get("collections.caught", caught.get().size(), all.size()));
            summaryText.setText(texts.get("text.between-sentences")
                    + texts.get(caught.get().size() == 0 ? "collections.caught.none" : "collections.caught.order"));
        } else {
            summaryStrong.setText("");
            summaryText.setText(
                    pane.picture().shown() == all
                            ? texts.get("collections.collections", all.collectionCount())
                            : texts.get(
                                    "collections.filtered",
                                    pane.picture().shown().size(),
                                    all.size()));
        }
    }

    private void showProjection() {
        Optional<SecondaryIndex> index = model.pictureProperty()
                .get()
                .flatMap(shown -> shown.table().table().schema().index(pane.ref()));
        projection.setVisible(index.isPresent());
        projection.setManaged(index.isPresent());
        index.ifPresent(found -> projection.setText(found.projection().kind().name()));
    }

    private List<IndexRef> squareIndexes() {
        if (!pane.ref().isPrimary()) {
            return List.of();
        }
        return model.pictureProperty().get().stream()
                .flatMap(shown -> shown.indexes().stream())
                .map(TablePicture.IndexPicture::ref)
                .filter(ref -> !ref.isPrimary())
                .toList();
    }
}
