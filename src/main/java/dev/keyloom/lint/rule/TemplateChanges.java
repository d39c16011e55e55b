package dev.keyloom.lint.rule;

import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Span;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/** Changes of templates that fixes make: in the keys of entities, and in the reads that must go on finding them. */
final class TemplateChanges {
    private TemplateChanges() {}

    /** Makes another template of one. */
    interface Change {
        KeyTemplate changed(KeyTemplate template);
    }

    /**
     * Returns the model with some references of an entity's templates written anew, and the same references of the reads that
     * use these templates.
     *
     * @param which of the entity's references
     * @param functions the functions that they have then; reads keep their own names of parameters
     */
    static DataModel references(
            DataModel model,
            String entity,
            Predicate<TemplatePart.Reference> which,
            Function<TemplatePart.Reference, List<String>> functions) {
        DataModel changed = inKeys(model, entity, template -> rewritten(template, template, which, functions));
        for (KeyCell cell : KeyCells.of(model).cells()) {
            if (cell.entity().name().equals(entity)
                    && cell.template().references().stream().anyMatch(which)) {
                changed = inReads(
                        changed,
                        cell.index(),
                        cell.role(),
                        read -> TemplateTexts.reads(read, cell.template())
                                ? rewritten(read, cell.template(), which, functions)
                                : read);
            }
        }
        return changed;
    }

    /** Returns the model with the templates of all keys of an entity changed. */
    static DataModel inKeys(DataModel model, String entity, Change change) {
        return Models.withEntity(model, entity, old -> {
            Map<IndexRef, List<KeyMapping>> keys = new LinkedHashMap<>();
            old.keys()
                    .forEach((index, mappings) -> keys.put(
                            index,
                            mappings.stream()
                                    .map(mapping -> mapping.withPartition(each(mapping.partition(), change))
                                            .withSort(each(mapping.sort(), change)))
                                    .toList()));
            return old.withKeys(keys);
        });
    }

    /** Returns the model with the template of one cell changed. */
    static DataModel inCell(DataModel model, KeyCell cell, Change change) {
        return Models.withEntity(model, cell.entity().name(), old -> {
            List<KeyMapping> mappings = new ArrayList<>(old.mappings(cell.index()));
            if (cell.mapping() >= mappings.size()) {
                return old;
            }
            KeyMapping mapping = mappings.get(cell.mapping());
            List<KeyTemplate> half = new ArrayList<>(cell.isPartition() ? mapping.partition() : mapping.sort());
            half.set(cell.position(), change.changed(half.get(cell.position())));
            mappings.set(cell.mapping(), cell.isPartition() ? mapping.withPartition(half) : mapping.withSort(half));
            return old.withMappings(cell.index(), mappings);
        });
    }

    /** Returns the model with the templates changed by which an index is read. */
    static DataModel inReads(DataModel model, IndexRef index, Where.Key.Role role, Change change) {
        return model.withAccessPatterns(model.accessPatterns().stream()
                .map(pattern -> pattern.withSteps(inReads(pattern.steps(), index, role, change)))
                .toList());
    }

    private static List<Step> inReads(List<Step> steps, IndexRef index, Where.Key.Role role, Change change) {
        return steps.stream()
                .map(step -> {
                    boolean isHere = step.index().filter(index::equals).isPresent();
                    boolean isPartition = role == Where.Key.Role.PARTITION;
                    return Models.withTemplates(
                            step,
                            isHere && isPartition ? each(step.partition(), change) : step.partition(),
                            isHere && !isPartition
                                    ? step.sort().stream()
                                            .map(sort ->
                                                    new SortCondition(sort.operator(), each(sort.bounds(), change)))
                                            .toList()
                                    : step.sort(),
                            inReads(step.actions(), index, role, change));
                })
                .toList();
    }

    private static List<KeyTemplate> each(List<KeyTemplate> templates, Change change) {
        return templates.stream().map(change::changed).toList();
    }

    /** Writes the references of {@code template} anew whose counterparts in {@code model} are meant. */
    private static KeyTemplate rewritten(
            KeyTemplate template,
            KeyTemplate model,
            Predicate<TemplatePart.Reference> which,
            Function<TemplatePart.Reference, List<String>> functions) {
        List<TemplatePart.Reference> own = template.references();
        List<TemplatePart.Reference> models = model.references();
        KeyTemplate changed = template;
        // From right to left, so that what is still to be changed keeps its place.
        for (int i = own.size() - 1; i >= 0; i--) {
            boolean isSame = TemplateTexts.functions(own.get(i)).equals(TemplateTexts.functions(models.get(i)));
            if (which.test(models.get(i)) && isSame) {
                changed = replaced(
                        changed, own.get(i).span(), TemplateTexts.written(own.get(i), functions.apply(models.get(i))));
            }
        }
        return changed;
    }

    /** Returns a template with a stretch of its text replaced. */
    static KeyTemplate replaced(KeyTemplate template, Span span, String text) {
        String old = template.text();
        int start = old.offsetByCodePoints(0, span.offset());
        int end = old.offsetByCodePoints(0, span.end());
        return KeyTemplate.parse(old.substring(0, start) + text + old.substring(end))
                .orElseThrow();
    }

    /** Returns the template of a constant key. */
    static KeyTemplate literal(String text) {
        String escaped = text.replace("\\", "\\\\").replace("<", "\\<").replace(">", "\\>");
        return KeyTemplate.of(escaped.startsWith("=") ? "\\" + escaped : escaped);
    }

    /** Returns a template with a text put before it. */
    static KeyTemplate behind(String prefix, KeyTemplate template) {
        return KeyTemplate.parse(prefix + template.text()).orElseThrow();
    }
}
