package dev.keyloom.edit;

import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Result;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Every place of a model that names an attribute of one entity. A place that may mean attributes of several entities
 * follows when this entity alone has an attribute of that name.
 */
final class AttributeNames {
    private final DataModel model;
    private final String entity;
    private final NameChange change;
    private final ExpressionChange expressions;

    private AttributeNames(DataModel model, String entity, NameChange change) {
        this.model = model;
        this.entity = entity;
        this.change = change;
        this.expressions = new ExpressionChange(change);
    }

    /** Returns the model with the attribute changed everywhere; no value if an expression cannot write the new name. */
    static Result<DataModel> changed(DataModel model, String entity, NameChange change) {
        AttributeNames names = new AttributeNames(model, entity, change);
        return names.expressions.judged(names.changed());
    }

    private DataModel changed() {
        PatternAttributeNames patterns = new PatternAttributeNames(model, entity, change, expressions);
        return model.withTables(Sharing.mapped(model.tables(), this::table))
                .withEntities(Sharing.mapped(model.entities(), this::entity))
                .withRelationships(Sharing.mapped(model.relationships(), this::relationship))
                .withAccessPatterns(Sharing.mapped(model.accessPatterns(), patterns::in))
                .withRecords(RecordLists.changed(model.records(), entity, change::inValues))
                .withConstraints(constraints(model.constraints()));
    }

    /** Says whether {@code entity} is among {@code entities} and no other of them has an attribute of the name. */
    private boolean isMeant(Collection<String> entities) {
        return entities.contains(entity) && isOnlyOne(entities);
    }

    private boolean isOnlyOne(Collection<String> entities) {
        return !isOfAnother(List.copyOf(entities), change.old());
    }

    private boolean isOfAnother(List<String> entities, String attribute) {
        return entities.stream()
                .filter(other -> !other.equals(entity))
                .flatMap(other -> model.entity(other).stream())
                .anyMatch(other -> other.attribute(attribute).isPresent());
    }

    private Table table(Table table) {
        List<String> stored =
                model.entitiesOf(table.name()).stream().map(Entity::name).toList();
        if (!stored.contains(entity)) {
            return table;
        }
        NameChange.Others others = isOnlyOne(stored) ? NameChange.Others.NONE : NameChange.Others.SOME;
        Table changed = table.withSchema(SchemaChange.inProjections(table.schema(), change, others));
        return others == NameChange.Others.NONE && change.concerns(table.timeToLiveAttribute())
                ? changed.withTimeToLiveAttribute(change.replacement())
                : changed;
    }

    private Entity entity(Entity other) {
        Entity changed = other.name().equals(entity) ? own(other) : other;
        return CopySources.changed(changed, this::copySource);
    }

    private Entity own(Entity own) {
        Entity changed = own.withAttributes(Sharing.flatMapped(
                        own.attributes(),
                        attribute -> change.of(attribute.name())
                                .map(name -> name.equals(attribute.name()) ? attribute : attribute.withName(name))))
                .withIdentifier(change.in(own.identifier()));
        return MappingNames.changed(changed, this::mapping);
    }

    /** A variant whose condition asks for an attribute that is gone goes too: without it, it would take every record. */
    private Optional<KeyMapping> mapping(KeyMapping mapping) {
        if (mapping.when().isPresent() && change.isRemoval()) {
            boolean asks = ExpressionNames.in(mapping.when().get().text()).mentions(expressions::attributeIn);
            if (asks) {
                return Optional.empty();
            }
        }
        return MappingNames.templates(mapping, template -> TemplateNames.attributeChanged(template, change))
                .map(changed ->
                        changed.withVariant(changed.variant(), changed.when().map(expressions::in)));
    }

    private Optional<String> copySource(String source) {
        if (source.equals(entity + "." + change.old())) {
            return change.replacement().map(name -> entity + "." + name);
        }
        int dot = source.indexOf('.');
        Optional<Relationship> over = dot < 0 ? Optional.empty() : model.relationship(source.substring(0, dot));
        if (over.isEmpty() || !isMeantAtEnd(source.substring(dot + 1), over.get())) {
            return Optional.of(source);
        }
        return change.replacement()
                .map(name -> source.substring(0, source.length() - change.old().length()) + name);
    }

    private boolean isMeantAtEnd(String endAndAttribute, Relationship relationship) {
        return (endAndAttribute.equals("from." + change.old())
                        && isMeant(relationship.from().entities()))
                || (endAndAttribute.equals("to." + change.old())
                        && isMeant(relationship.to().entities()));
    }

