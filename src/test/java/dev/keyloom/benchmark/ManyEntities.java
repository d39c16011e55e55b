package dev.keyloom.benchmark;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Documents with many entities: copies of the GitHub sample's ten, side by side. */
final class ManyEntities {
    private static final int COPIES_IN_A_ROW = 6;
    private static final double COPY_WIDTH = 1400;
    private static final double COPY_HEIGHT = 1100;

    private ManyEntities() {}

    /** Returns the sample copied so many times: 10 entities and 16 relationships each. */
    static Document copies(int count) {
        Document github = SampleModels.read("github").orElseThrow().orElseThrow();
        List<Entity> entities = new ArrayList<>();
        List<Relationship> relationships = new ArrayList<>();
        Map<String, Point> places = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            String suffix = Integer.toString(i);
            double right = i % COPIES_IN_A_ROW * COPY_WIDTH;
            double down = i / COPIES_IN_A_ROW * COPY_HEIGHT;
            github.model().entities().forEach(entity -> entities.add(entity.withName(entity.name() + suffix)));
            github.model().relationships().forEach(relationship -> relationships.add(copy(relationship, suffix)));
            github.layout().positions().forEach((name, place) -> places.put(name + suffix, place.plus(right, down)));
        }
        return new Document(
                github.model()
                        .withAccessPatterns(List.of())
                        .withRecords(Map.of())
                        .withEntities(entities)
                        .withRelationships(relationships),
                new DiagramLayout(places));
    }

    /** Returns copies of the sample with further indexes on the table, all with the keys that the entity has in it. */
    static Document indexed(int copies, int indexes) {
        Document document = copies(copies);
        DataModel model = document.model();
        Table table = model.tables().get(0);
        List<SecondaryIndex.Global> all = new ArrayList<>();
        for (int i = 1; i <= indexes; i++) {
            KeyAttribute partition = new KeyAttribute("G" + i + "PK", AttributeType.S);
            KeyAttribute sort = new KeyAttribute("G" + i + "SK", AttributeType.S);
            all.add(new SecondaryIndex.Global(
                    "G" + i, new KeySchema(List.of(partition), List.of(sort)), Projection.ALL));
        }
        TableSchema schema = new TableSchema(table.name(), table.schema().key(), all, List.of());
        List<Entity> entities = model.entities().stream()
                .map(entity -> entity.withKeys(keys(entity.mappings(IndexRef.PRIMARY), all)))
                .toList();
        return new Document(
                model.withEntities(entities).withTables(List.of(table.withSchema(schema))), document.layout());
    }

    private static Map<IndexRef, List<KeyMapping>> keys(
            List<KeyMapping> mappings, List<SecondaryIndex.Global> indexes) {
        Map<IndexRef, List<KeyMapping>> keys = new LinkedHashMap<>();
        keys.put(IndexRef.PRIMARY, mappings);
        indexes.forEach(index -> keys.put(index.ref(), mappings));
        return keys;
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
