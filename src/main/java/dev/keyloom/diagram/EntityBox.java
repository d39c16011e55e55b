package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.List;

/**
 * An entity as a box: a head with its name, then rows. All parts are relative to the upper left corner of {@code bounds}.
 *
 * @param headHeight height of the head with the coloured bar on top of it
 * @param typeCenterX middle of the column of type letters
 * @param hiddenAttributes number of attributes without a row; the line "n more" stands below the last row if not 0
 */
public record EntityBox(
        String entity,
        Bounds bounds,
        double headHeight,
        List<KeyColumn> columns,
        List<AttributeRow> rows,
        double typeCenterX,
        int hiddenAttributes)
        implements DiagramNode {
    /** Space between the left edge and names, and between the last column and the right edge. */
    public static final double PADDING = 10;

    /** Height of the coloured bar at the top of boxes and chips. */
    public static final double BAR_HEIGHT = 3;

    /** Radius of the corners of boxes and chips. */
    public static final double RADIUS = 5;

    public EntityBox {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** Returns the head's rectangle on the canvas. */
    public Bounds head() {
        return new Bounds(bounds.x(), bounds.y(), bounds.width(), headHeight);
    }

    /** Returns a row's rectangle on the canvas. */
    public Bounds onCanvas(AttributeRow row) {
        return row.bounds().moved(bounds.x(), bounds.y());
    }

    /** Returns the middle of the line "n more", from the top of the box. */
    public double hiddenLineCenterY() {
        return rows.isEmpty()
                ? headHeight
                : rows.get(rows.size() - 1).bounds().centerY()
                        + rows.get(0).bounds().height();
    }

    @Override
    public EntityBox at(Point corner) {
        return new EntityBox(entity, bounds.at(corner), headHeight, columns, rows, typeCenterX, hiddenAttributes);
    }
}
