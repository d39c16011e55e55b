package dev.keyloom.diagram;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Counts the lines that end at each side of each node. */
final class SideUse {
    /** Least distance of parallel lines. */
    static final double SPACING = 14;

    private final List<Bounds> nodes;
    private final List<Map<Side, Integer>> counts = new ArrayList<>();
    private final Map<Integer, Set<Side>> avoidedByLegs = new HashMap<>();

    SideUse(List<Bounds> nodes) {
        this.nodes = nodes;
        nodes.forEach(node -> counts.add(new EnumMap<>(Side.class)));
    }

    void add(Route route) {
        counts.get(route.connection().from()).merge(route.fromSide(), 1, Integer::sum);
        counts.get(route.connection().to()).merge(route.toSide(), 1, Integer::sum);
    }

    int count(int node, Side side) {
        return counts.get(node).getOrDefault(side, 0);
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
