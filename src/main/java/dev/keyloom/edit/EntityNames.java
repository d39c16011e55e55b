package dev.keyloom.edit;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.Step;
import java.util.List;
import java.util.Optional;

/**
 * Every place of a model that names an entity. When an entity goes, its records, key mappings, answers and writes go with
 * it, and so do relationships that have no other entity at that end; the rest of what named it stays without it.
 */
final class EntityNames {
    private final NameChange change;

    private EntityNames(NameChange change) {
        this.change = change;
    }

    static DataModel renamed(DataModel model, NameChange renaming) {
        return new EntityNames(renaming).in(model);
    }

    /** Returns the model without an entity, its attributes, and all that depends on either. */
    static DataModel without(DataModel model, Entity entity) {
        NameChange removal = NameChange.removing(entity.name());
        DataModel changed = model.withRecords(removal.inKeys(model.records()));
        for (String attribute : entity.attributeNames()) {
            changed = AttributeNames.changed(changed, entity.name(), NameChange.removing(attribute))
                    .orElseThrow();
        }
        return new EntityNames(removal).in(changed);
    }

    private DataModel in(DataModel model) {
        DataModel changed = model;
        for (Relationship relationship : model.relationships()) {
            if (end(relationship.from()).isEmpty() || end(relationship.to()).isEmpty()) {
                changed = RelationshipNames.changed(changed, NameChange.removing(relationship.name()))
                        .orElseThrow();
            }
        }
        return new DataModel(
                changed.name(),
                changed.description(),
                changed.tables(),
                Sharing.flatMapped(changed.entities(), this::entity),
                Sharing.mapped(changed.relationships(), this::relationship),
                Sharing.mapped(changed.accessPatterns(), this::pattern),
                change.inKeys(changed.records()),
                Sharing.mapped(changed.collections(), this::collection),
                constraints(changed.constraints()),
                changed.rules(),
                changed.extras());
    }

    private Optional<Entity> entity(Entity entity) {
        return change.of(entity.name())
                .map(name -> CopySources.changed(
                        name.equals(entity.name()) ? entity : entity.withName(name),
                        source -> change.atHead(source, ".")));
    }

    private Relationship relationship(Relationship relationship) {
        Relationship changed = relationship.withEnds(
                end(relationship.from()).orElseThrow(), end(relationship.to()).orElseThrow());
        if (!change.concerns(relationship.via())) {
            return changed;
        }
        Relationship moved = changed.withVia(change.of(relationship.via()));
        return change.isRemoval() ? moved.withJoin(Relationship.Join.NONE) : moved;
    }

    /** An external kind is no entity, even if its name is like one. */
    private Optional<RelationshipEnd> end(RelationshipEnd end) {
        if (end.external()) {
            return Optional.of(end);
        }
        List<String> entities = change.in(end.entities());
        return entities.isEmpty() ? Optional.empty() : Optional.of(end.withEntities(entities));
    }

    private AccessPattern pattern(AccessPattern pattern) {
        AccessPattern changed = pattern;
        if (pattern.returns().isPresent()) {
            List<AccessPattern.Returned> old = pattern.returns().get();
            List<AccessPattern.Returned> returns = Sharing.flatMapped(
                    old, returned -> change.of(returned.entity()).map(returned::withEntity));
            // An answer of which nothing is left is no answer any more; an empty one would claim that nothing comes
            // back.
            boolean isGone = returns.isEmpty() && !old.isEmpty();
            changed = pattern.withReturns(
                    isGone ? Optional.empty() : Optional.of(returns), change.atHeads(pattern.order(), ":"));
        }
        return new StepChange() {
            @Override
            public boolean keeps(Step step) {
                return !(change.isRemoval() && change.concerns(step.entity()));
            }

            @Override
            public Optional<String> entity(Step step) {
                return change.of(step.entity());
            }
        }.inSteps(changed);
    }

    private CollectionNote collection(CollectionNote note) {
        return new CollectionNote(
                note.table(),
                note.index(),
                note.partition(),
                note.description(),
                change.atHeads(note.order(), ":"),
                note.extras());
    }

    private Constraints constraints(Constraints constraints) {
        return Sharing.kept(
                constraints,
                new Constraints(
                        Sharing.flatMapped(constraints.sharedKeys(), this::sharedKeys),
                        Sharing.flatMapped(constraints.counters(), this::counter),
                        Sharing.flatMapped(constraints.unique(), this::unique),
                        Sharing.flatMapped(constraints.copies(), this::copy),
                        constraints.tenant().flatMap(this::tenant),
                        constraints.irreflexive(),
                        change.in(constraints.transactionOnly()),
                        constraints.extras()));
    }

    /** A key that one entity has alone is not shared. */
    private Optional<List<String>> sharedKeys(List<String> group) {
        List<String> left = change.in(group);
        return left.size() < group.size() && left.size() < 2 ? Optional.empty() : Optional.of(left);
    }

    private Optional<Constraints.Counter> counter(Constraints.Counter counter) {
        List<String> counts = change.in(counter.counts());
        if (counts.isEmpty() && !counter.counts().isEmpty()) {
            return Optional.empty();
        }
        return change.of(counter.entity())
                .map(entity -> new Constraints.Counter(
                        entity, counter.attribute(), counts, counter.match(), counter.where(), counter.extras()));
    }

    private Optional<Constraints.Unique> unique(Constraints.Unique unique) {
        return change.of(unique.entity())
                .map(entity -> new Constraints.Unique(
                        entity, unique.attributes(), change.of(unique.marker()), unique.extras()));
    }

    private Optional<Constraints.Copy> copy(Constraints.Copy copy) {
        return change.of(copy.entity())
                .flatMap(entity -> change.of(copy.of())
                        .map(original ->
                                new Constraints.Copy(entity, original, copy.match(), copy.when(), copy.extras())));
    }

    private Optional<Constraints.Tenant> tenant(Constraints.Tenant tenant) {
        List<String> entities = change.in(tenant.entities());
        return entities.isEmpty() && !tenant.entities().isEmpty()
                ? Optional.empty()
                : Optional.of(new Constraints.Tenant(tenant.attribute(), entities, tenant.extras()));
    }
}
