package dev.keyloom.diagram;

import dev.keyloom.document.Point;

/** A side of a box, and the direction in which a line leaves it. */
public enum Side {
    TOP(0, -1),
    RIGHT(1, 0),
    BOTTOM(0, 1),
    LEFT(-1, 0);

    private final int dx;
    private final int dy;

    Side(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /** Returns −1, 0 or 1: the step in x that leads away from the box. */
    public int dx() {
        return dx;
    }

    /** Returns −1, 0 or 1: the step in y that leads away from the box. */
    public int dy() {
        return dy;
    }

    /** Says whether a line leaves this side horizontally. */
    public boolean isHorizontal() {
        return dx != 0;
    }

    public Side opposite() {
        return switch (this) {
            case TOP -> BOTTOM;
            case RIGHT -> LEFT;
            case BOTTOM -> TOP;
            case LEFT -> RIGHT;
        };
    }

    /** Returns the point that lies {@code along} pixels outwards of {@code from} and {@code across} pixels beside it. */
    Point offset(Point from, double along, double across) {
        return new Point(from.x() + dx * along + Math.abs(dy) * across, from.y() + dy * along + Math.abs(dx) * across);
    }
}
