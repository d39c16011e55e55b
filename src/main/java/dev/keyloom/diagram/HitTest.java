package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Finds what lies at a place of a scene. */
public final class HitTest {
    /** How far a point may lie from a line and still hit it, in canvas pixels. */
    private static final double LINE_REACH = 6;

    /** Half the width of the strip along a box's edge that counts as its rim. */
    private static final double RIM_REACH = 4;

    private HitTest() {}

    /** Returns what is at a point; boxes and chips lie above edges, later ones above earlier ones. */
    public static Hit at(DiagramScene scene, Point point) {
        List<DiagramNode> topFirst = new ArrayList<>(scene.nodes().values());
        Collections.reverse(topFirst);
        for (DiagramNode node : topFirst) {
            Optional<Hit> hit = node instanceof EntityBox box
                    ? onBox(box, point)
                    : node.bounds().contains(point) ? Optional.of(new Hit.OnChip(node.entity())) : Optional.empty();
            if (hit.isPresent()) {
                return hit.get();
            }
        }
        return onTexts(scene, point).or(() -> onLine(scene, point)).orElseGet(Hit.Empty::new);
    }

    /** Returns the boxes and chips that a selection rectangle touches, in the order of the scene. */
    public static List<String> nodesWithin(DiagramScene scene, Bounds area) {
        return scene.nodes().values().stream()
                .filter(node -> area.overlaps(node.bounds()))
                .map(DiagramNode::entity)
                .toList();
    }

    /** Returns the edges whose line lies within a selection rectangle as a whole. */
    public static List<EdgeKey> edgesWithin(DiagramScene scene, Bounds area) {
        return scene.edges().stream()
                .filter(edge -> edge.legs().stream().flatMap(List::stream).allMatch(area::contains))
                .map(Edge::key)
                .toList();
    }

    private static Optional<Hit> onBox(EntityBox box, Point point) {
        Bounds bounds = box.bounds();
        if (!bounds.grown(RIM_REACH).contains(point)) {
            return Optional.empty();
        }
        for (Side side : Side.values()) {
            double distance = side.isHorizontal() ? point.x() - bounds.edge(side) : point.y() - bounds.edge(side);
            if (Math.abs(distance) <= RIM_REACH) {
                return Optional.of(new Hit.Rim(box.entity(), side));
            }
        }
        if (box.head().contains(point)) {
            return Optional.of(new Hit.Head(box.entity()));
        }
        return box.rows().stream()
                .filter(row -> box.onCanvas(row).contains(point))
                .<Hit>map(row -> new Hit.Attribute(box.entity(), row.attribute()))
                .findFirst()
                .or(() -> Optional.of(new Hit.Body(box.entity())));
    }

    private static Optional<Hit> onTexts(DiagramScene scene, Point point) {
        for (Edge edge : scene.edges()) {
            for (EdgeEnd end : edge.ends()) {
                if (end.tag().filter(tag -> tag.bounds().contains(point)).isPresent()) {
                    return Optional.of(new Hit.Tag(edge.key(), end.entity()));
                }
            }
            if (edge.label().filter(label -> label.bounds().contains(point)).isPresent()) {
                return Optional.of(new Hit.Label(edge.key()));
            }
        }
        return Optional.empty();
    }

    private static Optional<Hit> onLine(DiagramScene scene, Point point) {
        double nearest = LINE_REACH;
        Optional<Hit> hit = Optional.empty();
        for (Edge edge : scene.edges()) {
            for (List<Point> leg : edge.legs()) {
                double distance = Polylines.distance(leg, point);
                if (distance <= nearest) {
                    nearest = distance;
                    hit = Optional.of(new Hit.Line(edge.key()));
                }
            }
        }
        return hit;
    }
}
