package dev.keyloom.edit;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Result;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Changes of entities. */
public sealed interface EntityEdit extends ModelEdit {

    /**
     * Draws a new entity: in the first table (one is made if there is none), with an identifier, the next free colour, and
     * templates for the table's primary key.
     *
     * @param entity its name
     * @param position its place on the canvas; none yet if absent
     */
    record Draw(String entity, Optional<Point> position) implements EntityEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.add-entity", entity);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.freeName("entity", entity, names(document.model())).map(name -> {
                DataModel model = NewEntity.withTable(document.model());
                return added(document.withModel(model), NewEntity.in(model, name), position);
            });
        }
    }

    /** Adds an entity as it is. Mappings for indexes that its table does not have are left out. */
    record Add(Entity entity, Optional<Point> position) implements EntityEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.add-entity", entity.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.freeName("entity", entity.name(), names(document.model()))
                    .then(name -> Lookup.table(document.model(), entity.table()))
                    .map(table -> added(document, TableAttributeNames.fitted(entity, table.schema()), position));
        }
    }

    /** Removes an entity with its records, its box, and what names it: its relationships, its place in answers and constraints. */
    record Remove(String entity) implements EntityEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.remove-entity", entity);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.entity(document.model(), entity)
                    .map(found -> new Document(
                            EntityNames.without(document.model(), found),
                            document.layout().position(entity).isPresent()
                                    ? document.layout().without(entity)
                                    : document.layout()));
        }
    }

    /** Gives an entity another name, everywhere. */
    record Rename(String entity, String newName) implements EntityEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.rename-entity", entity, newName);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            DataModel model = document.model();
            return Lookup.entity(model, entity).then(found -> {
                if (entity.equals(newName)) {
                    return Result.of(document);
                }
                List<String> others = NameChange.removing(entity).in(names(model));
                NameChange change = NameChange.renaming(entity, newName);
                return Lookup.freeName("entity", newName, others)
                        .map(free -> new Document(
                                EntityNames.renamed(model, change),
                                document.layout().position(entity).isPresent()
                                        ? new DiagramLayout(
                                                change.inKeys(document.layout().positions()))
                                        : document.layout()));
            });
        }
    }

    /** Says what an entity is. */
    record Describe(String entity, Optional<String> description) implements EntityEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.describe-entity", entity);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(Describe.class, entity));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.entity(document, entity, found -> found.withDescription(description));
        }
    }

    /**
     * Gives an entity another colour.
     *
     * @param color {@code #RRGGBB}; none of its own if absent
     */
    record Recolor(String entity, Optional<String> color) implements EntityEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.recolor-entity", entity);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(Recolor.class, entity));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.entity(document, entity, found -> found.withColor(color));
        }
    }

    /** Stores an entity in another table. Mappings for indexes that the new table does not have go, and what it alone had in the old one. */
    record MoveToTable(String entity, String table) implements EntityEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.move-entity-to-table", entity, table);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            DataModel model = document.model();
            return Lookup.table(model, table)
                    .then(target -> Lookup.entity(model, entity)
                            .map(found -> found.table().equals(table) ? document : moved(document, found, target)));
        }

        private static Document moved(Document document, Entity found, Table target) {
            DataModel model = document.model();
            Entity stored = TableAttributeNames.fitted(found.withTable(target.name()), target.schema());
            DataModel changed = model.withEntities(Sharing.replaced(model.entities(), found, stored));
            return document.withModel(changed.withTables(Sharing.mapped(
                    changed.tables(),
                    left -> left.name().equals(found.table())
                            ? TableNames.withoutUnheld(changed, left, found.attributeNames())
                            : left)));
        }
    }

    /** Decides which attributes identify a record; none: there is one record at most. */
    record SetIdentifier(String entity, List<String> attributes) implements EntityEdit {
        public SetIdentifier {
            attributes = List.copyOf(attributes);
        }

        @Override
        public EditName name() {
            return EditName.of("edit.set-identifier", entity);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(SetIdentifier.class, entity));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.tryEntity(document, entity, found -> {
                Result<Entity> result = Result.of(found.withIdentifier(attributes));
                for (String attribute : attributes) {
                    result = result.then(
                            changed -> Lookup.attribute(found, attribute).map(same -> changed));
                }
                return result;
            });
        }
    }

    /**
     * Moves an entity to another place in the order of the design.
     *
     * @param position its new place, from 0
     */
    record Move(String entity, int position) implements EntityEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.reorder-entity", entity);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(Move.class, entity));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            List<Entity> entities = document.model().entities();
            return Lookup.entity(document.model(), entity)
                    .then(found -> Lookup.position(position, entities.size())
                            .map(to -> Sharing.moved(entities, entities.indexOf(found), to)))
                    .map(moved -> moved.equals(entities)
                            ? document
                            : document.withModel(document.model().withEntities(moved)));
        }
    }

    /**
     * Adds copied entities and relationships under fresh names.
     *
     * @param dx how far right of the originals the copies are placed
     * @param dy how far below them
     */
    record Paste(Clipping clipping, double dx, double dy) implements EntityEdit {
        @Override
        public EditName name() {
            return clipping.entities().size() == 1
                    ? EditName.of(
                            "edit.paste-entity", clipping.entities().get(0).name())
                    : EditName.of(
                            "edit.paste-entities",
                            Integer.toString(clipping.entities().size()));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Result.of(clipping.isEmpty() ? document : new Pasting(document).of(clipping, dx, dy));
        }
    }

    private static List<String> names(DataModel model) {
        return model.entities().stream().map(Entity::name).toList();
    }

    private static Document added(Document document, Entity entity, Optional<Point> position) {
        DataModel model = document.model();
        Map<String, Point> positions = new LinkedHashMap<>(document.layout().positions());
        position.ifPresent(point -> positions.put(entity.name(), point));
        return new Document(
                model.withEntities(Sharing.appended(model.entities(), entity)),
                position.isPresent() ? new DiagramLayout(positions) : document.layout());
    }
}
