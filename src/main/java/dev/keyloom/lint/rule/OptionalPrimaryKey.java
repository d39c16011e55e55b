package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** An attribute of the primary key that records may lack. */
public final class OptionalPrimaryKey implements Rule {
    @Override
    public String id() {
        return "K10";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "An attribute of the primary key may be absent";
    }

    @Override
    public String reference() {
        return "Every item has all attributes of its primary key: AWS developer guide, core components";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (KeyCell cell : KeyCells.of(context).cells()) {
            if (cell.index().isPrimary() && cell.isOwn()) {
                Set<String> told = new LinkedHashSet<>();
                for (TemplatePart.Reference reference : cell.template().references()) {
                    boolean isNeeded = !reference.isRandom() && !reference.has(TemplateFunction.DEFAULT);
                    Optional<EntityAttribute> attribute =
                            cell.attributeOf(reference).filter(some -> isNeeded);
                    if (attribute.isPresent() && told.add(attribute.get().name())) {
                        check(context, cell, attribute.get(), findings);
                    }
                }
            }
        }
    }

    private void check(LintContext context, KeyCell cell, EntityAttribute attribute, Consumer<Finding> findings) {
        String entity = cell.entity().name();
        int absent = 0;
        int first = 0;
        int number = 0;
        for (SampleRecord record : context.model().recordsOf(entity)) {
            number++;
            if (record.stored().isEmpty() && !record.values().has(attribute.name())) {
                absent++;
                first = first == 0 ? number : first;
            }
        }
        // Where no attribute of an entity is said to be required, nobody has said yet which are.
        boolean isStated = cell.entity().attributes().stream().anyMatch(EntityAttribute::required);
        boolean isOptional = isStated
                && !attribute.required()
                && attribute.facts().defaultValue().isEmpty();
        if (absent == 0 && !isOptional) {
            return;
        }
        List<Where> where = new ArrayList<>(List.of(cell.where(), new Where.Attribute(entity, attribute.name())));
        if (absent > 0) {
            where.add(new Where.Record(entity, first));
        }
        String count = absent == 0 ? "" : "; " + absent + (absent == 1 ? " record lacks it" : " records lack it");
        Finding finding = Finding.of(
                this,
                entity + " cannot be written without " + attribute.name() + ", which is in " + cell.name()
                        + (attribute.required() ? "" : " and optional") + count,
                "Make " + attribute.name() + " required, or build the key from what every record has.",
                where.toArray(Where[]::new));
        findings.accept(
                absent > 0
                        ? finding
                        : finding.withFix(new Fix(
                                "Make " + attribute.name() + " required",
                                model -> Models.withAttribute(
                                        model,
                                        entity,
                                        attribute.name(),
                                        old -> old.withRequired(EntityAttribute.Required.ALWAYS)))));
    }
}
