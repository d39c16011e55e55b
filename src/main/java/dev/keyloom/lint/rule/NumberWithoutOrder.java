package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** A negative or fractional number, or one above the largest to count down from, in a key of text. */
public final class NumberWithoutOrder implements Rule {
    private static final int USUAL_DIGITS = 7;

    @Override
    public String id() {
        return "K15";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A number cannot be written so that text order is number order";
    }

    @Override
    public String reference() {
        return "Text keys are compared byte by byte, so that -10 comes behind -1: AWS developer guide, sort keys";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (KeyCell cell : KeyCells.of(context).cells()) {
            if (cell.isOwn() && cell.isText()) {
                Set<String> told = new LinkedHashSet<>();
                for (TemplatePart.Reference reference : cell.template().references()) {
                    cell.attributeOf(reference)
                            .filter(attribute -> attribute.type() == AttributeType.N && told.add(reference.text()))
                            .ifPresent(attribute -> check(context, cell, reference, attribute, findings));
                }
            }
        }
    }

    private void check(
            LintContext context,
            KeyCell cell,
            TemplatePart.Reference reference,
            EntityAttribute attribute,
            Consumer<Finding> findings) {
        NumberFacts facts = NumberFacts.ofRecords(
                        context, cell.entity(), reference.path().orElseThrow())
                .with(attribute);
        boolean isPlain = reference.functions().stream().allMatch(call -> call.function() == TemplateFunction.DEFAULT);
        if (isPlain && cell.isPartition()) {
            return;
        }
        Optional<FunctionCall> call = reference.functions().stream()
                .filter(some -> some.function() == TemplateFunction.PAD
                        || some.function() == TemplateFunction.DESC
                        || some.function() == TemplateFunction.SIGNED)
                .findFirst();
        if (!isPlain && call.isEmpty()) {
            return;
        }
        Optional<String> reason = reason(attribute.name(), facts, call);
        reason.ifPresent(text -> {
            Finding finding = Finding.of(
                    this,
                    cell.name() + ": " + text,
                    "Use signed(digits, fraction digits), store the number in its smallest unit, or let the key attribute be"
                            + " of type N.",
                    cell.where(),
                    new Where.Attribute(cell.entity().name(), attribute.name()));
            boolean isDescending = call.filter(some -> some.function() == TemplateFunction.DESC)
                    .isPresent();
            findings.accept(
                    isDescending ? finding : finding.withFix(fix(cell.entity().name(), reference, facts, call)));
        });
    }

    private static Optional<String> reason(String attribute, NumberFacts facts, Optional<FunctionCall> call) {
        boolean isSigned =
                call.filter(some -> some.function() == TemplateFunction.SIGNED).isPresent();
        String function = call.map(FunctionCall::text).orElse("plain text");
        if (facts.hasNegative() && !isSigned) {
            return Optional.of(
                    attribute + " can be " + facts.smallest().orElseThrow().toPlainString() + ", and " + function
                            + " does not keep the order of negative numbers");
        }
        int room = call.filter(some -> some.arguments().size() > 1)
                .map(some -> Integer.parseInt(some.arguments().get(1)))
                .orElse(0);
        if (facts.fractionDigits() > room) {
            return Optional.of(attribute + " has " + facts.fractionDigits() + " fraction digits, and " + function
                    + (room == 0 ? " has no room for any" : " has room for " + room));
        }
        boolean isDescending =
                call.filter(some -> some.function() == TemplateFunction.DESC).isPresent();
        int digits = call.map(some -> Integer.parseInt(some.arguments().get(0))).orElse(Integer.MAX_VALUE);
        return isDescending && facts.integerDigits() > digits
                ? Optional.of(attribute + " = " + facts.largest().orElseThrow().toPlainString()
                        + " cannot be inverted by " + function)
                : Optional.empty();
    }

    private static Fix fix(
            String entity, TemplatePart.Reference reference, NumberFacts facts, Optional<FunctionCall> call) {
        int digits = Math.max(
                facts.integerDigits(),
                call.map(some -> Integer.parseInt(some.arguments().get(0))).orElse(USUAL_DIGITS));
        String signed = (facts.hasNegative() ? "signed(" : "pad(") + digits
                + (facts.fractionDigits() > 0 ? ", " + facts.fractionDigits() : "") + ")";
        List<String> functions = new ArrayList<>();
        reference.functions().stream()
                .filter(some -> !call.equals(Optional.of(some)))
                .forEach(some -> functions.add(some.text()));
        functions.add(signed);
        return new Fix(
                "Write " + reference.path().orElseThrow().text() + " with " + signed,
                model -> TemplateChanges.references(
                        model,
                        entity,
                        some -> some.path().equals(reference.path())
                                && TemplateTexts.functions(some).equals(TemplateTexts.functions(reference)),
                        some -> functions));
    }
}
