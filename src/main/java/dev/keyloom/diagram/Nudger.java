package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Moves the straight pieces of routes apart, sideways only: parallel pieces to a distance, ends evenly along a side, inner
 * pieces to the middle of their channel. Pieces are put into an order that crosses least, and never move through a box.
 */
final class Nudger {
    private static final int ROUNDS = 2;

    /** A line meets a side as short as a chip's in its middle, if it can. */
    private static final double SHORT_SIDE = 40;

    private final List<Bounds> nodes;
    private final List<Route> routes;
    private final BitSet fixed;
    private final double[][] xs;
    private final double[][] ys;

    /** Takes routes of which those in {@code fixed} stay as they are. */
    Nudger(List<Bounds> nodes, List<Route> routes, BitSet fixed) {
        this.nodes = nodes;
        this.routes = routes;
        this.fixed = fixed;
        xs = new double[routes.size()][];
        ys = new double[routes.size()][];
        for (int i = 0; i < routes.size(); i++) {
            List<Point> points = routes.get(i).points();
            xs[i] = points.stream().mapToDouble(Point::x).toArray();
            ys[i] = points.stream().mapToDouble(Point::y).toArray();
        }
    }

    /** Returns the routes, in their order, with their pieces moved. */
    List<Route> nudged() {
        for (int round = 0; round < ROUNDS; round++) {
            nudge(Axis.HORIZONTAL, round);
            nudge(Axis.VERTICAL, round);
        }
        List<Route> moved = new ArrayList<>();
        for (int i = 0; i < routes.size(); i++) {
            List<Point> points = new ArrayList<>();
            for (int k = 0; k < xs[i].length; k++) {
                points.add(new Point(xs[i][k], ys[i][k]));
            }
            moved.add(fixed.get(i) ? routes.get(i) : routes.get(i).withPoints(points));
        }
        return moved;
    }

    private void nudge(Axis axis, int round) {
        List<Piece> pieces = pieces(axis);
        new PieceOrder(this, axis, pieces, round).arrange();
        for (Piece piece : pieces) {
            if (!piece.isFixed) {
                double[] coordinates = axis == Axis.HORIZONTAL ? ys[piece.route] : xs[piece.route];
                coordinates[piece.index] = piece.position;
                coordinates[piece.index + 1] = piece.position;
            }
        }
    }

    private List<Piece> pieces(Axis axis) {
        List<Piece> pieces = new ArrayList<>();
        for (int route = 0; route < routes.size(); route++) {
            boolean firstMatches = routes.get(route).fromSide().isHorizontal() == (axis == Axis.HORIZONTAL);
            for (int k = firstMatches ? 0 : 1; k + 1 < xs[route].length; k += 2) {
                pieces.add(piece(axis, route, k));
            }
        }
        return pieces;
    }

    private Piece piece(Axis axis, int route, int k) {
        double[] along = along(axis, route);
        double position = across(axis, route)[k];
        Piece piece = new Piece(
                route,
                k,
                position,
                Math.min(along[k], along[k + 1]),
                Math.max(along[k], along[k + 1]),
                fixed.get(route));
        if (piece.isFixed) {
            piece.keepAbove(position, 0, 0);
            piece.keepBelow(position, 0, 0);
            piece.desired = position;
            return piece;
        }
        int last = xs[route].length - 2;
        Connection connection = routes.get(route).connection();
        boolean starts = k == 0;
        boolean ends = k == last;
        for (int node = 0; node < nodes.size(); node++) {
            boolean own = (starts && node == connection.from()) || (ends && node == connection.to());
            if (!own) {
                keepAway(piece, nodes.get(node), axis);
            }
        }
        if (starts) {
            piece.fromNode = connection.from();
            keepOnSide(piece, nodes.get(connection.from()), axis);
        }
        if (ends) {
            piece.toNode = connection.to();
            keepOnSide(piece, nodes.get(connection.to()), axis);
        }
        if (k == 1) {
            keepStub(piece, nodes.get(connection.from()), routes.get(route).fromSide());
        }
        if (k == last - 1) {
            keepStub(piece, nodes.get(connection.to()), routes.get(route).toSide());
        }
        piece.desired = desired(piece, axis, last);
        return piece;
    }

