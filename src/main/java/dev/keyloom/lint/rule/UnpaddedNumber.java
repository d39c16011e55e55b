package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Operation;
import dev.keyloom.model.SortCondition;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A number in a sort key of text without padding, where its order matters. */
public final class UnpaddedNumber implements Rule {
    private static final int USUAL_DIGITS = 7;

    @Override
    public String id() {
        return "K01";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A number in a text sort key is not padded";
    }

    @Override
    public String reference() {
        return "Text keys are compared byte by byte, so that 10 comes before 9: AWS developer guide, sort keys";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (KeyRow row : KeyCells.of(context).rows()) {
            row.sort().stream()
                    .filter(cell -> cell.isOwn() && cell.isText() && !isAlone(row))
                    .forEach(cell -> check(context, cell, findings));
        }
    }

    /** Where the partition key is the same text, the item is alone in its collection and there is nothing to order. */
    private static boolean isAlone(KeyRow row) {
        return row.partition().size() == 1
                && row.sort().size() == 1
                && row.partition().get(0).template().equals(row.sort().get(0).template());
    }

    private void check(LintContext context, KeyCell cell, Consumer<Finding> findings) {
        for (TemplatePart.Reference reference : cell.template().references()) {
            cell.attributeOf(reference)
                    .filter(attribute -> attribute.type() == AttributeType.N && isPlain(reference))
                    .ifPresent(attribute -> check(context, cell, reference, attribute, findings));
        }
    }

    private static boolean isPlain(TemplatePart.Reference reference) {
        return reference.functions().stream().allMatch(call -> call.function() == TemplateFunction.DEFAULT);
    }

    private void check(
            LintContext context,
            KeyCell cell,
            TemplatePart.Reference reference,
            EntityAttribute attribute,
            Consumer<Finding> findings) {
        AttributePath path = reference.path().orElseThrow();
        NumberFacts facts = NumberFacts.ofRecords(context, cell.entity(), path);
        Optional<String> reason = facts.varies()
                ? Optional.of("the records hold numbers of different lengths")
                : orderingPattern(context, cell, attribute.name());
        if (reason.isEmpty()) {
            return;
        }
        Finding finding = Finding.of(
                this,
                cell.name() + ": " + attribute.name() + " is unpadded in \""
                        + cell.written().text() + "\", so '10' sorts before '9'; " + reason.get(),
                "Pad it to the width of the largest number there will be: <" + path.text() + "|pad(7)>.",
                cell.where(),
                new Where.Attribute(cell.entity().name(), attribute.name()));
        findings.accept(finding.withFix(fix(cell, reference, attribute, facts.with(attribute))));
    }

    private static Optional<String> orderingPattern(LintContext context, KeyCell cell, String attribute) {
        for (ReadStep read : ReadSteps.of(context)) {
            if (!read.reads(cell.table(), cell.index()) || read.step().operation() != Operation.QUERY) {
                continue;
            }
            boolean isOrdered = read.pattern().returns().stream()
                    .flatMap(List::stream)
                    .filter(returned -> returned.entity().equals(cell.entity().name()))
                    .flatMap(returned -> returned.orderBy().stream())
                    .anyMatch(order -> order.equals(attribute) || order.startsWith(attribute + " "));
            if (isOrdered) {
                return Optional.of("pattern " + read.pattern().number() + " orders by it");
            }
            boolean isRange = read.step().sort().stream()
                    .filter(sort -> sort.operator() != SortCondition.Operator.EQUAL
                            && sort.operator() != SortCondition.Operator.BEGINS_WITH)
                    .flatMap(sort -> sort.bounds().stream())
                    .anyMatch(
                            bound -> TemplateTexts.hasReferences(bound) && TemplateTexts.reads(bound, cell.template()));
            if (isRange) {
                return Optional.of("pattern " + read.pattern().number() + " asks for a range of it");
            }
        }
        return Optional.empty();
    }

    private static Fix fix(
            KeyCell cell, TemplatePart.Reference reference, EntityAttribute attribute, NumberFacts facts) {
        boolean isBounded = attribute.facts().maximum().isPresent();
        int digits = isBounded ? facts.integerDigits() : Math.max(facts.integerDigits(), USUAL_DIGITS);
        String function = (facts.hasNegative() ? "signed(" : "pad(") + digits
                + (facts.fractionDigits() > 0 ? ", " + facts.fractionDigits() : "") + ")";
        String entity = cell.entity().name();
        return new Fix(
                "Write " + attribute.name() + " with " + function,
                model -> TemplateChanges.references(
                        model, entity, some -> some.path().equals(reference.path()) && isPlain(some), some -> {
                            List<String> functions = new ArrayList<>(TemplateTexts.functions(some));
                            functions.add(function);
                            return functions;
                        }));
    }
}
