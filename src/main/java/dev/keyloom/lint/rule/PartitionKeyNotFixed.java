package dev.keyloom.lint.rule;

import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.KeyOperator;
import dev.keyloom.expression.KeyTest;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.KeyAttribute;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds queries whose condition does not fix the whole partition key. */
public final class PartitionKeyNotFixed implements Rule {
    @Override
    public String id() {
        return "Q02";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A key condition does not give the whole partition key by equality";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).queries()) {
            Optional<KeyCondition> written = ForeignKeyAttribute.condition(read);
            if (written.isPresent()) {
                check(read, written.get(), findings);
            } else if (read.step().keyCondition().isEmpty()
                    && read.step().index().isPresent()
                    && read.step().partition().size() < read.key().partition().size()) {
                KeyAttribute first =
                        read.key().partition().get(read.step().partition().size());
                report(read, "gives no value for " + first.name(), first, findings);
            }
        }
    }

    private void check(PatternRead read, KeyCondition condition, Consumer<Finding> findings) {
        List<String> names = read.key().attributeNames();
        boolean onlyKeys = condition.tests().stream()
                .allMatch(test -> names.contains(test.attribute().name()));
        for (KeyAttribute attribute : read.key().partition()) {
            Optional<KeyTest> test = condition.on(attribute.name());
            if (test.isPresent() && test.get().operator() != KeyOperator.EQUAL) {
                String operator = test.get().operator().symbol();
                report(read, "tests partition key " + attribute.name() + " by " + operator, attribute, findings);
            } else if (test.isEmpty() && onlyKeys) {
                report(read, "gives no value for " + attribute.name(), attribute, findings);
            }
        }
    }

    private void report(PatternRead read, String what, KeyAttribute attribute, Consumer<Finding> findings) {
        findings.accept(Finding.of(
                this,
                read.who() + " " + what + "; a Query on " + read.index() + " needs " + attribute.name()
                        + " = one value",
                "Give " + attribute.name()
                        + " by equality and leave ranges and begins_with to the sort key, or choose an"
                        + " index whose partition key the pattern knows.",
                read.place(),
                read.indexPlace()));
    }
}
