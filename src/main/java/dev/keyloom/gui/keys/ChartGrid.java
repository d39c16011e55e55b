package dev.keyloom.gui.keys;

import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Fonts;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.gui.uses.PatternMarks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/**
 * The chart as a grid with frozen headings and a frozen column of entities. Only cells in sight are nodes; when the chart
 * changes, only cells that read otherwise are drawn anew.
 */
final class ChartGrid extends Region {
    private static final double MONO_PIXELS = 11;
    private static final int MEASURED_CHARACTERS = 100;
    private static final PseudoClass WITH_FOCUS = PseudoClass.getPseudoClass("grid-focused");

    private final KeysViewModel model;
    private final Texts texts;
    private final Appearance appearance;
    private final ConditionWords words;
    private final PatternMarks marks;

    private final Pane body = new Pane();
    private final Pane frozen = new Pane();
    private final Pane heads = new Pane();
    private final Label corner = new Label();
    private final Label cornerBelow = new Label();
    private final VBox cornerBox = new VBox(corner, cornerBelow);
    private final ScrollBar down = new ScrollBar();
    private final ScrollBar across = new ScrollBar();
    private final Pane overlay = new Pane();

    private final Map<GridCursor, KeyCellView> cells = new HashMap<>();
    private final Map<Integer, EntityCellView> entityCells = new HashMap<>();
    private final List<HeadView> headViews = new ArrayList<>();
    private final List<ColumnHeadView> columnHeads = new ArrayList<>();
    private final BooleanProperty functionsPeeked = new SimpleBooleanProperty();

    private Optional<Layout> layout = Optional.empty();
    private Optional<ChartMenus> menus = Optional.empty();

    /** What the present geometry was computed from. */
    private record Layout(KeyChart chart, CellText text, GridMetrics metrics, double width, GridGeometry geometry) {
        boolean isOf(KeyChart otherChart, CellText otherText, GridMetrics otherMetrics, double otherWidth) {
            return width == otherWidth
                    && metrics.equals(otherMetrics)
                    && text.equals(otherText)
                    && chart.equals(otherChart);
        }
    }

    ChartGrid(KeysViewModel model, WindowServices services, PatternMarks marks) {
        this.marks = marks;
        this.model = model;
        this.texts = services.texts();
        this.appearance = services.appearance();
        this.words = new ConditionWords(texts);
        getStyleClass().add("kl-key-grid");
        setFocusTraversable(true);
        setAccessibleText(texts.get("keys.grid"));
        cornerBox.getStyleClass().add("kl-key-corner-head");
        corner.getStyleClass().add("kl-small");
        cornerBelow.getStyleClass().add("kl-hint");
        corner.setAlignment(Pos.CENTER_LEFT);
        cornerBelow.setText(texts.get("keys.entityOrVariant"));
        down.setOrientation(Orientation.VERTICAL);
        across.setOrientation(Orientation.HORIZONTAL);
        overlay.setPickOnBounds(false);
        heads.getStyleClass().add("kl-key-heads");
        frozen.getStyleClass().add("kl-key-frozen");
        getChildren().addAll(body, frozen, heads, cornerBox, down, across, overlay);
        List.of(body, frozen, heads).forEach(ChartGrid::clip);
        listen();
    }

    private void listen() {
        model.chartProperty().addListener((property, before, now) -> requestLayout());
        model.modeProperty().addListener((property, before, now) -> requestLayout());
        model.functionsShownProperty().addListener((property, before, now) -> requestLayout());
        functionsPeeked.addListener((property, before, now) -> requestLayout());
        appearance.scaleProperty().addListener((property, before, now) -> requestLayout());
        appearance.themeProperty().addListener((property, before, now) -> requestLayout());
        model.cursorProperty().addListener((property, before, now) -> {
            now.ifPresent(this::reveal);
            requestLayout();
        });
        model.editingProperty().addListener((property, before, now) -> requestLayout());
        marks.patternProperty().addListener((property, before, now) -> headViews.forEach(HeadView::showMark));
        focusedProperty().addListener((property, before, now) -> pseudoClassStateChanged(WITH_FOCUS, now));
        down.valueProperty().addListener((property, before, now) -> requestLayout());
        across.valueProperty().addListener((property, before, now) -> requestLayout());
        addEventFilter(ScrollEvent.SCROLL, event -> {
            if (model.editing().isEmpty()) {
                scrollBy(down, -event.getDeltaY());
                scrollBy(across, -event.getDeltaX());
                event.consume();
            }
        });
    }

    /** Gives headings their menus. */
    void useMenus(ChartMenus newMenus) {
        menus = Optional.of(newMenus);
    }

    /** Returns where editors are put, over the grid. */
    Pane overlay() {
        return overlay;
    }

