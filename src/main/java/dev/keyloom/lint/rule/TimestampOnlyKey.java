package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Items of one partition that nothing but a time tells apart. */
public final class TimestampOnlyKey implements Rule {
    /** Ids that begin with their time, but do not rest on it. */
    private static final Set<String> ID_FORMATS = Set.of("ksuid", "ulid", "uuid");

    @Override
    public String id() {
        return "K13";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "Only a timestamp tells items apart";
    }

    @Override
    public String reference() {
        return "A put replaces the item with the same primary key, also when two were made in one millisecond: AWS developer guide, PutItem";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (KeyRow row : KeyCells.of(context).rows()) {
            if (row.index().isPrimary() && row.isWhole() && !row.sort().isEmpty()) {
                KeyCell sort = row.sort().get(0);
                time(sort)
                        .filter(time -> restsOn(row, sort, time))
                        .ifPresent(time -> findings.accept(finding(sort, time)));
            }
        }
    }

    private Finding finding(KeyCell sort, TemplatePart.Reference time) {
        return Finding.of(
                this,
                "Two " + sort.entity().name() + " items in the same " + unit(sort, time)
                        + " overwrite each other: nothing else in " + sort.name() + " (\""
                        + sort.written().text() + "\") tells them apart",
                "Append an id, or use a KSUID or ULID in place of the time.",
                sort.where());
    }

    private static Optional<TemplatePart.Reference> time(KeyCell sort) {
        return sort.template().references().stream()
                .filter(reference -> isTime(sort, reference))
                .findFirst();
    }

    private static boolean isTime(KeyCell cell, TemplatePart.Reference reference) {
        Optional<String> format = cell.attributeOf(reference)
                .flatMap(attribute -> attribute.facts().format());
        boolean isId = format.filter(ID_FORMATS::contains).isPresent();
        return !isId && (format.flatMap(TimeForm::named).isPresent() || TemplateTexts.hasTimeFunction(reference));
    }

    private static boolean restsOn(KeyRow row, KeyCell sort, TemplatePart.Reference time) {
        Set<String> partition = new LinkedHashSet<>();
        row.partition().forEach(cell -> partition.addAll(cell.template().attributeNames()));
        Set<String> others = new LinkedHashSet<>(sort.template().attributeNames());
        others.removeAll(partition);
        String name = time.path().map(AttributePath::attribute).orElse("");
        others.remove(name);
        boolean isOther = sort.template().references().stream().anyMatch(TemplatePart.Reference::isRandom);
        List<String> identifier = row.entity().identifier();
        boolean isKnownByPartition =
                !identifier.isEmpty() && !identifier.contains(name) && partition.containsAll(identifier);
        return others.isEmpty() && !isOther && !isKnownByPartition;
    }

    private static String unit(KeyCell cell, TemplatePart.Reference time) {
        for (TemplateFunction function : List.of(
                TemplateFunction.YEAR,
                TemplateFunction.MONTH,
                TemplateFunction.DAY,
                TemplateFunction.HOUR,
                TemplateFunction.MINUTE)) {
            if (time.has(function)) {
                return function.notation();
            }
        }
        String words = TimeForm.written(time)
                .or(() -> cell.attributeOf(time)
                        .flatMap(attribute -> attribute.facts().format())
                        .flatMap(TimeForm::named))
                .map(TimeForm::words)
                .orElse("");
        return words.equals("a date")
                ? "day"
                : words.contains("second") && !words.contains("milli") ? "second" : "millisecond";
    }
}
