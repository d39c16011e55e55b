package dev.keyloom.diagram;

import dev.keyloom.diagram.ScenePlan.EdgePlan;
import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The whole picture of a document: where every box, chip, line, mark, tag and label is. */
public final class DiagramScene {
    private final DetailLevel detail;
    private final EntityColors colors;
    private final ScenePlan plan;
    private final DiagramLayout layout;
    private final Map<String, DiagramNode> nodes;
    private final List<Route> routes;
    private final List<Edge> edges;
    private final Map<EdgeKey, Edge> edgesByKey;

    private DiagramScene(
            DetailLevel detail,
            EntityColors colors,
            ScenePlan plan,
            DiagramLayout layout,
            Map<String, DiagramNode> nodes,
            List<Route> routes,
            List<Edge> edges) {
        this.detail = detail;
        this.colors = colors;
        this.plan = plan;
        this.layout = layout;
        this.nodes = Collections.unmodifiableMap(nodes);
        this.routes = List.copyOf(routes);
        this.edges = List.copyOf(edges);
        Map<EdgeKey, Edge> byKey = new LinkedHashMap<>();
        edges.forEach(edge -> byKey.put(edge.key(), edge));
        edgesByKey = Collections.unmodifiableMap(byKey);
    }

    /** Returns the picture of a document; entities without a place stand at the next free spot. */
    public static DiagramScene of(Document document, DetailLevel detail, TextMeasure measure) {
        ScenePlan plan = ScenePlan.of(document, detail, measure);
        return new SceneBuilder(detail, EntityColors.of(document.model()), plan, document.layout())
                .build(Optional.empty());
    }

    /**
     * Returns this picture with some boxes or chips at other corners. Only lines that end at them or that they would
     * cover are routed again, so that this is fast enough for each step of a drag; the picture of the changed document
     * may differ in other lines.
     */
    public DiagramScene moved(Map<String, Point> corners) {
        DiagramLayout changed = layout;
        for (Map.Entry<String, Point> corner : corners.entrySet()) {
            changed = changed.with(corner.getKey(), corner.getValue());
        }
        return new SceneBuilder(detail, colors, plan, changed).build(Optional.of(this));
    }

    public DetailLevel detail() {
        return detail;
    }

    /** Returns the colours of the entities. */
    public EntityColors colors() {
        return colors;
    }

    /** Returns all boxes and chips by name, in the order of the model. */
    public Map<String, DiagramNode> nodes() {
        return nodes;
    }

    /** Returns the box or chip of an entity. */
    public Optional<DiagramNode> node(String entity) {
        return Optional.ofNullable(nodes.get(entity));
    }

    public List<EntityBox> boxes() {
        return nodes.values().stream()
                .filter(EntityBox.class::isInstance)
                .map(EntityBox.class::cast)
                .toList();
    }

    public List<Chip> chips() {
        return nodes.values().stream()
                .filter(Chip.class::isInstance)
                .map(Chip.class::cast)
                .toList();
    }

    /** Returns the edges in the order of the model's relationships. */
    public List<Edge> edges() {
        return edges;
    }

    public Optional<Edge> edge(EdgeKey key) {
        return Optional.ofNullable(edgesByKey.get(key));
    }

    /** Returns the smallest rectangle that holds everything; empty at 0, 0 if there is nothing. */
    public Bounds bounds() {
        List<Bounds> all = new ArrayList<>();
        nodes.values().forEach(node -> all.add(node.bounds()));
        edges.forEach(edge -> all.add(edge.bounds()));
        return Bounds.union(all).orElse(new Bounds(0, 0, 0, 0));
    }

    /** Returns names of boxes and chips as they are read: row by row, from left to right. */
    public List<String> readingOrder() {
        return ReadingOrder.of(nodes.values());
    }

    /** Makes a scene, all of it or what differs from an earlier one. */
    private static final class SceneBuilder {
        private final DetailLevel detail;
        private final EntityColors colors;
        private final ScenePlan plan;
        private final DiagramLayout layout;
        private final Map<String, DiagramNode> nodes;
        private final List<Bounds> bounds;
        private final Map<String, Integer> indexes = new HashMap<>();
        private final List<Connection> connections = new ArrayList<>();

        SceneBuilder(DetailLevel detail, EntityColors colors, ScenePlan plan, DiagramLayout layout) {
            this.detail = detail;
            this.colors = colors;
            this.plan = plan;
            this.layout = layout;
            nodes = NodePlacer.place(plan, layout);
            bounds = nodes.values().stream().map(DiagramNode::bounds).toList();
            nodes.keySet().forEach(name -> indexes.put(name, indexes.size()));
            plan.edges().forEach(this::connect);
        }

        DiagramScene build(Optional<DiagramScene> earlier) {
            List<Optional<Route>> known = earlier.map(this::stillGood)
                    .orElseGet(() -> Collections.nCopies(connections.size(), Optional.empty()));
            List<Route> routes = Router.reroute(bounds, connections, known);
            return new DiagramScene(detail, colors, plan, layout, nodes, routes, edges(routes, known, earlier));
        }

