package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Routes connections between boxes: each one by the cheapest way, then all of them moved apart. */
final class Router {
    /** How many lines a loop counts as: a line through a loop would be hard to read. */
    private static final int LOOP_WEIGHT = 3;

    private final List<Bounds> nodes;
    private final List<Optional<Route>> routes;
    private final BitSet fixed = new BitSet();
    private final List<Connection> connections;
    private final RoutingGrid grid;
    private final SideUse sideUse;
    private final PathSearch search;

    private Router(List<Bounds> nodes, List<Connection> connections, List<Optional<Route>> known) {
        this.nodes = nodes;
        this.connections = connections;
        routes = new ArrayList<>(known);
        List<Connection> open = new ArrayList<>();
        for (int i = 0; i < routes.size(); i++) {
            if (routes.get(i).isPresent()) {
                fixed.set(i);
            } else {
                open.add(connections.get(i));
            }
        }
        grid = new RoutingGrid(nodes, open);
        sideUse = new SideUse(nodes);
        search = new PathSearch(grid, nodes, sideUse);
    }

    /** Returns a route for each connection. */
    static List<Route> route(List<Bounds> nodes, List<Connection> connections) {
        List<Optional<Route>> none = new ArrayList<>();
        connections.forEach(connection -> none.add(Optional.empty()));
        return reroute(nodes, connections, none);
    }

    /** Returns a route for each connection; those known keep theirs and the others go around them. */
    static List<Route> reroute(List<Bounds> nodes, List<Connection> connections, List<Optional<Route>> known) {
        return new Router(nodes, connections, known).routed();
    }

    /** Returns the cheapest way between two nodes as if there were no other edges, if there is one. */
    static Optional<Route> alone(List<Bounds> nodes, Connection connection) {
        return new Router(nodes, List.of(connection), List.of(Optional.empty())).way(connection);
    }

    private List<Route> routed() {
        for (int i = fixed.nextSetBit(0); i >= 0; i = fixed.nextSetBit(i + 1)) {
            accept(routes.get(i).orElseThrow());
        }
        for (int i : order()) {
            Connection connection = connections.get(i);
            Route route = connection.kind() == Connection.Kind.SELF_LOOP
                    ? SelfLoops.route(nodes, connection, sideUse)
                    : way(connection).orElseGet(() -> overAll(connection));
            routes.set(i, Optional.of(route));
            accept(route);
        }
        List<Route> found = routes.stream().map(Optional::orElseThrow).toList();
        return new Nudger(nodes, found, fixed)
                .nudged().stream()
                        .map(route -> route.withPoints(Polylines.simplified(route.points())))
                        .toList();
    }

