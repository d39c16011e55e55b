package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** A key that should be a constant word, written with quotation marks, blanks or other letters. */
public final class StrayConstant implements Rule {
    private static final String ADVICE =
            "Write the constant in one way, without quotation marks and blanks, everywhere.";
    private static final String QUOTES = "\"'`\u201c\u201d\u2018\u2019";

    @Override
    public String id() {
        return "D08";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A constant key has stray quotes, blanks or letters";
    }

    @Override
    public String reference() {
        return "Keys are compared byte by byte, so that 'info' and \"info\" are two keys";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        checkTemplates(context, findings);
        checkReads(context, findings);
        checkStored(context, findings);
    }

    private void checkTemplates(LintContext context, Consumer<Finding> findings) {
        for (KeyCell cell : KeyCells.of(context).cells()) {
            TemplateTexts.constant(cell.written())
                    .filter(text -> cell.isOwn()
                            && !plain(text).isEmpty()
                            && !plain(text).equals(text))
                    .ifPresent(text -> findings.accept(Finding.of(
                                    this,
                                    cell.name() + ": " + text + " is not '" + plain(text) + "'",
                                    ADVICE,
                                    cell.where())
                            .withFix(new Fix(
                                    "Write " + plain(text),
                                    model -> TemplateChanges.inCell(
                                            model, cell, old -> TemplateChanges.literal(plain(text)))))));
        }
    }

    private void checkReads(LintContext context, Consumer<Finding> findings) {
        for (ReadStep read : ReadSteps.of(context)) {
            List<KeyTemplate> templates = new ArrayList<>(read.step().partition());
            templates.addAll(read.sortTemplates());
            for (KeyTemplate template : templates) {
                TemplateTexts.constant(template)
                        .flatMap(text -> meant(context, read, text))
                        .ifPresent(cell -> findings.accept(Finding.of(
                                this,
                                read.name() + ": " + RecordNames.quoted(template.text()) + " is not "
                                        + RecordNames.quoted(cell.template().text()) + ", the key of "
                                        + cell.entity().name(),
                                ADVICE,
                                read.where(),
                                cell.where())));
            }
        }
    }

    /** Returns the cell whose constant a text is nearly, if no cell's it is exactly. */
    private static Optional<KeyCell> meant(LintContext context, ReadStep read, String text) {
        List<KeyCell> constants = KeyCells.of(context).cells().stream()
                .filter(cell -> read.reads(cell.table(), cell.index())
                        && TemplateTexts.constant(cell.template()).isPresent())
                .toList();
        boolean isExact = constants.stream()
                .anyMatch(cell ->
                        TemplateTexts.constant(cell.template()).orElse("").startsWith(text));
        return isExact
                ? Optional.empty()
                : constants.stream()
                        .filter(cell -> isNearly(
                                text, TemplateTexts.constant(cell.template()).orElse("")))
                        .findFirst();
    }

    private void checkStored(LintContext context, Consumer<Finding> findings) {
        Cap cap = new Cap(findings);
        Map<String, List<KeyCell>> constants = new HashMap<>();
        for (KeyCell cell : KeyCells.of(context).cells()) {
            if (TemplateTexts.constant(cell.template()).isPresent()) {
                constants
                        .computeIfAbsent(cell.entity().name(), same -> new ArrayList<>())
                        .add(cell);
            }
        }
        for (StoredItem item : StoredItems.of(context)) {
            Set<String> told = new LinkedHashSet<>();
            for (KeyCell cell : constants.getOrDefault(item.entity().name(), List.of())) {
                String key = cell.attribute().name();
                Optional<String> constant = TemplateTexts.constant(cell.template());
                Optional<String> stored = item.stored().get(key).flatMap(AttributeValue::scalarText);
                if (constant.isPresent()
                        && stored.isPresent()
                        && isNearly(stored.get(), constant.get())
                        && told.add(key)) {
                    cap.add(
                            cell.where(),
                            () -> Finding.of(
                                            this,
                                            item.name() + ": " + key + " is " + RecordNames.quoted(stored.get())
                                                    + ", not " + RecordNames.quoted(constant.get()),
                                            ADVICE,
                                            item.where(),
                                            cell.where())
                                    .withFix(item.rewritten()));
                }
            }
        }
    }

    private static boolean isNearly(String text, String constant) {
        return !text.equals(constant) && !constant.isEmpty() && plain(text).equalsIgnoreCase(plain(constant));
    }

    /** Returns a text without quotation marks and blanks around it. */
    private static String plain(String text) {
        String trimmed = text.strip();
        boolean isQuoted = trimmed.length() > 2
                && QUOTES.indexOf(trimmed.charAt(0)) >= 0
                && QUOTES.indexOf(trimmed.charAt(trimmed.length() - 1)) >= 0;
        return isQuoted ? trimmed.substring(1, trimmed.length() - 1).strip() : trimmed;
    }
}
