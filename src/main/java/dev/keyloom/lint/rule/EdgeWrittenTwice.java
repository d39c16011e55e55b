package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Strategy;
import dev.keyloom.problem.Severity;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Finds pairs that are written as two items although an index could turn one of them round. */
public final class EdgeWrittenTwice implements Rule {
    @Override
    public String id() {
        return "R04";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "Both directions of a pair are items of their own";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-adjacency-graphs.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            boolean twice = Direction.of(relationship).stream()
                    .flatMap(direction -> direction.strategies().stream())
                    .anyMatch(strategy -> strategy.strategy() == Strategy.DUPLICATED_EDGE);
            if (twice && !isReadStrongly(context, relationship)) {
                findings.accept(Finding.of(
                        this,
                        "Each pair of \"" + relationship.name() + "\" is written twice, and the two can come apart",
                        "Write the pair once and read it the other way through a global index whose keys are turned round;"
                                + " two items pay only where both directions need strongly consistent reads.",
                        new Where.Relationship(relationship.name())));
            }
        }
    }

    /** Says whether a pattern reads the pairs strongly consistent, which no global index could give. */
    private static boolean isReadStrongly(LintContext context, Relationship relationship) {
        Set<String> edges = new LinkedHashSet<>(relationship.via().stream().toList());
        context.model().constraints().copies().stream()
                .filter(copy -> edges.contains(copy.of()))
                .map(Constraints.Copy::entity)
                .toList()
                .forEach(edges::add);
        return PatternReads.of(context).all().stream()
                .filter(read -> read.step().consistentRead().orElse(false))
                .flatMap(read -> read.pattern().returns().orElse(List.of()).stream())
                .anyMatch(entry -> edges.contains(entry.entity()));
    }
}
