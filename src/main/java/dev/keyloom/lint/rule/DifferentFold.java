package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One value that is folded in one template and not, or otherwise, in another that must give the same key. */
public final class DifferentFold implements Rule {
    @Override
    public String id() {
        return "K05";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "One value is folded differently in two templates that must match";
    }

    @Override
    public String reference() {
        return "Keys are compared byte by byte, so that Ann and ann are two keys: AWS developer guide, data types";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        List<Use> uses = uses(context);
        Map<List<Object>, List<Use>> groups = new LinkedHashMap<>();
        uses.forEach(use ->
                groups.computeIfAbsent(use.group(), same -> new ArrayList<>()).add(use));
        groups.values().forEach(group -> check(group, findings));
    }

    /** Collects the templates that make or ask for one kind of key: same table, index, role and literals. */
    private static List<Use> uses(LintContext context) {
        List<Use> uses = new ArrayList<>();
        List<KeyCell> cells = KeyCells.of(context).cells();
        for (KeyCell cell : cells) {
            addUses(uses, cell.table(), cell.index(), cell.isPartition(), cell.template(), cell.template(), cell, null);
        }
        for (ReadStep read : ReadSteps.of(context)) {
            read.step().partition().forEach(template -> addReads(uses, cells, read, template, true));
            read.sortTemplates().forEach(template -> addReads(uses, cells, read, template, false));
        }
        return uses;
    }

    /** A read is compared with the first template whose keys it reads. */
    private static void addReads(
            List<Use> uses, List<KeyCell> cells, ReadStep read, KeyTemplate template, boolean isPartition) {
        cells.stream()
                .filter(cell -> cell.isPartition() == isPartition
                        && read.reads(cell.table(), cell.index())
                        && TemplateTexts.reads(template, cell.template()))
                .findFirst()
                .ifPresent(cell ->
                        addUses(uses, cell.table(), cell.index(), isPartition, template, cell.template(), null, read));
    }

    private static void addUses(
            List<Use> uses,
            Table table,
            IndexRef index,
            boolean isPartition,
            KeyTemplate template,
            KeyTemplate made,
            @Nullable KeyCell cell,
            @Nullable ReadStep read) {
        if (template.isBroken() || !TemplateTexts.hasLetter(TemplateTexts.skeleton(made))) {
            return;
        }
        List<TemplatePart.Reference> references = template.references();
        List<TemplatePart.Reference> makers = made.references();
        for (int i = 0; i < references.size(); i++) {
            if (TemplateTexts.isBucket(makers.get(i))) {
                continue; // A read names its bucket or shard, and renders it in its own way.
            }
            List<Object> group = List.of(table.name(), index, isPartition, TemplateTexts.skeleton(made), i);
            uses.add(new Use(
                    group, template, references.get(i), i, Optional.ofNullable(cell), Optional.ofNullable(read)));
        }
    }

    private void check(List<Use> group, Consumer<Finding> findings) {
        Map<List<String>, List<Use>> byFold = new LinkedHashMap<>();
        group.forEach(use ->
                byFold.computeIfAbsent(use.folds(), same -> new ArrayList<>()).add(use));
        if (byFold.size() < 2) {
            return;
        }
        List<String> usual = usual(byFold);
        Use example = byFold.getOrDefault(usual, group).get(0);
        Set<Object> told = new LinkedHashSet<>();
        for (Use use : group) {
            if (!use.folds().equals(usual) && told.add(use.place())) {
                findings.accept(Finding.of(
                                this,
                                use.name() + " uses <" + use.reference().text() + "> in \""
                                        + use.template().text()
                                        + "\", but " + example.name() + " uses <"
                                        + example.reference().text() + "> for the same key",
                                "Fold a value in one way wherever it becomes part of a key.",
                                use.where(),
                                example.where())
                        .withFix(fix(use, usual)));
            }
        }
    }

    /** What most templates do; among equals, to fold. */
    private static List<String> usual(Map<List<String>, List<Use>> byFold) {
        return byFold.entrySet().stream()
                .max(Comparator.<Map.Entry<List<String>, List<Use>>>comparingInt(
                                entry -> entry.getValue().size())
                        .thenComparingInt(entry -> entry.getKey().size()))
                .orElseThrow()
                .getKey();
    }

    private static Fix fix(Use use, List<String> folds) {
        String label = folds.isEmpty()
                ? "Leave " + use.pathText() + " as it is"
                : "Write " + use.pathText() + " with " + String.join(", ", folds);
        if (use.cell().isPresent()) {
            KeyCell cell = use.cell().get();
            TemplateChanges.Change change = template -> refolded(template, use, folds);
            return new Fix(
                    label,
                    model -> cell.isOwn()
                            ? TemplateChanges.inCell(model, cell, change)
                            : TemplateChanges.inKeys(
                                    model,
                                    cell.entity().name(),
                                    template -> template.equals(use.template()) ? change.changed(template) : template));
        }
        ReadStep read = use.read().orElseThrow();
        return new Fix(
                label,
                model -> model.withAccessPatterns(model.accessPatterns().stream()
                        .map(pattern ->
                                pattern.number() == read.pattern().number() ? inPattern(pattern, use, folds) : pattern)
                        .toList()));
    }

    private static AccessPattern inPattern(AccessPattern pattern, Use use, List<String> folds) {
        DataModel alone = DataModel.empty("").withAccessPatterns(List.of(pattern));
        IndexRef index = (IndexRef) use.group().get(1);
        TemplateChanges.Change change =
                template -> template.equals(use.template()) ? refolded(template, use, folds) : template;
        Where.Key.Role role = use.group().get(2).equals(true) ? Where.Key.Role.PARTITION : Where.Key.Role.SORT;
        return TemplateChanges.inReads(alone, index, role, change)
                .accessPatterns()
                .get(0);
    }

    private static KeyTemplate refolded(KeyTemplate template, Use use, List<String> folds) {
        List<TemplatePart.Reference> references = template.references();
        if (use.position() >= references.size()) {
            return template;
        }
        TemplatePart.Reference reference = references.get(use.position());
        List<String> functions = new ArrayList<>(folds);
        reference.functions().stream()
                .filter(call -> !call.function().isFold())
                .forEach(call -> functions.add(call.text()));
        return TemplateChanges.replaced(template, reference.span(), TemplateTexts.written(reference, functions));
    }

    /**
     * A reference in a template that makes a key or asks for one.
     *
     * @param position of the reference among those of the template
     * @param cell where keys are made
     * @param read where keys are asked for
     */
    private record Use(
            List<Object> group,
            KeyTemplate template,
            TemplatePart.Reference reference,
            int position,
            Optional<KeyCell> cell,
            Optional<ReadStep> read) {
        List<String> folds() {
            return TemplateTexts.folds(reference);
        }

        String name() {
            return cell.map(KeyCell::name).or(() -> read.map(ReadStep::name)).orElseThrow();
        }

        Where where() {
            return cell.map(KeyCell::where).or(() -> read.map(ReadStep::where)).orElseThrow();
        }

        Object place() {
            return List.of(where(), template);
        }

        String pathText() {
            return reference.path().map(AttributePath::text).orElse("");
        }
    }
}