    /** Short lines have the least choice, so they come first; loops before all, legs before plain lines. */
    private List<Integer> order() {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < routes.size(); i++) {
            if (routes.get(i).isEmpty()) {
                order.add(i);
            }
        }
        order.sort(
                Comparator.<Integer>comparingInt(i -> switch (connections.get(i).kind()) {
                            case SELF_LOOP -> 0;
                            case LEG, SELF_LEG -> 1;
                            case PLAIN -> 2;
                        })
                        .thenComparingDouble(i -> distance(connections.get(i))));
        return order;
    }

    private double distance(Connection connection) {
        Bounds a = nodes.get(connection.from());
        Bounds b = nodes.get(connection.to());
        double dx = Math.max(0, Math.max(a.x() - b.right(), b.x() - a.right()));
        double dy = Math.max(0, Math.max(a.y() - b.bottom(), b.y() - a.bottom()));
        return dx + dy;
    }

    private void accept(Route route) {
        Connection connection = route.connection();
        int weight = connection.kind() == Connection.Kind.SELF_LOOP ? LOOP_WEIGHT : 1;
        for (int i = 0; i < weight; i++) {
            grid.mark(route.points());
        }
        sideUse.add(route);
        switch (connection.kind()) {
            case LEG, SELF_LEG -> {
                sideUse.avoid(connection.from(), route.fromSide());
                sideUse.avoid(connection.to(), route.toSide());
            }
            case PLAIN, SELF_LOOP -> {}
        }
    }

    private Optional<Route> way(Connection connection) {
        if (connection.kind() == Connection.Kind.SELF_LEG) {
            avoidFacingSide(connection);
            return search.find(connection);
        }
        return straight(connection).or(() -> search.find(connection));
    }

    /** A relationship of an entity with itself shall look like a loop, so its legs do not leave where they face. */
    private void avoidFacingSide(Connection connection) {
        Bounds box = nodes.get(connection.from());
        Bounds via = nodes.get(connection.to());
        double dx = via.centerX() - box.centerX();
        double dy = via.centerY() - box.centerY();
        boolean beside = Math.abs(dx) / (box.width() + via.width()) > Math.abs(dy) / (box.height() + via.height());
        if (beside) {
            sideUse.avoid(connection.to(), dx > 0 ? Side.LEFT : Side.RIGHT);
        } else {
            sideUse.avoid(connection.to(), dy > 0 ? Side.TOP : Side.BOTTOM);
        }
    }

    /** Returns a straight line if the boxes face one another and nothing is in between. */
    private Optional<Route> straight(Connection connection) {
        Bounds a = nodes.get(connection.from());
        Bounds b = nodes.get(connection.to());
        Optional<Route> horizontal = a.right() < b.x()
                ? straight(connection, Side.RIGHT)
                : b.right() < a.x() ? straight(connection, Side.LEFT) : Optional.empty();
        return horizontal.or(() -> a.bottom() < b.y()
                ? straight(connection, Side.BOTTOM)
                : b.bottom() < a.y() ? straight(connection, Side.TOP) : Optional.empty());
    }

    private Optional<Route> straight(Connection connection, Side side) {
        Bounds a = nodes.get(connection.from());
        Bounds b = nodes.get(connection.to());
        boolean horizontal = side.isHorizontal();
        double from = Math.max(
                horizontal ? a.y() + PathSearch.corner(a.height()) : a.x() + PathSearch.corner(a.width()),
                horizontal ? b.y() + PathSearch.corner(b.height()) : b.x() + PathSearch.corner(b.width()));
        double to = Math.min(
                horizontal ? a.bottom() - PathSearch.corner(a.height()) : a.right() - PathSearch.corner(a.width()),
                horizontal ? b.bottom() - PathSearch.corner(b.height()) : b.right() - PathSearch.corner(b.width()));
        Side otherSide = side.opposite();
        boolean crowded = sideUse.isFull(connection.from(), side)
                || sideUse.isFull(connection.to(), otherSide)
                || sideUse.isAvoided(connection, connection.from(), side)
                || sideUse.isAvoided(connection, connection.to(), otherSide);
        if (from > to || crowded) {
            return Optional.empty();
        }
        double across = Math.max(from, Math.min(to, Math.rint((from + to) / 2)));
        Point start = horizontal ? new Point(a.edge(side), across) : new Point(across, a.edge(side));
        Point end = horizontal ? new Point(b.edge(otherSide), across) : new Point(across, b.edge(otherSide));
        boolean free = grid.isFree(start, end, connection.from(), connection.to());
        return free && parallels(connection, from, to) && crossings(start, end) == 0
                ? Optional.of(new Route(connection, side, otherSide, List.of(start, end)))
                : Optional.empty();
    }

    /** Says whether there is room for one more straight line between two boxes. */
    private boolean parallels(Connection connection, double from, double to) {
        long used = routes.stream()
                .flatMap(Optional::stream)
                .filter(route -> route.points().size() == 2)
                .filter(route -> joinsSame(route.connection(), connection))
                .count();
        return used * SideUse.SPACING <= to - from;
    }

    private static boolean joinsSame(Connection a, Connection b) {
        return (a.from() == b.from() && a.to() == b.to()) || (a.from() == b.to() && a.to() == b.from());
    }

    private long crossings(Point start, Point end) {
        Bounds line = Bounds.between(start, end);
        return routes.stream()
                .flatMap(Optional::stream)
                .filter(route -> route.points().size() > 2 && Polylines.crosses(route.points(), line))
                .count();
    }

    /** Boxes that overlap may leave no way: then the line goes up and over everything in between. */
    private Route overAll(Connection connection) {
        Bounds a = nodes.get(connection.from());
        Bounds b = nodes.get(connection.to());
        double top = Math.min(a.y(), b.y()) - RoutingGrid.STUB;
        double startX = a.centerX();
        double endX = b.centerX() == startX ? startX + Math.min(SideUse.SPACING, b.width() / 4) : b.centerX();
        List<Point> points =
                List.of(new Point(startX, a.y()), new Point(startX, top), new Point(endX, top), new Point(endX, b.y()));
        return new Route(connection, Side.TOP, Side.TOP, points);
    }
}
