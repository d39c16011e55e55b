package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.List;

/** A routed connection: an orthogonal polyline from the rim of one node to the rim of another, with the sides it leaves. */
record Route(Connection connection, Side fromSide, Side toSide, List<Point> points) {
    Route {
        points = List.copyOf(points);
    }

    Route withPoints(List<Point> newPoints) {
        return new Route(connection, fromSide, toSide, newPoints);
    }
}
