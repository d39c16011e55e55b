package dev.keyloom.gui.patterns;

import dev.keyloom.format.project.ValueText;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes a step of what is typed into its fields, or says why that cannot be. */
final class StepFields {
    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_-]*");

    private final Texts texts;

    StepFields(Texts texts) {
        this.texts = texts;
    }

    /** Names the step, so that later ones can use its answer: {@code <counter.Count>} must mean one thing only. */
    Result<Step> named(AccessPattern pattern, Step step, String text) {
        Optional<String> name = GeneralPart.optional(text);
        if (name.isPresent() && !NAME.matcher(name.get()).matches()) {
            return refused("patterns.form.as.wrong");
        }
        if (name.isPresent() && !name.equals(step.as()) && isTaken(pattern, name.get())) {
            return refused("patterns.form.as.taken");
        }
        return Result.of(step.toBuilder().as(name).build());
    }

    private static boolean isTaken(AccessPattern pattern, String name) {
        boolean isParameter = Stream.concat(Stream.of(pattern.parameters()), pattern.examples().stream())
                .anyMatch(arguments -> arguments.containsKey(name));
        return isParameter
                || pattern.steps().stream().anyMatch(other -> other.as().equals(Optional.of(name)));
    }

    /** Says how many items the step may touch; an empty text says nothing. */
    Result<Step> upTo(Step step, String text) {
        Optional<Integer> parsed = GeneralPart.whole(text);
        if (!text.isBlank() && parsed.isEmpty()) {
            return refused("patterns.form.limit.wrong");
        }
        return Result.of(step.toBuilder()
                .upTo(parsed.map(OptionalInt::of).orElse(OptionalInt.empty()))
                .build());
    }

    /** Sets what is written into an attribute, typed by it; a text with placeholders fits every type. */
    Result<Step> value(DataModel model, Step step, String attribute, String text) {
        return read(text, type(model, step, attribute)).map(value -> withValue(step, attribute, value));
    }

    private static Result<AttributeValue> read(String text, AttributeType type) {
        Result<AttributeValue> value = ValueText.read(text, type);
        boolean hasPlaceholder = KeyTemplate.parse(text)
                .value()
                .filter(template ->
                        !template.isBroken() && !template.references().isEmpty())
                .isPresent();
        return value.value().isEmpty() && hasPlaceholder ? Result.of(new AttributeValue.S(text)) : value;
    }

    private static AttributeType type(DataModel model, Step step, String attribute) {
        return step.entity()
                .flatMap(model::entity)
                .flatMap(entity -> entity.attribute(attribute))
                .map(EntityAttribute::type)
                .orElseGet(() -> Optional.ofNullable(step.values().get(attribute))
                        .map(AttributeValue::type)
                        .orElse(AttributeType.S));
    }

    /** Begins with a value that a record has. */
    static Step withNewValue(DataModel model, Step step, String text) {
        String attribute = text.strip();
        if (attribute.isEmpty() || step.values().containsKey(attribute)) {
            return step;
        }
        return withValue(step, attribute, ArgumentsPart.first(model, attribute));
    }

    static Step withoutValue(Step step, String attribute) {
        Map<String, AttributeValue> values = new LinkedHashMap<>(step.values());
        values.remove(attribute);
        return step.toBuilder().values(values).build();
    }

    private static Step withValue(Step step, String attribute, AttributeValue value) {
        Map<String, AttributeValue> values = new LinkedHashMap<>(step.values());
        values.put(attribute, value);
        return step.toBuilder().values(values).build();
    }

    /** Returns the attributes of the step's entity that it gives no value for, in the entity's order. */
    static List<String> attributesLeft(DataModel model, Step step) {
        return step.entity().flatMap(model::entity).map(Entity::attributes).orElse(List.of()).stream()
                .map(EntityAttribute::name)
                .filter(name -> !step.values().containsKey(name))
                .toList();
    }

    /** Returns what a write can give back: a PutItem or DeleteItem has no new attributes to tell of. */
    static List<String> returnValues(Operation operation) {
        return operation == Operation.UPDATE_ITEM
                ? List.of("NONE", "ALL_OLD", "UPDATED_OLD", "ALL_NEW", "UPDATED_NEW")
                : List.of("NONE", "ALL_OLD");
    }

    private <T> Result<T> refused(String key) {
        return Result.failed(Problem.error("pattern-form", texts.get(key), Place.NOWHERE));
    }
}