    /** An inner piece between two turns in opposite directions may stand anywhere: the middle of its channel is calmest. */
    private double desired(Piece piece, Axis axis, int last) {
        boolean inner = piece.index > 0 && piece.index < last;
        if (!inner || Double.isInfinite(piece.min) || Double.isInfinite(piece.max)) {
            return piece.position;
        }
        double[] across = across(axis, piece.route);
        double before = across[piece.index - 1] - piece.position;
        double after = across[piece.index + 2] - piece.position;
        return before * after < 0 ? Math.rint((piece.min + piece.max) / 2) : piece.position;
    }

    private static void keepAway(Piece piece, Bounds box, Axis axis) {
        double low = axis == Axis.HORIZONTAL ? box.x() : box.y();
        double high = axis == Axis.HORIZONTAL ? box.right() : box.bottom();
        if (low - RoutingGrid.CLEARANCE >= piece.high || high + RoutingGrid.CLEARANCE <= piece.low) {
            return;
        }
        double near = axis == Axis.HORIZONTAL ? box.y() : box.x();
        double far = axis == Axis.HORIZONTAL ? box.bottom() : box.right();
        if (piece.position >= far) {
            piece.keepAbove(far, SideUse.SPACING, RoutingGrid.CLEARANCE);
        } else if (piece.position <= near) {
            piece.keepBelow(near, SideUse.SPACING, RoutingGrid.CLEARANCE);
        }
    }

    private static void keepOnSide(Piece piece, Bounds box, Axis axis) {
        double from = axis == Axis.HORIZONTAL ? box.y() : box.x();
        double length = axis == Axis.HORIZONTAL ? box.height() : box.width();
        double corner = length < SHORT_SIDE ? length / 2 : PathSearch.corner(length);
        double leastCorner = PathSearch.corner(length) / 2;
        piece.keepAbove(from, corner, leastCorner);
        piece.keepBelow(from + length, corner, leastCorner);
    }

    private static void keepStub(Piece piece, Bounds box, Side side) {
        if (side.dx() + side.dy() > 0) {
            piece.keepAbove(box.edge(side), RoutingGrid.STUB, RoutingGrid.STUB);
        } else {
            piece.keepBelow(box.edge(side), RoutingGrid.STUB, RoutingGrid.STUB);
        }
    }

    double[] along(Axis axis, int route) {
        return axis == Axis.HORIZONTAL ? xs[route] : ys[route];
    }

    double[] across(Axis axis, int route) {
        return axis == Axis.HORIZONTAL ? ys[route] : xs[route];
    }

    Route route(int index) {
        return routes.get(index);
    }

    Bounds node(int index) {
        return nodes.get(index);
    }

    /** Direction of a straight piece. */
    enum Axis {
        HORIZONTAL,
        VERTICAL;

        Axis other() {
            return this == HORIZONTAL ? VERTICAL : HORIZONTAL;
        }
    }

    /** A straight piece of a route while it is moved. */
    static final class Piece {
        final int route;
        final int index;
        final double low;
        final double high;
        final boolean isFixed;
        double position;
        double desired;
        double min = Double.NEGATIVE_INFINITY;
        double max = Double.POSITIVE_INFINITY;
        private double leastMin = Double.NEGATIVE_INFINITY;
        private double greatestMax = Double.POSITIVE_INFINITY;
        /** Node at whose rim the piece starts, −1 if it does not. */
        int fromNode = -1;
        /** Node at whose rim the piece ends, −1 if it does not. */
        int toNode = -1;

        private Piece(int route, int index, double position, double low, double high, boolean isFixed) {
            this.route = route;
            this.index = index;
            this.position = position;
            this.low = low;
            this.high = high;
            this.isFixed = isFixed;
        }

        /** Keeps the piece a distance behind a coordinate, less where it is nearer now, and in need only the least. */
        void keepAbove(double coordinate, double distance, double leastDistance) {
            min = Math.max(min, Math.min(position, coordinate + distance));
            leastMin = Math.max(leastMin, Math.min(position, coordinate + leastDistance));
        }

        /** Keeps the piece a distance before a coordinate, less where it is nearer now, and in need only the least. */
        void keepBelow(double coordinate, double distance, double leastDistance) {
            max = Math.min(max, Math.max(position, coordinate - distance));
            greatestMax = Math.min(greatestMax, Math.max(position, coordinate - leastDistance));
        }

        /** Lets the piece come as near to boxes as a line may. */
        void widen() {
            min = leastMin;
            max = greatestMax;
        }
    }
}
