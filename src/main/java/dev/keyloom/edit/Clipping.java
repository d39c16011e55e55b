package dev.keyloom.edit;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Entities copied out of a document, with the relationships among them and the places of their boxes; no records. */
public record Clipping(List<Entity> entities, List<Relationship> relationships, DiagramLayout layout) {
    public Clipping {
        entities = List.copyOf(entities);
        relationships = List.copyOf(relationships);
    }

    /** Returns the named entities in the document's order; unknown names are left out. */
    public static Clipping of(Document document, Collection<String> names) {
        List<Entity> entities = document.model().entities().stream()
                .filter(entity -> names.contains(entity.name()))
                .toList();
        List<Relationship> among = document.model().relationships().stream()
                .filter(relationship -> Stream.of(
                                relationship.from().entities(),
                                relationship.to().entities(),
                                relationship.via().stream().toList())
                        .flatMap(List::stream)
                        .allMatch(names::contains))
                .toList();
        Map<String, Point> positions = new LinkedHashMap<>();
        for (Entity entity : entities) {
            Optional<Point> position = document.layout().position(entity.name());
            position.ifPresent(point -> positions.put(entity.name(), point));
        }
        return new Clipping(entities, among, new DiagramLayout(positions));
    }

    public boolean isEmpty() {
        return entities.isEmpty();
    }
}
