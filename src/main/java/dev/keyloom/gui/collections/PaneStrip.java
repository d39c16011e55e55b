package dev.keyloom.gui.collections;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.uses.PatternMarks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.collections.ListChangeListener;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/** The panes side by side, and above them the thread of the selected item. */
final class PaneStrip extends Region {
    private static final double SIDE = 16;
    private static final double GUTTER = 32;
    private static final double LEAST_WIDTH = 280;
    private static final double GREATEST_WIDTH = 440;
    private static final double TOP = 4;
    private static final double LINE_HEIGHT = 28;

    private final CollectionsViewModel model;
    private final Texts texts;
    private final Supplier<ItemPaint> paint;
    private final ReadOnlyDoubleProperty scale;
    private final PatternMarks marks;
    private final Map<PaneModel, CollectionPane> viewOf = new LinkedHashMap<>();
    private final List<CollectionPane> views = new ArrayList<>();
    private final ThreadOverlay thread = new ThreadOverlay();
    /** The scale outlives the place, so it must not hold on to it. */
    private final ChangeListener<Number> scaled;

    PaneStrip(
            CollectionsViewModel model,
            Texts texts,
            Supplier<ItemPaint> paint,
            ReadOnlyDoubleProperty scale,
            PatternMarks marks) {
        this.marks = marks;
        this.model = model;
        this.texts = texts;
        this.paint = paint;
        this.scale = scale;
        this.scaled = (property, before, now) -> views.forEach(this::resizeLines);
        getStyleClass().add("kl-pane-strip");
        model.panes().addListener((ListChangeListener<PaneModel>) change -> showPanes());
        model.selectedProperty().addListener((property, before, now) -> showSelected());
        marks.patternProperty().addListener((property, before, now) -> views.forEach(CollectionPane::showMark));
        scale.addListener(new WeakChangeListener<>(scaled));
        addEventHandler(KeyEvent.KEY_PRESSED, this::walk);
        showPanes();
    }

    /** Paints everything in other colours. */
    void refresh() {
        views.forEach(CollectionPane::refresh);
        requestLayout();
    }

    /** Scrolls each pane to the entry of the selected item. */
    void showSelected() {
        views.forEach(CollectionPane::revealSelected);
        requestLayout();
    }

    /** Puts the keyboard into the lines of the first pane. */
    void focusFirst() {
        if (!views.isEmpty()) {
            views.get(0).rows().requestFocus();
        }
    }

    List<CollectionPane> views() {
        return List.copyOf(views);
    }

    private void showPanes() {
        views.clear();
        viewOf.keySet().retainAll(model.panes());
        for (PaneModel pane : model.panes()) {
            views.add(viewOf.computeIfAbsent(pane, this::view));
        }
        getChildren().setAll(views);
        getChildren().add(thread);
        requestLayout();
    }

    private CollectionPane view(PaneModel pane) {
        CollectionPane view = new CollectionPane(pane, model, texts, paint, marks);
        resizeLines(view);
        view.rows().offsetProperty().addListener((property, before, now) -> drawThread());
        pane.versionProperty().addListener((property, before, now) -> requestLayout());
        return view;
    }

    private void resizeLines(CollectionPane view) {
        view.rows().setLineHeight(Math.rint(LINE_HEIGHT * scale.get()));
    }

    /** Left and right go to the entry of the selected item in the next pane that has one, or to the next pane. */
    private void walk(KeyEvent event) {
        int step = event.getCode() == KeyCode.LEFT ? -1 : event.getCode() == KeyCode.RIGHT ? 1 : 0;
        Optional<CollectionPane> current =
                views.stream().filter(view -> view.rows().isFocused()).findFirst();
        if (step == 0 || current.isEmpty() || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        int next = views.indexOf(current.get()) + step;
        while (next > 0 && next < views.size() - 1 && !hasSelected(views.get(next))) {
            next += step;
        }
        if (next >= 0 && next < views.size()) {
            views.get(next).rows().requestFocus();
            views.get(next).revealSelected();
        }
        event.consume();
    }

    private boolean hasSelected(CollectionPane view) {
        return model.selected().isEmpty()
                || model.selected()
                        .filter(item -> view.pane().rows().lineOf(item).isPresent())
                        .isPresent();
    }

    private void drawThread() {
        thread.draw(views, model);
    }

    @Override
    protected double computeMinWidth(double height) {
        int count = Math.max(1, views.size());
        return 2 * SIDE + count * LEAST_WIDTH * scale.get() + (count - 1) * GUTTER;
    }

    @Override
    protected double computePrefWidth(double height) {
        return computeMinWidth(height);
    }

    @Override
    protected void layoutChildren() {
        int count = Math.max(1, views.size());
        double room = (getWidth() - 2 * SIDE - (count - 1) * GUTTER) / count;
        double width = Math.floor(Math.max(LEAST_WIDTH * scale.get(), Math.min(room, GREATEST_WIDTH * scale.get())));
        double x = SIDE;
        for (CollectionPane view : views) {
            view.resizeRelocate(x, TOP, width, getHeight() - TOP);
            view.layout();
            x += width + GUTTER;
        }
        thread.resizeRelocate(0, 0, getWidth(), getHeight());
        drawThread();
    }
}
