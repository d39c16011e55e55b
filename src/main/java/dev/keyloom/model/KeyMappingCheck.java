package dev.keyloom.model;

import static dev.keyloom.model.ModelProblems.quoted;

import dev.keyloom.expression.Condition;
import dev.keyloom.model.ModelProblems.Referent;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks the key mappings of one entity against the keys of its table. */
final class KeyMappingCheck {
    private final Entity entity;
    private final Map<String, AttributeType> types;
    private final Table table;
    private final ModelProblems problems;
    private final String path;
    private final TemplateCheck templates;

    KeyMappingCheck(Entity entity, Map<String, AttributeType> types, Table table, ModelProblems problems, String path) {
        this.entity = entity;
        this.table = table;
        this.problems = problems;
        this.path = path;
        this.types = types;
        this.templates = new TemplateCheck(entity.name(), types, table, problems);
    }

    void check() {
        if (entity.mappings(IndexRef.PRIMARY).isEmpty()) {
            String message = "Entity " + quoted(entity.name()) + " has no key templates for the primary key of table "
                    + quoted(table.name()) + " ("
                    + attributeNames(table.schema().key()) + ").";
            problems.error("missing-primary-key", path, message);
        }
        entity.keys().forEach((ref, mappings) -> {
            String mappingsPath = path + "/" + Place.escaped(ref.name());
            Optional<KeySchema> key = table.schema().keyOf(ref);
            if (key.isEmpty()) {
                problems.unknown(
                        Referent.INDEX,
                        ref.name(),
                        mappingsPath,
                        "Entity " + quoted(entity.name()),
                        "table " + quoted(table.name()),
                        table.schema().indexRefs().stream().map(IndexRef::name).toList());
            } else {
                checkMappings(ref, mappings, key.get(), mappingsPath);
            }
        });
        new KeyCopyCheck(entity, table, problems, path).check();
    }

    private void checkMappings(IndexRef ref, List<KeyMapping> mappings, KeySchema key, String mappingsPath) {
        Set<String> variants = new HashSet<>();
        boolean reachable = true;
        for (int i = 0; i < mappings.size(); i++) {
            KeyMapping mapping = mappings.get(i);
            String mappingPath = ModelProblems.element(mappingsPath, i, mappings.size());
            if (!reachable) {
                String message = "This variant of " + quoted(entity.name()) + " for " + ref.name()
                        + " is never used: one before it has no \"when\" and always applies.";
                problems.warning("unreachable-variant", mappingPath, message);
            }
            reachable &= mapping.when().isPresent();
            if (mapping.variant().isPresent() && !variants.add(mapping.variant().get())) {
                String message = "Two variants of " + quoted(entity.name()) + " for " + ref.name() + " have the name "
                        + quoted(mapping.variant().get()) + ".";
                problems.warning("duplicate-name", mappingPath + "/variant", message);
            }
            mapping.when().ifPresent(when -> checkCondition(when, mappingPath + "/when"));
            checkHalves(ref, mapping, key, mappingPath);
        }
    }

    private void checkHalves(IndexRef ref, KeyMapping mapping, KeySchema key, String mappingPath) {
        boolean isLocal = table.schema()
                .index(ref)
                .filter(SecondaryIndex.Local.class::isInstance)
                .isPresent();
        if (isLocal && !mapping.partition().isEmpty()) {
            String message = "The mapping of " + quoted(entity.name()) + " for local index " + quoted(ref.name())
                    + " has a partition template. A local index has the table's partition key; give \"sort\" alone.";
            problems.error("local-index-partition", mappingPath + "/partition", message);
        } else {
            checkHalf(ref, mapping.partition(), key.partition(), "partition", mappingPath);
        }
        checkHalf(ref, mapping.sort(), key.sort(), "sort", mappingPath);
    }

    private void checkHalf(
            IndexRef ref, List<KeyTemplate> half, List<KeyAttribute> attributes, String role, String mappingPath) {
        String halfPath = mappingPath + "/" + role;
        if (half.isEmpty()) {
            if (ref.isPrimary() && !attributes.isEmpty()) {
                String message = "The primary key of " + quoted(entity.name()) + " lacks its " + role
                        + " template, for " + attributes.get(0).name() + ".";
                problems.error("missing-key-half", mappingPath, message);
            }
            return;
        }
        if (half.size() != attributes.size()) {
            String has = attributes.isEmpty()
                    ? "which has none"
                    : "which has " + attributes.size() + " ("
                            + String.join(
                                    ", ",
                                    attributes.stream().map(KeyAttribute::name).toList()) + ")";
            String message = "Entity " + quoted(entity.name()) + " gives " + half.size() + " " + role
                    + (half.size() == 1 ? " template" : " templates") + " for the " + role + " key of " + ref.name()
                    + ", " + has + ".";
            problems.error("template-count", halfPath, message);
        }
        for (int i = 0; i < half.size(); i++) {
            String templatePath = ModelProblems.element(halfPath, i, half.size());
            Optional<KeyAttribute> attribute =
                    i < attributes.size() ? Optional.of(attributes.get(i)) : Optional.empty();
            templates.check(half.get(i), attribute, templatePath);
        }
    }

    private void checkCondition(Condition when, String whenPath) {
        when.problems().forEach(problem -> problems.add(problem.within(whenPath)));
        Set<String> known = new LinkedHashSet<>(types.keySet());
        table.typeAttribute().ifPresent(known::add);
        known.addAll(
                table.schema().keyAttributes().stream().map(KeyAttribute::name).toList());
        for (String name : when.attributeNames()) {
            if (!known.contains(name)) {
                Optional<String> nearest = problems.nearest(name, known);
                String message = "Condition " + quoted(when.text()) + " names attribute " + quoted(name) + ", which "
                        + quoted(entity.name()) + " does not have."
                        + ModelProblems.didYouMean(nearest.map(ModelProblems::quoted));
                problems.add(ModelProblems.suggesting(
                        Problem.warning("condition-unknown-attribute", message, Place.at(whenPath)), nearest));
            }
        }
    }

    private static String attributeNames(KeySchema key) {
        return String.join(", ", key.attributeNames());
    }
}
