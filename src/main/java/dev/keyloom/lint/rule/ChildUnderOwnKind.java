package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Relationship;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Finds records that refer to their own kind and lie in the base table under the record they refer to. */
public final class ChildUnderOwnKind implements Rule {
    @Override
    public String id() {
        return "R08";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A full record is keyed under a parent of its own kind in the base table";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-adjacency-graphs.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            Direction forward = Direction.of(relationship).get(0);
            if (!relationship.isSelfReference()
                    || relationship.via().isPresent()
                    || forward.pointer().isEmpty()) {
                continue;
            }
            for (String name : forward.holders()) {
                context.model()
                        .entity(name)
                        .ifPresent(entity ->
                                check(relationship, entity, forward.pointer().values(), findings));
            }
        }
    }

    private void check(
            Relationship relationship, Entity entity, Collection<String> pointer, Consumer<Finding> findings) {
        // A child whose identity holds its parent's is no full record of its own.
        if (pointer.stream().anyMatch(entity.identifier()::contains)) {
            return;
        }
        List<KeyMapping> mappings = entity.mappings(IndexRef.PRIMARY);
        for (int i = 0; i < mappings.size(); i++) {
            Set<String> held = new LinkedHashSet<>();
            mappings.get(i).partition().forEach(template -> held.addAll(template.attributeNames()));
            if (held.containsAll(pointer)) {
                findings.accept(Finding.of(
                        this,
                        entity.name() + " is keyed under its parent by " + String.join(", ", pointer)
                                + " in the base table, so that it leads no item collection of its own (\""
                                + relationship.name() + "\")",
                        "Give every " + entity.name()
                                + " its own partition in the base table, and point to the parent by a"
                                + " variant of its key in a global index.",
                        new Where.Key(entity.name(), IndexRef.PRIMARY, i, Where.Key.Role.PARTITION),
                        new Where.Relationship(relationship.name())));
            }
        }
    }
}
