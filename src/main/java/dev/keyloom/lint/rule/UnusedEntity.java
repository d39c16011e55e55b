package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.problem.Severity;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds entities that no pattern reads or writes. */
public final class UnusedEntity implements Rule {
    @Override
    public String id() {
        return "X04";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "No pattern uses an entity";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-modeling-nosql-B.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        if (context.model().accessPatterns().isEmpty()) {
            return; // Nobody has written down yet what is asked.
        }
        for (Entity entity : context.model().entities()) {
            boolean hasRole = context.model().constraints().transactionOnly().contains(entity.name())
                    || context.model().constraints().unique().stream()
                            .anyMatch(unique -> unique.marker().equals(Optional.of(entity.name())));
            boolean isUsed = hasRole
                    || EntityUses.isRead(context, entity.name())
                    || EntityUses.isWritten(context, entity.name());
            if (!isUsed) {
                findings.accept(Finding.of(
                        this,
                        entity.name() + " is never used: no pattern reads or writes it",
                        "Add the pattern that needs it, or remove it.",
                        new Where.Entity(entity.name())));
            }
        }
    }
}
