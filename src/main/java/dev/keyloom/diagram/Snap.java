package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Where a dragged box settles: on the grid, or in line with a neighbour. */
public final class Snap {
    /** Distance of the grid's lines in pixels. */
    public static final double GRID = 10;

    private Snap() {}

    /** Returns the nearest coordinate on the grid. */
    public static double toGrid(double coordinate) {
        return Math.rint(coordinate / GRID) * GRID;
    }

    /** Returns the nearest point of the grid. */
    public static Point toGrid(Point point) {
        return new Point(toGrid(point.x()), toGrid(point.y()));
    }

    /**
     * Returns where a box goes that snaps to its neighbours: to their edges and centre lines within the tolerance, else
     * to the grid; each direction on its own.
     */
    public static Snapped toNeighbours(Bounds moving, Collection<Bounds> others, double tolerance) {
        List<Guide> guides = new ArrayList<>();
        double dx = shift(Guide.Direction.VERTICAL, moving, others, tolerance, guides);
        double dy = shift(Guide.Direction.HORIZONTAL, moving, others, tolerance, guides);
        return new Snapped(moving.topLeft().plus(dx, dy), guides);
    }

    private static double shift(
            Guide.Direction direction, Bounds moving, Collection<Bounds> others, double tolerance, List<Guide> guides) {
        double[] own = lines(direction, moving);
        double best = Double.POSITIVE_INFINITY;
        double bestLine = 0;
        for (Bounds other : others) {
            double[] lines = lines(direction, other);
            for (int i = 0; i < lines.length; i++) {
                double distance = lines[i] - own[i];
                if (Math.abs(distance) <= tolerance && Math.abs(distance) < Math.abs(best)) {
                    best = distance;
                    bestLine = lines[i];
                }
            }
        }
        if (Double.isInfinite(best)) {
            return toGrid(own[0]) - own[0];
        }
        guides.add(new Guide(direction, bestLine));
        return best;
    }

    /** Returns the near edge, the centre line and the far edge. */
    private static double[] lines(Guide.Direction direction, Bounds box) {
        return switch (direction) {
            case VERTICAL -> new double[] {box.x(), box.centerX(), box.right()};
            case HORIZONTAL -> new double[] {box.y(), box.centerY(), box.bottom()};
        };
    }

    /**
     * Where a box settles and what it then stands in line with.
     *
     * @param corner the upper left corner
     */
    public record Snapped(Point corner, List<Guide> guides) {
        public Snapped {
            guides = List.copyOf(guides);
        }
    }

    /**
     * A line that the box and a neighbour share.
     *
     * @param position x of a vertical line, y of a horizontal one
     */
    public record Guide(Direction direction, double position) {

        /** Direction of a guide. */
        public enum Direction {
            HORIZONTAL,
            VERTICAL
        }
    }
}
