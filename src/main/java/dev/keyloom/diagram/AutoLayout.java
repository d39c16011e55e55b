package dev.keyloom.diagram;

import dev.keyloom.diagram.ScenePlan.EdgePlan;
import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeLabelPlacement;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/** Arranges a diagram in layers from left to right, so that edges cross little and nothing overlaps. */
public final class AutoLayout {
    /** Labels stand in layers of their own, so that this counts twice between boxes. */
    private static final double LAYER_SPACING = 30;

    private static final double NODE_SPACING = 70;
    private static final double MARGIN = 40;
    private static final double LABEL_HEIGHT = 20;
    private static final double LABEL_PADDING = 10;

    private AutoLayout() {}

    /** Returns a place on the grid for each box. Chips get none: they ride on their edges. */
    public static DiagramLayout arrange(Document document, TextMeasure measure) {
        ScenePlan plan = ScenePlan.of(document, DetailLevel.ATTRIBUTES, measure);
        LayoutMetaDataService.getInstance().registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
        ElkNode graph = graph();
        Map<String, ElkNode> nodes = new LinkedHashMap<>();
        plan.nodes().forEach((name, node) -> {
            if (!rides(node)) {
                nodes.put(name, node(graph, node.bounds()));
            }
        });
        plan.edges().forEach(edge -> connect(edge, plan, nodes));
        new LayeredLayoutProvider().layout(graph, new BasicProgressMonitor());
        Map<String, Point> corners = new LinkedHashMap<>();
        nodes.forEach((name, node) -> corners.put(name, Snap.toGrid(new Point(node.getX(), node.getY()))));
        return new DiagramLayout(corners);
    }

    /** Returns the document arranged if none of its entities has a place, else the document itself. */
    public static Document arrangedIfNew(Document document, TextMeasure measure) {
        return document.layout().positions().isEmpty() ? document.withLayout(arrange(document, measure)) : document;
    }

    private static boolean rides(DiagramNode node) {
        return node instanceof Chip chip && chip.kind() == Chip.Kind.ASSOCIATIVE;
    }

    private static ElkNode graph() {
        ElkNode graph = ElkGraphUtil.createGraph();
        graph.setProperty(CoreOptions.DIRECTION, Direction.RIGHT);
        graph.setProperty(CoreOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
        graph.setProperty(CoreOptions.RANDOM_SEED, 1);
        graph.setProperty(CoreOptions.PADDING, new ElkPadding(MARGIN));
        graph.setProperty(LayeredOptions.SPACING_NODE_NODE, NODE_SPACING + Snap.GRID);
        graph.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, LAYER_SPACING + Snap.GRID);
        graph.setProperty(LayeredOptions.SPACING_EDGE_NODE, 2 * Snap.GRID);
        graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE, SideUse.SPACING);
        graph.setProperty(LayeredOptions.SPACING_COMPONENT_COMPONENT, NODE_SPACING + Snap.GRID);
        graph.setProperty(LayeredOptions.NODE_PLACEMENT_STRATEGY, NodePlacementStrategy.NETWORK_SIMPLEX);
        return graph;
    }

    private static ElkNode node(ElkNode graph, Bounds bounds) {
        ElkNode node = ElkGraphUtil.createNode(graph);
        node.setDimensions(bounds.width(), bounds.height());
        return node;
    }

    private static void connect(EdgePlan edge, ScenePlan plan, Map<String, ElkNode> nodes) {
        Optional<ElkNode> from = Optional.ofNullable(nodes.get(edge.fromNode()));
        Optional<ElkNode> to = Optional.ofNullable(nodes.get(edge.toNode()));
        if (from.isEmpty() || to.isEmpty()) {
            return;
        }
        ElkEdge line = ElkGraphUtil.createSimpleEdge(from.get(), to.get());
        double width = edge.labelWidth() + LABEL_PADDING;
        double height = LABEL_HEIGHT;
        for (DiagramNode via : edge.via().map(plan.nodes()::get).map(List::of).orElse(List.of())) {
            width = Math.max(width, via.bounds().width() + 2 * EndMark.LENGTH);
            height += via.bounds().height();
        }
        ElkLabel label = ElkGraphUtil.createLabel(edge.label(), line);
        label.setProperty(CoreOptions.EDGE_LABELS_PLACEMENT, EdgeLabelPlacement.CENTER);
        label.setDimensions(width, height);
    }
}
