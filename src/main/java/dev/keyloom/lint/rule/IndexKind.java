package dev.keyloom.lint.rule;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A kind of entry of an index: an entity, or one variant of it, with the templates that give its keys there. Templates that
 * copy another key ({@code =PK}) are replaced by what they copy.
 *
 * @param mapping position of the mapping among the entity's for the index, from 0
 * @param variant its name, where the entity has several mappings for the index
 * @param partition one template for each partition key attribute of the index
 * @param sort one template for each sort key attribute of the index
 */
record IndexKind(
        Entity entity,
        IndexRef index,
        int mapping,
        Optional<String> variant,
        List<KeyTemplate> partition,
        List<KeyTemplate> sort) {
    /** Copies of copies that are followed before they count as a circle. */
    private static final int MAX_COPIES = 8;

    /** Returns the kinds that an index can hold, in the order of the model. */
    static List<IndexKind> of(DataModel model, Table table, IndexRef index) {
        Optional<KeySchema> key = table.schema().keyOf(index);
        List<IndexKind> kinds = new ArrayList<>();
        if (key.isPresent()) {
            for (Entity entity : model.entitiesOf(table.name())) {
                addKinds(entity, table, index, key.get(), kinds);
            }
        }
        return kinds;
    }

    /** Returns the entity's name, and the variant's behind it where there is one. */
    String label() {
        return variant.map(name -> entity.name() + " (" + name + ")").orElse(entity.name());
    }

    private static void addKinds(Entity entity, Table table, IndexRef index, KeySchema key, List<IndexKind> kinds) {
        List<KeyMapping> mappings = entity.mappings(index);
        if (mappings.isEmpty()) {
            kind(entity, table, index, key, 0, Optional.empty()).ifPresent(kinds::add);
            return;
        }
        for (int i = 0; i < mappings.size(); i++) {
            kind(entity, table, index, key, i, Optional.of(mappings.get(i))).ifPresent(kinds::add);
        }
    }

    private static Optional<IndexKind> kind(
            Entity entity, Table table, IndexRef index, KeySchema key, int position, Optional<KeyMapping> mapping) {
        Source source = new Source(entity, table, index, key, mapping);
        List<KeyTemplate> partition = source.templates(key.partition());
        List<KeyTemplate> sort = source.templates(key.sort());
        if (partition.size() < key.partition().size()
                || sort.size() < key.sort().size()) {
            return Optional.empty();
        }
        Optional<String> variant =
                entity.mappings(index).size() < 2 ? Optional.empty() : mapping.flatMap(KeyMapping::variant);
        return Optional.of(new IndexKind(entity, index, position, variant, partition, sort));
    }

    /** Where the templates of an entity's key attributes are looked up. */
    private record Source(Entity entity, Table table, IndexRef index, KeySchema key, Optional<KeyMapping> mapping) {
        /** Returns the templates of key attributes, those that can render something alone. */
        List<KeyTemplate> templates(List<KeyAttribute> attributes) {
            return attributes.stream()
                    .flatMap(attribute -> resolved(attribute.name(), 0).stream())
                    .toList();
        }

        private Optional<KeyTemplate> resolved(String attribute, int depth) {
            Optional<KeyTemplate> written = mapping.flatMap(found -> template(found, key, attribute))
                    .filter(template -> !template.copiedKey().equals(Optional.of(attribute)))
                    .or(() -> elsewhere(attribute));
            if (written.isEmpty() || written.get().isBroken() || depth > MAX_COPIES) {
                return Optional.empty();
            }
            return written.get().isKeyCopy()
                    ? resolved(written.get().copiedKey().orElseThrow(), depth + 1)
                    : written;
        }

        /** Returns the template that the entity's first mapping for another index gives a key attribute. */
        private Optional<KeyTemplate> elsewhere(String attribute) {
            for (IndexRef other : table.schema().indexRefs()) {
                Optional<KeySchema> schema = table.schema().keyOf(other).filter(found -> !other.equals(index));
                Optional<KeyTemplate> template = schema.flatMap(found -> entity.mappings(other).stream()
                        .flatMap(each -> template(each, found, attribute).stream())
                        .findFirst());
                if (template.isPresent()) {
                    return template;
                }
            }
            return Optional.empty();
        }

        private static Optional<KeyTemplate> template(KeyMapping mapping, KeySchema schema, String attribute) {
            return in(mapping.partition(), schema.partition(), attribute)
                    .or(() -> in(mapping.sort(), schema.sort(), attribute));
        }

        private static Optional<KeyTemplate> in(
                List<KeyTemplate> templates, List<KeyAttribute> attributes, String attribute) {
            for (int i = 0; i < Math.min(templates.size(), attributes.size()); i++) {
                if (attributes.get(i).name().equals(attribute)) {
                    return Optional.of(templates.get(i));
                }
            }
            return Optional.empty();
        }
    }
}
