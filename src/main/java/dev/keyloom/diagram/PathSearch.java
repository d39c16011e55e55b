package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the cheapest orthogonal line between two boxes. Beside what the way costs, ends away from the middle of a side, in
 * places already taken and at crowded sides cost extra.
 */
final class PathSearch {
    private static final double OFF_CENTER = 0.15;
    private static final double SHORT_STUB = 40;
    private static final double TAKEN_PLACE = 30;
    private static final double USED_SIDE = 8;
    private static final double CROWDED_SIDE = 120;
    private static final double AVOIDED_SIDE = 250;
    private static final double CORNER = 12;

    private final RoutingGrid grid;
    private final List<Bounds> nodes;
    private final SideUse sideUse;
    private final GridSearch search;

    PathSearch(RoutingGrid grid, List<Bounds> nodes, SideUse sideUse) {
        this.grid = grid;
        this.nodes = nodes;
        this.sideUse = sideUse;
        search = new GridSearch(grid);
    }

    /** Returns how far ends stay from the corners of a side of that length. */
    static double corner(double length) {
        return Math.min(CORNER, length / 4);
    }

    /** Returns the cheapest line, or nothing if the boxes leave no way. */
    Optional<Route> find(Connection connection) {
        search.begin(nodes.get(connection.to()));
        ports(connection, connection.to()).forEach(port -> search.addGoal(port.node, port.side, port.cost));
        ports(connection, connection.from()).forEach(port -> search.addStart(port.node, port.side, port.cost));
        return search.find().map(way -> route(connection, way));
    }

    private Route route(Connection connection, GridSearch.Way way) {
        List<Point> onGrid = way.points();
        List<Point> points = new ArrayList<>();
        points.add(rim(nodes.get(connection.from()), way.fromSide(), onGrid.get(0)));
        points.addAll(onGrid);
        points.add(rim(nodes.get(connection.to()), way.toSide(), onGrid.get(onGrid.size() - 1)));
        return new Route(connection, way.fromSide(), way.toSide(), Polylines.simplified(points));
    }

    private static Point rim(Bounds box, Side side, Point outside) {
        return side.isHorizontal() ? new Point(box.edge(side), outside.y()) : new Point(outside.x(), box.edge(side));
    }

    private List<Port> ports(Connection connection, int index) {
        List<Port> ports = new ArrayList<>();
        for (Side side : Side.values()) {
            addPorts(ports, connection, index, side);
        }
        return ports;
    }

    private void addPorts(List<Port> ports, Connection connection, int index, Side side) {
        Bounds box = nodes.get(index);
        boolean horizontal = side.isHorizontal();
        double from = horizontal ? box.y() : box.x();
        double length = horizontal ? box.height() : box.width();
        double corner = corner(length);
        double sideCost = sideUse.count(index, side) * USED_SIDE
                + (sideUse.isFull(index, side) ? CROWDED_SIDE : 0)
                + (sideUse.isAvoided(connection, index, side) ? AVOIDED_SIDE : 0);
        int first = horizontal ? grid.firstRow(from + corner) : grid.firstColumn(from + corner);
        int end = horizontal ? grid.rows() : grid.columns();
        for (int i = first; i < end; i++) {
            double across = horizontal ? grid.rowY(i) : grid.columnX(i);
            if (across > from + length - corner) {
                break;
            }
            int node = stubEnd(box, side, i, index);
            if (node >= 0) {
                double stub = Math.abs((horizontal ? grid.x(node) : grid.y(node)) - box.edge(side));
                double offCenter = Math.abs(across - from - length / 2) * OFF_CENTER;
                double shortage = stub < RoutingGrid.STUB ? SHORT_STUB : 0;
                double taken = sideUse.taken(index, side, across) * TAKEN_PLACE;
                ports.add(new Port(node, side, stub + offCenter + shortage + taken + sideCost));
            }
        }
    }

    /** Returns the grid node at which a line that leaves a side may first turn, or −1 if there is no room. */
    private int stubEnd(Bounds box, Side side, int line, int index) {
        boolean horizontal = side.isHorizontal();
        double limit = box.edge(side) + (side.dx() + side.dy()) * RoutingGrid.STUB;
        int step = -(side.dx() + side.dy());
        int last = horizontal ? grid.columns() : grid.rows();
        for (int i = horizontal ? grid.firstColumn(limit) : grid.firstRow(limit); i >= 0 && i < last; i += step) {
            double along = horizontal ? grid.columnX(i) : grid.rowY(i);
            if (Math.abs(along - box.edge(side)) < RoutingGrid.CLEARANCE || (along - box.edge(side)) * -step < 0) {
                return -1;
            }
            int node = horizontal ? grid.node(i, line) : grid.node(line, i);
            if (!grid.isBlocked(node)
                    && grid.isFree(rim(box, side, grid.point(node)), grid.point(node), index, index)) {
                return node;
            }
        }
        return -1;
    }

    private record Port(int node, Side side, double cost) {}
}
