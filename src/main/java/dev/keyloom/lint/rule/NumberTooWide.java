package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A number that has more digits than its padding. */
public final class NumberTooWide implements Rule {
    @Override
    public String id() {
        return "K02";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A number does not fit its padding";
    }

    @Override
    public String reference() {
        return "A number wider than its padding would sort wrongly or be cut, so it is refused: AWS developer guide, sort keys";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (KeyCell cell : KeyCells.of(context).cells()) {
            if (cell.isOwn()) {
                cell.template().references().forEach(reference -> check(context, cell, reference, findings));
            }
        }
    }

    private void check(
            LintContext context, KeyCell cell, TemplatePart.Reference reference, Consumer<Finding> findings) {
        Optional<FunctionCall> padding = reference.functions().stream()
                .filter(call -> call.function() == TemplateFunction.PAD
                        || call.function() == TemplateFunction.DESC
                        || call.function() == TemplateFunction.SIGNED)
                .findFirst();
        Optional<EntityAttribute> attribute = cell.attributeOf(reference);
        if (padding.isEmpty() || attribute.isEmpty()) {
            return;
        }
        int digits = Integer.parseInt(padding.get().arguments().get(0));
        Widest widest = widest(context, cell.entity(), reference.path().orElseThrow(), attribute.get(), digits);
        if (widest.digits() <= digits) {
            return;
        }
        List<Where> where = new ArrayList<>(List.of(cell.where()));
        where.add(
                widest.number() > 0
                        ? new Where.Record(cell.entity().name(), widest.number())
                        : new Where.Attribute(
                                cell.entity().name(), attribute.get().name()));
        Finding finding = Finding.of(
                this,
                cell.name() + ": " + attribute.get().name() + (widest.number() > 0 ? " = " : " may be as large as ")
                        + widest.text() + ", which does not fit " + digits + " digits of "
                        + padding.get().text(),
                "Widen the padding before there are items: existing keys have to be written anew. Never cut the number.",
                where.toArray(Where[]::new));
        findings.accept(finding.withFix(fix(cell.entity().name(), reference, padding.get(), widest.digits())));
    }

    private static Widest widest(
            LintContext context, Entity entity, AttributePath path, EntityAttribute attribute, int fitting) {
        Widest widest = attribute
                .facts()
                .maximum()
                .filter(maximum -> attribute.type() == AttributeType.N)
                .map(maximum -> new Widest(NumberFacts.integerDigits(maximum), 0, maximum.toPlainString()))
                .orElse(new Widest(0, 0, ""));
        int number = 0;
        for (SampleRecord record : context.model().recordsOf(entity.name())) {
            number++;
            int digits =
                    path.valueIn(record.values()).map(NumberTooWide::digits).orElse(0);
            // A value that is there says more than a bound that is declared.
            if (digits > widest.digits() || (digits == widest.digits() && digits > fitting && widest.number() == 0)) {
                String text = path.valueIn(record.values())
                        .flatMap(AttributeValue::scalarText)
                        .orElse("");
                widest = new Widest(digits, number, text);
            }
        }
        return widest;
    }

    private static int digits(AttributeValue value) {
        if (value instanceof AttributeValue.N number) {
            return NumberFacts.integerDigits(number.value());
        }
        return value instanceof AttributeValue.S text
                        && !text.value().isEmpty()
                        && text.value().chars().allMatch(c -> c >= '0' && c <= '9')
                ? text.value().length()
                : 0;
    }

    private static Fix fix(String entity, TemplatePart.Reference reference, FunctionCall padding, int digits) {
        List<String> arguments = new ArrayList<>(padding.arguments());
        arguments.set(0, Integer.toString(digits));
        String wider = padding.function().notation() + "(" + String.join(", ", arguments) + ")";
        return new Fix(
                "Widen " + padding.text() + " to " + digits + " digits",
                model -> TemplateChanges.references(
                        model,
                        entity,
                        some -> some.path().equals(reference.path()) && has(some, padding),
                        some -> some.functions().stream()
                                .map(call -> call.text().equals(padding.text()) ? wider : call.text())
                                .toList()));
    }

    private static boolean has(TemplatePart.Reference reference, FunctionCall padding) {
        return TemplateTexts.functions(reference).contains(padding.text());
    }

    /** The number with the most digits; from a record, or declared if {@code number} is 0. */
    private record Widest(int digits, int number, String text) {}
}
