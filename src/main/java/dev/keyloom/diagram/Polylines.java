package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Orthogonal polylines: lists of points of which each two neighbours share x or y. */
final class Polylines {
    private static final double SAME = 1e-6;

    private Polylines() {}

    /** Returns the polyline without repeated points and without points in the middle of a straight line. */
    static List<Point> simplified(List<Point> points) {
        List<Point> kept = new ArrayList<>();
        for (Point point : points) {
            int size = kept.size();
            if (size > 0 && isSame(kept.get(size - 1), point)) {
                continue;
            }
            if (size > 1 && isStraight(kept.get(size - 2), kept.get(size - 1), point)) {
                kept.remove(size - 1);
            }
            kept.add(point);
        }
        if (kept.size() == 1) {
            kept.add(points.get(points.size() - 1));
        }
        return kept;
    }

    /** Returns the pieces of the polyline outside of a rectangle that lies on one of its straight parts. */
    static List<List<Point>> withoutGap(List<Point> points, Optional<Bounds> gap) {
        for (int i = 0; i + 1 < points.size() && gap.isPresent(); i++) {
            Point a = points.get(i);
            Point b = points.get(i + 1);
            Bounds hole = gap.get();
            Point center = hole.center();
            if (!isOn(center, a, b)) {
                continue;
            }
            boolean horizontal = isHorizontal(a, b);
            double half = (horizontal ? hole.width() : hole.height()) / 2;
            double sign = horizontal ? Math.signum(b.x() - a.x()) : Math.signum(b.y() - a.y());
            Point before = horizontal ? center.plus(-sign * half, 0) : center.plus(0, -sign * half);
            Point after = horizontal ? center.plus(sign * half, 0) : center.plus(0, sign * half);
            List<Point> first = new ArrayList<>(points.subList(0, i + 1));
            first.add(before);
            List<Point> second = new ArrayList<>();
            second.add(after);
            second.addAll(points.subList(i + 1, points.size()));
            return List.of(first, second);
        }
        return List.of(points);
    }

    static boolean isHorizontal(Point a, Point b) {
        return Math.abs(a.y() - b.y()) < SAME && Math.abs(a.x() - b.x()) >= SAME;
    }

    /** Returns the smallest rectangle that holds the polyline. */
    static Bounds bounds(List<Point> points) {
        Bounds bounds = Bounds.around(points.get(0), 0, 0);
        for (Point point : points) {
            bounds = bounds.union(Bounds.around(point, 0, 0));
        }
        return bounds;
    }

    static double length(List<Point> points) {
        double length = 0;
        for (int i = 0; i + 1 < points.size(); i++) {
            length += Math.abs(points.get(i).x() - points.get(i + 1).x())
                    + Math.abs(points.get(i).y() - points.get(i + 1).y());
        }
        return length;
    }

    /** Returns the distance of a point from a polyline. */
    static double distance(List<Point> points, Point point) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i + 1 < points.size(); i++) {
            Bounds line = Bounds.between(points.get(i), points.get(i + 1));
            double dx = Math.max(0, Math.max(line.x() - point.x(), point.x() - line.right()));
            double dy = Math.max(0, Math.max(line.y() - point.y(), point.y() - line.bottom()));
            least = Math.min(least, Math.hypot(dx, dy));
        }
        return least;
    }

    /** Says whether the polyline passes through the inside of a rectangle. */
    static boolean crosses(List<Point> points, Bounds bounds) {
        for (int i = 0; i + 1 < points.size(); i++) {
            if (crosses(points.get(i), points.get(i + 1), bounds)) {
                return true;
            }
        }
        return false;
    }

    /** Says whether a straight line passes through the inside of a rectangle. */
    static boolean crosses(Point a, Point b, Bounds bounds) {
        return Math.min(a.x(), b.x()) < bounds.right()
                && Math.max(a.x(), b.x()) > bounds.x()
                && Math.min(a.y(), b.y()) < bounds.bottom()
                && Math.max(a.y(), b.y()) > bounds.y();
    }

    private static boolean isOn(Point point, Point a, Point b) {
        Bounds line = Bounds.between(a, b).grown(0.5);
        return line.contains(point);
    }

    private static boolean isSame(Point a, Point b) {
        return Math.abs(a.x() - b.x()) < SAME && Math.abs(a.y() - b.y()) < SAME;
    }

    private static boolean isStraight(Point a, Point b, Point c) {
        boolean vertical = Math.abs(a.x() - b.x()) < SAME && Math.abs(b.x() - c.x()) < SAME;
        boolean horizontal = Math.abs(a.y() - b.y()) < SAME && Math.abs(b.y() - c.y()) < SAME;
        return vertical || horizontal;
    }
}
