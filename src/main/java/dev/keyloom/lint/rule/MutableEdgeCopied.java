package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds pairs with changing data that an index copies whole. */
public final class MutableEdgeCopied implements Rule {
    @Override
    public String id() {
        return "R12";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "Changing data of a pair is copied into an index";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.ThroughputConsiderations";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Set<String> edges = new LinkedHashSet<>();
        context.model()
                .relationships()
                .forEach(relationship -> relationship.via().ifPresent(edges::add));
        for (String name : edges) {
            Optional<Entity> edge = context.model().entity(name);
            Optional<Table> table = edge.flatMap(context::tableOf);
            if (edge.isPresent() && table.isPresent()) {
                for (SecondaryIndex index : table.get().schema().indexes()) {
                    check(context, table.get(), edge.get(), index, findings);
                }
            }
        }
    }

    private void check(
            LintContext context, Table table, Entity edge, SecondaryIndex index, Consumer<Finding> findings) {
        boolean held = IndexKinds.of(context).in(table, index.ref()).stream()
                .anyMatch(kind -> kind.entity().equals(edge));
        List<String> changing = edge.attributes().stream()
                .filter(attribute -> attribute.mutable().orElse(false))
                .map(EntityAttribute::name)
                .toList();
        if (held && !changing.isEmpty() && index.projection().kind() == Projection.Kind.ALL) {
            findings.accept(Finding.of(
                    this,
                    "Each change of " + edge.name() + "." + String.join(", ", changing) + " is written twice: "
                            + index.name() + " copies the whole pair",
                    "Leave what changes out of " + index.name()
                            + " (KEYS_ONLY or INCLUDE), or keep it on one of the ends.",
                    new Where.Attribute(edge.name(), changing.get(0)),
                    new Where.Index(table.name(), index.ref())));
        }
    }
}
