package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Knows the lines that end at each side of each node. */
final class SideUse {
    /** Least distance of parallel lines. */
    static final double SPACING = 14;

    private final List<Bounds> nodes;
    private final List<Map<Side, List<Double>>> positions = new ArrayList<>();
    private final Map<Integer, Set<Side>> avoidedByLegs = new HashMap<>();

    SideUse(List<Bounds> nodes) {
        this.nodes = nodes;
        nodes.forEach(node -> positions.add(new EnumMap<>(Side.class)));
    }

    void add(Route route) {
        List<Point> points = route.points();
        add(route.connection().from(), route.fromSide(), points.get(0));
        add(route.connection().to(), route.toSide(), points.get(points.size() - 1));
    }

    int count(int node, Side side) {
        return at(node, side).size();
    }

    /** Counts the lines that end near a place off the middle of a side; from the middle lines can be moved apart. */
    long taken(int node, Side side, double across) {
        Bounds box = nodes.get(node);
        double middle = side.isHorizontal() ? box.centerY() : box.centerX();
        if (Math.abs(across - middle) <= SPACING / 2) {
            return 0;
        }
        return at(node, side).stream()
                .filter(taken -> Math.abs(taken - across) < SPACING / 2)
                .count();
    }

    private void add(int node, Side side, Point rim) {
        positions
                .get(node)
                .computeIfAbsent(side, key -> new ArrayList<>())
                .add(side.isHorizontal() ? rim.y() : rim.x());
    }

    private List<Double> at(int node, Side side) {
        return positions.get(node).getOrDefault(side, List.of());
    }

    /** Says whether one more line would stand closer than {@link #SPACING} to another. */
    boolean isFull(int node, Side side) {
        return count(node, side) >= capacity(node, side);
    }

    /** Lets legs that end at a node keep away from a side of it. */
    void avoid(int node, Side side) {
        avoidedByLegs.computeIfAbsent(node, key -> EnumSet.noneOf(Side.class)).add(side);
    }

    boolean isAvoided(Connection connection, int node, Side side) {
        return switch (connection.kind()) {
            case PLAIN, SELF_LOOP -> false;
            case LEG, SELF_LEG -> avoidedByLegs.getOrDefault(node, Set.of()).contains(side);
        };
    }

    private int capacity(int node, Side side) {
        Bounds box = nodes.get(node);
        double length = side.isHorizontal() ? box.height() : box.width();
        return 1 + (int) Math.floor((length - 2 * PathSearch.corner(length)) / SPACING);
    }
}
