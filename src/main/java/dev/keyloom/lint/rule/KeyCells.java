package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Extras;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.Overlap;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The entity chart, copies of keys resolved. An entity that gives no mapping for an index over attributes that its items have
 * anyway is in that index too.
 */
final class KeyCells {
    private static final int MAX_COPIES = 8;
    private static final KeyMapping UNWRITTEN =
            new KeyMapping(Optional.empty(), Optional.empty(), List.of(), List.of(), Optional.empty(), Extras.NONE);

    private final List<KeyRow> rows = new ArrayList<>();
    private final Map<List<Object>, Boolean> shared = new ConcurrentHashMap<>();

    private KeyCells(DataModel model) {
        for (Table table : model.tables()) {
            for (Entity entity : model.entitiesOf(table.name())) {
                for (IndexRef index : table.schema().indexRefs()) {
                    addRows(table, entity, index);
                }
            }
        }
    }

    static KeyCells of(LintContext context) {
        return context.derived(KeyCells.class, same -> new KeyCells(same.model()));
    }

    static KeyCells of(DataModel model) {
        return new KeyCells(model);
    }

    /** Returns all rows by table, entity and index, in the order of the model. */
    List<KeyRow> rows() {
        return rows;
    }

    List<KeyRow> rows(Table table, IndexRef index) {
        return rows.stream().filter(row -> row.isIn(table, index)).toList();
    }

    List<KeyRow> rows(Entity entity, IndexRef index) {
        return rows.stream()
                .filter(row -> row.entity().name().equals(entity.name())
                        && row.table().name().equals(entity.table())
                        && row.index().equals(index))
                .toList();
    }

    /** Returns all cells in the order of the rows. */
    List<KeyCell> cells() {
        return rows.stream().flatMap(row -> row.cells().stream()).toList();
    }

    /** Says whether items of two rows of one index can have the same partition key. */
    boolean sharePartition(KeyRow first, KeyRow second) {
        return canBeEqual(first.partition(), second.partition());
    }

