package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Viewport;
import dev.keyloom.document.Point;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;

/** Changes of the view: to everything, to a zoom; the long ones glide. */
final class ViewMotion {
    private static final Duration TIME = Duration.millis(200);
    private static final double STEP = 1.25;

    private final DiagramModel model;
    private Glide running;

    ViewMotion(DiagramModel model) {
        this.model = model;
        running = new Glide(model.viewport(), model.viewport());
    }

    /** Shows everything. */
    void fit() {
        glideTo(model.fitted());
    }

    /** Shows everything as large as drawn, around the middle of the window. */
    void actualSize() {
        glideTo(model.viewport().withZoomAt(middle(), 1));
    }

    void zoomIn() {
        glideTo(model.viewport().zoomedAt(middle(), STEP));
    }

    void zoomOut() {
        glideTo(model.viewport().zoomedAt(middle(), 1 / STEP));
    }

    /** Zooms at once, with what is under a point of the window kept there. */
    void zoomAt(Point window, double factor) {
        running.stop();
        model.setViewport(model.viewport().zoomedAt(window, factor));
    }

    void pan(double dx, double dy) {
        running.stop();
        model.setViewport(model.viewport().panned(dx, dy));
    }

    /** Moves the view until a canvas point is in its middle. */
    void centerOn(Point canvas) {
        running.stop();
        Point now = model.viewport().toWindow(canvas);
        model.setViewport(model.viewport().panned(middle().x() - now.x(), middle().y() - now.y()));
    }

    private Point middle() {
        return new Point(model.width() / 2, model.height() / 2);
    }

    private void glideTo(Viewport end) {
        running.stop();
        running = new Glide(model.viewport(), end);
        running.play();
    }

    private final class Glide extends Transition {
        private final Viewport from;
        private final Viewport to;

        Glide(Viewport from, Viewport to) {
            this.from = from;
            this.to = to;
            setCycleDuration(TIME);
            setInterpolator(Interpolator.EASE_OUT);
        }

        @Override
        protected void interpolate(double share) {
            double zoom = from.zoom() * Math.pow(to.zoom() / from.zoom(), share);
            model.setViewport(new Viewport(
                    Math.max(Viewport.MIN_ZOOM, Math.min(Viewport.MAX_ZOOM, zoom)),
                    between(from.translateX(), to.translateX(), share),
                    between(from.translateY(), to.translateY(), share)));
        }

        private static double between(double a, double b, double share) {
            return a + (b - a) * share;
        }
    }
}
