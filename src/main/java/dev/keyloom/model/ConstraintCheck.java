package dev.keyloom.model;

import static dev.keyloom.model.ModelProblems.quoted;

import dev.keyloom.expression.Condition;
import dev.keyloom.model.ModelProblems.Referent;
import dev.keyloom.problem.Place;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks notes on item collections, constraints and overrides of rules: everything that they name must be there. */
final class ConstraintCheck {
    private final ModelIndex index;
    private final ModelProblems problems;

    ConstraintCheck(ModelIndex index, ModelProblems problems) {
        this.index = index;
        this.problems = problems;
    }

    void check() {
        List<CollectionNote> collections = index.model().collections();
        for (int i = 0; i < collections.size(); i++) {
            checkCollection(collections.get(i), "/collections/" + i);
        }
        Constraints constraints = index.model().constraints();
        String path = "/constraints";
        for (int i = 0; i < constraints.sharedKeys().size(); i++) {
            checkEntities(constraints.sharedKeys().get(i), "sharedKeys", path + "/sharedKeys/" + i);
        }
        for (int i = 0; i < constraints.counters().size(); i++) {
            checkCounter(constraints.counters().get(i), path + "/counters/" + i);
        }
        for (int i = 0; i < constraints.unique().size(); i++) {
            checkUnique(constraints.unique().get(i), path + "/unique/" + i);
        }
        for (int i = 0; i < constraints.copies().size(); i++) {
            checkCopy(constraints.copies().get(i), path + "/copies/" + i);
        }
        constraints.tenant().ifPresent(tenant -> checkTenant(tenant, path + "/tenant"));
        checkRelationships(constraints.irreflexive(), path + "/irreflexive");
        checkEntities(constraints.transactionOnly(), "transactionOnly", path + "/transactionOnly");
        checkRules();
    }

    private void checkCollection(CollectionNote note, String path) {
        String who = "The note on a collection";
        Optional<String> unknownTable =
                note.table().filter(table -> index.table(table).isEmpty());
        if (unknownTable.isPresent()) {
            problems.unknown(Referent.TABLE, unknownTable.get(), path + "/table", who, "the model", index.tableNames());
            return;
        }
        Collection<String> tables =
                note.table().<Collection<String>>map(List::of).orElse(index.tableNames());
        Set<String> indexes = index.indexNames(tables);
        if (!indexes.contains(note.index().name())) {
            problems.unknown(Referent.INDEX, note.index().name(), path + "/index", who, "the model", indexes);
        }
        for (int i = 0; i < note.order().size(); i++) {
            checkKindInOrder(note, note.order().get(i), path + "/order/" + i);
        }
    }

    /** Checks {@code Entity} or {@code Entity:variant}. */
    private void checkKindInOrder(CollectionNote note, String kind, String path) {
        String who = "The order of a collection of " + note.index();
        int colon = kind.lastIndexOf(':');
        if (index.entity(kind).isPresent()) {
            return;
        }
        String entity = colon < 0 ? kind : kind.substring(0, colon);
        if (index.entity(entity).isEmpty()) {
            problems.unknown(Referent.ENTITY, entity, path, who, "the model", index.entityNames());
            return;
        }
        String variant = kind.substring(colon + 1);
        List<String> variants = index.variants(entity, note.index());
        if (!variants.contains(variant)) {
            String owner = quoted(entity) + " in " + note.index();
            problems.unknown(Referent.VARIANT, variant, path, who, owner, variants);
        }
    }

    private void checkCounter(Constraints.Counter counter, String path) {
        String who = "Counter " + quoted(counter.entity() + "." + counter.attribute());
        if (isEntity(counter.entity(), who, path + "/entity")) {
            checkAttribute(counter.attribute(), List.of(counter.entity()), who, path + "/attribute");
        }
        Set<String> counted = new LinkedHashSet<>();
        for (int i = 0; i < counter.counts().size(); i++) {
            String name = counter.counts().get(i);
            String place =
                    ModelProblems.element(path + "/counts", i, counter.counts().size());
            if (isEntity(name, who, place)) {
                counted.add(name);
            }
        }
        checkMatch(counter.match(), counted, counter.entity(), who, path + "/match");
        counter.where().ifPresent(where -> checkCondition(where, path + "/where"));
    }

