package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.template.TextFormat;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A separator between two values that may itself be part of the first of them. */
public final class AmbiguousSeparator implements Rule {
    @Override
    public String id() {
        return "K04";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A separator can be part of the value before it";
    }

    @Override
    public String reference() {
        return "Hierarchical sort keys need a separator that no part holds: AWS developer guide, best practices for sort keys";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (KeyCell cell : KeyCells.of(context).cells()) {
            if (cell.isOwn() && cell.isText()) {
                check(context, cell, findings);
            }
        }
    }

    private void check(LintContext context, KeyCell cell, Consumer<Finding> findings) {
        List<TemplatePart> parts = cell.template().parts();
        for (int i = 0; i < parts.size() - 1; i++) {
            if (!(parts.get(i) instanceof TemplatePart.Reference reference)) {
                continue;
            }
            boolean isGlued = parts.get(i + 1) instanceof TemplatePart.Reference;
            boolean hasNext = isGlued || (i + 2 < parts.size() && parts.get(i + 2) instanceof TemplatePart.Reference);
            Optional<EntityAttribute> attribute = cell.attributeOf(reference).filter(some -> isOpen(some, reference));
            if (hasNext && attribute.isPresent()) {
                String separator = isGlued ? "" : ((TemplatePart.Literal) parts.get(i + 1)).text();
                check(context, cell, reference, attribute.get(), separator, findings);
            }
        }
    }

    /** Only text that keeps what it holds can hold a separator. */
    private static boolean isOpen(EntityAttribute attribute, TemplatePart.Reference reference) {
        boolean isFixed = attribute.facts().format().flatMap(TextFormat::named).isPresent();
        return attribute.type() == AttributeType.S
                && !isFixed
                && reference.functions().stream()
                        .allMatch(call -> call.function().isFold());
    }

    private void check(
            LintContext context,
            KeyCell cell,
            TemplatePart.Reference reference,
            EntityAttribute attribute,
            String separator,
            Consumer<Finding> findings) {
        if (separator.isEmpty()) {
            if (attribute.facts().values().isEmpty() && variesInLength(context, cell, reference)) {
                findings.accept(Finding.of(
                                this,
                                cell.name() + ": nothing in \"" + cell.written().text() + "\" separates "
                                        + attribute.name() + " from what follows, so two records can have one key",
                                "Put a separator between them that " + attribute.name() + " never holds.",
                                cell.where())
                        .withSeverity(Severity.WARNING));
            }
            return;
        }
        Optional<Holder> holder = holder(context, cell, reference, separator);
        boolean isAllowed = attribute.facts().values().isEmpty() && Domains.mayHold(attribute, separator);
        if (holder.isEmpty() && !isAllowed) {
            return;
        }
        String why = holder.map(found -> attribute.name() + " is " + RecordNames.quoted(found.value()))
                .orElse(attribute.name() + " may hold it");
        List<Where> where = new ArrayList<>(List.of(cell.where()));
        holder.ifPresent(found -> where.add(new Where.Record(cell.entity().name(), found.number())));
        where.add(new Where.Attribute(cell.entity().name(), attribute.name()));
        findings.accept(Finding.of(
                        this,
                        cell.name() + ": \"" + cell.written().text() + "\" is ambiguous, since values may contain '"
                                + separator + "': " + why,
                        "Refuse the separator when " + attribute.name() + " is written, escape it (<"
                                + reference.path().orElseThrow().text() + "|escape>), or let the value come last.",
                        where.toArray(Where[]::new))
                .withSeverity(holder.isPresent() ? Severity.ERROR : Severity.WARNING)
                .withFix(escaped(cell, reference)));
    }

    private static Fix escaped(KeyCell cell, TemplatePart.Reference reference) {
        String entity = cell.entity().name();
        return new Fix(
                "Escape separators in " + reference.path().orElseThrow().text(),
                model -> TemplateChanges.references(
                        model,
                        entity,
                        some -> some.path().equals(reference.path())
                                && TemplateTexts.functions(some).equals(TemplateTexts.functions(reference)),
                        some -> {
                            List<String> functions = new ArrayList<>(TemplateTexts.functions(some));
                            functions.add(TemplateFunction.ESCAPE.notation());
                            return functions;
                        }));
    }

    private static Optional<Holder> holder(
            LintContext context, KeyCell cell, TemplatePart.Reference reference, String separator) {
        AttributePath path = reference.path().orElseThrow();
        int number = 0;
        for (SampleRecord record : context.model().recordsOf(cell.entity().name())) {
            number++;
            AttributeValue value = path.valueIn(record.values()).orElse(null);
            if (value instanceof AttributeValue.S text && text.value().contains(separator)) {
                return Optional.of(new Holder(number, text.value()));
            }
        }
        return Optional.empty();
    }

    private static boolean variesInLength(LintContext context, KeyCell cell, TemplatePart.Reference reference) {
        AttributePath path = reference.path().orElseThrow();
        return context.model().recordsOf(cell.entity().name()).stream()
                        .flatMap(record -> path.valueIn(record.values()).stream())
                        .flatMap(value -> value.scalarText().stream())
                        .map(String::length)
                        .distinct()
                        .limit(2)
                        .count()
                == 2;
    }

    /** A record whose value holds the separator. */
    private record Holder(int number, String value) {}
}
