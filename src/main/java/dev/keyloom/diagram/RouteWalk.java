package dev.keyloom.diagram;

import dev.keyloom.diagram.Nudger.Axis;
import dev.keyloom.diagram.Nudger.Piece;

/** Follows a route from one of its pieces. */
final class RouteWalk {
    private final Nudger nudger;
    private final int route;
    private int index;
    private Axis direction;
    private int sign;

    RouteWalk(Nudger nudger, Piece piece, Axis direction, int sign) {
        this.nudger = nudger;
        this.route = piece.route;
        this.index = piece.index;
        this.direction = direction;
        this.sign = sign;
    }

    /** Returns how much earlier the other route's piece ends in the direction of travel, negative: how much later. */
    double distanceBehind(RouteWalk other) {
        return (end() - other.end()) * sign;
    }

    /** Returns where the piece ends in the direction of travel. */
    private double end() {
        double[] along = nudger.along(direction, route);
        return sign > 0 ? Math.max(along[index], along[index + 1]) : Math.min(along[index], along[index + 1]);
    }

    /** Returns −1 if the route then turns left, 1 right, 0 if it ends. */
    int turn() {
        int turning = turningSign();
        return direction == Axis.HORIZONTAL ? sign * turning : -sign * turning;
    }

    void advance() {
        int turning = turningSign();
        index += step();
        direction = direction.other();
        sign = turning;
    }

    private int turningSign() {
        int step = step();
        int next = index + step;
        double[] across = nudger.across(direction, route);
        if (next < 0 || next + 1 >= across.length) {
            return 0;
        }
        double change = step > 0 ? across[next + 1] - across[next] : across[next] - across[next + 1];
        return (int) Math.signum(change);
    }

    private int step() {
        double[] along = nudger.along(direction, route);
        return (along[index + 1] - along[index]) * sign >= 0 ? 1 : -1;
    }
}
