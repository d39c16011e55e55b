package dev.keyloom.gui.collections;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.QuadCurveTo;
import javafx.scene.shape.VLineTo;

/**
 * The thread that joins the entries of the selected item from pane to pane. It follows scrolling; an entry out of sight
 * leaves an arrow at its pane's edge, and a pane without an entry is passed above its lines.
 */
final class ThreadOverlay extends Pane {
    private static final double TURN = 16;
    private static final double RADIUS = 6;
    private static final double ARROW_LENGTH = 8;
    private static final double ARROW_HALF = 4.5;
    private static final double EDGE = 9;

    private final Path line = new Path();
    private final Path arrows = new Path();

    ThreadOverlay() {
        setMouseTransparent(true);
        setManaged(false);
        line.getStyleClass().add("kl-thread");
        arrows.getStyleClass().add("kl-thread-arrow");
        line.setManaged(false);
        arrows.setManaged(false);
        getChildren().addAll(line, arrows);
    }

    /** Where the entry of an item is in a pane; {@code y} is at the edge if it is out of sight there. */
    private record Anchor(int pane, double left, double right, double y, int outOfSight) {}

    /** Draws the thread between panes as they lie now. */
    void draw(List<CollectionPane> panes, CollectionsViewModel model) {
        line.getElements().clear();
        arrows.getElements().clear();
        Optional<Anchor> previous = Optional.empty();
        for (int number = 0; number < panes.size(); number++) {
            Optional<Anchor> anchor = anchor(number, panes.get(number), model);
            if (anchor.isPresent()) {
                if (previous.isPresent()) {
                    join(previous.get(), anchor.get(), panes);
                }
                previous = anchor;
            }
        }
    }

    private Optional<Anchor> anchor(int number, CollectionPane view, CollectionsViewModel model) {
        OptionalInt found = model.selected()
                .map(item -> view.pane().rows().lineOrHeadingOf(item))
                .orElse(OptionalInt.empty());
        if (found.isEmpty()) {
            return Optional.empty();
        }
        RowFlow<RowCell> rows = view.rows();
        Point2D origin = sceneToLocal(rows.localToScene(0, 0));
        double y = rows.topOf(found.getAsInt()) + (rows.lineHeight() - 2) / 2;
        double bottom = rows.getHeight() - EDGE;
        int outOfSight = y < 0 ? -1 : y > rows.getHeight() ? 1 : 0;
        double bounded = Math.max(EDGE, Math.min(y, bottom));
        Anchor anchor = new Anchor(
                number,
                origin.getX() + RowCell.INDENT,
                origin.getX() + rows.getWidth(),
                origin.getY() + (outOfSight == 0 ? y : bounded),
                outOfSight);
        if (outOfSight != 0) {
            pointTo(anchor);
        }
        return Optional.of(anchor);
    }

    /** An arrow up or down, at the edge behind which the entry lies. */
    private void pointTo(Anchor anchor) {
        double x = anchor.left() + 3;
        double tip = anchor.y() + anchor.outOfSight() * ARROW_LENGTH / 2;
        double base = anchor.y() - anchor.outOfSight() * ARROW_LENGTH / 2;
        arrows.getElements()
                .addAll(
                        new MoveTo(x, tip),
                        new LineTo(x - ARROW_HALF, base),
                        new LineTo(x + ARROW_HALF, base),
                        new ClosePath());
    }

    private void join(Anchor from, Anchor to, List<CollectionPane> panes) {
        double end = to.left() - (to.outOfSight() == 0 ? 0 : ARROW_HALF + 1);
        double tail = to.outOfSight() == 0 ? ARROW_LENGTH - 1 : 0;
        line.getElements().add(new MoveTo(from.right() + 1, from.y()));
        double y = from.y();
        if (to.pane() > from.pane() + 1) {
            RowFlow<RowCell> passed = panes.get(from.pane() + 1).rows();
            double lane = sceneToLocal(passed.localToScene(0, 0)).getY() - 3;
            turn(from.right() + TURN, y, lane);
            y = lane;
        }
        turn(to.left() - RowCell.INDENT - TURN, y, to.y());
        line.getElements().add(new HLineTo(end - tail));
        if (to.outOfSight() == 0) {
            arrows.getElements()
                    .addAll(
                            new MoveTo(end, to.y()),
                            new LineTo(end - ARROW_LENGTH, to.y() - ARROW_HALF),
                            new LineTo(end - ARROW_LENGTH, to.y() + ARROW_HALF),
                            new ClosePath());
        }
    }

    /** Goes to x at one height and from there to another, around rounded corners. */
    private void turn(double x, double fromY, double toY) {
        double rise = toY - fromY;
        if (Math.abs(rise) < 0.5) {
            return;
        }
        double radius = Math.min(RADIUS, Math.abs(rise) / 2);
        double step = Math.signum(rise) * radius;
        line.getElements()
                .addAll(
                        new HLineTo(x - radius),
                        new QuadCurveTo(x, fromY, x, fromY + step),
                        new VLineTo(toY - step),
                        new QuadCurveTo(x, toY, x + radius, toY));
    }
}
