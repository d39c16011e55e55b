package dev.keyloom.gui.keys;

import dev.keyloom.gui.control.Texts;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/** Shows who lives in a cell's item collection once the pointer has rested on it. */
final class CollectionHover {
    private static final Duration REST = Duration.millis(400);
    private static final double WIDTH = 380;
    private static final double MOST_HEIGHT = 190;

    private final ChartGrid grid;
    private final KeysViewModel model;
    private final KeysDock dock;
    private final Texts texts;
    private final PauseTransition rest = new PauseTransition(REST);
    private final VBox popup = new VBox();
    private Optional<GridCursor> under = Optional.empty();

    CollectionHover(ChartGrid grid, KeysViewModel model, KeysDock dock, Texts texts) {
        this.grid = grid;
        this.model = model;
        this.dock = dock;
        this.texts = texts;
        popup.getStyleClass().add("kl-collection-hover");
        popup.setManaged(false);
        popup.setMouseTransparent(true);
        rest.setOnFinished(event -> open());
        grid.addEventHandler(MouseEvent.MOUSE_MOVED, event -> moved(grid.cellAt(event.getX(), event.getY())));
        grid.addEventHandler(MouseEvent.MOUSE_EXITED, event -> moved(Optional.empty()));
        grid.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> moved(Optional.empty()));
        model.cursorProperty().addListener((property, before, now) -> moved(Optional.empty()));
        model.chartProperty().addListener((property, before, now) -> moved(Optional.empty()));
    }

    private void moved(Optional<GridCursor> to) {
        if (to.equals(under)) {
            return;
        }
        under = to;
        grid.overlay().getChildren().remove(popup);
        if (to.filter(at -> !at.isEntity()).isPresent() && model.editing().isEmpty()) {
            rest.playFromStart();
        } else {
            rest.stop();
        }
    }

    private void open() {
        if (under.isEmpty() || !grid.overlay().getChildren().isEmpty()) {
            return;
        }
        Optional<CellDetail> detail = model.detailOf(under.get());
        Optional<Bounds> cell = grid.boundsOf(under.get());
        if (cell.isPresent() && detail.flatMap(CellDetail::collection).isPresent()) {
            CellDetail.Neighbours collection = detail.get().collection().orElseThrow();
            Label title = new Label(texts.get("keys.dock.collection"));
            title.getStyleClass().add("kl-small-strong");
            Label partition = new Label(collection.partition());
            partition.getStyleClass().addAll("kl-mono", "kl-muted");
            popup.getChildren()
                    .setAll(
                            title,
                            partition,
                            dock.neighbours(collection, detail.get().column()));
            grid.overlay().getChildren().add(popup);
            place(cell.get());
        }
    }

    private void place(Bounds cell) {
        popup.applyCss();
        double height = Math.min(MOST_HEIGHT, popup.prefHeight(WIDTH));
        double x = Math.max(4, Math.min(cell.getMinX(), grid.getWidth() - WIDTH - 4));
        boolean fitsBelow = cell.getMaxY() + 4 + height <= grid.getHeight();
        double y = fitsBelow ? cell.getMaxY() + 4 : cell.getMinY() - 4 - height;
        popup.resizeRelocate(x, y, WIDTH, height);
    }
}
