package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.problem.Severity;
import java.util.function.Consumer;

/** Finds queries of collections without a largest size that neither limit nor page. */
public final class UnboundedQuery implements Rule {
    @Override
    public String id() {
        return "Q16";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A collection without a largest size is read without limit or paging";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Pagination.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).queries()) {
            if (read.step().limit().isPresent() || read.step().paginated()) {
                continue;
            }
            read.inRange().stream()
                    .filter(Reach::isLikely)
                    .filter(reach -> CollectionSize.of(context.model(), reach) == CollectionSize.UNBOUNDED)
                    .findFirst()
                    .ifPresent(reach -> findings.accept(Finding.of(
                                    this,
                                    read.who() + " reads all "
                                            + reach.kind().entity().name() + " items of "
                                            + reach.query()
                                                    .partition()
                                                    .get(0)
                                                    .scalarText()
                                                    .orElse("a collection")
                                            + " without limit or paging, and their number has no bound",
                                    "Set a limit, or page on until no LastEvaluatedKey comes back; a page ends at 1 MB in any"
                                            + " case.",
                                    read.place(),
                                    read.indexPlace())
                            .withFix(Steps.fix("Page through the answer", read, Steps::paginated))));
        }
    }
}