    /** Says whether two keys, cell by cell, can be the same text, as far as the templates tell. */
    boolean canBeEqual(List<KeyCell> first, List<KeyCell> second) {
        if (first.size() != second.size()) {
            return false;
        }
        for (int i = 0; i < first.size(); i++) {
            if (!canBeEqual(first.get(i), second.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean canBeEqual(KeyCell first, KeyCell second) {
        if (beginDifferently(first, second)) {
            return false;
        }
        if (areAlike(first, second)) {
            return true;
        }
        return shared.computeIfAbsent(
                List.of(
                        first.template(), first.entity().name(),
                        second.template(), second.entity().name()),
                same -> Overlap.of(
                                        first.template(),
                                        Domains.likely(first.entity(), first.template()),
                                        second.template(),
                                        Domains.likely(second.entity(), second.template()))
                                .sameText()
                                .possibility()
                        == Overlap.Possibility.POSSIBLE);
    }

    private static boolean beginDifferently(KeyCell first, KeyCell second) {
        if (TemplateTexts.haveDifferentHeads(first.template(), second.template())) {
            return true;
        }
        Set<String> heads = TemplateTexts.heads(first.template(), first.entity());
        Set<String> others = TemplateTexts.heads(second.template(), second.entity());
        return heads.stream()
                .noneMatch(head -> others.stream().anyMatch(other -> head.startsWith(other) || other.startsWith(head)));
    }

    /** Says whether two templates have the same text but for the names of attributes of which the design says the same. */
    private static boolean areAlike(KeyCell first, KeyCell second) {
        List<TemplatePart.Reference> references = first.template().references();
        List<TemplatePart.Reference> others = second.template().references();
        if (first.template().isKeyCopy()
                || second.template().isKeyCopy()
                || !TemplateTexts.skeleton(first.template()).equals(TemplateTexts.skeleton(second.template()))) {
            return false;
        }
        for (int i = 0; i < references.size(); i++) {
            Optional<EntityAttribute> attribute = first.attributeOf(references.get(i));
            Optional<EntityAttribute> other = second.attributeOf(others.get(i));
            boolean isSame = TemplateTexts.functions(references.get(i)).equals(TemplateTexts.functions(others.get(i)))
                    && attribute.isPresent()
                    && other.isPresent()
                    && attribute.get().type() == other.get().type()
                    && attribute
                            .get()
                            .facts()
                            .format()
                            .equals(other.get().facts().format())
                    && attribute
                            .get()
                            .facts()
                            .values()
                            .equals(other.get().facts().values());
            if (!isSame) {
                return false;
            }
        }
        return true;
    }

    private void addRows(Table table, Entity entity, IndexRef index) {
        KeySchema key = table.schema().keyOf(index).orElseThrow();
        List<KeyMapping> mappings = entity.mappings(index);
        for (int i = 0; i < mappings.size(); i++) {
            KeyMapping mapping = mappings.get(i);
            boolean isLocal = table.schema().index(index).orElse(null) instanceof SecondaryIndex.Local;
            List<KeyTemplate> partition = isLocal ? given(table, entity, key.partition()) : mapping.partition();
            Row row = new Row(table, entity, index, i, mapping);
            rows.add(row.made(
                    row.cells(Where.Key.Role.PARTITION, key.partition(), partition, !isLocal),
                    row.cells(Where.Key.Role.SORT, key.sort(), mapping.sort(), true)));
        }
        if (mappings.isEmpty()) {
            List<KeyTemplate> partition = given(table, entity, key.partition());
            List<KeyTemplate> sort = given(table, entity, key.sort());
            if (partition.size() == key.partition().size()
                    && sort.size() == key.sort().size()) {
                Row row = new Row(table, entity, index, 0, UNWRITTEN);
                rows.add(row.made(
                        row.cells(Where.Key.Role.PARTITION, key.partition(), partition, false),
                        row.cells(Where.Key.Role.SORT, key.sort(), sort, false)));
            }
        }
    }

    /** Returns templates for key attributes that items have without a mapping for the index, as far as they have them. */
    private static List<KeyTemplate> given(Table table, Entity entity, List<KeyAttribute> attributes) {
        List<KeyTemplate> templates = new ArrayList<>();
        for (KeyAttribute attribute : attributes) {
            boolean isBase = table.schema().key().attributeNames().contains(attribute.name());
            if (isBase && !entity.mappings(IndexRef.PRIMARY).isEmpty()) {
                templates.add(KeyTemplate.of("=" + attribute.name()));
            } else if (entity.attribute(attribute.name()).isPresent()) {
                templates.add(
                        KeyTemplate.of("<" + AttributePath.of(attribute.name()).text() + ">"));
            } else {
                return templates;
            }
        }
        return templates;
    }

    /** Where a row stands, to make it from. */
    private record Row(Table table, Entity entity, IndexRef index, int mapping, KeyMapping of) {
        KeyRow made(List<KeyCell> partition, List<KeyCell> sort) {
            return new KeyRow(table, entity, index, mapping, of, partition, sort);
        }

        List<KeyCell> cells(
                Where.Key.Role role, List<KeyAttribute> attributes, List<KeyTemplate> templates, boolean isWritten) {
            List<KeyCell> cells = new ArrayList<>();
            for (int i = 0; i < Math.min(attributes.size(), templates.size()); i++) {
                KeyTemplate template = templates.get(i);
                cells.add(new KeyCell(
                        table,
                        entity,
                        index,
                        mapping,
                        of,
                        role,
                        i,
                        attributes.get(i),
                        template,
                        resolved(template, attributes.get(i).name()),
                        isWritten));
            }
            return cells;
        }

        /** Returns the template that a copy comes to; the copy itself if nothing gives the key. */
        private KeyTemplate resolved(KeyTemplate template, String attribute) {
            KeyTemplate current = template;
            String self = attribute;
            for (int i = 0; i < MAX_COPIES && current.isKeyCopy(); i++) {
                String name = current.copiedKey().orElseThrow();
                Optional<KeyTemplate> next = templateOf(name, name.equals(self));
                if (next.isEmpty()) {
                    return template;
                }
                current = next.get();
                self = name;
            }
            return current.isKeyCopy() ? template : current;
        }

        /** Looks in this mapping first, then in the base table's, then in the others. */
        private Optional<KeyTemplate> templateOf(String name, boolean elsewhere) {
            if (!elsewhere) {
                Optional<KeyTemplate> here = templateIn(index, of, name);
                if (here.isPresent()) {
                    return here;
                }
            }
            List<IndexRef> others = new ArrayList<>(table.schema().indexRefs());
            if (elsewhere) {
                others.remove(index);
            }
            return others.stream()
                    .flatMap(other ->
                            entity.mappings(other).stream().flatMap(some -> templateIn(other, some, name).stream()))
                    .findFirst()
                    .or(() -> entity.attribute(name)
                            .map(own ->
                                    KeyTemplate.of("<" + AttributePath.of(name).text() + ">")));
        }

        private Optional<KeyTemplate> templateIn(IndexRef where, KeyMapping some, String name) {
            KeySchema key = table.schema().keyOf(where).orElseThrow();
            boolean isLocal = table.schema().index(where).orElse(null) instanceof SecondaryIndex.Local;
            if (!isLocal) {
                for (int i = 0;
                        i < Math.min(key.partition().size(), some.partition().size());
                        i++) {
                    if (key.partition().get(i).name().equals(name)) {
                        return Optional.of(some.partition().get(i));
                    }
                }
            }
            for (int i = 0; i < Math.min(key.sort().size(), some.sort().size()); i++) {
                if (key.sort().get(i).name().equals(name)) {
                    return Optional.of(some.sort().get(i));
                }
            }
            return Optional.empty();
        }
    }
}
