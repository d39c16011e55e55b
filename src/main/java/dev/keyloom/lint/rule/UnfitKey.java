package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.Rendered;
import dev.keyloom.value.AttributeType;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** A key that would be empty, or of another type than its key attribute. */
public final class UnfitKey implements Rule {
    /** The renderer's names for what is wrong with a type, or empty. */
    private static final Set<String> CODES =
            Set.of("key-type", "key-type-conflict", "key-empty", "key-value-not-scalar");

    @Override
    public String id() {
        return "K11";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A key would be empty or of the wrong type";
    }

    @Override
    public String reference() {
        return "Key attributes are of the declared type and never empty: AWS developer guide, constraints";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (KeyCell cell : KeyCells.of(context).cells()) {
            if (cell.isOwn()) {
                madeType(cell)
                        .filter(type -> type != cell.attribute().type() && !canBeWritten(cell, type))
                        .ifPresent(type -> findings.accept(Finding.of(
                                this,
                                cell.name() + ": \"" + cell.written().text() + "\" makes "
                                        + (type == AttributeType.S ? "text" : "a value of type " + type)
                                        + ", but " + cell.attribute().name() + " expects "
                                        + cell.attribute().type(),
                                "Give the key attribute the type that the template makes, or let the template be one"
                                        + " attribute of the key's type.",
                                cell.where())));
            }
        }
        checkRecords(context, findings);
    }

    /** A key of text takes the text of a number, of binary and of a truth value. */
    private static boolean canBeWritten(KeyCell cell, AttributeType type) {
        return cell.isText() && (type == AttributeType.N || type == AttributeType.B || type == AttributeType.BOOL);
    }

    private static Optional<AttributeType> madeType(KeyCell cell) {
        KeyTemplate template = cell.written();
        if (template.isBroken()) {
            return Optional.empty();
        }
        return template.wholeValue().isPresent()
                ? template.wholeValue()
                        .filter(path -> path.steps().isEmpty())
                        .flatMap(path -> cell.entity().attribute(path.attribute()))
                        .map(EntityAttribute::type)
                : Optional.of(AttributeType.S);
    }

    private void checkRecords(LintContext context, Consumer<Finding> findings) {
        Cap cap = new Cap(findings);
        for (NotWritten refused : context.materialization().notWritten()) {
            if (refused.cause() == NotWritten.Cause.EMPTY_KEY
                    || refused.cause() == NotWritten.Cause.WRONG_TYPE
                    || (refused.cause() == NotWritten.Cause.REFUSED && isOfType(context, refused))) {
                cap.add(
                        refused.entity(),
                        () -> Finding.of(
                                this,
                                name(context, refused) + ": " + refused.reason(),
                                "Guard the value when it is written, or leave the key attribute away where there is"
                                        + " nothing to put into it.",
                                new Where.Record(refused.entity(), refused.number())));
            }
        }
    }

    private static String name(LintContext context, NotWritten refused) {
        return context.model()
                .entity(refused.entity())
                .map(entity -> RecordNames.of(
                        entity, context.model().recordsOf(entity.name()).get(refused.number() - 1), refused.number()))
                .orElse(refused.entity() + " record " + refused.number());
    }

    private static boolean isOfType(LintContext context, NotWritten refused) {
        SampleRecord record = context.model().recordsOf(refused.entity()).get(refused.number() - 1);
        return KeyCells.of(context).cells().stream()
                .filter(cell -> cell.entity().name().equals(refused.entity()) && cell.isOwn())
                .map(cell -> cell.template()
                        .render(
                                record.values(),
                                KeyLookup.NONE,
                                cell.attribute().type()))
                .anyMatch(rendered -> rendered instanceof Rendered.Refused why && CODES.contains(why.code()));
    }
}
