package dev.keyloom.document;

/** A place on the canvas in pixels at 100 %; x grows to the right, y downwards. */
public record Point(double x, double y) {
    public Point {
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new IllegalArgumentException("Not a point: " + x + ", " + y);
        }
    }

    public Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }
}
