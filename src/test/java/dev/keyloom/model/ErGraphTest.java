package dev.keyloom.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.model.ErGraph.Edge;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ErGraphTest {
    private static final RelationshipEnd USERS = RelationshipEnd.of("User", Cardinality.MANY);
    private static final RelationshipEnd REPOS = RelationshipEnd.of("Repo", Cardinality.MANY);

    private final DataModel model = DataModel.empty("GitHub")
            .withEntities(List.of(
                    Entity.of("User", "T"),
                    Entity.of("Organization", "T"),
                    Entity.of("Repo", "T"),
                    Entity.of("Star", "T"),
                    Entity.of("Gist", "T"),
                    Entity.of("App", "T")))
            .withRelationships(List.of(
                    Relationship.of("stars", USERS, REPOS).withVia(Optional.of("Star")),
                    Relationship.of("watches", USERS, REPOS),
                    Relationship.of("forks", REPOS, REPOS),
                    Relationship.of("owns", USERS.withEntities(List.of("User", "Organization")), REPOS),
                    Relationship.of("pays", RelationshipEnd.of("Bank", Cardinality.ONE), USERS)));

    private final ErGraph graph = ErGraph.of(model);

    @Test
    void everyEntityIsAVertexAndStrangersAreNone() {
        assertThat(graph.entities()).containsExactly("User", "Organization", "Repo", "Star", "Gist", "App");
        assertThat(graph.edges()).noneMatch(edge -> edge.relationship().equals("pays"));
    }

    @Test
    void parallelRelationshipsAreSeparateEdges() {
        assertThat(graph.edgesOf("User"))
                .containsExactlyInAnyOrder(
                        new Edge("stars", "User", "Repo"),
                        new Edge("watches", "User", "Repo"),
                        new Edge("owns", "User", "Repo"));
    }

    @Test
    void endOfSeveralKindsGivesAnEdgeForEach() {
        assertThat(graph.edgesOf("Organization")).containsExactly(new Edge("owns", "Organization", "Repo"));
    }

    @Test
    void selfLoopIsAnEdgeAndMakesItsEntityItsOwnNeighbour() {
        assertThat(graph.selfLoops()).containsExactly(new Edge("forks", "Repo", "Repo"));
        assertThat(graph.neighbours("Repo")).containsExactlyInAnyOrder("User", "Organization", "Repo");
        assertThat(graph.neighbours("User")).containsExactly("Repo");
    }

    @Test
    void reachableFollowsTheDirection() {
        assertThat(graph.reachable("User")).containsExactly("User", "Repo");
        assertThat(graph.reachable("Repo")).containsExactly("Repo");
    }

    @Test
    void associativeEntityHangsTogetherWithTheEndsOfWhatItStores() {
        assertThat(graph.storedBy("Star")).containsExactly("stars");
        assertThat(graph.parts())
                .hasSize(3)
                .anySatisfy(part -> assertThat(part).containsExactlyInAnyOrder("User", "Organization", "Repo", "Star"));
    }

    @Test
    void unknownEntityHasNothing() {
        assertThat(graph.edgesOf("Nobody")).isEmpty();
        assertThat(graph.neighbours("Nobody")).isEmpty();
        assertThat(graph.reachable("Nobody")).isEmpty();
    }
}
