package dev.keyloom.model;

import static dev.keyloom.model.ModelProblems.quoted;

import dev.keyloom.problem.Place;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Checks which template writes which key attribute of an entity's items: no attribute may be written in two ways, and
 * templates that copy other keys ({@code =PK}) may not copy each other in a circle.
 */
final class KeyCopyCheck {
    /** Steps after which the search for circles gives up; no design comes near. */
    private static final int MAX_STEPS = 10_000;

    private final Entity entity;
    private final Table table;
    private final ModelProblems problems;
    private final String path;
    private final Map<String, List<Writer>> writers = new LinkedHashMap<>();
    private int steps;

    /** A template that writes a key attribute in one variant for one index. */
    private record Writer(IndexRef index, int variant, boolean always, KeyTemplate template, String path) {}

    KeyCopyCheck(Entity entity, Table table, ModelProblems problems, String path) {
        this.entity = entity;
        this.table = table;
        this.problems = problems;
        this.path = path;
    }

    void check() {
        entity.keys().forEach(this::collect);
        writers.forEach((attribute, templates) -> {
            checkAgreement(attribute, templates);
            checkCircle(attribute);
        });
    }

    private void collect(IndexRef index, List<KeyMapping> mappings) {
        table.schema().keyOf(index).ifPresent(key -> {
            for (int i = 0; i < mappings.size(); i++) {
                KeyMapping mapping = mappings.get(i);
                String mappingPath =
                        ModelProblems.element(path + "/" + Place.escaped(index.name()), i, mappings.size());
                boolean always = mappings.size() == 1 && mapping.when().isEmpty();
                collect(index, i, always, mapping.partition(), key.partition(), mappingPath + "/partition");
                collect(index, i, always, mapping.sort(), key.sort(), mappingPath + "/sort");
            }
        });
    }

    private void collect(
            IndexRef index,
            int variant,
            boolean always,
            List<KeyTemplate> half,
            List<KeyAttribute> attributes,
            String halfPath) {
        for (int i = 0; i < Math.min(half.size(), attributes.size()); i++) {
            String templatePath = ModelProblems.element(halfPath, i, half.size());
            Writer writer = new Writer(index, variant, always, half.get(i), templatePath);
            writers.computeIfAbsent(attributes.get(i).name(), name -> new ArrayList<>())
                    .add(writer);
        }
    }

    private void checkAgreement(String attribute, List<Writer> all) {
        List<Writer> sure = all.stream()
                .filter(writer -> writer.always() && !copies(writer, attribute))
                .toList();
        for (int i = 1; i < sure.size(); i++) {
            Writer first = sure.get(0);
            Writer other = sure.get(i);
            if (!other.template().equals(first.template())) {
                String message = "Key attribute " + quoted(attribute) + " of " + quoted(entity.name())
                        + " is written in two ways: as "
                        + quoted(first.template().text()) + " for " + first.index()
                        + " and as " + quoted(other.template().text()) + " for " + other.index()
                        + ". An item has it once.";
                problems.error("key-written-twice", other.path(), message);
            }
        }
    }

    private static boolean copies(Writer writer, String attribute) {
        return writer.template().copiedKey().equals(Optional.of(attribute));
    }

    /** Reports a circle through an attribute, once: at the first of its attributes. */
    private void checkCircle(String start) {
        List<Writer> circle = new ArrayList<>();
        if (search(start, start, new HashMap<>(), circle)) {
            StringBuilder way = new StringBuilder(start);
            for (Writer writer : circle) {
                way.append(" = ").append(writer.template().copiedKey().orElseThrow());
            }
            String message = "Key templates of " + quoted(entity.name()) + " copy each other in a circle: " + way
                    + ". One of them must say how the key is made.";
            problems.error("key-copy-cycle", circle.get(0).path(), message);
        }
    }

    /** Looks for a way from {@code attribute} to {@code start} that uses one variant of each index at most. */
    private boolean search(String start, String attribute, Map<IndexRef, Integer> chosen, List<Writer> way) {
        for (Writer writer : writers.getOrDefault(attribute, List.of())) {
            Optional<String> copied = writer.template().copiedKey();
            Integer variant = chosen.get(writer.index());
            boolean isPossible = variant == null || variant == writer.variant();
            if (copied.isEmpty() || !isPossible || isSelfCopyOfWritten(attribute, writer) || steps++ > MAX_STEPS) {
                continue;
            }
            way.add(writer);
            if (copied.get().equals(start)) {
                return isFirst(start, way);
            }
            boolean isNew = way.stream()
                    .limit(way.size() - 1L)
                    .noneMatch(earlier -> earlier.template().copiedKey().equals(copied));
            if (isNew) {
                chosen.put(writer.index(), writer.variant());
                if (search(start, copied.get(), chosen, way)) {
                    return true;
                }
                if (variant == null) {
                    chosen.remove(writer.index());
                }
            }
            way.remove(way.size() - 1);
        }
        return false;
    }

    /** An index over a key that is written for another index may say {@code =SK} for SK itself. */
    private boolean isSelfCopyOfWritten(String attribute, Writer writer) {
        return copies(writer, attribute)
                && writers.getOrDefault(attribute, List.of()).stream().anyMatch(other -> !copies(other, attribute));
    }

    private boolean isFirst(String start, List<Writer> circle) {
        for (String attribute : writers.keySet()) {
            boolean isOnCircle = circle.stream()
                    .anyMatch(writer -> writer.template().copiedKey().equals(Optional.of(attribute)));
            if (isOnCircle) {
                return attribute.equals(start);
            }
        }
        return true;
    }
}
