package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.materialize.CollectionQuery;
import dev.keyloom.materialize.CollectionQuery.SortMatch;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.KeyOrder;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds ranges of sort keys that nothing can lie in. */
public final class EmptyRange implements Rule {
    @Override
    public String id() {
        return "Q20";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A range of sort keys is empty or inverted";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).queries()) {
            Optional<String> what = fault(read);
            if (what.isPresent()) {
                Finding finding = Finding.of(
                        this,
                        read.who() + ": " + what.get(),
                        "For a first page leave the bound out, or bound by the text just behind the prefix: # is followed by $.",
                        read.place(),
                        read.indexPlace());
                findings.accept(
                        read.step().sort().size() == 1
                                ? finding.withFix(
                                        Steps.fix("Leave the bound out", read, step -> Steps.withSort(step, List.of())))
                                : finding);
            }
        }
    }

    /** Returns what is wrong with the range of one of a read's requests. */
    static Optional<String> fault(PatternRead read) {
        for (CollectionQuery query : read.queries()) {
            if (query.sort().isEmpty()) {
                continue;
            }
            SortMatch last = query.sort().get(query.sort().size() - 1);
            String attribute = read.key().sort().get(query.sort().size() - 1).name();
            if (isInverted(last)) {
                return Optional.of(attribute + " BETWEEN \"" + text(last.value()) + "\" AND \""
                        + text(last.upper().orElseThrow()) + "\" is inverted");
            }
            List<Reach> here = read.reaches().stream()
                    .filter(reach -> reach.query().equals(query))
                    .toList();
            if (isRange(last.operator()) && !here.isEmpty() && here.stream().noneMatch(Reach::inRange)) {
                return Optional.of(attribute + " " + last.operator().symbol() + " \"" + text(last.value())
                        + "\" matches nothing: the sort keys there are "
                        + String.join(
                                " and ",
                                here.stream().map(EmptyRange::shown).distinct().toList()));
            }
        }
        return Optional.empty();
    }

    private static boolean isRange(Operator operator) {
        return operator != Operator.EQUAL && operator != Operator.BEGINS_WITH;
    }

    private static boolean isInverted(SortMatch match) {
        return match.upper()
                .filter(upper -> upper.type() == match.value().type())
                .filter(upper -> KeyOrder.ASCENDING.compare(match.value(), upper) > 0)
                .isPresent();
    }

    private static String shown(Reach reach) {
        return reach.spans().isEmpty() ? "none" : "\"" + reach.spans().get(0).shown() + "\"";
    }

    private static String text(AttributeValue value) {
        return value.scalarText().orElse("");
    }
}
