package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.Arrays;
import java.util.List;

/**
 * The lines along which edges are searched: beside each box, through its middle, between near boxes and through what two
 * joined boxes have in common. A grid point inside a box or close to it is blocked. The grid also counts the lines that
 * already run over it, so that later ones can avoid crossing them.
 */
final class RoutingGrid {
    /** Least straight piece at the end of an edge, where there is room. */
    static final double STUB = 20;

    /** Lines come no closer than this to a box that they do not end at. */
    static final double CLEARANCE = 6;

    private static final double SAME_LINE = 0.01;

    /** The boxes with the room around them that is kept free. */
    private final List<Bounds> obstacles;

    private final double[] xs;
    private final double[] ys;
    private final boolean[] blocked;
    private final int[] crossingsAcrossHorizontal;
    private final int[] crossingsAcrossVertical;
    private final int[] linesAlongHorizontal;
    private final int[] linesAlongVertical;

    RoutingGrid(List<Bounds> obstacles, List<Connection> connections) {
        this.obstacles = obstacles.stream().map(box -> box.grown(CLEARANCE)).toList();
        Lines horizontalPositions = new Lines();
        Lines verticalPositions = new Lines();
        for (Bounds box : obstacles) {
            horizontalPositions.add(box.x() - STUB, box.centerX(), box.right() + STUB);
            verticalPositions.add(box.y() - STUB, box.centerY(), box.bottom() + STUB);
        }
        addChannels(obstacles, horizontalPositions, verticalPositions);
        for (Connection connection : connections) {
            Bounds a = obstacles.get(connection.from());
            Bounds b = obstacles.get(connection.to());
            horizontalPositions.addMiddle(Math.max(a.x(), b.x()), Math.min(a.right(), b.right()));
            verticalPositions.addMiddle(Math.max(a.y(), b.y()), Math.min(a.bottom(), b.bottom()));
        }
        xs = horizontalPositions.sorted();
        ys = verticalPositions.sorted();
        blocked = new boolean[xs.length * ys.length];
        crossingsAcrossHorizontal = new int[blocked.length];
        crossingsAcrossVertical = new int[blocked.length];
        linesAlongHorizontal = new int[blocked.length];
        linesAlongVertical = new int[blocked.length];
        this.obstacles.forEach(this::block);
    }

    int columns() {
        return xs.length;
    }

    int rows() {
        return ys.length;
    }

    int nodes() {
        return blocked.length;
    }

    int node(int column, int row) {
        return row * xs.length + column;
    }

    double x(int node) {
        return xs[node % xs.length];
    }

    double y(int node) {
        return ys[node / xs.length];
    }

    double columnX(int column) {
        return xs[column];
    }

    double rowY(int row) {
        return ys[row];
    }

    Point point(int node) {
        return new Point(x(node), y(node));
    }

    boolean isBlocked(int node) {
        return blocked[node];
    }

    /** Returns how many marked lines a step right or down from a node crosses. */
    int crossings(int node, boolean horizontal) {
        return horizontal ? crossingsAcrossHorizontal[node] : crossingsAcrossVertical[node];
    }

    /** Returns how many marked lines run along a step right or down from a node. */
    int companions(int node, boolean horizontal) {
        return horizontal ? linesAlongHorizontal[node] : linesAlongVertical[node];
    }

    /** Returns the index of the first column at or right of {@code x}. */
    int firstColumn(double x) {
        return first(xs, x);
    }

    /** Returns the index of the first row at or below {@code y}. */
    int firstRow(double y) {
        return first(ys, y);
    }

    /** Counts a line that runs over the grid. */
    void mark(List<Point> line) {
        for (int i = 0; i + 1 < line.size(); i++) {
            Bounds piece = Bounds.between(line.get(i), line.get(i + 1));
            if (piece.width() > 0) {
                markHorizontal(piece);
            } else {
                markVertical(piece);
            }
        }
    }

    /** Steps down from the row above the piece cross it; steps along its row, if it lies on one, go with it. */
    private void markHorizontal(Bounds piece) {
        int row = first(ys, piece.y() + SAME_LINE) - 1;
        if (row < 0) {
            return;
        }
        boolean onRow = piece.y() - ys[row] < SAME_LINE;
        int end = first(xs, piece.right());
        for (int c = first(xs, piece.x() + SAME_LINE); c < end; c++) {
            crossingsAcrossVertical[node(c, row)]++;
            if (onRow) {
                linesAlongHorizontal[node(c, row)]++;
            }
        }
    }

    private void markVertical(Bounds piece) {
        int column = first(xs, piece.x() + SAME_LINE) - 1;
        if (column < 0) {
            return;
        }
        boolean onColumn = piece.x() - xs[column] < SAME_LINE;
        int end = first(ys, piece.bottom());
        for (int r = first(ys, piece.y() + SAME_LINE); r < end; r++) {
            crossingsAcrossHorizontal[node(column, r)]++;
            if (onColumn) {
                linesAlongVertical[node(column, r)]++;
            }
        }
    }

    /** Says whether a straight line touches no box but perhaps two that it ends at, given by index. */
    boolean isFree(Point a, Point b, int ownFrom, int ownTo) {
        for (int i = 0; i < obstacles.size(); i++) {
            if (i != ownFrom && i != ownTo && Polylines.crosses(a, b, obstacles.get(i))) {
                return false;
            }
        }
        return true;
    }

    private void block(Bounds box) {
        int lastColumn = first(xs, box.right() - SAME_LINE);
        int lastRow = first(ys, box.bottom() - SAME_LINE);
        for (int row = first(ys, box.y() + SAME_LINE); row < lastRow; row++) {
            for (int column = first(xs, box.x() + SAME_LINE); column < lastColumn; column++) {
                blocked[node(column, row)] = true;
            }
        }
    }

    /** Adds a line in the middle between boxes that stand so close that their own lines fall into each other. */
    private static void addChannels(List<Bounds> obstacles, Lines horizontalPositions, Lines verticalPositions) {
        double widest = 2 * STUB + 2 * CLEARANCE;
        for (Bounds a : obstacles) {
            for (Bounds b : obstacles) {
                if (b.x() > a.right() && b.x() - a.right() < widest) {
                    horizontalPositions.addMiddle(a.right(), b.x());
                }
                if (b.y() > a.bottom() && b.y() - a.bottom() < widest) {
                    verticalPositions.addMiddle(a.bottom(), b.y());
                }
            }
        }
    }

    private static int first(double[] sorted, double value) {
        int index = Arrays.binarySearch(sorted, value);
        return index >= 0 ? index : -index - 1;
    }

    /** Positions of lines of one direction. */
    private static final class Lines {
        private double[] values = new double[64];
        private int size;

        void add(double... more) {
            for (double value : more) {
                if (size == values.length) {
                    values = Arrays.copyOf(values, 2 * size);
                }
                values[size++] = value;
            }
        }

        void addMiddle(double from, double to) {
            if (from < to) {
                add(Math.rint((from + to) / 2));
            }
        }

        double[] sorted() {
            Arrays.sort(values, 0, size);
            double[] distinct = new double[size];
            int count = 0;
            for (int i = 0; i < size; i++) {
                if (count == 0 || values[i] - distinct[count - 1] > SAME_LINE) {
                    distinct[count++] = values[i];
                }
            }
            return Arrays.copyOf(distinct, count);
        }
    }
}
