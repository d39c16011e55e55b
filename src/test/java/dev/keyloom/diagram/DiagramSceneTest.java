package dev.keyloom.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.RelationshipEnd.Participation;
import dev.keyloom.model.Strategy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DiagramSceneTest {
    private static DiagramScene scene(Document document) {
        return DiagramScene.of(document, DetailLevel.ATTRIBUTES, StandardTextMeasure.INSTANCE);
    }

    private static Document sample(String name) {
        return SampleModels.read(name).orElseThrow().value().orElseThrow();
    }

    private static EntityBox box(DiagramScene scene, String entity) {
        return (EntityBox) scene.node(entity).orElseThrow();
    }

    private static String badges(EntityBox box, String attribute) {
        StringBuilder text = new StringBuilder();
        box.rows().stream()
                .filter(row -> row.attribute().equals(attribute))
                .flatMap(row -> row.badges().stream())
                .forEach(badge ->
                        text.append(badge.role() == KeyRole.PARTITION ? "[" + badge.letter() + "]" : badge.letter()));
        return text.toString();
    }

    static Stream<String> samples() {
        return SampleModels.names().stream();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void parallelLinesOfSamplesStandApart(String name) {
        assertThat(ParallelLines.leastDistance(scene(sample(name)))).isGreaterThanOrEqualTo(14);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void textsOfSamplesCoverNoBoxAndNoOtherText(String name) {
        DiagramScene scene = scene(sample(name));
        List<Bounds> texts = scene.edges().stream()
                .flatMap(edge -> Stream.concat(
                        edge.label().map(EdgeLabel::bounds).stream(),
                        edge.ends().stream().flatMap(end -> end.tag().map(EndTag::bounds).stream())))
                .toList();

        for (int i = 0; i < texts.size(); i++) {
            Bounds text = texts.get(i);
            assertThat(scene.nodes().values())
                    .noneMatch(node -> node.bounds().grown(-2).overlaps(text));
            assertThat(texts.subList(i + 1, texts.size())).noneMatch(text::overlaps);
        }
    }

    @Test
    void badgesSayWhichKeysAnAttributeIsIn() {
        EntityBox repo = box(scene(sample("github")), "Repo");

        assertThat(repo.columns()).extracting(KeyColumn::letter).containsExactly("P", "1", "2", "3");
        assertThat(badges(repo, "OwnerName")).isEqualTo("[P][1][2][3]");
        assertThat(badges(repo, "RepoName")).isEqualTo("[P][1][2]");
        assertThat(badges(repo, "UpdatedAt")).isEqualTo("3");
        assertThat(badges(repo, "StarCount")).isEmpty();
    }

    @Test
    void aBoxShowsSevenAttributesAndCountsTheOthers() {
        Document document = DiagramModels.document(
                List.of(DiagramModels.entity("Many", 9), DiagramModels.entity("Eight", 8)), List.of(), Map.of());
        DiagramScene scene = scene(document);

        assertThat(box(scene, "Many").rows()).hasSize(7);
        assertThat(box(scene, "Many").hiddenAttributes()).isEqualTo(2);
        assertThat(box(scene, "Eight").rows()).hasSize(8);
        assertThat(box(scene, "Eight").hiddenAttributes()).isZero();
    }

    @Test
    void detailLevelsShowLess() {
        Document github = sample("github");
        EntityBox names = box(DiagramScene.of(github, DetailLevel.NAMES, StandardTextMeasure.INSTANCE), "Repo");
        EntityBox keys = box(DiagramScene.of(github, DetailLevel.KEYS, StandardTextMeasure.INSTANCE), "Repo");

        assertThat(names.rows()).isEmpty();
        assertThat(keys.rows())
                .extracting(AttributeRow::attribute)
                .containsExactly("OwnerName", "RepoName", "ForkOwner", "ForkRepoName", "UpdatedAt");
        assertThat(keys.hiddenAttributes()).isZero();
    }

    @Test
    void associativeEntityRidesOnItsEdge() {
        Document github = sample("github");
        DiagramScene scene = scene(github.withLayout(github.layout().without("Star")));
        Edge stars = scene.edge(new EdgeKey("stars", "User", "Repo", 0)).orElseThrow();
        Chip star = (Chip) scene.node("Star").orElseThrow();

        assertThat(stars.via()).contains("Star");
        assertThat(stars.legs()).hasSize(2);
        List<Point> first = stars.legs().get(0);
        assertThat(star.bounds().contains(first.get(first.size() - 1))).isTrue();
        assertThat(star.bounds().contains(stars.legs().get(1).get(0))).isTrue();
    }

    @Test
    void anEndWithSeveralEntitiesHasAnEdgeForEach() {
        DiagramScene scene = scene(sample("github"));

        assertThat(scene.edges().stream()
                        .map(Edge::key)
                        .filter(key -> key.relationship().equals("owns")))
                .extracting(EdgeKey::from)
                .containsExactly("User", "Organization");
    }

    @Test
    void endsOfALoopStandApart() {
        DiagramScene scene = scene(DiagramModels.document(
                List.of(DiagramModels.entity("Repo", 3)),
                List.of(DiagramModels.relationship("forks", "Repo", "Repo")),
                Map.of()));
        Edge forks = scene.edges().get(0);

        assertThat(forks.isSelfLoop()).isTrue();
        assertThat(forks.from().orElseThrow().side()).isEqualTo(Side.TOP);
        assertThat(forks.to().orElseThrow().point().x()
                        - forks.from().orElseThrow().point().x())
                .isGreaterThanOrEqualTo(50);
    }

    @Test
    void tagsSayWhatServesAReadFromAnEnd() {
        Edge stars = scene(sample("github"))
                .edge(new EdgeKey("stars", "User", "Repo", 0))
                .orElseThrow();

        assertThat(stars.from().flatMap(EdgeEnd::tag).map(EndTag::kind)).contains(EndTag.Kind.UNSERVED);
        assertThat(stars.to().flatMap(EdgeEnd::tag).map(EndTag::text)).contains("P");
    }

    @Test
    void anEndThatOnlyTransactionsTouchHasNoTag() {
        Relationship relationship = DiagramModels.relationship("has", "A", "B")
                .withStrategies(List.of(), List.of(DirectionStrategy.of(Strategy.TRANSACTION_ONLY)));
        Edge edge = scene(DiagramModels.document(
                        List.of(DiagramModels.entity("A", 1), DiagramModels.entity("B", 1)),
                        List.of(relationship),
                        Map.of()))
                .edges()
                .get(0);

        assertThat(edge.from().flatMap(EdgeEnd::tag).map(EndTag::kind)).contains(EndTag.Kind.UNSERVED);
        assertThat(edge.to().flatMap(EdgeEnd::tag)).isEmpty();
    }

    @Test
    void marksShowCardinalityAndParticipation() {
        RelationshipEnd one = RelationshipEnd.of("A", Cardinality.ONE).withParticipation(Participation.MANDATORY);
        Edge edge = scene(DiagramModels.document(
                        List.of(DiagramModels.entity("A", 1), DiagramModels.entity("B", 1)),
                        List.of(Relationship.of("has", one, RelationshipEnd.of("B", Cardinality.MANY))),
                        Map.of()))
                .edges()
                .get(0);

        assertThat(edge.from().orElseThrow().mark().ring()).isEmpty();
        assertThat(edge.from().orElseThrow().mark().strokes()).hasSize(2);
        assertThat(edge.to().orElseThrow().mark().ring()).isPresent();
        assertThat(edge.to().orElseThrow().mark().strokes()).hasSize(2);
    }

    @Test
    void aKindThatIsNotStoredIsAChip() {
        Relationship opens = Relationship.of(
                "opens", RelationshipEnd.of("User", Cardinality.ONE), RelationshipEnd.of("Session", Cardinality.MANY));
        DiagramScene scene =
                scene(DiagramModels.document(List.of(DiagramModels.entity("Session", 2)), List.of(opens), Map.of()));

        assertThat(scene.chips()).extracting(Chip::kind).containsExactly(Chip.Kind.EXTERNAL);
    }

    @Test
    void relationshipsOfTheSameNameHaveKeysOfTheirOwn() {
        DiagramScene scene = scene(DiagramModels.document(
                List.of(DiagramModels.entity("A", 2), DiagramModels.entity("B", 2)),
                List.of(DiagramModels.relationship("has", "A", "B"), DiagramModels.relationship("has", "A", "B")),
                Map.of()));

        assertThat(scene.edges()).extracting(edge -> edge.key().occurrence()).containsExactly(0, 1);
    }

    @Test
    void aLabelOnItsLineBreaksIt() {
        DiagramScene scene = scene(DiagramModels.document(
                List.of(DiagramModels.entity("A", 4), DiagramModels.entity("B", 4)),
                List.of(DiagramModels.relationship("has", "A", "B")),
                Map.of("A", new Point(0, 0), "B", new Point(400, 0))));
        Edge edge = scene.edges().get(0);

        assertThat(edge.label().map(EdgeLabel::place)).contains(EdgeLabel.Place.ON_LINE);
        assertThat(edge.paths()).hasSize(2);
        assertThat(edge.paths().get(0).steps().get(1).end().x())
                .isEqualTo(edge.label().orElseThrow().bounds().x());
    }

    @Test
    void movingABoxLeavesOtherLinesAlone() {
        DiagramScene before = scene(sample("github"));
        DiagramScene after = before.moved(Map.of("IssueComment", new Point(1100, 60)));
        EdgeKey issues = new EdgeKey("issues", "Repo", "Issue", 0);
        EdgeKey comments = new EdgeKey("issue comments", "Issue", "IssueComment", 0);

        assertThat(after.edge(issues)).isEqualTo(before.edge(issues));
        assertThat(after.edge(comments)).isNotEqualTo(before.edge(comments));
    }

    @Test
    void readingGoesRowByRow() {
        DiagramScene scene = scene(DiagramModels.document(
                List.of(
                        DiagramModels.entity("BottomLeft", 4),
                        DiagramModels.entity("TopRight", 4),
                        DiagramModels.entity("TopLeft", 4)),
                List.of(),
                Map.of(
                        "BottomLeft", new Point(0, 300),
                        "TopRight", new Point(400, 0),
                        "TopLeft", new Point(10, 30))));

        assertThat(scene.readingOrder()).containsExactly("TopLeft", "TopRight", "BottomLeft");
    }

    @Test
    void anEmptyModelHasEmptyBounds() {
        assertThat(scene(DiagramModels.document(List.of(), List.of(), Map.of())).bounds())
                .isEqualTo(new Bounds(0, 0, 0, 0));
        assertThat(Optional.of(scene(DiagramModels.document(List.of(), List.of(), Map.of()))
                        .edges()))
                .contains(List.of());
    }
}
