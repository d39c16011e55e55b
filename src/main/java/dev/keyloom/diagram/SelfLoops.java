package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.List;

/** Draws the line from a box to itself: out of one side and back into it, the ends apart, where there is most room. */
final class SelfLoops {
    private static final double HEIGHT = 46;
    private static final double LEAST_HEIGHT = 22;
    private static final double AROUND = 10;

    /** Tried in this order when equally good. */
    private static final List<Side> PREFERRED = List.of(Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT);

    private static final double USED = 0.5;

    private SelfLoops() {}

    static Route route(List<Bounds> nodes, Connection connection, SideUse sideUse) {
        Bounds box = nodes.get(connection.from());
        Side best = Side.TOP;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (Side side : PREFERRED) {
            double score =
                    height(nodes, connection.from(), side) / HEIGHT - USED * sideUse.count(connection.from(), side);
            if (score > bestScore) {
                bestScore = score;
                best = side;
            }
        }
        return new Route(connection, best, best, points(box, best, height(nodes, connection.from(), best)));
    }

    /** Returns how far a loop may stand out from a side before it meets another box, at most the usual height. */
    private static double height(List<Bounds> nodes, int index, Side side) {
        double height = HEIGHT;
        for (int i = 0; i < nodes.size(); i++) {
            if (i != index) {
                height = Math.min(height, roomBefore(nodes.get(i), nodes.get(index), side));
            }
        }
        return Math.max(LEAST_HEIGHT, height);
    }

    private static double roomBefore(Bounds other, Bounds box, Side side) {
        boolean horizontal = side.isHorizontal();
        boolean beside = horizontal
                ? other.bottom() + AROUND <= box.y() || other.y() - AROUND >= box.bottom()
                : other.right() + AROUND <= box.x() || other.x() - AROUND >= box.right();
        double distance = switch (side) {
            case TOP -> box.y() - other.bottom();
            case RIGHT -> other.x() - box.right();
            case BOTTOM -> other.y() - box.bottom();
            case LEFT -> box.x() - other.right();
        };
        boolean behind = distance < -AROUND;
        return beside || behind ? HEIGHT : Math.max(0, distance - AROUND);
    }

    private static List<Point> points(Bounds box, Side side, double height) {
        double length = side.isHorizontal() ? box.height() : box.width();
        double half = Math.rint(Math.min(38, length / 4));
        Point middle = side.isHorizontal()
                ? new Point(box.edge(side), Math.rint(box.centerY()))
                : new Point(Math.rint(box.centerX()), box.edge(side));
        return List.of(
                side.offset(middle, 0, -half),
                side.offset(middle, Math.rint(height), -half),
                side.offset(middle, Math.rint(height), half),
                side.offset(middle, 0, half));
    }
}
