package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.Operation;
import dev.keyloom.problem.Severity;
import java.util.function.Consumer;

/** Finds reads by key that name a secondary index. */
public final class GetItemOnIndex implements Rule {
    @Override
    public String id() {
        return "Q04";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "GetItem or BatchGetItem names a secondary index";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).all()) {
            Operation operation = read.step().operation();
            boolean byKey = operation == Operation.GET_ITEM || operation == Operation.BATCH_GET_ITEM;
            if (!byKey || read.index().isPrimary()) {
                continue;
            }
            Finding finding = Finding.of(
                    this,
                    read.who() + " uses " + operation.serviceName() + " on " + read.index()
                            + "; only the base table is read by whole keys",
                    "Use Query on " + read.index() + ": an index key need not be unique, so it can give several items.",
                    read.place(),
                    read.indexPlace());
            findings.accept(
                    operation == Operation.GET_ITEM
                            ? finding.withFix(Steps.fix(
                                    "Query " + read.index(), read, step -> Steps.withOperation(step, Operation.QUERY)))
                            : finding);
        }
    }
}
