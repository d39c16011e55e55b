package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds transactions of more than 100 items or 4 MB, and those that name one item twice. */
public final class TransactionTooLarge implements Rule {
    @Override
    public String id() {
        return "T05";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A transaction is more than the service takes";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html";
    }

    private static final int MAX_ACTIONS = 100;
    private static final long MAX_BYTES = 4L * 1024 * 1024;

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (AccessPattern pattern : context.model().accessPatterns()) {
            for (Step step : pattern.steps()) {
                boolean isTransaction = step.operation() == Operation.TRANSACT_WRITE_ITEMS
                        || step.operation() == Operation.TRANSACT_GET_ITEMS;
                if (isTransaction) {
                    check(context.model(), pattern, step, findings);
                }
            }
        }
    }

    private void check(DataModel model, AccessPattern pattern, Step step, Consumer<Finding> findings) {
        long count = Math.max(
                step.upTo().orElse(0),
                step.actions().stream()
                        .mapToLong(action -> action.upTo().orElse(1))
                        .sum());
        if (count > MAX_ACTIONS) {
            report(pattern, "a transaction of up to " + count + " items; it takes " + MAX_ACTIONS, findings);
        }
        long bytes = step.actions().stream()
                .mapToLong(action -> action.upTo().orElse(1) * bytes(model, action))
                .sum();
        if (bytes > MAX_BYTES) {
            report(pattern, "a transaction of up to " + bytes / 1024 + " KB; it takes 4 MB", findings);
        }
        if (step.operation() == Operation.TRANSACT_WRITE_ITEMS) {
            twice(model, pattern, step)
                    .ifPresent(entity ->
                            report(pattern, "a transaction that names the same " + entity + " twice", findings));
        }
    }

    private void report(AccessPattern pattern, String what, Consumer<Finding> findings) {
        findings.accept(Finding.of(
                this,
                PatternRead.who(pattern) + ": " + what,
                "Split it into several, each of which leaves the data right, or merge the actions on one item.",
                new Where.Pattern(pattern.number())));
    }

    private static long bytes(DataModel model, Step action) {
        return action.entity()
                .flatMap(model::entity)
                .map(entity -> (long) entity.maximumBytes().orElse(0))
                .orElse(0L);
    }

    /** Returns an entity of which two actions give the same identifier in the same words. */
    private static Optional<String> twice(DataModel model, AccessPattern pattern, Step step) {
        Set<List<Object>> seen = new LinkedHashSet<>();
        for (Step action : step.actions()) {
            Optional<Entity> entity = action.entity().flatMap(model::entity);
            boolean isOne = action.upTo().orElse(1) == 1 && action.fanOut().isEmpty();
            if (entity.isPresent() && isOne) {
                List<Object> item = new ArrayList<>(List.of(entity.get().name()));
                for (String attribute : entity.get().identifier()) {
                    item.add(Optional.ofNullable(action.values().get(attribute))
                            .or(() -> Optional.ofNullable(pattern.parameters().get(attribute)))
                            .<Object>map(value -> plain(value, pattern))
                            .orElse("<" + attribute + ">"));
                }
                if (!seen.add(item)) {
                    return Optional.of(entity.get().name());
                }
            }
        }
        return Optional.empty();
    }

    /** A placeholder that is one parameter stands for the parameter's value. */
    private static Object plain(AttributeValue value, AccessPattern pattern) {
        Optional<String> text = value.scalarText();
        Optional<AttributeValue> parameter = text.filter(some -> some.startsWith("<") && some.endsWith(">"))
                .map(some -> pattern.parameters().get(some.substring(1, some.length() - 1)));
        return parameter.<Object>map(found -> found.scalarText().orElse("")).orElse(text.orElse(""));
    }
}
