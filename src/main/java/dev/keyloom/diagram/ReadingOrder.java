package dev.keyloom.diagram;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The order in which the eye goes over boxes: rows from top to bottom, each from left to right. */
final class ReadingOrder {
    private ReadingOrder() {}

    /** A box is in a row if its top lies above the middle of the row's first box. */
    static List<String> of(Collection<DiagramNode> nodes) {
        List<DiagramNode> open = new ArrayList<>(nodes);
        open.sort(Comparator.<DiagramNode>comparingDouble(node -> node.bounds().y())
                .thenComparingDouble(node -> node.bounds().x()));
        List<String> order = new ArrayList<>();
        while (!open.isEmpty()) {
            double middle = open.get(0).bounds().centerY();
            List<DiagramNode> row = open.stream()
                    .filter(node -> node.bounds().y() < middle || node == open.get(0))
                    .sorted(Comparator.comparingDouble(node -> node.bounds().x()))
                    .toList();
            row.forEach(node -> order.add(node.entity()));
            open.removeAll(row);
        }
        return order;
    }
}
