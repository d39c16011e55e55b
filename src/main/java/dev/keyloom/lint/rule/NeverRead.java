package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds entities that patterns write and none reads: on purpose, as a half of a transaction, or by oversight. */
public final class NeverRead implements Rule {
    @Override
    public String id() {
        return "T04";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "An entity is written and never read";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-general-nosql-design.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Entity entity : context.model().entities()) {
            List<PatternWrite> writes = PatternWrites.of(context).of(entity.name());
            if (writes.isEmpty() || EntityUses.isRead(context, entity.name())) {
                continue;
            }
            List<PatternWrite> transactions =
                    writes.stream().filter(PatternWrite::isInTransaction).toList();
            Optional<String> role = role(context.model(), entity.name());
            if (role.isPresent() && !transactions.isEmpty()) {
                findings.accept(Finding.of(
                                this,
                                entity.name() + " is never read; it exists for " + numbers(transactions) + ": "
                                        + role.get(),
                                "Keep its description; it is easy to forget why the item is there.",
                                new Where.Entity(entity.name()))
                        .withSeverity(Severity.INFO));
            } else if (!isWaived(context.model(), entity.name())) {
                report(entity, writes, transactions, findings);
            }
        }
    }

    private void report(
            Entity entity, List<PatternWrite> writes, List<PatternWrite> transactions, Consumer<Finding> findings) {
        boolean isDescribed =
                entity.description().filter(text -> !text.isBlank()).isPresent();
        if (isDescribed && !transactions.isEmpty()) {
            findings.accept(Finding.of(
                            this,
                            entity.name() + " is never read; it exists for " + numbers(transactions),
                            "State its role: in \"transactionOnly\" if it is only the other half of a transaction.",
                            new Where.Entity(entity.name()))
                    .withSeverity(Severity.INFO));
        } else {
            findings.accept(Finding.of(
                    this,
                    entity.name() + " is written by " + numbers(writes) + " and never read",
                    "Add the pattern that reads it, or state what it is for.",
                    new Where.Entity(entity.name())));
        }
    }

    private static Optional<String> role(DataModel model, String entity) {
        if (model.constraints().transactionOnly().contains(entity)) {
            return Optional.of("the other half of a transaction");
        }
        boolean isMarker = model.constraints().unique().stream()
                .anyMatch(unique -> unique.marker().equals(Optional.of(entity)));
        return isMarker ? Optional.of("a marker of a unique value") : Optional.empty();
    }

    /** The author has said that nobody asks for them. */
    private static boolean isWaived(DataModel model, String entity) {
        List<DirectionStrategy> strategies = strategiesTo(model, entity).toList();
        return !strategies.isEmpty() && strategies.stream().noneMatch(DirectionStrategy::needed);
    }

    private static Stream<DirectionStrategy> strategiesTo(DataModel model, String entity) {
        return model.relationships().stream()
                .flatMap(relationship -> Direction.of(relationship).stream())
                .filter(direction -> direction.to().entities().contains(entity)
                        || direction.relationship().via().equals(Optional.of(entity)))
                .flatMap(direction -> direction.strategies().stream());
    }

    private static String numbers(List<PatternWrite> writes) {
        List<Integer> numbers = writes.stream()
                .map(write -> write.pattern().number())
                .distinct()
                .toList();
        return (numbers.size() == 1 ? "pattern " : "patterns ")
                + numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
