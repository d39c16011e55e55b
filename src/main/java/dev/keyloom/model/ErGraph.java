package dev.keyloom.model;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jgrapht.Graphs;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.AsUndirectedGraph;
import org.jgrapht.graph.DirectedPseudograph;
import org.jgrapht.traverse.BreadthFirstIterator;

/**
 * Entities as vertices and relationships as directed edges, from each kind at the one end to each kind at the other.
 * Parallel edges and self-loops are kept. Kinds that the model does not have, external ones for example, are no vertices.
 * Sets are in the model's order.
 */
public final class ErGraph {
    private final DirectedPseudograph<String, Edge> graph = new DirectedPseudograph<>(Edge.class);
    private final Map<String, Set<String>> stored = new LinkedHashMap<>();

    /**
     * One relationship between one kind at its {@code from} end and one at its {@code to} end.
     *
     * @param relationship name of the relationship
     */
    public record Edge(String relationship, String from, String to) {
        public boolean isSelfLoop() {
            return from.equals(to);
        }
    }

    private ErGraph() {}

    /** Returns the graph of a model. */
    public static ErGraph of(DataModel model) {
        ErGraph graph = new ErGraph();
        model.entities().forEach(entity -> graph.graph.addVertex(entity.name()));
        model.relationships().forEach(graph::add);
        return graph;
    }

    private void add(Relationship relationship) {
        for (String from : relationship.from().entities()) {
            for (String to : relationship.to().entities()) {
                if (graph.containsVertex(from) && graph.containsVertex(to)) {
                    graph.addEdge(from, to, new Edge(relationship.name(), from, to));
                }
            }
        }
        relationship
                .via()
                .filter(graph::containsVertex)
                .ifPresent(via -> stored.computeIfAbsent(via, name -> new LinkedHashSet<>())
                        .add(relationship.name()));
    }

    public Set<String> entities() {
        return graph.vertexSet();
    }

    public Set<Edge> edges() {
        return graph.edgeSet();
    }

    /** Returns the edges that begin or end at an entity, a self-loop once; none if there is no such entity. */
    public Set<Edge> edgesOf(String entity) {
        return graph.containsVertex(entity) ? graph.edgesOf(entity) : Set.of();
    }

    /** Returns the edges that begin and end at the same entity. */
    public List<Edge> selfLoops() {
        return graph.edgeSet().stream().filter(Edge::isSelfLoop).toList();
    }

    /** Returns the names of the relationships whose pairs an associative entity stores. */
    public Set<String> storedBy(String entity) {
        return stored.getOrDefault(entity, Set.of());
    }

    /** Returns the entities that an edge joins with one, in either direction; itself too if it has a self-loop. */
    public Set<String> neighbours(String entity) {
        return graph.containsVertex(entity) ? Graphs.neighborSetOf(graph, entity) : Set.of();
    }

    /** Returns the entities that can be reached along the edges' direction, the start itself first. */
    public Set<String> reachable(String entity) {
        Set<String> reached = new LinkedHashSet<>();
        if (graph.containsVertex(entity)) {
            new BreadthFirstIterator<>(graph, entity).forEachRemaining(reached::add);
        }
        return reached;
    }

    /**
     * Returns the groups of entities that hang together, whatever the edges' direction. An associative entity hangs
     * together with the ends of what it stores.
     */
    public List<Set<String>> parts() {
        DirectedPseudograph<String, Edge> joined = new DirectedPseudograph<>(Edge.class);
        Graphs.addGraph(joined, graph);
        stored.forEach((via, relationships) -> graph.edgeSet().stream()
                .filter(edge -> relationships.contains(edge.relationship()))
                .forEach(edge -> joined.addEdge(via, edge.from(), new Edge(edge.relationship(), via, edge.from()))));
        return new ConnectivityInspector<>(new AsUndirectedGraph<>(joined)).connectedSets();
    }
}
