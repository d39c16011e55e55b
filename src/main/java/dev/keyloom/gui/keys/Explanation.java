package dev.keyloom.gui.keys;

import dev.keyloom.edit.KeyEdit;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.uses.PatternUses;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says in sentences what a template does where it stands. */
final class Explanation {
    private final Texts texts;
    private final List<String> sentences = new ArrayList<>();

    private Explanation(Texts texts) {
        this.texts = texts;
    }

    /** Returns the sentences about a cell. */
    static List<String> of(Texts texts, Entity entity, IndexHead head, KeyColumn column, ChartCell cell) {
        Explanation explanation = new Explanation(texts);
        explanation.explain(entity, head, column, cell);
        return explanation.sentences;
    }

    private void explain(Entity entity, IndexHead head, KeyColumn column, ChartCell cell) {
        String index = indexName(texts, head);
        if (cell.template().isEmpty()) {
            sentences.add(texts.get("keys.explain.absent", entity.name(), index));
            return;
        }
        KeyTemplate template = cell.template().get();
        if (cell.state() == ChartCell.State.INHERITED) {
            sentences.add(texts.get("keys.explain.inherited", column.attribute().name()));
        } else if (template.copiedKey().isPresent()) {
            sentences.add(texts.get("keys.explain.copy", template.copiedKey().get()));
        } else {
            explainRole(entity, column, template, index);
        }
        explainFunctions(template);
        if (!head.index().isPrimary()) {
            explainGaps(entity, template, index);
        }
        if (!head.patterns().isEmpty()) {
            String key = head.patterns().size() == 1 ? "keys.explain.pattern" : "keys.explain.patterns";
            sentences.add(texts.get(key, PatternUses.inShort(head.patternNumbers()), index));
        }
    }

    static String indexName(Texts texts, IndexHead head) {
        return head.index().isPrimary()
                ? texts.get("keys.baseTable")
                : head.index().name();
    }

    private void explainRole(Entity entity, KeyColumn column, KeyTemplate template, String index) {
        List<String> names = List.copyOf(template.attributeNames());
        boolean isPartition = column.role() == KeyEdit.Role.PARTITION;
        if (names.isEmpty()) {
            sentences.add(texts.get(
                    isPartition ? "keys.explain.onePartition" : "keys.explain.oneSort", entity.name(), index));
        } else {
            String listed = texts.list(names);
            sentences.add(texts.get(
                    isPartition ? "keys.explain.partition" : "keys.explain.sort", entity.name(), listed, index));
        }
    }

    private void explainFunctions(KeyTemplate template) {
        Map<TemplateFunction, String> calls = new LinkedHashMap<>();
        for (TemplatePart.Reference reference : template.references()) {
            for (FunctionCall call : reference.functions()) {
                calls.putIfAbsent(call.function(), call.text());
            }
        }
        calls.forEach((function, call) ->
                sentences.add(texts.get("keys.explain.function", call, texts.get("keys.hint." + function.notation()))));
    }

    private void explainGaps(Entity entity, KeyTemplate template, String index) {
        List<String> optional = template.references().stream()
                .filter(reference -> !reference.has(TemplateFunction.DEFAULT))
                .flatMap(reference -> reference.path().stream())
                .map(path -> entity.attribute(path.attribute()))
                .flatMap(Optional::stream)
                .filter(attribute -> !attribute.required())
                .map(EntityAttribute::name)
                .distinct()
                .toList();
        if (!optional.isEmpty()) {
            sentences.add(texts.get("keys.explain.sparse", texts.list(optional), index));
        }
    }
}
