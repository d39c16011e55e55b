package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.List;

/** A polyline with rounded corners, as steps that every drawing surface knows. */
public record RoundedPath(List<Step> steps) {
    /** Radius of the corners of edges. */
    public static final double RADIUS = 6;

    public RoundedPath {
        steps = List.copyOf(steps);
    }

    /** Returns a polyline with its corners rounded, less where a piece is too short for {@link #RADIUS}. */
    public static RoundedPath of(List<Point> points) {
        return of(points, RADIUS);
    }

    /** Returns a polyline with its corners rounded, less where a piece is too short for the radius. */
    public static RoundedPath of(List<Point> points, double cornerRadius) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Move(points.get(0)));
        for (int i = 1; i < points.size() - 1; i++) {
            Point corner = points.get(i);
            double radius = Math.min(
                    cornerRadius,
                    Math.min(distance(points.get(i - 1), corner), distance(corner, points.get(i + 1))) / 2);
            steps.add(new Line(towards(corner, points.get(i - 1), radius)));
            steps.add(new Curve(corner, towards(corner, points.get(i + 1), radius)));
        }
        steps.add(new Line(points.get(points.size() - 1)));
        return new RoundedPath(steps);
    }

    private static Point towards(Point from, Point to, double distance) {
        double length = distance(from, to);
        double share = length == 0 ? 0 : distance / length;
        return new Point(from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * share);
    }

    private static double distance(Point a, Point b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }

    /** A step of a path; each starts where the one before ended. */
    public sealed interface Step {
        Point end();

        <R> R accept(Visitor<R> visitor);
    }

    /** One method for each kind of step. */
    public interface Visitor<R> {
        R move(Move move);

        R line(Line line);

        R curve(Curve curve);
    }

    /** Starts the path. */
    public record Move(Point end) implements Step {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.move(this);
        }
    }

    /** A straight line. */
    public record Line(Point end) implements Step {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.line(this);
        }
    }

    /** A quadratic Bézier curve. */
    public record Curve(Point control, Point end) implements Step {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.curve(this);
        }
    }
}
