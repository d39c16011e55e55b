package dev.keyloom.diagram;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.RelationshipEnd.Participation;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Builds models and layouts for tests of the diagram. */
final class DiagramModels {
    private DiagramModels() {}

    static Entity entity(String name, int attributes) {
        List<EntityAttribute> list = new ArrayList<>();
        for (int i = 0; i < attributes; i++) {
            list.add(EntityAttribute.of("Attribute" + i, AttributeType.S));
        }
        return Entity.of(name, "Table")
                .withAttributes(list)
                .withIdentifier(attributes > 0 ? List.of("Attribute0") : List.of());
    }

    static Relationship relationship(String name, String from, String to) {
        return Relationship.of(
                name, RelationshipEnd.of(from, Cardinality.ONE), RelationshipEnd.of(to, Cardinality.MANY));
    }

    static Document document(List<Entity> entities, List<Relationship> relationships, Map<String, Point> places) {
        DataModel model = DataModel.empty("Model").withEntities(entities).withRelationships(relationships);
        return new Document(model, new DiagramLayout(places));
    }

    /** Returns a random document whose boxes stand in cells of a grid, at least 70 pixels apart. */
    static Document spacedDocument(long seed, int entities, int relationships, int leastAttributes) {
        Random random = new Random(seed);
        Document document = document(randomEntities(random, entities, leastAttributes), List.of(), Map.of());
        int columns = 1 + random.nextInt(5);
        Map<String, Point> places = new LinkedHashMap<>();
        for (int i = 0; i < entities; i++) {
            double x = (i % columns) * 300 + random.nextInt(61);
            double y = (i / columns) * 320 + random.nextInt(61);
            places.put("E" + i, new Point(x, y));
        }
        return new Document(
                document.model().withRelationships(randomRelationships(random, entities, relationships, i -> false)),
                new DiagramLayout(places));
    }

    /** Returns a random document with boxes anywhere, over one another too, some without a place, some associative. */
    static Document wildDocument(long seed, int entities, int relationships) {
        Random random = new Random(seed);
        List<Entity> list = randomEntities(random, entities, 0);
        Map<String, Point> places = new LinkedHashMap<>();
        for (int i = 0; i < entities; i++) {
            if (random.nextInt(4) > 0) {
                places.put("E" + i, new Point(random.nextInt(900) - 200, random.nextInt(700) - 100));
            }
        }
        return document(
                list, randomRelationships(random, entities, relationships, i -> random.nextInt(3) == 0), places);
    }

    private static List<Entity> randomEntities(Random random, int count, int leastAttributes) {
        List<Entity> entities = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            entities.add(entity("E" + i, leastAttributes + random.nextInt(10 - leastAttributes)));
        }
        return entities;
    }

    private static List<Relationship> randomRelationships(
            Random random, int entities, int count, java.util.function.IntPredicate hasVia) {
        List<Relationship> relationships = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<String> sources = random.nextInt(6) == 0 && entities > 1
                    ? List.of("E" + random.nextInt(entities), "Outside" + random.nextInt(2))
                    : List.of("E" + random.nextInt(entities));
            RelationshipEnd from = RelationshipEnd.of("E0", random.nextBoolean() ? Cardinality.ONE : Cardinality.MANY)
                    .withEntities(sources);
            RelationshipEnd to = RelationshipEnd.of("E" + random.nextInt(entities), Cardinality.MANY)
                    .withParticipation(random.nextBoolean() ? Participation.MANDATORY : Participation.OPTIONAL);
            Relationship relationship = Relationship.of("relates " + i, from, to);
            relationships.add(
                    hasVia.test(i) ? relationship.withVia(Optional.of("E" + random.nextInt(entities))) : relationship);
        }
        return relationships;
    }
}
