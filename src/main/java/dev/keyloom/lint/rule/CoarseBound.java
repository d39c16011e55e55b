package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.materialize.CollectionQuery.SortMatch;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds upper bounds that are dates where the keys hold times. */
public final class CoarseBound implements Rule {
    /** A time that is cut to the year, month, day, hour or minute, at the end of a key. */
    private static final Pattern CUT_TIME =
            Pattern.compile("(\\d{4}(?:-\\d{2}(?:-\\d{2}(?:T\\d{2}(?::\\d{2})?)?)?)?)$");

    /** How long the times are that functions write; {@code iso} writes at least seconds. */
    private static final Map<TemplateFunction, Integer> CHARACTERS = Map.of(
            TemplateFunction.ISO,
            "2020-05-04T10:15:30Z".length(),
            TemplateFunction.MINUTE,
            "2020-05-04T10:15".length(),
            TemplateFunction.HOUR,
            "2020-05-04T10".length(),
            TemplateFunction.DAY,
            "2020-05-04".length(),
            TemplateFunction.MONTH,
            "2020-05".length());

    @Override
    public String id() {
        return "Q10";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "An upper bound is coarser than the keys it is compared with";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).queries()) {
            for (Reach reach : read.reaches()) {
                Optional<String> bound = upperBound(reach);
                Optional<String> cut = bound.flatMap(text -> coarse(text, reach));
                if (cut.isPresent()) {
                    report(read, reach, bound.get(), cut.get(), findings);
                    break;
                }
            }
        }
    }

    private static Optional<String> upperBound(Reach reach) {
        if (reach.query().sort().isEmpty()) {
            return Optional.empty();
        }
        SortMatch last = reach.query().sort().get(reach.query().sort().size() - 1);
        Optional<AttributeValue> bound = switch (last.operator()) {
            case BETWEEN -> last.upper();
            case LESS_OR_EQUAL -> Optional.of(last.value());
            case EQUAL, LESS, GREATER, GREATER_OR_EQUAL, BEGINS_WITH -> Optional.empty();
        };
        return bound.flatMap(
                value -> value instanceof AttributeValue.S text ? Optional.of(text.value()) : Optional.empty());
    }

    /** Returns the cut time in which a bound ends, if the kind's keys go on with the time there. */
    private static Optional<String> coarse(String bound, Reach reach) {
        Matcher matcher = CUT_TIME.matcher(bound);
        int place = reach.query().sort().size() - 1;
        if (!matcher.find() || place >= reach.kind().sort().size()) {
            return Optional.empty();
        }
        String head = bound.substring(0, matcher.start());
        KeyTemplate template = reach.kind().sort().get(place);
        for (TemplatePart.Reference reference : template.references()) {
            Optional<KeyTemplate> before = TemplateParts.before(template, reference);
            boolean fits = before.map(known -> known.match(head).fits()).orElse(head.isEmpty());
            if (fits
                    && characters(reach.kind().entity(), reference)
                            > matcher.group(1).length()) {
                return Optional.of(matcher.group(1));
            }
        }
        return Optional.empty();
    }

    /** Returns how many characters of a time a reference writes; 0 if it writes none in ISO form. */
    private static int characters(Entity entity, TemplatePart.Reference reference) {
        if (!reference.functions().isEmpty()) {
            return CHARACTERS.getOrDefault(reference.functions().get(0).function(), 0);
        }
        boolean isTime = TemplateParts.name(reference)
                .flatMap(entity::attribute)
                .flatMap(attribute -> attribute.facts().format())
                .filter(format -> format.startsWith("iso-8601"))
                .isPresent();
        return isTime ? CHARACTERS.getOrDefault(TemplateFunction.ISO, 0) : 0;
    }

    private void report(PatternRead read, Reach reach, String bound, String cut, Consumer<Finding> findings) {
        Finding finding = Finding.of(
                this,
                read.who() + ": upper bound \"" + bound + "\" leaves out everything in " + cut
                        + ", since the sort keys of " + reach.kind().label() + " go on behind it",
                "Give the bound as precisely as the keys are, or close it with a character that sorts behind: " + bound
                        + "~",
                read.place(),
                read.indexPlace());
        findings.accept(
                read.step().keyCondition().isPresent()
                        ? finding
                        : finding.withFix(Steps.fix("Close the bound with ~", read, CoarseBound::closed)));
    }

    private static Step closed(Step step) {
        List<SortCondition> sort = new ArrayList<>(step.sort());
        SortCondition last = sort.remove(sort.size() - 1);
        List<KeyTemplate> bounds = new ArrayList<>(last.bounds());
        KeyTemplate upper = bounds.remove(bounds.size() - 1);
        bounds.add(KeyTemplate.of(upper.text() + "~"));
        sort.add(new SortCondition(last.operator(), bounds));
        return Steps.withSort(step, sort);
    }
}
