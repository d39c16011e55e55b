package dev.keyloom.load;

import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which templates give an entity's items their keys, copies of other keys followed to what they copy. */
final class KeyTemplates {
    /** Copies of copies; a longer chain is a circle. */
    private static final int MAX_COPIES = 8;

    private KeyTemplates() {}

    /** Returns the partition templates of an entity in an index, one list for each variant; none if it is not there. */
    static List<List<KeyTemplate>> partitions(TableSchema schema, Entity entity, IndexRef index) {
        List<KeyMapping> variants = entity.mappings(index);
        List<List<KeyTemplate>> all = new ArrayList<>();
        for (int i = 0; i < Math.max(1, variants.size()); i++) {
            Optional<KeyMapping> variant = i < variants.size() ? Optional.of(variants.get(i)) : Optional.empty();
            partition(schema, entity, index, variant).ifPresent(all::add);
        }
        return all;
    }

    /** Returns the partition templates that apply to one item in an index; nothing if it is not there. */
    static Optional<List<KeyTemplate>> partition(TableSchema schema, Entity entity, IndexRef index, Item item) {
        return partition(schema, entity, index, applying(entity, index, item));
    }

    private static Optional<List<KeyTemplate>> partition(
            TableSchema schema, Entity entity, IndexRef index, Optional<KeyMapping> variant) {
        Optional<KeySchema> key = schema.keyOf(index);
        if (key.isEmpty()) {
            return Optional.empty();
        }
        List<KeyTemplate> templates = new ArrayList<>();
        for (KeyAttribute attribute : key.get().partition()) {
            Optional<KeyTemplate> own = variant.flatMap(mapping -> slot(key.get(), mapping, attribute.name()));
            Optional<KeyTemplate> template = own.or(() -> template(schema, entity, attribute.name()))
                    .flatMap(found -> followed(schema, entity, found));
            if (template.isEmpty()) {
                return Optional.empty();
            }
            templates.add(template.get());
        }
        return Optional.of(templates);
    }

    private static Optional<KeyMapping> applying(Entity entity, IndexRef index, Item item) {
        return entity.mappings(index).stream()
                .filter(mapping ->
                        mapping.when().map(when -> when.evaluate(item)).orElse(true))
                .findFirst();
    }

    private static Optional<KeyTemplate> followed(TableSchema schema, Entity entity, KeyTemplate template) {
        KeyTemplate current = template;
        for (int copies = 0; copies < MAX_COPIES; copies++) {
            Optional<String> copied = current.copiedKey();
            if (copied.isEmpty()) {
                return Optional.of(current);
            }
            Optional<KeyTemplate> next = template(schema, entity, copied.get());
            if (next.isEmpty()) {
                return Optional.empty();
            }
            current = next.get();
        }
        return Optional.empty();
    }

    /** Returns the first template that an entity has for a key attribute, in whichever index it is one. */
    private static Optional<KeyTemplate> template(TableSchema schema, Entity entity, String attribute) {
        for (IndexRef index : schema.indexRefs()) {
            KeySchema key = schema.keyOf(index).orElseThrow();
            for (KeyMapping mapping : entity.mappings(index)) {
                Optional<KeyTemplate> found = slot(key, mapping, attribute);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<KeyTemplate> slot(KeySchema key, KeyMapping mapping, String attribute) {
        return slot(key.partition(), mapping.partition(), attribute)
                .or(() -> slot(key.sort(), mapping.sort(), attribute));
    }

    private static Optional<KeyTemplate> slot(List<KeyAttribute> attributes, List<KeyTemplate> templates, String name) {
        for (int i = 0; i < Math.min(attributes.size(), templates.size()); i++) {
            if (attributes.get(i).name().equals(name)) {
                return Optional.of(templates.get(i));
            }
        }
        return Optional.empty();
    }
}
