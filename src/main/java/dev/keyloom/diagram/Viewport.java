package dev.keyloom.diagram;

import dev.keyloom.document.Point;

/**
 * What part of the canvas a window shows: a canvas point p stands at {@code p · zoom + (translateX, translateY)}.
 *
 * @param zoom 1 is 100 %
 */
public record Viewport(double zoom, double translateX, double translateY) {
    public static final double MIN_ZOOM = 0.1;
    public static final double MAX_ZOOM = 4;

    /** Room around what is fitted, in window pixels. */
    private static final double MARGIN = 32;

    public Viewport {
        if (!(zoom >= MIN_ZOOM && zoom <= MAX_ZOOM && Double.isFinite(translateX) && Double.isFinite(translateY))) {
            throw new IllegalArgumentException("Not a viewport: " + zoom + ", " + translateX + ", " + translateY);
        }
    }

    /** Returns the view that shows a rectangle whole and centred in a window of that size, at most at 100 %. */
    public static Viewport fit(Bounds content, double width, double height) {
        double zoomX = Math.max(1, width - 2 * MARGIN) / Math.max(1, content.width());
        double zoomY = Math.max(1, height - 2 * MARGIN) / Math.max(1, content.height());
        double zoom = clamped(Math.min(1, Math.min(zoomX, zoomY)));
        return new Viewport(zoom, width / 2 - content.centerX() * zoom, height / 2 - content.centerY() * zoom);
    }

    /** Returns the canvas point at a window point. */
    public Point toCanvas(Point window) {
        return new Point((window.x() - translateX) / zoom, (window.y() - translateY) / zoom);
    }

    /** Returns the window point of a canvas point. */
    public Point toWindow(Point canvas) {
        return new Point(canvas.x() * zoom + translateX, canvas.y() * zoom + translateY);
    }

    /** Returns the view zoomed by a factor, clamped to 10–400 %, with the canvas under a window point kept there. */
    public Viewport zoomedAt(Point window, double factor) {
        return withZoomAt(window, zoom * factor);
    }

    /** Returns the view at a zoom, clamped to 10–400 %, with the canvas under a window point kept there. */
    public Viewport withZoomAt(Point window, double newZoom) {
        double clamped = clamped(newZoom);
        Point kept = toCanvas(window);
        return new Viewport(clamped, window.x() - kept.x() * clamped, window.y() - kept.y() * clamped);
    }

    /** Returns the view moved by window pixels. */
    public Viewport panned(double dx, double dy) {
        return new Viewport(zoom, translateX + dx, translateY + dy);
    }

    private static double clamped(double zoom) {
        return Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom));
    }
}
