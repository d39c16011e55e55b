package dev.keyloom.gui.records;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.theme.Appearance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/**
 * The records as a grid with frozen heads and frozen numbers. Only cells in sight are nodes, and they are given other
 * contents as rows scroll by: a hundred thousand records cost as much as thirty.
 */
final class RecordGrid extends Region {
    private static final double ROW_HEIGHT = 28;
    private static final double HEAD_HEIGHT = 28;
    private static final double COLUMN_HEAD_HEIGHT = 26;
    private static final double NUMBER_WIDTH = 52;
    private static final double LEAST_WIDTH = 40;
    private static final PseudoClass WITH_FOCUS = PseudoClass.getPseudoClass("grid-focused");

    private final RecordsViewModel model;
    private final Texts texts;
    private final Appearance appearance;
    private final CellContents contents;

    private final Pane body = new Pane();
    private final Pane numbers = new Pane();
    private final Pane heads = new Pane();
    private final Label corner = new Label("#");
    private final ScrollBar down = new ScrollBar();
    private final ScrollBar across = new ScrollBar();
    private final Pane overlay = new Pane();

    /** Cells by pooled row and column; rows are pooled in a circle, so that scrolling by one gives one other contents. */
    private final List<List<GridCell>> cells = new ArrayList<>();

    private final List<RowNumber> rowNumbers = new ArrayList<>();
    private final List<GridHead> columnHeads = new ArrayList<>();
    private final List<GroupHead> groupHeads = new ArrayList<>();
    private final Map<String, Map<String, Double>> dragged = new HashMap<>();
    private Optional<GridColumns> columns = Optional.empty();
    private Optional<RecordsPicture> measured = Optional.empty();
    private double measuredScale;

