package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The names in a document that nothing has, found place by place and with no help of the code under test. Expressions of
 * access patterns are left out: they are the author's questions.
 */
final class DanglingNames {
    private final DataModel model;
    private final TreeSet<String> dangling = new TreeSet<>();

    private DanglingNames(DataModel model) {
        this.model = model;
    }

    static Collection<String> of(Document document) {
        DanglingNames names = new DanglingNames(document.model());
        document.layout().positions().keySet().forEach(entity -> names.entity("layout", entity));
        names.model.records().keySet().forEach(entity -> names.entity("records", entity));
        names.model.tables().forEach(names::table);
        names.model.entities().forEach(names::entity);
        names.model.relationships().forEach(names::relationship);
        names.model.accessPatterns().forEach(names::pattern);
        names.model.collections().forEach(note -> {
            note.table().ifPresent(table -> names.table("collections", table));
            names.index("collections", Optional.of(note.index()));
            note.order().forEach(kind -> names.entity("collections order", head(kind, ":")));
        });
        names.constraints(names.model.constraints());
        return names.dangling;
    }

    private void check(String place, String name, boolean isKnown) {
        if (!isKnown) {
            dangling.add(place + ": " + name);
        }
    }

    private void entity(String place, String name) {
        check(place, name, model.entity(name).isPresent());
    }

    private void table(String place, String name) {
        check(place, name, model.table(name).isPresent());
    }

    private void index(String place, Optional<IndexRef> index) {
        index.ifPresent(ref -> check(
                place,
                ref.name(),
                ref.isPrimary()
                        || model.tables().stream()
                                .anyMatch(table -> table.schema().index(ref).isPresent())));
    }

    private void attribute(String place, Collection<String> entities, String name) {
        check(
                place,
                name,
                entities.stream()
                        .anyMatch(entity -> model.entity(entity)
                                .flatMap(some -> some.attribute(name))
                                .isPresent()));
    }

    private void attribute(String place, String entity, String name) {
        attribute(place, List.of(entity), name);
    }

    private void table(Table table) {
        List<String> all = model.entities().stream().map(Entity::name).toList();
        table.timeToLiveAttribute().ifPresent(name -> attribute("time to live", all, name));
        table.schema()
                .indexes()
                .forEach(index -> index.projection().attributes().stream()
                        .filter(name -> !table.typeAttribute().equals(Optional.of(name)))
                        .forEach(name -> attribute("projection of " + index.name(), all, name)));
    }

    private void entity(Entity entity) {
        String place = entity.name();
        table(place, entity.table());
        entity.identifier().forEach(name -> attribute(place + " identifier", entity.name(), name));
        entity.attributes()
                .forEach(attribute -> attribute
                        .facts()
                        .copyOf()
                        .ifPresent(source -> copySource(place + "." + attribute.name() + " copyOf", source)));
        Optional<Table> table = model.table(entity.table());
        entity.keys().forEach((index, mappings) -> {
            check(
                    place + " keys",
                    index.name(),
                    table.flatMap(some -> some.schema().keyOf(index)).isPresent());
            mappings.forEach(mapping -> mapping(place + " " + index, entity, mapping));
        });
    }

    private void mapping(String place, Entity entity, KeyMapping mapping) {
        List<KeyTemplate> templates = new ArrayList<>(mapping.partition());
        templates.addAll(mapping.sort());
        for (KeyTemplate template : templates) {
            template.attributeNames().forEach(name -> attribute(place + " template", entity.name(), name));
            template.copiedKey()
                    .ifPresent(name -> check(
                            place + " copied key",
                            name,
                            model.table(entity.table()).orElseThrow().schema().keyAttributes().stream()
                                    .anyMatch(key -> key.name().equals(name))));
        }
        mapping.when()
                .ifPresent(
                        when -> when.attributeNames().forEach(name -> attribute(place + " when", entity.name(), name)));
    }