    /** Returns whether functions are shown for as long as a key is held. */
    BooleanProperty functionsPeekedProperty() {
        return functionsPeeked;
    }

    /** Returns the cell at a place of this grid; nothing on headings and beyond the last row. */
    Optional<GridCursor> cellAt(double x, double y) {
        if (layout.isEmpty()) {
            return Optional.empty();
        }
        GridGeometry geometry = layout.get().geometry();
        double inRows = y - headHeight(geometry.metrics()) + down.getValue();
        boolean isOutside = y < headHeight(geometry.metrics())
                || inRows >= geometry.totalHeight()
                || layout.get().chart().rows().isEmpty();
        if (isOutside) {
            return Optional.empty();
        }
        int row = geometry.rowAt(inRows);
        if (x < geometry.metrics().entityWidth()) {
            return Optional.of(new GridCursor(row, GridCursor.ENTITY_COLUMN));
        }
        double inColumns = x - geometry.metrics().entityWidth() + across.getValue();
        return inColumns >= geometry.totalWidth()
                ? Optional.empty()
                : Optional.of(new GridCursor(row, geometry.columnAt(inColumns)));
    }

    /** Returns where a cell is drawn, as far as it is known. */
    Optional<Bounds> boundsOf(GridCursor at) {
        layoutNow();
        return layout.filter(found -> at.row() < found.chart().rows().size()).map(found -> {
            GridGeometry geometry = found.geometry();
            GridMetrics metrics = geometry.metrics();
            double y = headHeight(metrics) + geometry.y(at.row()) - down.getValue();
            return at.isEntity()
                    ? new BoundingBox(0, y, metrics.entityWidth(), geometry.height(at.row()))
                    : new BoundingBox(
                            metrics.entityWidth() + geometry.x(at.column()) - across.getValue(),
                            y,
                            geometry.width(at.column()),
                            geometry.height(at.row()));
        });
    }

    /** Returns where the heading of a column is drawn: its key attribute's line, or the line of its index. */
    Optional<Bounds> boundsOfHead(int column, HeadLine line) {
        layoutNow();
        return layout.filter(found -> column < found.chart().columns().size()).map(found -> {
            GridGeometry geometry = found.geometry();
            GridMetrics metrics = geometry.metrics();
            double x = metrics.entityWidth() + geometry.x(column) - across.getValue();
            return switch (line) {
                case INDEX -> new BoundingBox(x, 0, geometry.width(column), metrics.headHeight());
                case ATTRIBUTE ->
                    new BoundingBox(x, metrics.headHeight(), geometry.width(column), metrics.columnHeadHeight());
            };
        });
    }

    /** The two lines of a heading. */
    enum HeadLine {
        INDEX,
        ATTRIBUTE
    }

    GridMetrics metrics() {
        double scale = appearance.scaleProperty().get();
        Text probe = new Text("0".repeat(MEASURED_CHARACTERS));
        probe.setFont(Font.font(Fonts.MONO, MONO_PIXELS * scale));
        return new GridMetrics(scale, probe.getLayoutBounds().getWidth() / MEASURED_CHARACTERS);
    }

    /** Returns the number of rows that a page holds. */
    int pageRows() {
        return layout.map(found -> Math.max(
                        1,
                        (int) ((getHeight() - headHeight(found.metrics()))
                                        / found.metrics().rowHeight(1))
                                - 1))
                .orElse(1);
    }

    /** Scrolls so that a cell is wholly in sight. */
    private void reveal(GridCursor at) {
        layoutNow();
        if (layout.isEmpty() || at.row() >= layout.get().chart().rows().size()) {
            return;
        }
        GridGeometry geometry = layout.get().geometry();
        double height = getHeight() - headHeight(geometry.metrics()) - barSize(across);
        revealIn(down, geometry.y(at.row()), geometry.height(at.row()), height);
        if (!at.isEntity() && at.column() < layout.get().chart().columns().size()) {
            double width = getWidth() - geometry.metrics().entityWidth() - barSize(down);
            revealIn(across, geometry.x(at.column()), geometry.width(at.column()), width);
        }
    }

    private static void revealIn(ScrollBar bar, double start, double size, double room) {
        double value = bar.getValue();
        if (start < value) {
            bar.setValue(start);
        } else if (start + size > value + room) {
            bar.setValue(Math.min(bar.getMax(), start + size - room));
        }
    }

    private static void scrollBy(ScrollBar bar, double by) {
        bar.setValue(Math.max(0, Math.min(bar.getMax(), bar.getValue() + by)));
    }

    private static double barSize(ScrollBar bar) {
        return bar.isVisible()
                ? bar.getOrientation() == Orientation.VERTICAL ? bar.prefWidth(-1) : bar.prefHeight(-1)
                : 0;
    }

