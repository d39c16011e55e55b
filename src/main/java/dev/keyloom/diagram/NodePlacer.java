package dev.keyloom.diagram;

import dev.keyloom.diagram.ScenePlan.EdgePlan;
import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gives each box and chip its place: the stored one, else a free spot; a chip rides on the line of its relationship. */
final class NodePlacer {
    private static final double CHIP_GAP = 10;
    private static final double LOOP_RISE = 34;
    private static final double[] SHARES = {0.5, 0.3, 0.7};
    private static final double[] SHIFTS = {0, -44, 44, -88, 88};

    private final ScenePlan plan;
    private final DiagramLayout layout;
    private final Map<String, DiagramNode> placed = new LinkedHashMap<>();

    private NodePlacer(ScenePlan plan, DiagramLayout layout) {
        this.plan = plan;
        this.layout = layout;
    }

    /** Returns the plan's nodes in their order, each at its place. */
    static Map<String, DiagramNode> place(ScenePlan plan, DiagramLayout layout) {
        return new NodePlacer(plan, layout).place();
    }

    private Map<String, DiagramNode> place() {
        plan.nodes()
                .forEach((name, node) -> layout.position(name).ifPresent(corner -> placed.put(name, node.at(corner))));
        plan.nodes().forEach((name, node) -> {
            if (!placed.containsKey(name) && !rides(name)) {
                Bounds size = node.bounds();
                placed.put(name, node.at(FreeSpot.next(taken(), size.width(), size.height())));
            }
        });
        for (EdgePlan edge : plan.edges()) {
            edge.via().filter(name -> !placed.containsKey(name)).ifPresent(name -> ride(name, edge));
        }
        Map<String, DiagramNode> inOrder = new LinkedHashMap<>();
        plan.nodes().keySet().forEach(name -> inOrder.put(name, placedNode(name)));
        return inOrder;
    }

    private boolean rides(String name) {
        return plan.nodes().get(name) instanceof Chip chip && chip.kind() == Chip.Kind.ASSOCIATIVE;
    }

    private void ride(String name, EdgePlan edge) {
        DiagramNode chip = node(name);
        Bounds from = placedNode(edge.fromNode()).bounds();
        Bounds to = placedNode(edge.toNode()).bounds();
        List<Bounds> candidates =
                edge.fromNode().equals(edge.toNode()) ? besideBox(chip.bounds(), from) : onLine(chip.bounds(), edge);
        Collection<Bounds> taken = taken();
        Bounds wanted = Bounds.around(
                new Point((from.centerX() + to.centerX()) / 2, (from.centerY() + to.centerY()) / 2),
                chip.bounds().width(),
                chip.bounds().height());
        Point corner = candidates.stream()
                .filter(candidate -> taken.stream().noneMatch(candidate.grown(CHIP_GAP)::overlaps))
                .findFirst()
                .map(Bounds::topLeft)
                .orElseGet(() ->
                        FreeSpot.near(taken, candidates.isEmpty() ? wanted : candidates.get(0), RoutingGrid.STUB));
        placed.put(name, chip.at(new Point(Math.rint(corner.x()), Math.rint(corner.y()))));
    }

    /** Above, right, below and left of a box, for a relationship of an entity with itself. */
    private static List<Bounds> besideBox(Bounds chip, Bounds box) {
        Bounds centered = Bounds.around(box.center(), chip.width(), chip.height());
        double rise = LOOP_RISE + (box.height() + chip.height()) / 2;
        double sideways = 2 * LOOP_RISE + (box.width() + chip.width()) / 2;
        return List.of(
                centered.moved(0, -rise),
                centered.moved(sideways, 0),
                centered.moved(0, rise),
                centered.moved(-sideways, 0));
    }

    /** Along the straight pieces of the line that the edge would take without the chip, the longest first. */
    private List<Bounds> onLine(Bounds chip, EdgePlan edge) {
        List<String> names = new ArrayList<>(placed.keySet());
        List<Bounds> nodes = placed.values().stream().map(DiagramNode::bounds).toList();
        Connection connection =
                new Connection(names.indexOf(edge.fromNode()), names.indexOf(edge.toNode()), Connection.Kind.PLAIN);
        Optional<Route> route = Router.alone(nodes, connection);
        List<Bounds> candidates = new ArrayList<>();
        for (Bounds line : route.map(NodePlacer::longestFirst).orElse(List.of())) {
            for (double shift : SHIFTS) {
                for (double share : SHARES) {
                    boolean horizontal = line.width() > 0;
                    Point center = horizontal
                            ? new Point(line.x() + line.width() * share, line.y() + shift)
                            : new Point(line.x() + shift * 2, line.y() + line.height() * share);
                    candidates.add(Bounds.around(center, chip.width(), chip.height()));
                }
            }
        }
        return candidates.stream()
                .filter(candidate -> keepsStubs(candidate, edge))
                .toList();
    }

    private boolean keepsStubs(Bounds chip, EdgePlan edge) {
        Bounds room = chip.grown(RoutingGrid.STUB);
        return !room.overlaps(placedNode(edge.fromNode()).bounds())
                && !room.overlaps(placedNode(edge.toNode()).bounds());
    }

    private static List<Bounds> longestFirst(Route route) {
        List<Bounds> lines = new ArrayList<>();
        for (int i = 0; i + 1 < route.points().size(); i++) {
            lines.add(Bounds.between(route.points().get(i), route.points().get(i + 1)));
        }
        lines.sort((a, b) -> Double.compare(b.width() + b.height(), a.width() + a.height()));
        return lines;
    }

    private Collection<Bounds> taken() {
        return placed.values().stream().map(DiagramNode::bounds).toList();
    }

    private DiagramNode placedNode(String name) {
        return Optional.ofNullable(placed.get(name)).orElseThrow();
    }

    private DiagramNode node(String name) {
        return Optional.ofNullable(plan.nodes().get(name)).orElseThrow();
    }
}
