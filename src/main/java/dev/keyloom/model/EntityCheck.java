package dev.keyloom.model;

import static dev.keyloom.model.ModelProblems.quoted;

import dev.keyloom.model.ModelProblems.Referent;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.value.AttributeType;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks entities: their names, tables, attributes and identifiers; {@link KeyMappingCheck} does their keys. */
final class EntityCheck {
    private static final List<String> FORMATS = List.of(
            "iso-8601-seconds",
            "iso-8601-millis",
            "epoch-seconds",
            "epoch-millis",
            "date",
            "ksuid",
            "ulid",
            "uuid",
            "email");

    private final ModelIndex index;
    private final ModelProblems problems;

    EntityCheck(ModelIndex index, ModelProblems problems) {
        this.index = index;
        this.problems = problems;
    }

    void check() {
        List<Entity> entities = index.model().entities();
        problems.duplicates(entities.stream().map(Entity::name).toList(), "entities", "/entities", "/name");
        for (int i = 0; i < entities.size(); i++) {
            check(entities.get(i), "/entities/" + i);
        }
    }

    private void check(Entity entity, String path) {
        problems.named(entity.name(), "an entity", path + "/name");
        Optional<Table> table = index.table(entity.table());
        if (table.isEmpty()) {
            problems.unknown(
                    Referent.TABLE,
                    entity.table(),
                    path + "/table",
                    "Entity " + quoted(entity.name()),
                    "the model",
                    index.tableNames());
        }
        checkAttributes(entity, path);
        Map<String, AttributeType> types = ModelIndex.types(entity);
        checkIdentifier(entity, types.keySet(), path);
        table.ifPresent(known -> new KeyMappingCheck(entity, types, known, problems, path + "/keys").check());
    }

    private void checkAttributes(Entity entity, String path) {
        List<EntityAttribute> attributes = entity.attributes();
        problems.duplicates(
                entity.attributeNames(), "attributes of " + quoted(entity.name()), path + "/attributes", "/name");
        for (int i = 0; i < attributes.size(); i++) {
            EntityAttribute attribute = attributes.get(i);
            String attributePath = path + "/attributes/" + i;
            problems.named(attribute.name(), "an attribute of " + quoted(entity.name()), attributePath + "/name");
            attribute.facts().format().ifPresent(format -> checkFormat(entity, attribute, format, attributePath));
            attribute.facts().copyOf().ifPresent(copied -> checkCopy(entity, attribute, copied, attributePath));
        }
    }

    private void checkFormat(Entity entity, EntityAttribute attribute, String format, String path) {
        if (!FORMATS.contains(format)) {
            Optional<String> nearest = problems.nearest(format, FORMATS);
            String message = "Attribute " + quoted(attribute.name()) + " of " + quoted(entity.name()) + " has format "
                    + quoted(format) + ", which nothing here knows. "
                    + nearest.map(near -> "Did you mean " + quoted(near) + "?")
                            .orElse("Known are " + String.join(", ", FORMATS) + ".");
            problems.add(ModelProblems.suggesting(
                    Problem.warning("unknown-format", message, Place.at(path + "/format")), nearest));
        }
    }

    /** Checks {@code User.DisplayName} and {@code follows.to.DisplayName}. */
    private void checkCopy(Entity entity, EntityAttribute attribute, String copied, String path) {
        String who = "copyOf of " + quoted(entity.name() + "." + attribute.name());
        String copyPath = path + "/copyOf";
        int dot = copied.indexOf('.');
        String source = dot < 0 ? copied : copied.substring(0, dot);
        String rest = dot < 0 ? "" : copied.substring(dot + 1);
        Optional<Relationship> relationship = index.relationship(source);
        boolean isEnd = rest.startsWith("from.") || rest.startsWith("to.");
        if (relationship.isPresent() && isEnd) {
            RelationshipEnd end = rest.startsWith("from.")
                    ? relationship.get().from()
                    : relationship.get().to();
            checkCopied(who, index.withSharedKeys(end.entities()), rest.substring(rest.indexOf('.') + 1), copyPath);
        } else if (index.entity(source).isEmpty()) {
            problems.unknown(
                    isEnd ? Referent.RELATIONSHIP : Referent.ENTITY,
                    source,
                    copyPath,
                    who,
                    "the model",
                    isEnd ? index.relationshipNames() : index.entityNames());
        } else {
            checkCopied(who, Set.of(source), rest, copyPath);
        }
    }

    private void checkCopied(String who, Set<String> entities, String attribute, String path) {
        Set<String> known = index.attributesOfAny(entities);
        if (!known.contains(topLevel(attribute))) {
            problems.unknown(Referent.ATTRIBUTE, attribute, path, who, String.join(" or ", entities), known);
        }
    }

    private void checkIdentifier(Entity entity, Set<String> known, String path) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < entity.identifier().size(); i++) {
            String name = entity.identifier().get(i);
            String place = path + "/identifier/" + i;
            if (!known.contains(name)) {
                problems.unknown(
                        Referent.ATTRIBUTE,
                        name,
                        place,
                        "The identifier of " + quoted(entity.name()),
                        quoted(entity.name()),
                        known);
            } else if (!seen.add(name)) {
                problems.warning(
                        "duplicate-name",
                        place,
                        "The identifier of " + quoted(entity.name()) + " names " + quoted(name) + " twice.");
            }
        }
    }

    /** Returns the attribute that a document path starts from. */
    static String topLevel(String path) {
        int end = 0;
        while (end < path.length() && path.charAt(end) != '.' && path.charAt(end) != '[') {
            end++;
        }
        return path.substring(0, end);
    }
}