    private void copySource(String place, String source) {
        int dot = source.lastIndexOf('.');
        String owner = source.substring(0, dot);
        boolean isRelationship = owner.endsWith(".from") || owner.endsWith(".to");
        if (isRelationship) {
            String name = owner.substring(0, owner.lastIndexOf('.'));
            check(place, name, model.relationship(name).isPresent());
        } else {
            attribute(place, owner, source.substring(dot + 1));
        }
    }

    private void relationship(Relationship relationship) {
        String place = relationship.name();
        List<String> from = end(place, relationship.from());
        List<String> to = end(place, relationship.to());
        relationship.via().ifPresent(name -> entity(place + " via", name));
        List<String> holdingFrom = relationship.via().map(List::of).orElse(to);
        List<String> holdingTo = relationship.via().map(List::of).orElse(from);
        if (!relationship.from().external() && !relationship.to().external()) {
            relationship.join().from().forEach((left, right) -> {
                attribute(place + " join from", from, left);
                attribute(place + " join from", holdingFrom, right);
            });
            relationship.join().to().forEach((left, right) -> {
                attribute(place + " join to", to, left);
                attribute(place + " join to", holdingTo, right);
            });
        }
        List<DirectionStrategy> strategies = new ArrayList<>(relationship.forward());
        strategies.addAll(relationship.backward());
        strategies.forEach(strategy -> index(place + " strategy", strategy.index()));
    }

    private List<String> end(String place, RelationshipEnd end) {
        if (!end.external()) {
            end.entities().forEach(name -> entity(place + " end", name));
        }
        return end.entities();
    }

    private void pattern(AccessPattern pattern) {
        String place = "pattern " + pattern.number();
        for (AccessPattern.Returned returned : pattern.returns().orElse(List.of())) {
            entity(place, returned.entity());
            returned.match().keySet().forEach(name -> attribute(place + " match", returned.entity(), name));
            returned.match()
                    .values()
                    .forEach(name ->
                            check(place + " match", name, pattern.parameters().containsKey(name)));
            returned.orderBy().forEach(order -> attribute(place + " orderBy", returned.entity(), head(order, " ")));
            returned.attributes()
                    .orElse(List.of())
                    .forEach(name -> attribute(place + " attributes", returned.entity(), name));
        }
        pattern.order().forEach(kind -> entity(place + " order", head(kind, ":")));
        steps(place, pattern.steps());
    }

    private void steps(String place, List<Step> steps) {
        for (Step step : steps) {
            step.entity().ifPresent(name -> entity(place, name));
            step.table().ifPresent(name -> table(place, name));
            index(place, step.index());
            steps(place, step.actions());
        }
    }

    private void constraints(Constraints constraints) {
        constraints.sharedKeys().forEach(group -> group.forEach(name -> entity("shared keys", name)));
        constraints.counters().forEach(counter -> {
            attribute("counter", counter.entity(), counter.attribute());
            counter.counts().forEach(name -> entity("counter", name));
            counter.match().forEach((left, right) -> {
                attribute("counter match", counter.counts(), left);
                attribute("counter match", counter.entity(), right);
            });
        });
        constraints.unique().forEach(unique -> {
            unique.attributes().forEach(name -> attribute("unique", unique.entity(), name));
            unique.marker().ifPresent(name -> entity("unique marker", name));
        });
        constraints.copies().forEach(copy -> {
            entity("copy", copy.entity());
            entity("copy", copy.of());
            copy.match().forEach((left, right) -> {
                attribute("copy match", copy.entity(), left);
                attribute("copy match", copy.of(), right);
            });
        });
        constraints.tenant().ifPresent(tenant -> {
            tenant.entities().forEach(name -> entity("tenant", name));
            attribute("tenant", tenant.entities(), tenant.attribute());
        });
        constraints
                .irreflexive()
                .forEach(name ->
                        check("irreflexive", name, model.relationship(name).isPresent()));
        constraints
                .transactionOnly()
                .forEach(name -> check(
                        "transaction only",
                        name,
                        model.entity(name).isPresent()
                                || model.relationship(name).isPresent()));
    }

    private static String head(String text, String separator) {
        int end = text.indexOf(separator);
        return end < 0 ? text : text.substring(0, end);
    }
}
