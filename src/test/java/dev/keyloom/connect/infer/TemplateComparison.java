package dev.keyloom.connect.infer;

import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Says whether two templates of one entity make the same keys of all conceivable records. Copies of other keys are replaced by
 * what they copy. Then the literals must be equal, and so must the references, where
 *
 * <ul>
 *   <li>two attributes are taken for equal if they are in all records of the entity;
 *   <li>a function is left out if the attribute's declared format is what the function writes: {@code iso} of an attribute of
 *       format {@code iso-8601-millis}.
 * </ul>
 */
final class TemplateComparison {
    private static final Map<String, Set<String>> IDLE = Map.of(
            "iso-8601-millis", Set.of("iso"),
            "iso-8601-seconds", Set.of("iso(seconds)"),
            "date", Set.of("day"),
            "uuid", Set.of("lower"),
            "ulid", Set.of("upper"));

    private final TableSchema table;
    private final Entity entity;
    private final List<SampleRecord> records;

    TemplateComparison(TableSchema table, Entity entity, List<SampleRecord> records) {
        this.table = table;
        this.entity = entity;
        this.records = records;
    }

    /** One template at its place; {@code mapping} is where it stands, so that copies can be followed. */
    record Placed(
            Map<IndexRef, List<KeyMapping>> keys,
            KeyMapping mapping,
            IndexRef index,
            String keyAttribute,
            KeyTemplate template) {
        Placed with(KeyTemplate other) {
            return new Placed(keys, mapping, index, keyAttribute, other);
        }
    }

    /** Returns all templates of an entity, mapping by mapping. */
    static List<List<Placed>> placed(TableSchema table, Entity entity, IndexRef index) {
        KeySchema key = table.keyOf(index).orElseThrow();
        boolean isLocal = table.index(index)
                .filter(SecondaryIndex.Local.class::isInstance)
                .isPresent();
        List<List<Placed>> all = new ArrayList<>();
        for (KeyMapping mapping : entity.mappings(index)) {
            List<Placed> templates = new ArrayList<>();
            for (int i = 0; i < mapping.partition().size() && !isLocal; i++) {
                String name = key.partition().get(i).name();
                templates.add(new Placed(
                        entity.keys(), mapping, index, name, mapping.partition().get(i)));
            }
            for (int i = 0; i < mapping.sort().size(); i++) {
                templates.add(new Placed(
                        entity.keys(),
                        mapping,
                        index,
                        key.sort().get(i).name(),
                        mapping.sort().get(i)));
            }
            all.add(templates);
        }
        return all;
    }

    boolean areSame(Placed one, Placed other) {
        if (one.template().equals(other.template())) {
            return true;
        }
        List<Object> left = parts(one, 0);
        List<Object> right = parts(other, 0);
        if (left.size() != right.size()) {
            return false;
        }
        for (int i = 0; i < left.size(); i++) {
            if (!samePart(left.get(i), right.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean samePart(Object left, Object right) {
        if (left instanceof TemplatePart.Reference a && right instanceof TemplatePart.Reference b) {
            return functions(a).equals(functions(b))
                    && samePath(a.path().orElseThrow(), b.path().orElseThrow());
        }
        return left.equals(right);
    }

    private boolean samePath(AttributePath a, AttributePath b) {
        return a.equals(b)
                || (!records.isEmpty()
                        && records.stream()
                                .allMatch(record -> a.valueIn(record.values()).isPresent()
                                        && a.valueIn(record.values()).equals(b.valueIn(record.values()))));
    }

    private List<String> functions(TemplatePart.Reference reference) {
        Set<String> idle = reference
                .path()
                .flatMap(path -> entity.attribute(path.attribute()))
                .flatMap(attribute -> attribute.facts().format())
                .map(format -> IDLE.getOrDefault(format, Set.of()))
                .orElse(Set.of());
        return reference.functions().stream()
                .map(call -> call.text())
                .filter(call -> !idle.contains(call))
                .toList();
    }

    /** Returns texts and references, copies of keys followed. */
    private List<Object> parts(Placed placed, int depth) {
        Optional<String> copied = placed.template().copiedKey();
        if (copied.isEmpty()) {
            return placed.template().parts().stream()
                    .map(part -> part instanceof TemplatePart.Literal literal ? (Object) literal.text() : part)
                    .toList();
        }
        String name = copied.get();
        Optional<Placed> target = depth > 4 ? Optional.empty() : target(placed, name);
        return target.map(found -> parts(found, depth + 1)).orElse(List.of("=" + name));
    }

    private Optional<Placed> target(Placed placed, String name) {
        List<List<Placed>> candidates = new ArrayList<>();
        Entity owner = entity.withKeys(placed.keys());
        placed(table, owner, placed.index()).stream()
                .filter(templates -> templates.get(0).mapping().equals(placed.mapping()))
                .forEach(candidates::add);
        candidates.addAll(placed(table, owner, IndexRef.PRIMARY));
        for (IndexRef ref : placed.keys().keySet()) {
            candidates.addAll(placed(table, owner, ref));
        }
        return candidates.stream()
                .flatMap(List::stream)
                .filter(other -> other.keyAttribute().equals(name))
                .filter(other -> !other.template().equals(placed.template())
                        || !other.keyAttribute().equals(placed.keyAttribute()))
                .filter(other -> !(other.keyAttribute().equals(placed.keyAttribute())
                        && other.index().equals(placed.index())))
                .findFirst();
    }
}
