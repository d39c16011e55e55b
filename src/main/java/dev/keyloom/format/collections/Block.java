package dev.keyloom.format.collections;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import dev.keyloom.format.svg.TextLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A part of a column, as wide as the column; one stands below the other. */
sealed interface Block {
    double LINE = 16;
    double INDENT = 14;
    double BAR = 3;
    double PADDING = 8;

    /** Returns the height in pixels, with the space below. */
    double height();

    /** Draws the block into a column, its upper edge at {@code at}. */
    void draw(Canvas canvas, Point at, double width);

    /** The partition key of an item collection, and how many items it has. */
    record Heading(List<TextLine> partition, String count) implements Block {
        private static final double ABOVE = 12;
        private static final double BELOW = 4;

        @Override
        public double height() {
            return ABOVE + partition.size() * LINE + BELOW;
        }

        @Override
        public void draw(Canvas canvas, Point at, double width) {
            double y = at.y() + ABOVE + LINE / 2;
            canvas.mutedEnd(count, at.x() + width, y, TextStyle.LABEL);
            for (TextLine line : partition) {
                canvas.line(line, at.x(), y, TextStyle.KEY);
                y += LINE;
            }
        }
    }

    /**
     * An item.
     *
     * @param key what names it in its collection
     * @param label its entity
     * @param memberships whether it is in each index of its table, in order; empty where that is not shown
     */
    record Entry(String entity, List<TextLine> key, String label, Optional<TextLine> values, List<Boolean> memberships)
            implements Block {
        private static final double SPACE = 2;
        private static final double INSIDE = 5;

        @Override
        public double height() {
            return lines() * LINE + 2 * INSIDE + SPACE;
        }

        private int lines() {
            return key.size() + (values.isPresent() ? 1 : 0);
        }

        /** Returns the room at the right of the key: the label and the squares. */
        static double room(String label, int memberships) {
            return Canvas.width(label, TextStyle.LABEL) + PADDING + squares(memberships);
        }

        private static double squares(int memberships) {
            return memberships == 0 ? 0 : memberships * (Canvas.SQUARE + 2) + 4;
        }

        @Override
        public void draw(Canvas canvas, Point at, double width) {
            Bounds box = new Bounds(at.x() + INDENT, at.y(), width - INDENT, height() - SPACE);
            canvas.item(entity, box, BAR);
            double left = box.x() + BAR + PADDING;
            double y = box.y() + INSIDE + LINE / 2;
            double right = box.right() - PADDING;
            canvas.labelOnItem(entity, label, right - squares(memberships.size()), y);
            for (int i = 0; i < memberships.size(); i++) {
                double x = right - (memberships.size() - i) * (Canvas.SQUARE + 2) + 2;
                canvas.square(i + 1, memberships.get(i), canvas.colors().color(entity, canvas.theme()), x, y);
            }
            for (TextLine line : key) {
                canvas.lineOnItem(entity, line, left, y, TextStyle.KEY);
                y += LINE;
            }
            if (values.isPresent()) {
                canvas.lineOnItem(entity, values.get(), left, y, TextStyle.LABEL);
            }
        }
    }

    /** Says how much is not shown. */
    record More(String text) implements Block {
        @Override
        public double height() {
            return LINE + 8;
        }

        @Override
        public void draw(Canvas canvas, Point at, double width) {
            canvas.muted(text, at.x() + INDENT, at.y() + 4 + LINE / 2, TextStyle.LABEL);
        }
    }

    /** The items that are not in the index, counted by entity. */
    record Absent(String title, List<Legend.Entry> entities, List<Point> places) implements Block {
        private static final double ABOVE = 16;
        static final double INSIDE = 14;
        private static final double TITLE = 20;

        static Absent of(String title, Map<String, Integer> counts, double width) {
            List<Legend.Entry> entities = new ArrayList<>();
            counts.forEach((entity, count) -> entities.add(new Legend.Entry(entity, count + " " + entity)));
            return new Absent(title, entities, Legend.places(entities, width - INDENT - 2 * INSIDE));
        }

        @Override
        public double height() {
            return ABOVE + 2 * INSIDE + TITLE + Legend.height(places);
        }

        @Override
        public void draw(Canvas canvas, Point at, double width) {
            Bounds box = new Bounds(at.x() + INDENT, at.y() + ABOVE, width - INDENT, height() - ABOVE);
            canvas.gap(box);
            canvas.text(title, box.x() + INSIDE, box.y() + INSIDE + LINE / 2, TextStyle.CHIP_NAME);
            Legend.draw(canvas, entities, places, new Point(box.x() + INSIDE, box.y() + INSIDE + TITLE));
        }
    }
}
