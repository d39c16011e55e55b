package dev.keyloom.format.collections;

import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.List;

/** Entities, each with a swatch of its colour, in as many lines as they need. */
final class Legend {
    private static final double LINE = 18;
    private static final double GAP = 6;
    private static final double BETWEEN = 14;

    private Legend() {}

    /** An entity, and what stands behind its swatch. */
    record Entry(String entity, String text) {
        private double width() {
            return Canvas.SWATCH + GAP + Canvas.width(text, TextStyle.LABEL);
        }
    }

    /** Returns where each entry begins, in lines no wider than {@code width} where that can be. */
    static List<Point> places(List<Entry> entries, double width) {
        List<Point> places = new ArrayList<>();
        double x = 0;
        double y = 0;
        for (Entry entry : entries) {
            if (x > 0 && x + entry.width() > width) {
                x = 0;
                y += LINE;
            }
            places.add(new Point(x, y));
            x += entry.width() + BETWEEN;
        }
        return places;
    }

    /** Returns the width of the widest entry. */
    static double leastWidth(List<Entry> entries) {
        return entries.stream().mapToDouble(Entry::width).max().orElse(0);
    }

    static double height(List<Point> places) {
        return places.isEmpty() ? 0 : places.get(places.size() - 1).y() + LINE;
    }

    static void draw(Canvas canvas, List<Entry> entries, List<Point> places, Point at) {
        for (int i = 0; i < entries.size(); i++) {
            double x = at.x() + places.get(i).x();
            double y = at.y() + places.get(i).y() + LINE / 2;
            canvas.swatch(entries.get(i).entity(), x, y);
            canvas.muted(entries.get(i).text(), x + Canvas.SWATCH + GAP, y, TextStyle.LABEL);
        }
    }
}
