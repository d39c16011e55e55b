package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Finds the cheapest orthogonal line between two boxes over the grid (A*). Length costs its pixels; bends, crossings, ends
 * away from the middle of a side and crowded sides cost extra. Equal costs are decided by the order of discovery, so
 * the same scene always gives the same lines.
 */
final class PathSearch {
    private static final double BEND = 60;
    private static final double CROSSING = 45;
    private static final double OFF_CENTER = 0.15;
    private static final double SHORT_STUB = 40;
    private static final double USED_SIDE = 8;
    private static final double CROWDED_SIDE = 120;
    private static final double AVOIDED_SIDE = 250;

    private static final double CORNER = 12;

    /** The last part of a state's number is the position of its direction in this list. */
    private static final List<Side> SIDES = List.of(Side.values());

    private static final int DIRECTIONS = SIDES.size();

    private final RoutingGrid grid;
    private final List<Bounds> nodes;
    private final SideUse sideUse;
    private final double[] costs;
    private final int[] parents;
    private final int[] stamps;
    private final int[] closed;
    private final double[] goalCosts;
    private final int[] goalSides;
    private final int[] goalStamps;
    private final Heap open = new Heap();
    private int stamp;

    PathSearch(RoutingGrid grid, List<Bounds> nodes, SideUse sideUse) {
        this.grid = grid;
        this.nodes = nodes;
        this.sideUse = sideUse;
        int states = grid.nodes() * DIRECTIONS;
        costs = new double[states];
        parents = new int[states];
        stamps = new int[states];
        closed = new int[states];
        goalCosts = new double[grid.nodes()];
        goalSides = new int[grid.nodes()];
        goalStamps = new int[grid.nodes()];
    }

    /** Returns how far ends stay from the corners of a side of that length. */
    static double corner(double length) {
        return Math.min(CORNER, length / 4);
    }

    /** Returns the cheapest line, or nothing if the boxes leave no way. */
    Optional<Route> find(Connection connection) {
        stamp++;
        open.clear();
        Bounds target = nodes.get(connection.to());
        for (Port port : ports(connection, connection.to())) {
            int node = port.node;
            if (goalStamps[node] != stamp || port.cost < goalCosts[node]) {
                goalStamps[node] = stamp;
                goalCosts[node] = port.cost;
                goalSides[node] = SIDES.indexOf(port.side);
            }
        }
        for (Port port : ports(connection, connection.from())) {
            int state = port.node * DIRECTIONS + SIDES.indexOf(port.side);
            if (stamps[state] != stamp || port.cost < costs[state]) {
                reach(state, -1, port.cost, target);
            }
        }
        return search(target).map(states -> route(connection, states));
    }

    private Optional<List<Integer>> search(Bounds target) {
        double best = Double.POSITIVE_INFINITY;
        int bestState = -1;
        while (!open.isEmpty() && open.leastKey() < best) {
            int state = open.poll();
            if (closed[state] == stamp) {
                continue;
            }
            closed[state] = stamp;
            int node = state / DIRECTIONS;
            Side direction = SIDES.get(state % DIRECTIONS);
            if (goalStamps[node] == stamp) {
                Side inwards = SIDES.get(goalSides[node]).opposite();
                if (direction != inwards.opposite()) {
                    double total = costs[state] + goalCosts[node] + (direction == inwards ? 0 : BEND);
                    if (total < best) {
                        best = total;
                        bestState = state;
                    }
                }
            }
            expand(state, node, direction, target);
        }
        if (bestState < 0) {
            return Optional.empty();
        }
        List<Integer> states = new ArrayList<>();
        for (int state = bestState; state >= 0; state = parents[state]) {
            states.add(state);
        }
        Collections.reverse(states);
        return Optional.of(states);
    }