    private Relationship relationship(Relationship relationship) {
        if (!relationship.mentions(entity)) {
            return relationship;
        }
        List<String> from = relationship.from().entities();
        List<String> to = relationship.to().entities();
        Relationship.Join join = relationship.join();
        JoinSides sides = new JoinSides(change, this::isMeant, this::isOfAnother);
        Set<String> all = new LinkedHashSet<>(from);
        all.addAll(to);
        relationship.via().ifPresent(all::add);
        UnaryOperator<DirectionStrategy> strategy = direction -> change.concerns(direction.attribute()) && isMeant(all)
                ? direction.withAttribute(change.replacement())
                : direction;
        return relationship
                .withJoin(new Relationship.Join(
                        sides.changed(
                                join.from(),
                                from,
                                relationship.via().map(List::of).orElse(to)),
                        sides.changed(
                                join.to(), to, relationship.via().map(List::of).orElse(from)),
                        join.extras()))
                .withStrategies(
                        Sharing.mapped(relationship.forward(), strategy),
                        Sharing.mapped(relationship.backward(), strategy));
    }

    private Constraints constraints(Constraints constraints) {
        return Sharing.kept(
                constraints,
                new Constraints(
                        constraints.sharedKeys(),
                        Sharing.flatMapped(constraints.counters(), this::counter),
                        Sharing.flatMapped(constraints.unique(), this::unique),
                        Sharing.flatMapped(constraints.copies(), this::copy),
                        constraints.tenant().flatMap(this::tenant),
                        constraints.irreflexive(),
                        constraints.transactionOnly(),
                        constraints.extras()));
    }

    private Optional<Constraints.Counter> counter(Constraints.Counter counter) {
        boolean isCounted = isMeant(counter.counts());
        boolean isCounting = counter.entity().equals(entity);
        boolean isNamed = (isCounting
                        && (counter.attribute().equals(change.old())
                                || counter.match().containsValue(change.old())))
                || (isCounted && counter.match().containsKey(change.old()));
        if (isNamed && change.isRemoval()) {
            return Optional.empty();
        }
        return Optional.of(new Constraints.Counter(
                counter.entity(),
                isCounting ? change.of(counter.attribute()).orElseThrow() : counter.attribute(),
                counter.counts(),
                JoinSides.match(counter.match(), change, isCounted, isCounting),
                isCounted ? counter.where().map(expressions::in) : counter.where(),
                counter.extras()));
    }

    /** Fewer attributes would be a stronger claim, so a claim that loses one goes. */
    private Optional<Constraints.Unique> unique(Constraints.Unique unique) {
        if (!unique.entity().equals(entity) || !unique.attributes().contains(change.old())) {
            return Optional.of(unique);
        }
        return change.isRemoval()
                ? Optional.empty()
                : Optional.of(new Constraints.Unique(
                        entity, change.in(unique.attributes()), unique.marker(), unique.extras()));
    }

    private Optional<Constraints.Copy> copy(Constraints.Copy copy) {
        boolean isCopy = copy.entity().equals(entity);
        boolean isOriginal = copy.of().equals(entity);
        boolean isNamed = (isCopy && copy.match().containsKey(change.old()))
                || (isOriginal && copy.match().containsValue(change.old()));
        boolean asks = copy.when().isPresent()
                && ExpressionNames.in(copy.when().get()).mentions(path -> inCopyCondition(path, isOriginal));
        if (change.isRemoval() && (isNamed || asks)) {
            return Optional.empty();
        }
        return Optional.of(new Constraints.Copy(
                copy.entity(),
                copy.of(),
                JoinSides.match(copy.match(), change, isCopy, isOriginal),
                copy.when().map(when -> expressions.in(when, path -> inCopyCondition(path, isOriginal))),
                copy.extras()));
    }

    /** {@code Celebrity} of the original, or {@code follows.to.Celebrity} of a relationship's end. */
    private int inCopyCondition(List<String> path, boolean isOriginal) {
        Optional<Relationship> over = model.relationship(path.get(0));
        if (path.size() > 2 && over.isPresent()) {
            return isMeantAtEnd(path.get(1) + "." + path.get(2), over.get()) ? 2 : -1;
        }
        return isOriginal ? expressions.attributeIn(path) : -1;
    }

    private Optional<Constraints.Tenant> tenant(Constraints.Tenant tenant) {
        if (!tenant.attribute().equals(change.old()) || !isMeant(tenant.entities())) {
            return Optional.of(tenant);
        }
        return change.replacement().map(name -> new Constraints.Tenant(name, tenant.entities(), tenant.extras()));
    }
}
