package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Relationship;
import dev.keyloom.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Finds relationships of a kind with itself in which nothing keeps a record from being paired with itself. */
public final class SelfEdge implements Rule {
    @Override
    public String id() {
        return "R10";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A record can be related to itself";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-adjacency-graphs.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            boolean guarded = context.model().constraints().irreflexive().contains(relationship.name());
            if (relationship.isSelfReference() && !guarded && canBeSet(context.model(), relationship)) {
                String entity = relationship.from().entities().get(0);
                findings.accept(Finding.of(
                                this,
                                "A " + entity + " can be its own partner in \"" + relationship.name()
                                        + "\": nothing refuses it",
                                "Refuse the write where both ends are the same, and declare \"" + relationship.name()
                                        + "\" irreflexive; store a symmetric pair once, its lesser end first.",
                                new Where.Relationship(relationship.name()))
                        .withFix(new Fix(
                                "Declare \"" + relationship.name() + "\" irreflexive",
                                model -> declared(model, relationship.name()))));
            }
        }
    }

    /** Says whether the pair is written after both records exist: as an item, or by a pointer that may change. */
    private static boolean canBeSet(DataModel model, Relationship relationship) {
        if (relationship.via().isPresent()) {
            return true;
        }
        Direction forward = Direction.of(relationship).get(0);
        return forward.holders().stream()
                .flatMap(name -> model.entity(name).stream())
                .flatMap(entity -> forward.pointer().values().stream().flatMap(name -> entity.attribute(name).stream()))
                .anyMatch(attribute -> attribute.mutable().orElse(false));
    }

    private static DataModel declared(DataModel model, String relationship) {
        Constraints old = model.constraints();
        List<String> irreflexive = new ArrayList<>(old.irreflexive());
        irreflexive.add(relationship);
        return model.withConstraints(new Constraints(
                old.sharedKeys(),
                old.counters(),
                old.unique(),
                old.copies(),
                old.tenant(),
                irreflexive,
                old.transactionOnly(),
                old.extras()));
    }
}
