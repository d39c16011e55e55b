package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.Collection;
import java.util.Optional;

/** An upright rectangle in pixels; x grows to the right, y downwards. */
public record Bounds(double x, double y, double width, double height) {
    public Bounds {
        if (!(width >= 0 && height >= 0 && Double.isFinite(x + y + width + height))) {
            throw new IllegalArgumentException("Not a rectangle: " + x + ", " + y + ", " + width + " × " + height);
        }
    }

    /** Returns the rectangle between two corners, given in any order. */
    public static Bounds between(Point a, Point b) {
        return new Bounds(
                Math.min(a.x(), b.x()), Math.min(a.y(), b.y()), Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y()));
    }

    /** Returns a rectangle of the given size around a centre. */
    public static Bounds around(Point center, double width, double height) {
        return new Bounds(center.x() - width / 2, center.y() - height / 2, width, height);
    }

    /** Returns the smallest rectangle that holds all of them; nothing if there are none. */
    public static Optional<Bounds> union(Collection<Bounds> all) {
        return all.stream().reduce(Bounds::union);
    }

    /** Returns the smallest rectangle that holds both. */
    public Bounds union(Bounds other) {
        double left = Math.min(x, other.x);
        double top = Math.min(y, other.y);
        return new Bounds(left, top, Math.max(right(), other.right()) - left, Math.max(bottom(), other.bottom()) - top);
    }

    public double right() {
        return x + width;
    }

    public double bottom() {
        return y + height;
    }

    public double centerX() {
        return x + width / 2;
    }

    public double centerY() {
        return y + height / 2;
    }

    public Point center() {
        return new Point(centerX(), centerY());
    }

    public Point topLeft() {
        return new Point(x, y);
    }

    /** Says whether a point lies inside or on the rim. */
    public boolean contains(Point point) {
        return point.x() >= x && point.x() <= right() && point.y() >= y && point.y() <= bottom();
    }

    /** Says whether all of the other rectangle lies inside or on the rim. */
    public boolean contains(Bounds other) {
        return other.x >= x && other.right() <= right() && other.y >= y && other.bottom() <= bottom();
    }

    /** Says whether the two share more than a rim. */
    public boolean overlaps(Bounds other) {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    /** Returns the area that both share, in square pixels. */
    public double overlapArea(Bounds other) {
        double sharedWidth = Math.min(right(), other.right()) - Math.max(x, other.x);
        double sharedHeight = Math.min(bottom(), other.bottom()) - Math.max(y, other.y);
        return sharedWidth > 0 && sharedHeight > 0 ? sharedWidth * sharedHeight : 0;
    }

    /** Returns this rectangle grown on all four sides; negative: shrunk, at most to its centre lines. */
    public Bounds grown(double by) {
        double dx = Math.max(by, -width / 2);
        double dy = Math.max(by, -height / 2);
        return new Bounds(x - dx, y - dy, width + 2 * dx, height + 2 * dy);
    }

    /** Returns this rectangle moved. */
    public Bounds moved(double dx, double dy) {
        return new Bounds(x + dx, y + dy, width, height);
    }

    /** Returns this rectangle with its upper left corner at a point. */
    public Bounds at(Point corner) {
        return new Bounds(corner.x(), corner.y(), width, height);
    }

    /** Returns the coordinate of one side: x of the left and right, y of the top and bottom. */
    public double edge(Side side) {
        return switch (side) {
            case TOP -> y;
            case RIGHT -> right();
            case BOTTOM -> bottom();
            case LEFT -> x;
        };
    }
}
