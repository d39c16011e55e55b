package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Finds room for a box. */
public final class FreeSpot {
    /** Distance that a new box keeps from the others. */
    public static final double GAP = 60;

    private static final int ROW_WIDTH = 1200;

    private FreeSpot() {}

    /** Returns the next free corner for a box of that size: in reading order, row by row, on the grid. */
    public static Point next(Collection<Bounds> taken, double width, double height) {
        Bounds all = Bounds.union(taken).orElse(new Bounds(Snap.GRID * 4, Snap.GRID * 4, 0, 0));
        double left = Snap.toGrid(all.x());
        double right = Math.max(all.right(), left + ROW_WIDTH) - width;
        for (double y : candidates(taken, all)) {
            for (double x = left; x <= Math.max(left, right); x += Snap.GRID) {
                if (isFree(taken, new Bounds(x, y, width, height), GAP)) {
                    return new Point(x, y);
                }
            }
        }
        return new Point(left, Snap.toGrid(all.bottom() + GAP + Snap.GRID));
    }

    /** Returns the free corner nearest to a wanted one that keeps {@code gap} pixels from what is there. */
    public static Point near(Collection<Bounds> taken, Bounds wanted, double gap) {
        List<Point> best = new ArrayList<>();
        for (int ring = 0; best.isEmpty(); ring++) {
            for (int step = -ring; step <= ring; step++) {
                add(best, taken, wanted.moved(step * Snap.GRID, -ring * Snap.GRID), gap);
                add(best, taken, wanted.moved(step * Snap.GRID, ring * Snap.GRID), gap);
                add(best, taken, wanted.moved(-ring * Snap.GRID, step * Snap.GRID), gap);
                add(best, taken, wanted.moved(ring * Snap.GRID, step * Snap.GRID), gap);
            }
        }
        return best.stream()
                .min(Comparator.comparingDouble(corner -> Math.hypot(corner.x() - wanted.x(), corner.y() - wanted.y())))
                .orElseThrow();
    }

    private static List<Double> candidates(Collection<Bounds> taken, Bounds all) {
        List<Double> rows = new ArrayList<>();
        rows.add(Snap.toGrid(all.y()));
        taken.forEach(box -> rows.add(Snap.toGrid(box.y())));
        taken.forEach(box -> rows.add(Math.ceil((box.bottom() + GAP) / Snap.GRID) * Snap.GRID));
        return rows.stream().distinct().sorted().toList();
    }

    private static void add(List<Point> found, Collection<Bounds> taken, Bounds candidate, double gap) {
        if (isFree(taken, candidate, gap)) {
            found.add(candidate.topLeft());
        }
    }

    private static boolean isFree(Collection<Bounds> taken, Bounds candidate, double gap) {
        return taken.stream().noneMatch(candidate.grown(gap)::overlaps);
    }
}
