package dev.keyloom.model;

import static dev.keyloom.model.ModelProblems.quoted;

import dev.keyloom.expression.Condition;
import dev.keyloom.expression.Dialect;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.model.ModelProblems.Referent;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks the steps of one access pattern, in order: a step may use the answers of those before it. */
final class StepCheck {
    private final ModelIndex index;
    private final ModelProblems problems;
    private final String who;
    private final Set<String> placeholders;

    StepCheck(ModelIndex index, ModelProblems problems, String who, Set<String> parameters) {
        this.index = index;
        this.problems = problems;
        this.who = who;
        this.placeholders = new LinkedHashSet<>(parameters);
    }

    void check(Step step, String path) {
        Collection<String> tables = checkTable(step, path);
        step.entity().ifPresent(entity -> {
            if (index.entity(entity).isEmpty()) {
                problems.unknown(Referent.ENTITY, entity, path + "/entity", who, "the model", index.entityNames());
            }
        });
        checkSubject(step, path);
        step.index().ifPresent(ref -> checkIndex(ref, tables, path));
        checkTemplates(step, path);
        checkNumberOfTemplates(step, tables, path);
        step.filter().ifPresent(text -> checkCondition(text, path + "/filter"));
        step.condition().ifPresent(text -> checkCondition(text, path + "/condition"));
        step.keyCondition().ifPresent(text -> checkKeyCondition(text, step, tables, path + "/keyCondition"));
        step.update().ifPresent(text -> checkUpdate(text, path + "/update"));
        checkValues(step, path);
        for (int i = 0; i < step.actions().size(); i++) {
            check(step.actions().get(i), path + "/actions/" + i);
        }
        step.as().ifPresent(placeholders::add);
    }

    /** A text without a placeholder that can be read is written as it is. */
    private void checkPlaceholders(String attribute, AttributeValue value, Set<String> known, String path) {
        if (!(value instanceof AttributeValue.S text) || text.value().indexOf('<') < 0) {
            return;
        }
        KeyTemplate template = KeyTemplate.parse(text.value()).orElseThrow();
        if (template.isBroken()) {
            return;
        }
        for (TemplatePart.Reference reference : template.references()) {
            Optional<String> name = reference.path().map(AttributePath::attribute);
            if (name.isPresent() && !known.contains(name.get())) {
                Optional<String> nearest = problems.nearest(name.get(), known).map(near -> "<" + near + ">");
                String message = who + ": the value of " + quoted(attribute) + " names <" + name.get()
                        + ">, which is neither a parameter nor the answer of an earlier step."
                        + ModelProblems.didYouMean(nearest);
                Problem problem = Problem.error("unknown-parameter", message, Place.at(path, reference.span()));
                problems.add(ModelProblems.suggesting(problem, nearest));
            }
        }
    }

    /** Returns the tables that the step may be about. */
    private Collection<String> checkTable(Step step, String path) {
        if (step.table().isPresent()) {
            String name = step.table().get();
            if (index.table(name).isEmpty()) {
                problems.unknown(Referent.TABLE, name, path + "/table", who, "the model", index.tableNames());
                return List.of();
            }
            return List.of(name);
        }
        Optional<Table> ofEntity = step.entity().flatMap(index::tableOf);
        return ofEntity.isPresent() ? List.of(ofEntity.get().name()) : index.tableNames();
    }

    /** A write must say what it writes. */
    private void checkSubject(Step step, String path) {
        boolean isWrite = switch (step.operation()) {
            case PUT_ITEM, UPDATE_ITEM, DELETE_ITEM, CONDITION_CHECK -> true;
            case GET_ITEM, QUERY, SCAN, BATCH_GET_ITEM, TRANSACT_GET_ITEMS, TRANSACT_WRITE_ITEMS, BATCH_WRITE_ITEM ->
                false;
        };
        boolean hasKey = !step.partition().isEmpty() || step.keyCondition().isPresent();
        if (isWrite && step.entity().isEmpty() && !hasKey) {
            String message = who + ": " + step.operation().serviceName()
                    + " names no \"entity\", so nothing says what it is about.";
            problems.error("missing-entity", path, message);
        }
    }

    private void checkIndex(IndexRef ref, Collection<String> tables, String path) {
        Set<String> known = index.indexNames(tables);
        if (!tables.isEmpty() && !known.contains(ref.name())) {
            String owner =
                    tables.size() == 1 ? "table " + quoted(tables.iterator().next()) : "the model";
            problems.unknown(Referent.INDEX, ref.name(), path + "/index", who, owner, known);
        }
    }

    private void checkTemplates(Step step, String path) {
        Set<String> known = new LinkedHashSet<>(placeholders);
        known.addAll(step.fanOut().keySet());
        boolean computesKey = step.operation() != Operation.PUT_ITEM;
        for (int i = 0; i < step.partition().size(); i++) {
            String place = ModelProblems.element(
                    path + "/partition", i, step.partition().size());
            checkTemplate(step.partition().get(i), known, computesKey, place);
        }
        for (int i = 0; i < step.sort().size(); i++) {
            SortCondition condition = step.sort().get(i);
            String place = ModelProblems.element(path + "/sort", i, step.sort().size()) + "/"
                    + Place.escaped(condition.operator().symbol());
            for (int j = 0; j < condition.bounds().size(); j++) {
                String boundPath =
                        ModelProblems.element(place, j, condition.bounds().size());
                checkTemplate(condition.bounds().get(j), known, computesKey, boundPath);
            }
        }
    }