        private void connect(EdgePlan edge) {
            int from = index(edge.fromNode());
            int to = index(edge.toNode());
            if (edge.via().isPresent()) {
                int via = index(edge.via().get());
                Connection.Kind kind = from == to ? Connection.Kind.SELF_LEG : Connection.Kind.LEG;
                connections.add(new Connection(from, via, kind));
                connections.add(new Connection(via, to, kind));
            } else if (from == to) {
                connections.add(new Connection(from, to, Connection.Kind.SELF_LOOP));
            } else {
                boolean half = edge.from().isEmpty() || edge.to().isEmpty();
                connections.add(new Connection(from, to, half ? Connection.Kind.LEG : Connection.Kind.PLAIN));
            }
        }

        private List<Optional<Route>> stillGood(DiagramScene earlier) {
            Set<Integer> moved = new HashSet<>();
            nodes.forEach((name, node) -> {
                if (!earlier.node(name).map(DiagramNode::bounds).equals(Optional.of(node.bounds()))) {
                    moved.add(index(name));
                }
            });
            List<Optional<Route>> known = new ArrayList<>();
            for (int i = 0; i < connections.size(); i++) {
                Connection connection = connections.get(i);
                Route route = earlier.routes.get(i);
                boolean touched = moved.contains(connection.from())
                        || moved.contains(connection.to())
                        || moved.stream()
                                .anyMatch(node -> Polylines.crosses(
                                        route.points(), bounds.get(node).grown(RoutingGrid.CLEARANCE)));
                known.add(touched ? Optional.empty() : Optional.of(route));
            }
            return known;
        }

        private List<Edge> edges(List<Route> routes, List<Optional<Route>> known, Optional<DiagramScene> earlier) {
            LabelPlacer placer =
                    new LabelPlacer(bounds, routes.stream().map(Route::points).toList());
            Map<EdgeKey, Edge> edges = new LinkedHashMap<>();
            List<Draft> drafts = new ArrayList<>();
            int next = 0;
            for (EdgePlan edge : plan.edges()) {
                int legs = edge.via().isPresent() ? 2 : 1;
                List<Route> own = routes.subList(next, next + legs);
                boolean kept = known.subList(next, next + legs).stream().allMatch(Optional::isPresent);
                next += legs;
                if (kept) {
                    Edge same = earlier.flatMap(scene -> scene.edge(edge.key())).orElseThrow();
                    placer.keepClearOf(same);
                    edges.put(edge.key(), same);
                } else {
                    drafts.add(new Draft(edge, own));
                }
            }
            finish(drafts, placer).forEach(edge -> edges.put(edge.key(), edge));
            return plan.edges().stream()
                    .map(edge -> Optional.ofNullable(edges.get(edge.key())).orElseThrow())
                    .toList();
        }

        /** Marks first, then tags, then labels: the ones with less choice come first. */
        private List<Edge> finish(List<Draft> drafts, LabelPlacer placer) {
            for (Draft draft : drafts) {
                draft.plan
                        .from()
                        .ifPresent(end ->
                                placer.keepClearOf(draft.start(), draft.first().fromSide()));
                draft.plan
                        .to()
                        .ifPresent(end ->
                                placer.keepClearOf(draft.end(), draft.last().toSide()));
            }
            List<Optional<EdgeEnd>> ends = new ArrayList<>();
            for (Draft draft : drafts) {
                List<Point> backwards = new ArrayList<>(draft.last().points());
                Collections.reverse(backwards);
                ends.add(draft.plan
                        .from()
                        .map(end -> placer.end(
                                end,
                                draft.start(),
                                draft.first().fromSide(),
                                draft.first().points())));
                ends.add(draft.plan
                        .to()
                        .map(end -> placer.end(end, draft.end(), draft.last().toSide(), backwards)));
            }
            List<Edge> edges = new ArrayList<>();
            for (int i = 0; i < drafts.size(); i++) {
                Draft draft = drafts.get(i);
                Optional<Bounds> via = draft.plan.via().map(name -> bounds.get(index(name)));
                Optional<EdgeLabel> label = placer.label(draft.plan, draft.legs(), via);
                edges.add(new Edge(
                        draft.plan.key(), draft.plan.via(), draft.legs(), ends.get(2 * i), ends.get(2 * i + 1), label));
            }
            return edges;
        }

        private int index(String node) {
            return Optional.ofNullable(indexes.get(node)).orElseThrow();
        }
    }

    private record Draft(EdgePlan plan, List<Route> routes) {
        Route first() {
            return routes.get(0);
        }

        Route last() {
            return routes.get(routes.size() - 1);
        }

        Point start() {
            return first().points().get(0);
        }

        Point end() {
            return last().points().get(last().points().size() - 1);
        }

        List<List<Point>> legs() {
            return routes.stream().map(Route::points).toList();
        }
    }
}
