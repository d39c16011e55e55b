package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Lines up selected boxes: each way gives the new corners from the rectangles, by the boxes' names. */
public enum Alignment {
    LEFT,
    CENTER,
    RIGHT,
    TOP,
    MIDDLE,
    BOTTOM,
    /** Equal gaps from left to right; the outermost boxes stay. */
    DISTRIBUTE_HORIZONTALLY,
    /** Equal gaps from top to bottom; the outermost boxes stay. */
    DISTRIBUTE_VERTICALLY;

    /** Returns the new upper left corners. */
    public Map<String, Point> corners(Map<String, Bounds> boxes) {
        if (boxes.isEmpty()) {
            return Map.of();
        }
        Bounds all = Bounds.union(boxes.values()).orElseThrow();
        double centerX = Math.rint(all.centerX());
        double centerY = Math.rint(all.centerY());
        return switch (this) {
            case LEFT -> moved(boxes, box -> new Point(all.x(), box.y()));
            case CENTER -> moved(boxes, box -> new Point(centerX - box.width() / 2, box.y()));
            case RIGHT -> moved(boxes, box -> new Point(all.right() - box.width(), box.y()));
            case TOP -> moved(boxes, box -> new Point(box.x(), all.y()));
            case MIDDLE -> moved(boxes, box -> new Point(box.x(), centerY - box.height() / 2));
            case BOTTOM -> moved(boxes, box -> new Point(box.x(), all.bottom() - box.height()));
            case DISTRIBUTE_HORIZONTALLY -> distributedHorizontally(boxes, all);
            case DISTRIBUTE_VERTICALLY -> distributedVertically(boxes, all);
        };
    }

    private static Map<String, Point> distributedHorizontally(Map<String, Bounds> boxes, Bounds all) {
        List<Map.Entry<String, Bounds>> sorted = sorted(boxes, Bounds::x);
        double room = all.width() - sum(boxes, Bounds::width);
        double x = all.x();
        Map<String, Point> corners = new LinkedHashMap<>();
        for (Map.Entry<String, Bounds> box : sorted) {
            corners.put(box.getKey(), new Point(Math.rint(x), box.getValue().y()));
            x += box.getValue().width() + room / Math.max(1, boxes.size() - 1);
        }
        return corners;
    }

    private static Map<String, Point> distributedVertically(Map<String, Bounds> boxes, Bounds all) {
        List<Map.Entry<String, Bounds>> sorted = sorted(boxes, Bounds::y);
        double room = all.height() - sum(boxes, Bounds::height);
        double y = all.y();
        Map<String, Point> corners = new LinkedHashMap<>();
        for (Map.Entry<String, Bounds> box : sorted) {
            corners.put(box.getKey(), new Point(box.getValue().x(), Math.rint(y)));
            y += box.getValue().height() + room / Math.max(1, boxes.size() - 1);
        }
        return corners;
    }

    private static List<Map.Entry<String, Bounds>> sorted(
            Map<String, Bounds> boxes, Function<Bounds, Double> coordinate) {
        List<Map.Entry<String, Bounds>> sorted = new ArrayList<>(boxes.entrySet());
        sorted.sort(Comparator.comparing(box -> coordinate.apply(box.getValue())));
        return sorted;
    }

    private static Map<String, Point> moved(Map<String, Bounds> boxes, Function<Bounds, Point> corner) {
        Map<String, Point> corners = new LinkedHashMap<>();
        boxes.forEach((name, box) -> corners.put(name, corner.apply(box)));
        return corners;
    }

    private static double sum(Map<String, Bounds> boxes, Function<Bounds, Double> size) {
        return boxes.values().stream().mapToDouble(size::apply).sum();
    }
}
