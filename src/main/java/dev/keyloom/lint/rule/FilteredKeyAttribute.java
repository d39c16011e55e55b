package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Finds filters on key attributes, and key conditions on attributes that are no keys. */
public final class FilteredKeyAttribute implements Rule {
    @Override
    public String id() {
        return "Q15";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A filter names a key attribute, or a key condition an attribute that is no key";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.FilterExpression.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).queries()) {
            Set<String> keys = new LinkedHashSet<>(read.key().attributeNames());
            Set<String> filtered = read.step()
                    .filter()
                    .flatMap(text -> Condition.parse(text).value())
                    .map(Condition::attributeNames)
                    .orElse(Set.of());
            filtered.stream()
                    .filter(keys::contains)
                    .forEach(name -> findings.accept(Finding.of(
                            this,
                            read.who() + " filters by " + name + ", a key attribute of " + read.index()
                                    + "; the service refuses that",
                            "Move the test of " + name + " to the key condition.",
                            read.place(),
                            read.indexPlace())));
            Set<String> anyKeys = new LinkedHashSet<>();
            read.table().schema().keyAttributes().forEach(key -> anyKeys.add(key.name()));
            ForeignKeyAttribute.condition(read).stream()
                    .flatMap(condition -> condition.tests().stream())
                    .map(test -> test.attribute().name())
                    .filter(name -> !anyKeys.contains(name))
                    .forEach(name -> findings.accept(Finding.of(
                            this,
                            read.who() + " tests " + name + " in its key condition, but " + name
                                    + " is no key attribute of " + read.index(),
                            "Test " + name + " in a filter, or make it part of a key.",
                            read.place(),
                            read.indexPlace())));
        }
    }
}