    private static double headHeight(GridMetrics metrics) {
        return metrics.headHeight() + metrics.columnHeadHeight();
    }

    /** Computes the geometry anew if anything that it depends on has changed. */
    private void layoutNow() {
        if (getWidth() <= 0) {
            return;
        }
        boolean showsFunctions = model.functionsShownProperty().get() || functionsPeeked.get();
        CellText text = new CellText(
                texts,
                model.modeProperty().get(),
                showsFunctions ? CellText.Functions.SHOWN : CellText.Functions.HIDDEN,
                model.editing().map(TemplateEditing::address));
        GridMetrics metrics = metrics();
        double width = getWidth() - metrics.entityWidth();
        KeyChart chart = model.chart();
        if (layout.filter(found -> found.isOf(chart, text, metrics, width)).isEmpty()) {
            GridGeometry geometry = GridGeometry.of(chart, text, metrics, width);
            boolean scrollsDown = geometry.totalHeight() > getHeight() - headHeight(metrics);
            if (scrollsDown) {
                geometry = GridGeometry.of(chart, text, metrics, width - down.prefWidth(-1));
            }
            layout = Optional.of(new Layout(chart, text, metrics, width, geometry));
        }
    }

    @Override
    protected void layoutChildren() {
        layoutNow();
        if (layout.isEmpty()) {
            return;
        }
        Layout now = layout.get();
        GridGeometry geometry = now.geometry();
        GridMetrics metrics = now.metrics();
        double head = headHeight(metrics);
        double left = metrics.entityWidth();
        boolean scrollsAcross = geometry.totalWidth() > getWidth() - left + 1;
        double barHeight = scrollsAcross ? across.prefHeight(-1) : 0;
        boolean scrollsDown = geometry.totalHeight() > getHeight() - head - barHeight;
        double barWidth = scrollsDown ? down.prefWidth(-1) : 0;
        double bodyWidth = Math.max(0, getWidth() - left - barWidth);
        double bodyHeight = Math.max(0, getHeight() - head - barHeight);
        place(down, scrollsDown, getWidth() - barWidth, head, barWidth, bodyHeight);
        place(across, scrollsAcross, left, getHeight() - barHeight, bodyWidth, barHeight);
        range(down, geometry.totalHeight(), bodyHeight);
        range(across, geometry.totalWidth(), bodyWidth);
        body.resizeRelocate(left, head, bodyWidth, bodyHeight);
        frozen.resizeRelocate(0, head, left, bodyHeight);
        heads.resizeRelocate(left, 0, getWidth() - left, head);
        overlay.resizeRelocate(0, 0, getWidth(), getHeight());
        cornerBox.resizeRelocate(0, 0, left, head);
        corner.setText(texts.get("keys.mappings", now.chart().rows().size()));
        corner.setPrefHeight(metrics.headHeight());
        corner.setMinHeight(metrics.headHeight());
        cornerBelow.setMinHeight(metrics.columnHeadHeight() - 1);
        showHeads(now);
        showCells(now, bodyWidth, bodyHeight);
    }

    private void showHeads(Layout now) {
        KeyChart chart = now.chart();
        GridGeometry geometry = now.geometry();
        resizeList(headViews, chart.heads().size(), () -> new HeadView(texts, marks));
        resizeList(columnHeads, chart.columns().size(), ColumnHeadView::new);
        int column = 0;
        for (int i = 0; i < chart.heads().size(); i++) {
            IndexHead head = chart.heads().get(i);
            HeadView view = headViews.get(i);
            boolean isLast = i == chart.heads().size() - 1;
            view.show(head, !isLast, () -> menus.orElseThrow().ofIndex(head));
            double start = geometry.x(column);
            int first = column;
            for (KeyColumn found : head.columns()) {
                ColumnHeadView columnHead = columnHeads.get(column);
                boolean endsGroup = column == first + head.columns().size() - 1 && !isLast;
                columnHead.show(found, endsGroup);
                int at = column;
                columnHead.setOnContextMenuRequested(event -> {
                    menus.orElseThrow().ofColumn(found, at).show(columnHead, event.getScreenX(), event.getScreenY());
                    event.consume();
                });
                columnHead.resizeRelocate(
                        geometry.x(column) - across.getValue(),
                        now.metrics().headHeight(),
                        geometry.width(column),
                        now.metrics().columnHeadHeight());
                column++;
            }
            double width = (column < chart.columns().size() ? geometry.x(column) : geometry.totalWidth()) - start;
            view.resizeRelocate(
                    start - across.getValue(), 0, width, now.metrics().headHeight());
        }
    }

