package dev.keyloom.edit;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Puts copies of entities and relationships into a document under names that are free there. */
final class Pasting {
    private final Document document;

    Pasting(Document document) {
        this.document = document;
    }

    Document of(Clipping clipping, double dx, double dy) {
        DataModel target = NewEntity.withTable(document.model());
        DataModel copies = DataModel.empty(target.name())
                .withEntities(clipping.entities())
                .withRelationships(clipping.relationships());
        Map<String, Point> positions = new LinkedHashMap<>(document.layout().positions());
        Set<String> taken = new LinkedHashSet<>();
        target.entities().forEach(entity -> taken.add(entity.name()));
        clipping.entities().forEach(entity -> taken.add(entity.name()));
        for (Entity entity : clipping.entities()) {
            String name = target.entity(entity.name()).isEmpty() ? entity.name() : Names.fresh(entity.name(), taken);
            taken.add(name);
            copies = EntityNames.renamed(copies, NameChange.renaming(entity.name(), name));
            clipping.layout().position(entity.name()).ifPresent(point -> positions.put(name, point.plus(dx, dy)));
        }
        copies = relationshipsRenamed(copies, target);
        List<Entity> entities = new ArrayList<>(target.entities());
        List<DataModel> known = List.of(target, copies);
        copies.entities().forEach(entity -> entities.add(CopySources.known(inTable(entity, target), known)));
        List<Relationship> relationships = new ArrayList<>(target.relationships());
        copies.relationships().forEach(relationship -> relationships.add(withKnownIndexes(relationship, target)));
        return new Document(
                target.withEntities(entities).withRelationships(relationships), new DiagramLayout(positions));
    }

    private static DataModel relationshipsRenamed(DataModel copies, DataModel target) {
        Set<String> taken = new LinkedHashSet<>();
        target.relationships().forEach(relationship -> taken.add(relationship.name()));
        copies.relationships().forEach(relationship -> taken.add(relationship.name()));
        DataModel renamed = copies;
        for (Relationship relationship : copies.relationships()) {
            if (target.relationship(relationship.name()).isPresent()) {
                String name = Names.fresh(relationship.name(), taken);
                taken.add(name);
                renamed = RelationshipNames.changed(renamed, NameChange.renaming(relationship.name(), name))
                        .orElseThrow();
            }
        }
        return renamed;
    }

    private static Entity inTable(Entity entity, DataModel target) {
        Table table =
                target.table(entity.table()).orElseGet(() -> target.tables().get(0));
        return TableAttributeNames.fitted(Sharing.kept(entity, entity.withTable(table.name())), table.schema());
    }

    /** A strategy over an index that the design does not have has no index chosen yet. */
    private static Relationship withKnownIndexes(Relationship relationship, DataModel target) {
        UnaryOperator<DirectionStrategy> known = strategy -> strategy.withIndex(strategy.index()
                .filter(index -> target.tables().stream()
                        .anyMatch(table -> table.schema().keyOf(index).isPresent())));
        return relationship.withStrategies(
                Sharing.mapped(relationship.forward(), known), Sharing.mapped(relationship.backward(), known));
    }
}
