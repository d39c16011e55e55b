package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.Side;
import dev.keyloom.diagram.Snap.Guide;
import dev.keyloom.document.Point;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;

/** What tools show over the picture: guides, the selection rectangle, the edge being drawn, the handles of a rim. */
final class FeedbackLayer extends Group {
    private static final double GUIDE_OVERHANG = 40;
    private static final double HANDLE_RADIUS = 4;

    /** Boxes that look smaller than this are covered by their handles rather than helped by them. */
    private static final double LEAST_WINDOW_WIDTH = 60;

    private static final double TARGET_GAP = 3;

    private double zoom = 1;
    private Feedback shown = Feedback.NONE;

    void show(Feedback feedback, DiagramScene scene, double newZoom) {
        if (feedback.equals(Feedback.NONE) && shown.equals(Feedback.NONE)) {
            return;
        }
        shown = feedback;
        zoom = newZoom;
        getChildren().clear();
        feedback.guides().forEach(guide -> addGuide(guide, scene.bounds()));
        feedback.marquee().ifPresent(area -> add(rectangle(area), "kl-marquee", 1));
        feedback.rubber().ifPresent(rubber -> addRubber(rubber, scene));
        feedback.handles().flatMap(scene::node).ifPresent(this::addHandles);
    }

    private void addGuide(Guide guide, Bounds all) {
        Bounds reach = all.grown(GUIDE_OVERHANG);
        Line line = switch (guide.direction()) {
            case VERTICAL -> new Line(guide.position(), reach.y(), guide.position(), reach.bottom());
            case HORIZONTAL -> new Line(reach.x(), guide.position(), reach.right(), guide.position());
        };
        add(line, "kl-guide", 1);
    }

    private void addRubber(Feedback.Rubber rubber, DiagramScene scene) {
        scene.node(rubber.source()).ifPresent(source -> {
            Point start = rimTowards(source.bounds(), rubber.end());
            add(new Line(start.x(), start.y(), rubber.end().x(), rubber.end().y()), "kl-rubber", 2);
            add(new Circle(start.x(), start.y(), HANDLE_RADIUS / zoom), "kl-handle", 1);
        });
        rubber.target()
                .flatMap(scene::node)
                .ifPresent(target -> add(rectangle(target.bounds().grown(TARGET_GAP)), "kl-drop-target", 2));
    }

    private void addHandles(DiagramNode node) {
        if (node.bounds().width() * zoom < LEAST_WINDOW_WIDTH) {
            return;
        }
        for (Side side : Side.values()) {
            Bounds bounds = node.bounds();
            double x = side.isHorizontal() ? bounds.edge(side) : bounds.centerX();
            double y = side.isHorizontal() ? bounds.centerY() : bounds.edge(side);
            add(new Circle(x, y, HANDLE_RADIUS / zoom), "kl-handle", 1.5);
        }
    }

    /** Lines keep their width on the screen at any zoom. */
    private void add(Shape shape, String styleClass, double windowWidth) {
        shape.getStyleClass().add(styleClass);
        shape.setStrokeWidth(windowWidth / zoom);
        getChildren().add(shape);
    }

    private static Rectangle rectangle(Bounds bounds) {
        return new Rectangle(bounds.x(), bounds.y(), bounds.width(), bounds.height());
    }

    private static Point rimTowards(Bounds box, Point end) {
        double dx = end.x() - box.centerX();
        double dy = end.y() - box.centerY();
        if (dx == 0 && dy == 0) {
            return new Point(box.right(), box.centerY());
        }
        double share = Math.min(
                dx == 0 ? Double.MAX_VALUE : box.width() / 2 / Math.abs(dx),
                dy == 0 ? Double.MAX_VALUE : box.height() / 2 / Math.abs(dy));
        return new Point(box.centerX() + dx * share, box.centerY() + dy * share);
    }
}
