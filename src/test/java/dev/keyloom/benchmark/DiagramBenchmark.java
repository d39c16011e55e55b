package dev.keyloom.benchmark;

import dev.keyloom.diagram.DetailLevel;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long the picture of a model takes: all of it, and one step of a drag. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class DiagramBenchmark {
    private static final double COPY_WIDTH = 1400;

    /** Copies of the GitHub sample side by side: 10 entities and 16 edges each. */
    @Param({"1", "4"})
    public int copies;

    private Document document;
    private DiagramScene scene;
    private Point corner;
    private int step;

    @Setup
    public void copy() {
        Document github = SampleModels.read("github").orElseThrow().value().orElseThrow();
        List<Entity> entities = new ArrayList<>();
        List<Relationship> relationships = new ArrayList<>();
        Map<String, Point> places = new LinkedHashMap<>();
        for (int i = 0; i < copies; i++) {
            String suffix = Integer.toString(i);
            double shift = i * COPY_WIDTH;
            github.model().entities().forEach(entity -> entities.add(entity.withName(entity.name() + suffix)));
            github.model().relationships().forEach(relationship -> relationships.add(copy(relationship, suffix)));
            github.layout().positions().forEach((name, place) -> places.put(name + suffix, place.plus(shift, 0)));
        }
        DataModel model = github.model().withEntities(entities).withRelationships(relationships);
        document = new Document(model, new DiagramLayout(places));
        scene = wholeScene();
        corner = scene.node("Repo0").orElseThrow().bounds().topLeft();
    }

    @Benchmark
    public DiagramScene wholeScene() {
        return DiagramScene.of(document, DetailLevel.ATTRIBUTES, StandardTextMeasure.INSTANCE);
    }

    @Benchmark
    public DiagramScene dragStep() {
        step = (step + 1) % 100;
        return scene.moved(Map.of("Repo0", corner.plus(step, step / 2.0)));
    }

    private static Relationship copy(Relationship relationship, String suffix) {
        return relationship
                .withName(relationship.name() + suffix)
                .withEnds(copy(relationship.from(), suffix), copy(relationship.to(), suffix))
                .withVia(relationship.via().map(name -> name + suffix));
    }

    private static RelationshipEnd copy(RelationshipEnd end, String suffix) {
        return end.withEntities(
                end.entities().stream().map(name -> name + suffix).toList());
    }
}
