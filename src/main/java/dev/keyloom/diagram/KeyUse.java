package dev.keyloom.diagram;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which attributes of an entity its keys are made of, by index and role; copies such as {@code =PK} are followed. */
final class KeyUse {
    private final Entity entity;
    private final Optional<TableSchema> schema;

    private KeyUse(Entity entity, Optional<TableSchema> schema) {
        this.entity = entity;
        this.schema = schema;
    }

    static KeyUse of(Entity entity, DataModel model) {
        return new KeyUse(entity, model.table(entity.table()).map(Table::schema));
    }

    /** Returns the indexes that the entity joins, in the table's order. */
    List<IndexRef> indexes() {
        return schema.map(TableSchema::indexRefs).orElse(List.of()).stream()
                .filter(index -> !entity.mappings(index).isEmpty())
                .toList();
    }

    /** Returns the short name of an index: P, the number of a global index, L with the number of a local one. */
    static String letter(IndexRef index, TableSchema schema) {
        if (index.isPrimary()) {
            return "P";
        }
        for (int i = 0; i < schema.globalIndexes().size(); i++) {
            if (schema.globalIndexes().get(i).ref().equals(index)) {
                return Integer.toString(i + 1);
            }
        }
        for (int i = 0; i < schema.localIndexes().size(); i++) {
            if (schema.localIndexes().get(i).ref().equals(index)) {
                return "L" + (i + 1);
            }
        }
        return "?";
    }

    String letter(IndexRef index) {
        return letter(index, schema.orElseThrow());
    }

    /** Returns the attributes in the entity's key of one index; one in both halves counts as partition. */
    Map<String, KeyRole> roles(IndexRef index) {
        Map<String, KeyRole> roles = new LinkedHashMap<>();
        partitionAttributes(index).forEach(attribute -> roles.put(attribute, KeyRole.PARTITION));
        for (KeyMapping mapping : entity.mappings(index)) {
            attributesOf(mapping.sort()).forEach(attribute -> roles.putIfAbsent(attribute, KeyRole.SORT));
        }
        return roles;
    }

    /** Returns all attributes that are in some key of the entity. */
    Set<String> attributes() {
        Set<String> all = new LinkedHashSet<>();
        indexes().forEach(index -> all.addAll(roles(index).keySet()));
        return all;
    }

    private Set<String> partitionAttributes(IndexRef index) {
        boolean local = schema.flatMap(table -> table.index(index))
                .filter(SecondaryIndex.Local.class::isInstance)
                .isPresent();
        Set<String> attributes = new LinkedHashSet<>();
        for (KeyMapping mapping : entity.mappings(local ? IndexRef.PRIMARY : index)) {
            attributes.addAll(attributesOf(mapping.partition()));
        }
        return attributes;
    }

    private Set<String> attributesOf(List<KeyTemplate> templates) {
        Set<String> attributes = new LinkedHashSet<>();
        templates.forEach(template -> collect(template, attributes, new LinkedHashSet<>()));
        return attributes;
    }

    private void collect(KeyTemplate template, Set<String> attributes, Set<String> followed) {
        attributes.addAll(template.attributeNames());
        template.copiedKey()
                .filter(followed::add)
                .ifPresent(name -> templatesOf(name).forEach(copied -> collect(copied, attributes, followed)));
    }

    /** Returns the templates from which the entity makes a key attribute, in the first index that has it. */
    private List<KeyTemplate> templatesOf(String keyAttribute) {
        List<KeyTemplate> templates = new ArrayList<>();
        for (IndexRef index : indexes()) {
            KeySchema key = schema.flatMap(table -> table.keyOf(index)).orElseThrow();
            for (KeyMapping mapping : entity.mappings(index)) {
                element(key.partition(), mapping.partition(), keyAttribute).ifPresent(templates::add);
                element(key.sort(), mapping.sort(), keyAttribute).ifPresent(templates::add);
            }
            if (!templates.isEmpty()) {
                return templates;
            }
        }
        return templates;
    }

    private static Optional<KeyTemplate> element(List<KeyAttribute> names, List<KeyTemplate> templates, String name) {
        for (int i = 0; i < Math.min(names.size(), templates.size()); i++) {
            if (names.get(i).name().equals(name)) {
                return Optional.of(templates.get(i));
            }
        }
        return Optional.empty();
    }
}
