package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.List;

/** Measures how near to one another the straight pieces of a scene's lines run. */
final class ParallelLines {
    /** Pieces that lie side by side for less than this only pass. */
    private static final double PASSING = 1;

    private ParallelLines() {}

    /** Returns the least distance of two pieces that run side by side, infinity if there are none. */
    static double leastDistance(DiagramScene scene) {
        List<Bounds> pieces = new ArrayList<>();
        for (Edge edge : scene.edges()) {
            for (List<Point> leg : edge.legs()) {
                for (int i = 0; i + 1 < leg.size(); i++) {
                    pieces.add(Bounds.between(leg.get(i), leg.get(i + 1)));
                }
            }
        }
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < pieces.size(); i++) {
            for (int j = i + 1; j < pieces.size(); j++) {
                least = Math.min(least, distance(pieces.get(i), pieces.get(j)));
            }
        }
        return least;
    }

    private static double distance(Bounds a, Bounds b) {
        boolean horizontal = a.height() == 0 && b.height() == 0;
        boolean vertical = a.width() == 0 && b.width() == 0;
        if (horizontal && Math.min(a.right(), b.right()) - Math.max(a.x(), b.x()) > PASSING) {
            return Math.abs(a.y() - b.y());
        }
        if (vertical && Math.min(a.bottom(), b.bottom()) - Math.max(a.y(), b.y()) > PASSING) {
            return Math.abs(a.x() - b.x());
        }
        return Double.POSITIVE_INFINITY;
    }
}
