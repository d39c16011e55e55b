package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds declared unique attributes that are neither the key nor claimed by a marker in the same transaction. */
public final class UnguardedUnique implements Rule {
    @Override
    public String id() {
        return "T03";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "Nothing keeps a unique value unique";
    }

    @Override
    public String reference() {
        return "https://aws.amazon.com/blogs/database/simulating-amazon-dynamodb-unique-constraints-using-transactions/";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        List<Constraints.Unique> unique = context.model().constraints().unique();
        for (int i = 0; i < unique.size(); i++) {
            check(context, unique.get(i), new Where.Constraint("unique", i), findings);
        }
        for (Entity entity : context.model().entities()) {
            for (EntityAttribute attribute : entity.attributes()) {
                boolean isDeclared = attribute.facts().unique().orElse(false)
                        && unique.stream()
                                .noneMatch(some -> some.entity().equals(entity.name())
                                        && some.attributes().equals(List.of(attribute.name())));
                if (isDeclared && !isKey(context, entity, List.of(attribute.name()))) {
                    findings.accept(finding(
                            entity.name() + "." + attribute.name()
                                    + " is not unique: it is no key, and no marker claims it",
                            new Where.Attribute(entity.name(), attribute.name())));
                }
            }
        }
    }

    private void check(LintContext context, Constraints.Unique unique, Where where, Consumer<Finding> findings) {
        Optional<Entity> entity = context.model().entity(unique.entity());
        if (entity.isEmpty() || isKey(context, entity.get(), unique.attributes())) {
            return;
        }
        String name = unique.entity() + "." + String.join(", ", unique.attributes());
        if (unique.marker().isEmpty()) {
            findings.accept(finding(name + " is not unique: it is no key, and no marker claims it", where));
            return;
        }
        String marker = unique.marker().get();
        for (PatternWrite write : PatternWrites.of(context).of(unique.entity())) {
            boolean isClaimed = PatternWrites.of(context).together(write).stream()
                    .anyMatch(other -> other.isOf(marker) && other.isPut() && Conditions.refusesExisting(other.step()));
            if (write.isPut() && !isClaimed) {
                findings.accept(finding(
                        PatternRead.who(write.pattern()) + " puts " + unique.entity() + " without claiming its "
                                + String.join(", ", unique.attributes()) + " by a " + marker
                                + " in the same transaction",
                        where,
                        new Where.Pattern(write.pattern().number())));
            }
        }
    }

    private Finding finding(String message, Where... where) {
        return Finding.of(
                this,
                message,
                "Put a marker item whose key is the value in the same transaction, on condition that it is not there.",
                where);
    }

    /** Two records with the same values are one item if the primary key is made of nothing else. */
    private static boolean isKey(LintContext context, Entity entity, List<String> attributes) {
        List<KeyRow> rows = KeyCells.of(context).rows(entity, IndexRef.PRIMARY);
        return !rows.isEmpty()
                && rows.stream()
                        .allMatch(row -> row.isWhole()
                                && !row.attributeNames().isEmpty()
                                && attributes.containsAll(row.attributeNames()));
    }
}
