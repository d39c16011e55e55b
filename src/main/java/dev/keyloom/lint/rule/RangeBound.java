package dev.keyloom.lint.rule;

import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the condition on a sort key that keeps all that a pattern wants and leaves out the strangers beside it. */
final class RangeBound {
    private final PatternReads reads;
    private final PatternRead read;

    private RangeBound(PatternReads reads, PatternRead read) {
        this.reads = reads;
        this.read = read;
    }

    /** Returns the change of the step, if there is such a condition and it leaves nothing to find. */
    static Optional<Fix> fix(LintContext context, PatternReads reads, PatternRead read, Reach stranger) {
        return new RangeBound(reads, read)
                .condition(stranger)
                .map(condition -> Steps.fix(
                        "Bound the sort key by " + condition.operator().symbol() + " "
                                + String.join(
                                        " and ",
                                        condition.bounds().stream()
                                                .map(KeyTemplate::text)
                                                .toList()),
                        read,
                        step -> Steps.withSort(step, List.of(condition))))
                .filter(fix -> isClean(context, read, fix));
    }

    private static boolean isClean(LintContext context, PatternRead read, Fix fix) {
        PatternReads changed = PatternReads.of(LintContext.of(fix.change().apply(context.model())));
        return changed.queries().stream()
                .filter(other ->
                        other.position() == read.position() && other.stepPath().equals(read.stepPath()))
                .anyMatch(other -> StrangersInRange.isClean(changed, other)
                        && other.inRange().size() > 0);
    }

    private Optional<SortCondition> condition(Reach stranger) {
        if (read.key().sort().size() != 1 || read.step().keyCondition().isPresent()) {
            return Optional.empty();
        }
        List<Reach> here = read.inRange().stream()
                .filter(reach -> reach.query().equals(stranger.query()))
                .toList();
        List<Reach> wanted = here.stream()
                .filter(reach -> reads.isWanted(read, reach.kind()))
                .sorted(Reach::compare)
                .toList();
        List<Reach> strangers = here.stream()
                .filter(reach -> !wanted.contains(reach) && reach.isLikely())
                .toList();
        Reach lowest = wanted.get(0);
        Reach highest = wanted.get(wanted.size() - 1);
        boolean below = strangers.stream().anyMatch(reach -> reach.compare(lowest) < 0);
        boolean above = strangers.stream().anyMatch(reach -> reach.compare(highest) > 0);
        Optional<KeyTemplate> lower = template(lowest);
        Optional<KeyTemplate> upper =
                highest.isSingle() ? template(highest) : template(highest).flatMap(RangeBound::next);
        if (wanted.size() == 1 && !lowest.isSingle()) {
            return lower.map(prefix -> new SortCondition(Operator.BEGINS_WITH, List.of(prefix)));
        }
        if (below && above) {
            return lower.flatMap(from -> upper.map(to -> new SortCondition(Operator.BETWEEN, List.of(from, to))));
        }
        Operator last = highest.isSingle() ? Operator.LESS_OR_EQUAL : Operator.LESS;
        return below
                ? lower.map(from -> new SortCondition(Operator.GREATER_OR_EQUAL, List.of(from)))
                : upper.map(to -> new SortCondition(last, List.of(to)));
    }

    /** Returns the beginning of a kind's sort keys, as far as the pattern's parameters give it. */
    private Optional<KeyTemplate> template(Reach reach) {
        Optional<Returned> entry = read.returned(reach.kind().entity()).stream().findFirst();
        StringBuilder text = new StringBuilder();
        for (TemplatePart part : reach.kind().sort().get(0).parts()) {
            if (part instanceof TemplatePart.Literal literal) {
                text.append(TemplateParts.escaped(literal.text()));
            } else if (part instanceof TemplatePart.Reference reference) {
                Optional<String> parameter = entry.flatMap(found -> TemplateParts.name(reference)
                        .flatMap(attribute -> Parameters.equalTo(read.pattern(), found, attribute)));
                if (parameter.isEmpty()) {
                    break;
                }
                text.append(TemplateParts.written(reference, parameter.get()));
            }
        }
        return parsed(text.toString());
    }

    /** Returns the first text behind all that begin with a template's: its last sign made the next one. */
    private static Optional<KeyTemplate> next(KeyTemplate prefix) {
        List<TemplatePart> parts = new ArrayList<>(prefix.parts());
        if (!(parts.get(parts.size() - 1) instanceof TemplatePart.Literal literal)) {
            return Optional.empty();
        }
        String text = literal.text();
        int last = text.codePointBefore(text.length());
        String head = prefix.text()
                .substring(0, prefix.text().offsetByCodePoints(0, literal.span().offset()));
        String changed = text.substring(0, text.length() - Character.charCount(last)) + Character.toString(last + 1);
        return parsed(head + TemplateParts.escaped(changed));
    }

    private static Optional<KeyTemplate> parsed(String text) {
        return text.isEmpty()
                ? Optional.empty()
                : KeyTemplate.parse(text).value().filter(template -> !template.isBroken());
    }
}
