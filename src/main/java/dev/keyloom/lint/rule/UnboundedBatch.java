package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Severity;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Finds batch reads of more keys than one call takes, or of a number that nobody states. */
public final class UnboundedBatch implements Rule {
    private static final long MAX_KEYS = 100;

    @Override
    public String id() {
        return "Q18";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "A batch read has more than 100 keys, or an unstated number";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).all()) {
            if (read.step().operation() != Operation.BATCH_GET_ITEM) {
                continue;
            }
            Optional<Long> keys = keys(read);
            if (keys.isEmpty() || keys.get() > MAX_KEYS) {
                String number = keys.map(count -> count + " keys").orElse("a number of keys that is not stated");
                findings.accept(Finding.of(
                        this,
                        read.who() + " reads " + number + " in one BatchGetItem, which takes " + MAX_KEYS,
                        "Read one page of keys at a time, at most " + MAX_KEYS
                                + ", and send again what comes back as UnprocessedKeys.",
                        read.place()));
            }
        }
    }

    /** Returns how many keys the step asks for; nothing if it depends on the answer of an earlier step. */
    private static Optional<Long> keys(PatternRead read) {
        Step step = read.step();
        if (step.upTo().isPresent()) {
            return Optional.of((long) step.upTo().getAsInt());
        }
        Set<String> answers = new LinkedHashSet<>();
        read.pattern().steps().forEach(other -> other.as().ifPresent(answers::add));
        boolean dependent = Stream.concat(
                        step.partition().stream(), step.sort().stream().flatMap(sort -> sort.bounds().stream()))
                .flatMap(template -> template.attributeNames().stream())
                .anyMatch(answers::contains);
        if (dependent) {
            return Optional.empty();
        }
        return Optional.of(step.fanOut().values().stream().mapToLong(List::size).reduce(1, (a, b) -> a * b));
    }
}