    private void checkUnique(Constraints.Unique unique, String path) {
        String who = "Constraint unique of " + quoted(unique.entity());
        if (isEntity(unique.entity(), who, path + "/entity")) {
            for (int i = 0; i < unique.attributes().size(); i++) {
                checkAttribute(unique.attributes().get(i), List.of(unique.entity()), who, path + "/attributes/" + i);
            }
        }
        unique.marker().ifPresent(marker -> isEntity(marker, who, path + "/marker"));
    }

    private void checkCopy(Constraints.Copy copy, String path) {
        String who = "Copy " + quoted(copy.entity());
        boolean hasCopy = isEntity(copy.entity(), who, path + "/entity");
        boolean hasOriginal = isEntity(copy.of(), who, path + "/of");
        if (hasCopy && hasOriginal) {
            checkMatch(copy.match(), Set.of(copy.entity()), copy.of(), who, path + "/match");
        }
        copy.when().ifPresent(when -> checkCondition(when, path + "/when"));
    }

    private void checkTenant(Constraints.Tenant tenant, String path) {
        for (int i = 0; i < tenant.entities().size(); i++) {
            String name = tenant.entities().get(i);
            if (isEntity(name, "The tenant", path + "/entities/" + i)) {
                checkAttribute(tenant.attribute(), List.of(name), "The tenant", path + "/attribute");
            }
        }
    }

    /** The left name is an attribute of the records looked for, the right one of the record that they belong to. */
    private void checkMatch(
            Map<String, String> match, Collection<String> lookedFor, String other, String who, String path) {
        match.forEach((left, right) -> {
            String place = path + "/" + Place.escaped(left);
            if (!lookedFor.isEmpty()) {
                checkAttribute(left, lookedFor, who, place);
            }
            if (index.entity(other).isPresent()) {
                checkAttribute(right, List.of(other), who, place);
            }
        });
    }

    private void checkEntities(List<String> names, String list, String path) {
        for (int i = 0; i < names.size(); i++) {
            isEntity(names.get(i), "Constraint " + list, path + "/" + i);
        }
    }

    private void checkRelationships(List<String> names, String path) {
        for (int i = 0; i < names.size(); i++) {
            if (!index.relationshipNames().contains(names.get(i))) {
                problems.unknown(
                        Referent.RELATIONSHIP,
                        names.get(i),
                        path + "/" + i,
                        "Constraint irreflexive",
                        "the model",
                        index.relationshipNames());
            }
        }
    }

    private void checkRules() {
        index.model().rules().forEach((rule, override) -> {
            if (override.reason().filter(reason -> !reason.isBlank()).isEmpty()) {
                String message = "The override of rule " + quoted(rule)
                        + " gives no \"reason\". Say why the rule is wrong here.";
                problems.warning("missing-reason", "/rules/" + Place.escaped(rule), message);
            }
        });
    }

    private boolean isEntity(String name, String who, String path) {
        if (index.entity(name).isPresent()) {
            return true;
        }
        problems.unknown(Referent.ENTITY, name, path, who, "the model", index.entityNames());
        return false;
    }

    private void checkAttribute(String name, Collection<String> entities, String who, String path) {
        Set<String> known = index.attributesOfAny(entities);
        if (!known.contains(EntityCheck.topLevel(name))) {
            String owner = String.join(
                    " or ", entities.stream().map(ModelProblems::quoted).toList());
            problems.unknown(Referent.ATTRIBUTE, name, path, who, owner, known);
        }
    }

    private void checkCondition(String text, String path) {
        Condition.parse(text).problems().forEach(problem -> problems.add(problem.within(path)));
    }
}