    private void checkTemplate(KeyTemplate template, Set<String> known, boolean computesKey, String path) {
        template.problems().forEach(problem -> problems.add(problem.within(path)));
        for (TemplatePart.Reference reference : template.references()) {
            Optional<String> name = reference.path().map(AttributePath::attribute);
            if (name.isPresent() && !known.contains(name.get())) {
                Optional<String> nearest = problems.nearest(name.get(), known).map(near -> "<" + near + ">");
                String message = who + ": key template " + quoted(template.text()) + " names <" + name.get()
                        + ">, which is neither a parameter nor the answer of an earlier step."
                        + ModelProblems.didYouMean(nearest);
                Problem problem = Problem.error("unknown-parameter", message, Place.at(path, reference.span()));
                problems.add(ModelProblems.suggesting(problem, nearest));
            }
            if (reference.isRandom() && computesKey) {
                String message = who + ": key template " + quoted(template.text())
                        + " draws a shard; a read must know it. Read all shards with \"fanOut\".";
                problems.add(Problem.error("random-in-read", message, Place.at(path, reference.span())));
            }
        }
    }

    private void checkNumberOfTemplates(Step step, Collection<String> tables, String path) {
        if (step.index().isEmpty()) {
            return;
        }
        List<KeySchema> keys = keys(step, tables);
        int partition = step.partition().size();
        if (partition > 0
                && !keys.isEmpty()
                && keys.stream().noneMatch(key -> key.partition().size() == partition)) {
            KeySchema key = keys.get(0);
            String message = who + " gives " + partition + " partition templates for "
                    + step.index().get() + ", whose partition key has "
                    + key.partition().size() + ". A read gives all of them.";
            problems.error("template-count", path + "/partition", message);
        }
        int sort = step.sort().size();
        if (sort > 0
                && !keys.isEmpty()
                && keys.stream().noneMatch(key -> key.sort().size() >= sort)) {
            String message = who + " gives " + sort + " sort conditions for "
                    + step.index().get() + ", whose sort key has "
                    + keys.get(0).sort().size() + " attributes.";
            problems.error("template-count", path + "/sort", message);
        }
    }

    /** Returns the keys that the step may be about: none where no index is chosen yet. */
    private List<KeySchema> keys(Step step, Collection<String> tables) {
        return tables.stream()
                .flatMap(table -> index.table(table).stream())
                .flatMap(table -> step.index().flatMap(table.schema()::keyOf).stream())
                .toList();
    }

    private void checkCondition(String text, String path) {
        addAll(Condition.parse(text).problems(), path);
    }

    /** A key condition tests key attributes of the index only, each once. */
    private void checkKeyCondition(String text, Step step, Collection<String> tables, String path) {
        Result<KeyCondition> parsed = KeyCondition.parse(text, Dialect.MODEL);
        addAll(parsed.problems(), path);
        parsed.value().ifPresent(condition -> {
            addAll(condition.problems(), path);
            Set<String> known = new LinkedHashSet<>();
            keys(step, tables).forEach(key -> known.addAll(key.attributeNames()));
            condition.tests().stream()
                    .map(test -> test.attribute().name())
                    .filter(name -> !known.isEmpty() && !known.contains(name))
                    .distinct()
                    .forEach(name -> problems.unknown(
                            Referent.KEY_ATTRIBUTE,
                            name,
                            path,
                            "The key condition of " + uncapitalized(who),
                            "the key of " + step.index().orElseThrow(),
                            known));
        });
    }

    private void checkUpdate(String text, String path) {
        Result<UpdateExpression> parsed = UpdateExpression.parse(text, Dialect.MODEL);
        addAll(parsed.problems(), path);
        parsed.value().ifPresent(update -> addAll(update.problems(), path));
    }

    private void addAll(List<Problem> found, String path) {
        found.forEach(problem -> problems.add(problem.within(path)));
    }

    private static String uncapitalized(String text) {
        return Character.toLowerCase(text.charAt(0)) + text.substring(1);
    }

    /** Values of attributes that the entity does not declare are written all the same. */
    private void checkValues(Step step, String path) {
        Set<String> placed = new LinkedHashSet<>(placeholders);
        placed.addAll(step.fanOut().keySet());
        step.values()
                .forEach((name, value) ->
                        checkPlaceholders(name, value, placed, path + "/values/" + Place.escaped(name)));
        Optional<String> entity =
                step.entity().filter(name -> index.entity(name).isPresent());
        if (entity.isEmpty()) {
            return;
        }
        for (Map.Entry<String, ?> value : step.values().entrySet()) {
            String name = value.getKey();
            if (!index.hasStoredAttribute(entity.get(), name)) {
                Set<String> known = index.attributes(entity.get()).keySet();
                Optional<String> nearest = problems.nearest(name, known);
                String message = who + " writes attribute " + quoted(name) + ", which " + quoted(entity.get())
                        + " does not declare." + ModelProblems.didYouMean(nearest.map(ModelProblems::quoted));
                Place place = Place.at(path + "/values/" + Place.escaped(name));
                problems.add(
                        ModelProblems.suggesting(Problem.warning("undeclared-attribute", message, place), nearest));
            }
        }
    }
}
