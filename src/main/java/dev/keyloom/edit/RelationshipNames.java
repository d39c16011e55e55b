package dev.keyloom.edit;

import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Result;
import java.util.List;
import java.util.Optional;

/** Every place of a model that names a relationship. Copies that are made over a relationship go with it. */
final class RelationshipNames {
    private final NameChange change;
    private final ExpressionChange expressions;

    private RelationshipNames(NameChange change) {
        this.change = change;
        this.expressions = new ExpressionChange(change);
    }

    /** Returns the model with the relationship changed everywhere; a removal always has a value. */
    static Result<DataModel> changed(DataModel model, NameChange change) {
        RelationshipNames names = new RelationshipNames(change);
        DataModel changed = names.in(model);
        return names.expressions.judged(changed);
    }

    private DataModel in(DataModel model) {
        return model.withRelationships(Sharing.flatMapped(
                        model.relationships(),
                        relationship -> change.of(relationship.name()).map(relationship::withName)))
                .withEntities(Sharing.mapped(model.entities(), entity -> CopySources.changed(entity, this::copySource)))
                .withConstraints(constraints(model.constraints()));
    }

    private Optional<String> copySource(String source) {
        return isOverRelationship(source) ? change.atHead(source, ".") : Optional.of(source);
    }

    /** {@code follows.to.DisplayName}, unlike {@code User.DisplayName}, names an end of the relationship. */
    private boolean isOverRelationship(String source) {
        return source.startsWith(change.old() + ".from.") || source.startsWith(change.old() + ".to.");
    }

    private Constraints constraints(Constraints constraints) {
        return Sharing.kept(
                constraints,
                new Constraints(
                        constraints.sharedKeys(),
                        constraints.counters(),
                        constraints.unique(),
                        Sharing.flatMapped(constraints.copies(), this::copy),
                        constraints.tenant(),
                        change.in(constraints.irreflexive()),
                        change.in(constraints.transactionOnly()),
                        constraints.extras()));
    }

    private Optional<Constraints.Copy> copy(Constraints.Copy copy) {
        boolean isOver = copy.when()
                .filter(when -> ExpressionNames.in(when).mentions(this::relationshipIn))
                .isPresent();
        if (isOver && change.isRemoval()) {
            return Optional.empty();
        }
        return Optional.of(new Constraints.Copy(
                copy.entity(),
                copy.of(),
                copy.match(),
                copy.when().map(when -> expressions.in(when, this::relationshipIn)),
                copy.extras()));
    }

    private int relationshipIn(List<String> path) {
        boolean isEnd = path.size() > 1
                && path.get(0).equals(change.old())
                && (path.get(1).equals("from") || path.get(1).equals("to"));
        return isEnd ? 0 : -1;
    }
}
