package dev.keyloom.lint.rule;

import dev.keyloom.expression.AttributeName;
import dev.keyloom.expression.Dialect;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.KeyTest;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds key conditions that name the key attributes of another index. */
public final class ForeignKeyAttribute implements Rule {
    @Override
    public String id() {
        return "Q03";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A key condition names key attributes of another index";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).queries()) {
            Optional<KeyCondition> condition = condition(read);
            if (condition.isEmpty()) {
                continue;
            }
            List<String> own = read.key().attributeNames();
            Map<String, String> renames = new LinkedHashMap<>();
            for (KeyTest test : condition.get().tests()) {
                String name = test.attribute().name();
                if (!own.contains(name)) {
                    own(read, name).ifPresent(meant -> renames.put(name, meant));
                }
            }
            if (!renames.isEmpty()) {
                report(read, condition.get(), renames, findings);
            }
        }
    }

    /** Returns the key condition that a query writes as text; nothing if it has none or it cannot be read. */
    static Optional<KeyCondition> condition(PatternRead read) {
        return read.isQuery()
                ? read.step()
                        .keyCondition()
                        .flatMap(text -> KeyCondition.parse(text, Dialect.MODEL).value())
                : Optional.empty();
    }

    /** Returns the attribute with the role in the index read that another attribute has in its own; nothing for no key. */
    private static Optional<String> own(PatternRead read, String foreign) {
        for (IndexRef other : read.table().schema().indexRefs()) {
            KeySchema schema = read.table().schema().keyOf(other).orElseThrow();
            Optional<String> meant = atSamePlace(schema.partition(), read.key().partition(), foreign)
                    .or(() -> atSamePlace(schema.sort(), read.key().sort(), foreign));
            if (meant.isPresent()) {
                return meant;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> atSamePlace(List<KeyAttribute> there, List<KeyAttribute> here, String name) {
        for (int i = 0; i < there.size(); i++) {
            if (there.get(i).name().equals(name)) {
                return Optional.of(
                        here.isEmpty()
                                ? name
                                : here.get(Math.min(i, here.size() - 1)).name());
            }
        }
        return Optional.empty();
    }

    private void report(
            PatternRead read, KeyCondition condition, Map<String, String> renames, Consumer<Finding> findings) {
        Finding finding = Finding.of(
                this,
                read.who() + " asks " + read.index() + " for " + String.join(", ", renames.keySet())
                        + ", but it is keyed by " + String.join(", ", read.key().attributeNames()),
                "Name the key attributes of " + read.index() + " in the key condition, or read the index that has "
                        + String.join(", ", renames.keySet()) + ".",
                read.place(),
                read.indexPlace());
        List<KeyTest> tests =
                condition.tests().stream().map(test -> renamed(test, renames)).toList();
        boolean eachOnce =
                tests.stream().map(test -> test.attribute().name()).distinct().count() == tests.size();
        boolean allOwn = tests.stream()
                .allMatch(test ->
                        read.key().attributeNames().contains(test.attribute().name()));
        findings.accept(
                eachOnce && allOwn
                        ? finding.withFix(Steps.fix(
                                "Ask for " + String.join(", ", renames.values()),
                                read,
                                step -> Steps.withKeyCondition(step, new KeyCondition(tests).text())))
                        : finding);
    }

    private static KeyTest renamed(KeyTest test, Map<String, String> renames) {
        String name = renames.get(test.attribute().name());
        return name == null ? test : new KeyTest(AttributeName.placeholder(name), test.operator(), test.bounds());
    }
}
