package dev.keyloom.gui.findings;

import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.document.Selection.KeyRole;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The part of the model that a problem is about, and where it is best looked at.
 *
 * @param label how the part is called in the list
 */
public record Culprit(String label, Place place, Selection selection) {
    private static final String PARTITION = "partition";
    private static final String SORT = "sort";

    /** Returns the part that a JSON pointer leads to; the deepest one that can be selected. */
    public static Optional<Culprit> of(DataModel model, String path) {
        List<String> steps = Arrays.stream(path.split("/", -1))
                .skip(1)
                .map(step -> step.replace("~1", "/").replace("~0", "~"))
                .toList();
        if (steps.size() < 2) {
            return Optional.empty();
        }
        List<String> rest = steps.subList(2, steps.size());
        return switch (steps.get(0)) {
            case "entities" -> element(model.entities(), steps.get(1)).map(entity -> inEntity(entity, rest));
            case "relationships" -> element(model.relationships(), steps.get(1)).map(Culprit::relationship);
            case "tables" -> element(model.tables(), steps.get(1)).map(table -> inTable(table, rest));
            case "records" ->
                rest.isEmpty()
                        ? model.entity(steps.get(1)).map(Culprit::entity)
                        : position(rest.get(0)).map(index -> record(steps.get(1), index + 1));
            case "accessPatterns" ->
                element(model.accessPatterns(), steps.get(1))
                        .map(pattern -> pattern(pattern, model.accessPatterns().indexOf(pattern)));
            case "diagram" -> model.entity(steps.get(1)).map(Culprit::entity);
            default -> Optional.empty();
        };
    }

    /** Returns the part that a finding points at, if it is one that can be selected. */
    static Optional<Culprit> of(DataModel model, Where where) {
        if (where instanceof Where.Table table) {
            return model.table(table.table())
                    .map(found -> new Culprit(found.name(), Place.KEYS, new Selection.TableSelected(found.name())));
        }
        if (where instanceof Where.Index index) {
            return Optional.of(new Culprit(
                    index.index().isPrimary() ? index.table() : index.index().name(),
                    Place.KEYS,
                    new Selection.Index(index.table(), index.index())));
        }
        if (where instanceof Where.Entity entity) {
            return model.entity(entity.entity()).map(Culprit::entity);
        }
        if (where instanceof Where.Attribute attribute) {
            return Optional.of(new Culprit(
                    attribute.entity() + "." + attribute.attribute(),
                    Place.DIAGRAM,
                    new Selection.Attribute(attribute.entity(), attribute.attribute())));
        }
        if (where instanceof Where.Key key) {
            KeyRole role = key.role() == Where.Key.Role.SORT ? KeyRole.SORT : KeyRole.PARTITION;
            return Optional.of(new Culprit(
                    key.entity() + ", " + key.index().name() + " " + key.role().word(),
                    Place.KEYS,
                    new Selection.KeyCell(key.entity(), key.index(), key.mapping(), role, 0)));
        }
        if (where instanceof Where.Record record) {
            return Optional.of(record(record.entity(), record.number()));
        }
        if (where instanceof Where.Relationship relationship) {
            return model.relationship(relationship.relationship()).map(Culprit::relationship);
        }
        if (where instanceof Where.Pattern pattern) {
            return model.accessPatterns().stream()
                    .filter(found -> found.number() == pattern.number())
                    .findFirst()
                    .map(found -> pattern(found, model.accessPatterns().indexOf(found)));
        }
        return Optional.empty();
    }

    private static Culprit pattern(AccessPattern pattern, int position) {
        return new Culprit(
                pattern.number() + " " + pattern.name(), Place.PATTERNS, new Selection.PatternSelected(position));
    }

    private static Culprit inEntity(Entity entity, List<String> rest) {
        if (rest.size() >= 2 && rest.get(0).equals("attributes")) {
            return element(entity.attributes(), rest.get(1))
                    .map(attribute -> new Culprit(
                            entity.name() + "." + attribute.name(),
                            Place.DIAGRAM,
                            new Selection.Attribute(entity.name(), attribute.name())))
                    .orElse(entity(entity));
        }
        if (rest.size() >= 2 && rest.get(0).equals("keys")) {
            return key(entity, IndexRef.of(rest.get(1)), rest.subList(2, rest.size()));
        }
        return entity(entity);
    }

    private static Culprit key(Entity entity, IndexRef index, List<String> rest) {
        int variant = rest.isEmpty() ? 0 : position(rest.get(0)).orElse(0);
        KeyRole role = rest.contains(SORT) ? KeyRole.SORT : KeyRole.PARTITION;
        int at = Math.max(rest.indexOf(PARTITION), rest.indexOf(SORT));
        int position =
                at >= 0 && at + 1 < rest.size() ? position(rest.get(at + 1)).orElse(0) : 0;
        return new Culprit(
                entity.name() + ", " + index.name(),
                Place.KEYS,
                new Selection.KeyCell(entity.name(), index, variant, role, position));
    }

    private static Culprit inTable(Table table, List<String> rest) {
        Optional<SecondaryIndex> index = Optional.empty();
        if (rest.size() >= 2 && rest.get(0).equals("globalIndexes")) {
            index = element(table.schema().globalIndexes(), rest.get(1));
        } else if (rest.size() >= 2 && rest.get(0).equals("localIndexes")) {
            index = element(table.schema().localIndexes(), rest.get(1));
        }
        return index.map(found -> new Culprit(
                        table.name() + ", " + found.name(), Place.KEYS, new Selection.Index(table.name(), found.ref())))
                .orElse(new Culprit(table.name(), Place.KEYS, new Selection.TableSelected(table.name())));
    }

    private static Culprit entity(Entity entity) {
        return new Culprit(entity.name(), Place.DIAGRAM, Selection.Entities.of(entity.name()));
    }

    private static Culprit relationship(Relationship relationship) {
        return new Culprit(relationship.name(), Place.DIAGRAM, new Selection.RelationshipSelected(relationship.name()));
    }

    static Culprit record(String entity, int number) {
        return new Culprit(entity + " " + number, Place.COLLECTIONS, new Selection.RecordSelected(entity, number));
    }

    private static <T> Optional<T> element(List<? extends T> list, String step) {
        return position(step).filter(index -> index < list.size()).map(list::get);
    }

    private static Optional<Integer> position(String step) {
        boolean digits = !step.isEmpty() && step.length() < 9 && step.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Optional.of(Integer.valueOf(step)) : Optional.empty();
    }
}
