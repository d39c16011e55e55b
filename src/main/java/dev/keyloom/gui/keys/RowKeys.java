package dev.keyloom.gui.keys;

import dev.keyloom.model.KeyMapping;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.Rendered;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.Item;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All templates that apply to the records of one row, by key attribute. */
final class RowKeys {
    private final Map<String, KeyTemplate> templates = new LinkedHashMap<>();
    private final Map<String, AttributeType> types = new LinkedHashMap<>();

    /**
     * Gathers the templates of a choice of mappings.
     *
     * @param mappings the mapping chosen for each index
     */
    RowKeys(TableSchema schema, Map<IndexRef, KeyMapping> mappings) {
        schema.keyAttributes().forEach(attribute -> types.put(attribute.name(), attribute.type()));
        mappings.forEach((index, mapping) -> schema.keyOf(index).ifPresent(key -> putAll(key, mapping)));
    }

    private RowKeys(RowKeys other) {
        templates.putAll(other.templates);
        types.putAll(other.types);
    }

    /** Returns these templates with another one for a key attribute. */
    RowKeys with(String keyAttribute, KeyTemplate template) {
        RowKeys changed = new RowKeys(this);
        changed.templates.put(keyAttribute, template);
        return changed;
    }

    Optional<KeyTemplate> template(String keyAttribute) {
        return Optional.ofNullable(templates.get(keyAttribute));
    }

    /** Returns the template that gives a key attribute its value, copies of other keys followed; nothing for a circle. */
    Optional<KeyTemplate> source(String keyAttribute) {
        Set<String> seen = new HashSet<>();
        Optional<String> name = Optional.of(keyAttribute);
        Optional<KeyTemplate> found = Optional.empty();
        while (name.isPresent()) {
            if (!seen.add(name.get())) {
                return Optional.empty();
            }
            found = template(name.get());
            name = found.flatMap(KeyTemplate::copiedKey);
        }
        return found;
    }

    /** Returns what the template of a key attribute gives for a record. */
    Optional<Rendered> render(String keyAttribute, Item record) {
        return render(keyAttribute, record, new HashSet<>());
    }

    private Optional<Rendered> render(String keyAttribute, Item record, Set<String> under) {
        if (!under.add(keyAttribute)) {
            return Optional.empty();
        }
        KeyLookup others = other -> render(other, record, under);
        return template(keyAttribute)
                .map(template -> template.render(record, others, types.getOrDefault(keyAttribute, AttributeType.S)));
    }

    private void putAll(KeySchema key, KeyMapping mapping) {
        putAll(key.partition(), mapping.partition());
        putAll(key.sort(), mapping.sort());
    }

    private void putAll(List<KeyAttribute> attributes, List<KeyTemplate> half) {
        for (int i = 0; i < Math.min(attributes.size(), half.size()); i++) {
            templates.putIfAbsent(attributes.get(i).name(), half.get(i));
        }
    }
}