    private <T extends Node> void resizeList(List<T> views, int size, Supplier<T> maker) {
        while (views.size() > size) {
            heads.getChildren().remove(views.remove(views.size() - 1));
        }
        while (views.size() < size) {
            views.add(added(heads, maker.get()));
        }
    }

    private void showCells(Layout now, double width, double height) {
        KeyChart chart = now.chart();
        GridGeometry geometry = now.geometry();
        Set<GridCursor> inSight = new HashSet<>();
        Set<Integer> rowsInSight = new HashSet<>();
        if (!chart.rows().isEmpty()) {
            int firstRow = geometry.rowAt(down.getValue());
            int lastRow = geometry.rowAt(down.getValue() + height - 1);
            int firstColumn = geometry.columnAt(across.getValue());
            int lastColumn = geometry.columnAt(across.getValue() + width - 1);
            for (int row = firstRow; row <= lastRow; row++) {
                rowsInSight.add(row);
                showEntity(now, row);
                for (int column = firstColumn;
                        column <= lastColumn && !chart.columns().isEmpty();
                        column++) {
                    GridCursor at = new GridCursor(row, column);
                    inSight.add(at);
                    showCell(now, at);
                }
            }
        }
        removeOthers(cells, inSight, body);
        removeOthers(entityCells, rowsInSight, frozen);
    }

    private static <K, N extends Node> void removeOthers(Map<K, N> views, Set<K> kept, Pane parent) {
        views.entrySet().removeIf(entry -> {
            boolean isGone = !kept.contains(entry.getKey());
            if (isGone) {
                parent.getChildren().remove(entry.getValue());
            }
            return isGone;
        });
    }

    private void showEntity(Layout now, int row) {
        KeyRow found = now.chart().rows().get(row);
        EntityCellView view = entityCells.computeIfAbsent(row, key -> added(frozen, new EntityCellView()));
        PictureTheme theme = appearance.theme() == Theme.LIGHT ? PictureTheme.LIGHT : PictureTheme.DARK;
        view.show(new EntityCellView.Content(
                found.entity(),
                found.color(),
                found.variant().map(KeyRow.Variant::name),
                found.variant().map(words::of),
                found.standing(),
                theme,
                now.metrics()));
        view.setSelected(model.cursor().equals(Optional.of(new GridCursor(row, GridCursor.ENTITY_COLUMN))));
        view.resizeRelocate(
                0,
                now.geometry().y(row) - down.getValue(),
                now.metrics().entityWidth(),
                now.geometry().height(row));
    }

    private void showCell(Layout now, GridCursor at) {
        GridGeometry geometry = now.geometry();
        KeyChart chart = now.chart();
        ChartCell cell = chart.cell(at.row(), at.column());
        KeyCellView view = cells.computeIfAbsent(at, key -> added(body, new KeyCellView()));
        boolean isGroupEnd = at.column() < chart.columns().size() - 1
                && !chart.columns()
                        .get(at.column())
                        .index()
                        .equals(chart.columns().get(at.column() + 1).index());
        WrappedText text = geometry.text(at.row(), at.column());
        view.show(
                new KeyCellView.Content(cell, text, now.text().note(cell), now.metrics(), isGroupEnd),
                accessibleText(chart, at, cell));
        view.setSelected(model.cursor().equals(Optional.of(at)));
        view.resizeRelocate(
                geometry.x(at.column()) - across.getValue(),
                geometry.y(at.row()) - down.getValue(),
                geometry.width(at.column()),
                geometry.height(at.row()));
    }

    private String accessibleText(KeyChart chart, GridCursor at, ChartCell cell) {
        String template = cell.template().map(found -> found.text()).orElse(texts.get("keys.accessible.absent"));
        return String.join(
                " ",
                chart.rows().get(at.row()).entity(),
                chart.columns().get(at.column()).attribute().name(),
                template);
    }

    private static <N extends Node> N added(Pane parent, N view) {
        view.setManaged(false);
        parent.getChildren().add(view);
        return view;
    }

    private static void place(ScrollBar bar, boolean isShown, double x, double y, double width, double height) {
        bar.setVisible(isShown);
        bar.resizeRelocate(x, y, width, height);
    }

    private static void range(ScrollBar bar, double total, double room) {
        double most = Math.max(0, total - room);
        bar.setMax(most);
        bar.setVisibleAmount(total <= 0 ? 0 : most * Math.min(1, room / total));
        bar.setUnitIncrement(36);
        bar.setBlockIncrement(Math.max(36, room - 36));
        if (bar.getValue() > most) {
            bar.setValue(most);
        }
    }

    private static void clip(Region region) {
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(region.widthProperty());
        clip.heightProperty().bind(region.heightProperty());
        region.setClip(clip);
    }
}