    private void expand(int state, int node, Side direction, Bounds target) {
        for (Side next : SIDES) {
            if (next == direction.opposite()) {
                continue;
            }
            int neighbour = grid.neighbour(node, next);
            if (neighbour < 0 || grid.isBlocked(neighbour)) {
                continue;
            }
            double length = Math.abs(grid.x(neighbour) - grid.x(node)) + Math.abs(grid.y(neighbour) - grid.y(node));
            double cost = costs[state]
                    + length
                    + (next == direction ? 0 : BEND)
                    + CROSSING * grid.crossings(node, neighbour, next);
            int nextState = neighbour * DIRECTIONS + SIDES.indexOf(next);
            if (stamps[nextState] != stamp || cost < costs[nextState]) {
                reach(nextState, state, cost, target);
            }
        }
    }

    private void reach(int state, int parent, double cost, Bounds target) {
        stamps[state] = stamp;
        costs[state] = cost;
        parents[state] = parent;
        int node = state / DIRECTIONS;
        double dx = Math.max(0, Math.max(target.x() - grid.x(node), grid.x(node) - target.right()));
        double dy = Math.max(0, Math.max(target.y() - grid.y(node), grid.y(node) - target.bottom()));
        open.add(cost + dx + dy, state);
    }

    private Route route(Connection connection, List<Integer> states) {
        int firstState = states.get(0);
        int lastNode = states.get(states.size() - 1) / DIRECTIONS;
        Side fromSide = SIDES.get(firstState % DIRECTIONS);
        Side toSide = SIDES.get(goalSides[lastNode]);
        List<Point> points = new ArrayList<>();
        points.add(rim(nodes.get(connection.from()), fromSide, grid.point(firstState / DIRECTIONS)));
        states.forEach(state -> points.add(grid.point(state / DIRECTIONS)));
        points.add(rim(nodes.get(connection.to()), toSide, grid.point(lastNode)));
        return new Route(connection, fromSide, toSide, Polylines.simplified(points));
    }

    private static Point rim(Bounds box, Side side, Point outside) {
        return side.isHorizontal() ? new Point(box.edge(side), outside.y()) : new Point(outside.x(), box.edge(side));
    }

    private List<Port> ports(Connection connection, int index) {
        List<Port> ports = new ArrayList<>();
        for (Side side : SIDES) {
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
                ports.add(new Port(node, side, stub + offCenter + shortage + sideCost));
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

    /** A binary heap of states by cost; equal costs leave in the order in which they came. */
    private static final class Heap {
        private double[] keys = new double[256];
        private long[] entries = new long[256];
        private int size;
        private long count;

        void clear() {
            size = 0;
            count = 0;
        }

        boolean isEmpty() {
            return size == 0;
        }

        double leastKey() {
            return keys[0];
        }

        void add(double key, int state) {
            if (size == keys.length) {
                keys = Arrays.copyOf(keys, 2 * size);
                entries = Arrays.copyOf(entries, 2 * size);
            }
            long entry = count++ << 32 | state;
            int i = size++;
            while (i > 0 && isBefore(key, entry, (i - 1) / 2)) {
                move((i - 1) / 2, i);
                i = (i - 1) / 2;
            }
            keys[i] = key;
            entries[i] = entry;
        }

        int poll() {
            int state = (int) entries[0];
            size--;
            double key = keys[size];
            long entry = entries[size];
            int i = 0;
            while (2 * i + 1 < size) {
                int child = 2 * i + 1;
                if (child + 1 < size && isBefore(keys[child + 1], entries[child + 1], child)) {
                    child++;
                }
                if (isBefore(key, entry, child)) {
                    break;
                }
                move(child, i);
                i = child;
            }
            keys[i] = key;
            entries[i] = entry;
            return state;
        }

        private boolean isBefore(double key, long entry, int other) {
            return key < keys[other] || (key == keys[other] && entry < entries[other]);
        }

        private void move(int from, int to) {
            keys[to] = keys[from];
            entries[to] = entries[from];
        }
    }
}
