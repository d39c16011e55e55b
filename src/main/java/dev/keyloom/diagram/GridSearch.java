package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Finds the cheapest way over a grid from one of several starts to one of several goals (A*). Length costs its pixels, more
 * along other lines; bends and crossings cost extra. Equal costs are decided by the order of discovery. The inner loop
 * counts in plain numbers: a state is four times its node plus its direction.
 */
final class GridSearch {
    private static final double BEND = 60;
    private static final double CROSSING = 45;
    private static final double SHARED = 0.12;

    /** A direction is a position in this list; the opposite one is two further. */
    private static final List<Side> SIDES = List.of(Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT);

    private static final int DIRECTIONS = 4;

    /** From this size on the search hurries towards its goal, and may miss the cheapest way by a little. */
    private static final int LARGE_GRID = 8_000;

    private static final double GREED = 1.2;

    private final RoutingGrid grid;
    private final double greed;
    private final int columns;
    private final int rows;
    private final double[] costs;
    private final int[] parents;
    private final int[] reached;
    private final int[] closed;
    private final double[] goalCosts;
    private final int[] goalSides;
    private final int[] goals;
    private final Heap open = new Heap();
    private Bounds target = new Bounds(0, 0, 0, 0);
    private int stamp;

    GridSearch(RoutingGrid grid) {
        this.grid = grid;
        greed = grid.nodes() < LARGE_GRID ? 1 : GREED;
        columns = grid.columns();
        rows = grid.rows();
        int states = grid.nodes() * DIRECTIONS;
        costs = new double[states];
        parents = new int[states];
        reached = new int[states];
        closed = new int[states];
        goalCosts = new double[grid.nodes()];
        goalSides = new int[grid.nodes()];
        goals = new int[grid.nodes()];
    }

    /** Forgets starts and goals; the goals that follow lie around a box. */
    void begin(Bounds newTarget) {
        target = newTarget;
        stamp++;
        open.clear();
    }

    /** Adds a node from which a side of the target is reached at a cost. */
    void addGoal(int node, Side side, double cost) {
        if (goals[node] != stamp || cost < goalCosts[node]) {
            goals[node] = stamp;
            goalCosts[node] = cost;
            goalSides[node] = SIDES.indexOf(side);
        }
    }

    /** Adds a node at which a line arrives that left a side at a cost. */
    void addStart(int node, Side side, double cost) {
        int direction = SIDES.indexOf(side);
        int state = node * DIRECTIONS + direction;
        if (reached[state] != stamp || cost < costs[state]) {
            reach(state, -1, cost, node % columns, node / columns, direction);
        }
    }

    /** Returns the cheapest way from a start to a goal, if there is any. */
    Optional<Way> find() {
        double best = Double.POSITIVE_INFINITY;
        int bestState = -1;
        while (!open.isEmpty() && open.leastKey() < best) {
            int state = open.poll();
            if (closed[state] == stamp) {
                continue;
            }
            closed[state] = stamp;
            double total = costAtGoal(state);
            if (total < best) {
                best = total;
                bestState = state;
            }
            expand(state);
        }
        return bestState < 0 ? Optional.empty() : Optional.of(way(bestState));
    }

    /** Returns the cost of ending here, infinity where no side of the target can be entered. */
    private double costAtGoal(int state) {
        int node = state / DIRECTIONS;
        int direction = state % DIRECTIONS;
        if (goals[node] != stamp || direction == goalSides[node]) {
            return Double.POSITIVE_INFINITY;
        }
        boolean straight = direction == opposite(goalSides[node]);
        return costs[state] + goalCosts[node] + (straight ? 0 : BEND);
    }

    private void expand(int state) {
        int node = state / DIRECTIONS;
        int direction = state % DIRECTIONS;
        int column = node % columns;
        int row = node / columns;
        if (direction != 2 && row > 0) {
            double length = grid.rowY(row) - grid.rowY(row - 1);
            step(state, direction, node - columns, column, row - 1, 0, length);
        }
        if (direction != 3 && column + 1 < columns) {
            double length = grid.columnX(column + 1) - grid.columnX(column);
            step(state, direction, node + 1, column + 1, row, 1, length);
        }
        if (direction != 0 && row + 1 < rows) {
            double length = grid.rowY(row + 1) - grid.rowY(row);
            step(state, direction, node + columns, column, row + 1, 2, length);
        }
        if (direction != 1 && column > 0) {
            double length = grid.columnX(column) - grid.columnX(column - 1);
            step(state, direction, node - 1, column - 1, row, 3, length);
        }
    }

    private void step(int state, int direction, int neighbour, int column, int row, int next, double length) {
        int nextState = neighbour * DIRECTIONS + next;
        if (grid.isBlocked(neighbour) || closed[nextState] == stamp) {
            return;
        }
        int first = Math.min(neighbour, state / DIRECTIONS);
        boolean horizontal = (next & 1) == 1;
        double cost = costs[state]
                + length * (1 + SHARED * grid.companions(first, horizontal))
                + CROSSING * grid.crossings(first, horizontal)
                + (next == direction ? 0 : BEND);
        if (reached[nextState] != stamp || cost < costs[nextState]) {
            reach(nextState, state, cost, column, row, next);
        }
    }

    private void reach(int state, int parent, double cost, int column, int row, int direction) {
        reached[state] = stamp;
        costs[state] = cost;
        parents[state] = parent;
        double right = beyond(grid.columnX(column), target.x(), target.right());
        double down = beyond(grid.rowY(row), target.y(), target.bottom());
        double least = Math.abs(right) + Math.abs(down) + BEND * leastBends(direction, right, down);
        open.add(cost + greed * least, state);
    }

    /** Returns how far a range lies behind a coordinate, negative if before, 0 if around it. */
    private static double beyond(double coordinate, double from, double to) {
        return coordinate < from ? from - coordinate : Math.min(0, to - coordinate);
    }

    /** Returns how often a line must turn at least to run into a box that lies that far to the right and down. */
    private static int leastBends(int direction, double right, double down) {
        boolean horizontal = (direction & 1) == 1;
        double along = horizontal ? right : down;
        boolean behind = (direction == 1 || direction == 2) ? along < 0 : along > 0;
        if (behind) {
            return 2;
        }
        return (horizontal ? down : right) == 0 ? 0 : 1;
    }

    private Way way(int lastState) {
        List<Point> points = new ArrayList<>();
        int state = lastState;
        while (parents[state] >= 0) {
            points.add(grid.point(state / DIRECTIONS));
            state = parents[state];
        }
        points.add(grid.point(state / DIRECTIONS));
        Collections.reverse(points);
        return new Way(SIDES.get(state % DIRECTIONS), SIDES.get(goalSides[lastState / DIRECTIONS]), points);
    }

    private static int opposite(int direction) {
        return direction ^ 2;
    }

    /** A way from start to goal, with the side that it left and the side that it enters. */
    record Way(Side fromSide, Side toSide, List<Point> points) {
        Way {
            points = List.copyOf(points);
        }
    }

    /** A binary heap of states by cost; of equal costs the last one that came leaves first, as it has got furthest. */
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
            return key < keys[other] || (key == keys[other] && entry > entries[other]);
        }

        private void move(int from, int to) {
            keys[to] = keys[from];
            entries[to] = entries[from];
        }
    }
}