    RecordGrid(RecordsViewModel model, WindowServices services) {
        this.model = model;
        this.texts = services.texts();
        this.appearance = services.appearance();
        this.contents = new CellContents(texts);
        getStyleClass().add("kl-record-grid");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TABLE_VIEW);
        setAccessibleText(texts.get("records.grid"));
        heads.getStyleClass().add("kl-record-heads");
        numbers.getStyleClass().add("kl-record-numbers");
        corner.getStyleClass().add("kl-record-corner");
        down.setOrientation(Orientation.VERTICAL);
        across.setOrientation(Orientation.HORIZONTAL);
        overlay.setPickOnBounds(false);
        getChildren().addAll(body, numbers, heads, corner, down, across, overlay);
        List.of(body, numbers, heads).forEach(RecordGrid::clip);
        corner.setOnMouseClicked(event -> model.selectAll());
        listen();
    }

    private void listen() {
        model.pictureProperty().addListener((property, before, now) -> requestLayout());
        model.selectionProperty().addListener((property, before, now) -> {
            now.ifPresent(selected -> reveal(model.row(selected), selected.column()));
            requestLayout();
        });
        appearance.scaleProperty().addListener((property, before, now) -> requestLayout());
        focusedProperty().addListener((property, before, now) -> pseudoClassStateChanged(WITH_FOCUS, now));
        down.valueProperty().addListener((property, before, now) -> requestLayout());
        across.valueProperty().addListener((property, before, now) -> requestLayout());
        addEventFilter(ScrollEvent.SCROLL, event -> {
            if (overlay.getChildren().isEmpty()) {
                scrollBy(down, -event.getDeltaY());
                scrollBy(across, -event.getDeltaX());
                event.consume();
            }
        });
    }

    /** Returns where editors are put, over the grid. */
    Pane overlay() {
        return overlay;
    }

    CellContents contents() {
        return contents;
    }

    /** A place in the grid; column −1 is the record's number. */
    record At(int row, int column) {
        boolean isNumber() {
            return column < 0;
        }
    }

    /** Returns the cell at a place of this grid; nothing on heads and behind the last row or column. */
    Optional<At> cellAt(double x, double y) {
        Optional<RecordsPicture> picture = model.picture();
        if (columns.isEmpty() || picture.isEmpty() || y < top() || y >= getHeight() || x >= getWidth()) {
            return Optional.empty();
        }
        int row = (int) Math.floor((y - top() + down.getValue()) / rowHeight());
        if (row >= picture.get().rows()) {
            return Optional.empty();
        }
        if (x < left()) {
            return Optional.of(new At(row, -1));
        }
        double inColumns = x - left() + across.getValue();
        return inColumns >= columns.get().total()
                ? Optional.empty()
                : Optional.of(new At(row, columns.get().at(inColumns)));
    }

    /** Returns where a cell is drawn, in sight or not. */
    Optional<Bounds> boundsOf(int row, int column) {
        measure();
        return columns.filter(found -> column < found.count())
                .map(found -> new BoundingBox(
                        left() + found.start(column) - across.getValue(),
                        top() + row * rowHeight() - down.getValue(),
                        found.width(column),
                        rowHeight()));
    }

    int pageRows() {
        return Math.max(1, (int) ((getHeight() - top()) / rowHeight()) - 1);
    }

    private double scale() {
        return appearance.scaleProperty().get();
    }

    private double rowHeight() {
        return Math.rint(ROW_HEIGHT * scale());
    }

    private double top() {
        return Math.rint(HEAD_HEIGHT * scale()) + Math.rint(COLUMN_HEAD_HEIGHT * scale());
    }

    private double left() {
        return Math.rint(NUMBER_WIDTH * scale());
    }

    /** Computes the columns anew if they may be others, not at each change of a value: columns do not jump while one types. */
    private void measure() {
        Optional<RecordsPicture> picture = model.picture();
        if (picture.isEmpty()) {
            columns = Optional.empty();
            measured = Optional.empty();
            return;
        }
        RecordsPicture now = picture.get();
        boolean isKnown = columns.isPresent()
                && measuredScale == scale()
                && measured.filter(old -> old.columns().equals(now.columns())
                                && old.entity().name().equals(now.entity().name())
                                && (old.rows() == 0) == (now.rows() == 0)
                                && hasItems(old) == hasItems(now))
                        .isPresent();
        if (!isKnown) {
            Map<String, Double> own = dragged.computeIfAbsent(now.entity().name(), name -> new HashMap<>());
            columns = Optional.of(GridColumns.of(now, contents, own, scale()));
            measured = picture;
            measuredScale = scale();
        }
    }

    private static boolean hasItems(RecordsPicture picture) {
        return picture.rows() > 0
                && picture.items().item(picture.order().position(0)).isPresent();
    }

    @Override
    protected void layoutChildren() {
        measure();
        boolean isShown = columns.isPresent();
        List.of(body, numbers, heads, corner).forEach(part -> part.setVisible(isShown));
        if (!isShown) {
            return;
        }
        RecordsPicture picture = model.picture().orElseThrow();
        GridColumns now = columns.orElseThrow();
        double top = top();
        double left = left();
        double height = picture.rows() * rowHeight();
        boolean scrollsAcross = now.total() > getWidth() - left + 1;
        double barHeight = scrollsAcross ? across.prefHeight(-1) : 0;
        boolean scrollsDown = height > getHeight() - top - barHeight;
        double barWidth = scrollsDown ? down.prefWidth(-1) : 0;
        double bodyWidth = Math.max(0, getWidth() - left - barWidth);
        double bodyHeight = Math.max(0, getHeight() - top - barHeight);
        place(down, scrollsDown, getWidth() - barWidth, top, barWidth, bodyHeight);
        place(across, scrollsAcross, left, getHeight() - barHeight, bodyWidth, barHeight);
        range(down, height, bodyHeight);
        range(across, now.total(), bodyWidth);
        body.resizeRelocate(left, top, bodyWidth, bodyHeight);
        numbers.resizeRelocate(0, top, left, bodyHeight);
        heads.resizeRelocate(left, 0, getWidth() - left, top);
        corner.resizeRelocate(0, 0, left, top);
        overlay.resizeRelocate(0, 0, getWidth(), getHeight());
        showHeads(picture, now);
        showCells(picture, now, bodyWidth, bodyHeight);
        tell(picture);
    }

    private void showHeads(RecordsPicture picture, GridColumns now) {
        double headHeight = Math.rint(HEAD_HEIGHT * scale());
        resize(columnHeads, now.count(), () -> new GridHead(texts, new Heads()), heads);
        List<GroupHead.Group> groups = GroupHead.groups(picture.columns());
        resize(groupHeads, groups.size(), () -> new GroupHead(texts), heads);
        for (int i = 0; i < groups.size(); i++) {
            GroupHead.Group group = groups.get(i);
            groupHeads.get(i).show(group, picture.table());
            double start = now.start(group.first());
            double end = now.start(group.last()) + now.width(group.last());
            double visibleStart = Math.max(start - across.getValue(), 0);
            groupHeads
                    .get(i)
                    .resizeRelocate(visibleStart, 0, Math.max(0, end - across.getValue() - visibleStart), headHeight);
        }
        for (int column = 0; column < now.count(); column++) {
            GridHead head = columnHeads.get(column);
            head.show(picture.columns().get(column), picture.sort(), GroupHead.isEnd(picture.columns(), column));
            head.resizeRelocate(
                    now.start(column) - across.getValue(), headHeight, now.width(column), top() - headHeight);
        }
    }

    private void showCells(RecordsPicture picture, GridColumns now, double bodyWidth, double bodyHeight) {
        int rowsInSight = (int) Math.ceil(bodyHeight / rowHeight()) + 1;
        int firstRow = (int) Math.floor(down.getValue() / rowHeight());
        int pooled = Math.min(rowsInSight, Math.max(0, picture.rows()));
        int firstColumn = now.at(across.getValue());
        int lastColumn = now.at(across.getValue() + bodyWidth);
        resizePool(pooled, now.count());
        for (int i = 0; i < pooled; i++) {
            int row = firstRow + i;
            int at = row % pooled;
            boolean isThere = row < picture.rows();
            showNumber(picture, rowNumbers.get(at), row, isThere);
            List<GridCell> line = cells.get(at);
            for (int column = 0; column < now.count(); column++) {
                boolean isInSight = isThere && column >= firstColumn && column <= lastColumn;
                GridCell cell = line.get(column);
                cell.setVisible(isInSight);
                if (isInSight) {
                    showCell(picture, cell, row, column);
                    cell.resizeRelocate(
                            now.start(column) - across.getValue(),
                            row * rowHeight() - down.getValue(),
                            now.width(column),
                            rowHeight());
                }
            }
        }
    }

    private void showCell(RecordsPicture picture, GridCell cell, int row, int column) {
        int position = picture.order().position(row);
        RecordColumn of = picture.columns().get(column);
        cell.place(GroupHead.isEnd(picture.columns(), column), !(of instanceof RecordColumn.AttributeColumn));
        cell.show(contents.of(picture, position, of));
        Optional<GridSelection> selected = model.selection();
        cell.mark(
                selected.filter(found -> found.has(position) && found.hasColumn(column))
                        .isPresent(),
                selected.filter(found -> found.lead() == position && found.column() == column)
                        .isPresent(),
                false);
    }

    private void showNumber(RecordsPicture picture, RowNumber number, int row, boolean isThere) {
        number.setVisible(isThere);
        if (isThere) {
            int position = picture.order().position(row);
            number.show(
                    texts.get("records.number", position + 1),
                    model.selection().filter(found -> found.has(position)).isPresent(),
                    picture.faults().at(picture.entity().name(), position).map(fault -> fault.reason()));
            number.resizeRelocate(0, row * rowHeight() - down.getValue(), left(), rowHeight());
        }
    }

    private void resizePool(int rows, int columnCount) {
        boolean isOther =
                cells.size() != rows || (!cells.isEmpty() && cells.get(0).size() != columnCount);
        if (!isOther) {
            return;
        }
        cells.clear();
        rowNumbers.clear();
        List<Node> all = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            List<GridCell> line = new ArrayList<>();
            for (int column = 0; column < columnCount; column++) {
                line.add(new GridCell());
            }
            cells.add(line);
            all.addAll(line);
            rowNumbers.add(new RowNumber());
        }
        body.getChildren().setAll(all);
        numbers.getChildren().setAll(rowNumbers);
    }

    private static <N extends Node> void resize(List<N> nodes, int size, Supplier<N> make, Pane parent) {
        while (nodes.size() > size) {
            parent.getChildren().remove(nodes.remove(nodes.size() - 1));
        }
        while (nodes.size() < size) {
            N made = make.get();
            nodes.add(made);
            parent.getChildren().add(made);
        }
    }

    /** A screen reader hears the cell that the keyboard is on. */
    private void tell(RecordsPicture picture) {
        setAccessibleText(model.selection()
                .filter(selected -> selected.lead() < picture.records().size())
                .map(selected -> {
                    RecordColumn column = picture.columns().get(selected.column());
                    CellContent content = contents.of(picture, selected.lead(), column);
                    String text = texts.get(
                            "records.spoken",
                            picture.entity().name(),
                            selected.lead() + 1,
                            column.name(),
                            content.text());
                    return content.fault().map(fault -> text + ". " + fault).orElse(text);
                })
                .orElse(texts.get("records.grid")));
    }

    /** Scrolls so that a cell is wholly in sight. */
    private void reveal(int row, int column) {
        measure();
        columns.filter(found -> column < found.count()).ifPresent(found -> {
            double height = getHeight() - top() - (across.isVisible() ? across.prefHeight(-1) : 0);
            double width = getWidth() - left() - (down.isVisible() ? down.prefWidth(-1) : 0);
            revealIn(down, row * rowHeight(), rowHeight(), height);
            revealIn(across, found.start(column), found.width(column), width);
        });
    }

    private static void revealIn(ScrollBar bar, double start, double size, double room) {
        if (room <= 0) {
            return;
        }
        if (start < bar.getValue() || size > room) {
            bar.setValue(start);
        } else if (start + size > bar.getValue() + room) {
            bar.setMax(Math.max(bar.getMax(), start + size - room));
            bar.setValue(start + size - room);
        }
    }

    private static void scrollBy(ScrollBar bar, double by) {
        bar.setValue(Math.max(0, Math.min(bar.getMax(), bar.getValue() + by)));
    }

    private static void place(ScrollBar bar, boolean isShown, double x, double y, double width, double height) {
        bar.setVisible(isShown);
        if (isShown) {
            bar.resizeRelocate(x, y, width, height);
        }
    }

    private static void range(ScrollBar bar, double total, double room) {
        double max = Math.max(0, total - room);
        bar.setMax(max);
        bar.setVisibleAmount(total <= 0 ? 0 : max * Math.min(1, room / total));
        bar.setUnitIncrement(ROW_HEIGHT);
        bar.setBlockIncrement(room);
        if (bar.getValue() > max) {
            bar.setValue(max);
        }
    }

    private static void clip(Pane pane) {
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(pane.widthProperty());
        clip.heightProperty().bind(pane.heightProperty());
        pane.setClip(clip);
    }

    private final class Heads implements GridHead.Dragging {
        @Override
        public void sort(RecordColumn column) {
            requestFocus();
            model.sortBy(column);
        }

        @Override
        public void resize(RecordColumn column, double width) {
            model.entity()
                    .ifPresent(entity -> dragged.computeIfAbsent(entity, name -> new HashMap<>())
                            .put(GridColumns.id(column), Math.max(LEAST_WIDTH, width / scale())));
            measured = Optional.empty();
            requestLayout();
        }

        @Override
        public void fit(RecordColumn column) {
            model.entity()
                    .ifPresent(entity -> dragged.computeIfAbsent(entity, name -> new HashMap<>())
                            .remove(GridColumns.id(column)));
            measured = Optional.empty();
            requestLayout();
        }
    }
}
