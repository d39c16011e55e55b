package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.SortCondition;
import dev.keyloom.problem.Severity;
import dev.keyloom.problem.Span;
import dev.keyloom.template.KeyTemplate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** A beginning of sort keys that other keys of the same item collection begin with too. */
public final class PrefixOfAnother implements Rule {
    private static final String SEPARATOR = "#";

    @Override
    public String id() {
        return "K06";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "The prefix of one kind of key begins the keys of another";
    }

    @Override
    public String reference() {
        return "begins_with compares text and knows no words: AWS developer guide, key condition expressions";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        KeyCells cells = KeyCells.of(context);
        List<KeyRow> rows =
                cells.rows().stream().filter(row -> !row.sort().isEmpty()).toList();
        for (KeyRow first : rows) {
            KeyCell cell = first.sort().get(0);
            String head = cell.template().literalHead();
            if (cell.isText() && TemplateTexts.hasReferences(cell.template()) && TemplateTexts.endsInWord(head)) {
                rows.stream()
                        .filter(second -> second.isIn(first.table(), first.index())
                                && isLonger(second, first, head)
                                && cells.sharePartition(first, second))
                        .findFirst()
                        .ifPresent(second -> findings.accept(cellFinding(cell, second, head)));
            }
        }
        for (ReadStep read : ReadSteps.of(context)) {
            read.step().sort().stream()
                    .filter(sort -> sort.operator() == SortCondition.Operator.BEGINS_WITH)
                    .flatMap(sort -> sort.bounds().stream().limit(1))
                    .forEach(bound -> checkRead(context, read, bound, findings));
        }
    }

    private static boolean isLonger(KeyRow second, KeyRow first, String head) {
        return !second.entity().name().equals(first.entity().name())
                && second.sort().get(0).template().literalHead().startsWith(head)
                && second.sort().get(0).template().literalHead().length() > head.length();
    }

    private Finding cellFinding(KeyCell cell, KeyRow other, String head) {
        KeyCell longer = other.sort().get(0);
        Finding finding = Finding.of(
                this,
                "begins_with('" + head + "') for " + cell.name() + " also matches " + other.name() + " (\""
                        + longer.template().text() + "\") in " + cell.index(),
                "End the prefix with the separator: \"" + head + SEPARATOR + "\".",
                cell.where(),
                longer.where());
        return cell.isOwn()
                ? finding.withFix(
                        new Fix("Write " + head + SEPARATOR + " for " + head, model -> separated(model, cell, head)))
                : finding;
    }

    private static DataModel separated(DataModel model, KeyCell cell, String head) {
        TemplateChanges.Change change = template -> {
            Span literal = template.parts().get(0).span();
            return TemplateChanges.replaced(template, new Span(literal.end(), 0), SEPARATOR);
        };
        return TemplateChanges.inReads(
                TemplateChanges.inCell(model, cell, change),
                cell.index(),
                cell.role(),
                read -> read.literalHead().equals(head) && TemplateTexts.reads(read, cell.template())
                        ? change.changed(read)
                        : read);
    }

    private void checkRead(LintContext context, ReadStep read, KeyTemplate bound, Consumer<Finding> findings) {
        Optional<String> prefix = TemplateTexts.constant(bound).filter(TemplateTexts::endsInWord);
        Optional<Set<String>> returned = read.pattern().returns().map(all -> {
            Set<String> names = new LinkedHashSet<>();
            all.forEach(one -> names.add(one.entity()));
            return names;
        });
        if (prefix.isEmpty() || returned.isEmpty()) {
            return;
        }
        List<KeyRow> matched = KeyCells.of(context).rows().stream()
                .filter(row -> read.reads(row.table(), row.index())
                        && !row.sort().isEmpty()
                        && isAsked(read, row)
                        && TemplateTexts.heads(row.sort().get(0).template(), row.entity()).stream()
                                .anyMatch(head -> head.startsWith(prefix.get())))
                .toList();
        for (KeyRow row : matched) {
            checkValues(read, row, prefix.get(), findings);
        }
        Optional<KeyRow> wanted = matched.stream()
                .filter(row -> returned.get().contains(row.entity().name()))
                .findFirst();
        Optional<KeyRow> stranger = matched.stream()
                .filter(row -> !returned.get().contains(row.entity().name()))
                .findFirst();
        if (wanted.isPresent() && stranger.isPresent()) {
            findings.accept(readFinding(read, bound, prefix.get(), wanted.get(), stranger.get()));
        }
    }

    /** Of values that are listed, one may begin another: OPEN and OPENED. */
    private void checkValues(ReadStep read, KeyRow row, String prefix, Consumer<Finding> findings) {
        KeyCell cell = row.sort().get(0);
        String head = cell.template().literalHead();
        cell.template().references().stream()
                .findFirst()
                .filter(reference -> prefix.startsWith(head))
                .flatMap(cell::attributeOf)
                .ifPresent(attribute -> {
                    String asked = prefix.substring(head.length());
                    List<String> values = attribute.facts().values().stream()
                            .flatMap(value -> value.scalarText().stream())
                            .toList();
                    values.stream()
                            .filter(value -> values.contains(asked) && !value.equals(asked) && value.startsWith(asked))
                            .findFirst()
                            .ifPresent(longer -> findings.accept(Finding.of(
                                    this,
                                    read.name() + ": begins_with('" + prefix + "') also matches " + attribute.name()
                                            + " " + RecordNames.quoted(longer),
                                    "End the prefix with the separator.",
                                    read.where(),
                                    cell.where())));
                });
    }

    /** Says whether the partition that a read asks for can be one of a row's. */
    private static boolean isAsked(ReadStep read, KeyRow row) {
        return read.step().partition().isEmpty()
                || row.partition().isEmpty()
                || TemplateTexts.reads(
                        read.step().partition().get(0), row.partition().get(0).template());
    }

    private Finding readFinding(ReadStep read, KeyTemplate bound, String prefix, KeyRow wanted, KeyRow stranger) {
        KeyCell cell = wanted.sort().get(0);
        Finding finding = Finding.of(
                this,
                read.name() + ": begins_with('" + prefix + "') also matches " + stranger.name() + " (\""
                        + stranger.sort().get(0).template().text() + "\")",
                "End the prefix with the separator.",
                read.where(),
                stranger.sort().get(0).where());
        String head = cell.template().literalHead();
        boolean canBeLonger = head.startsWith(prefix)
                && head.length() > prefix.length()
                && !stranger.sort().get(0).template().literalHead().startsWith(head);
        return canBeLonger
                ? finding.withFix(new Fix(
                        "Ask for " + head,
                        model -> model.withAccessPatterns(model.accessPatterns().stream()
                                .map(pattern -> pattern.number()
                                                == read.pattern().number()
                                        ? TemplateChanges.inReads(
                                                        DataModel.empty("").withAccessPatterns(List.of(pattern)),
                                                        cell.index(),
                                                        Where.Key.Role.SORT,
                                                        template -> template.equals(bound)
                                                                ? TemplateChanges.literal(head)
                                                                : template)
                                                .accessPatterns()
                                                .get(0)
                                        : pattern)
                                .toList())))
                : finding;
    }
}
