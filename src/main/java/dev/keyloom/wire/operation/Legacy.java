package dev.keyloom.wire.operation;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.legacy.LegacyConditions;
import dev.keyloom.engine.legacy.LegacyProjections;
import dev.keyloom.engine.legacy.LegacyUpdates;
import dev.keyloom.engine.request.ConditionalOperator;
import dev.keyloom.engine.request.LegacyCondition;
import dev.keyloom.engine.request.LegacyExpectation;
import dev.keyloom.engine.request.LegacyOperator;
import dev.keyloom.engine.request.LegacyUpdate;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.wire.shape.Structure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Expressions of requests, whichever way they are written: as texts, or as the parameters that the service had before.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LegacyConditionalParameters.html">AWS:
 *     legacy conditional parameters</a>
 */
final class Legacy {
    private Legacy() {}

    static Optional<RequestExpression<ProjectionExpression>> projection(Input input) {
        Optional<List<String>> names = input.structure().texts("AttributesToGet");
        return names.isEmpty()
                ? input.expression("ProjectionExpression")
                : Optional.of(parsed(input, () -> LegacyProjections.projection(names.get())));
    }

    static Optional<RequestExpression<Formula>> condition(Input input) {
        Optional<Map<String, LegacyExpectation>> expected =
                input.structure().structureMap("Expected").map(map -> expectations(input, map));
        Optional<ConditionalOperator> joining = joining(input);
        if (expected.isEmpty() && joining.isEmpty()) {
            return input.expression("ConditionExpression");
        }
        return inVoice(input, () -> LegacyConditions.condition(expected.orElse(Map.of()), joining))
                .map(RequestExpression::legacy);
    }

    static Optional<RequestExpression<UpdateExpression>> update(Input input) {
        Optional<Map<String, LegacyUpdate>> updates =
                input.structure().structureMap("AttributeUpdates").map(map -> updates(input, map));
        return updates.isEmpty()
                ? input.expression("UpdateExpression")
                : inVoice(input, () -> LegacyUpdates.update(updates.get())).map(RequestExpression::legacy);
    }

    static Optional<RequestExpression<Formula>> filter(Input input, String legacyMember) {
        Optional<Map<String, LegacyCondition>> conditions =
                input.structure().structureMap(legacyMember).map(map -> conditions(input, map));
        Optional<ConditionalOperator> joining = joining(input);
        if (conditions.isEmpty() && joining.isEmpty()) {
            return input.expression("FilterExpression");
        }
        return inVoice(input, () -> LegacyConditions.filter(conditions.orElse(Map.of()), joining))
                .map(RequestExpression::legacy);
    }

    static RequestExpression<KeyCondition> keyCondition(Input input) {
        Optional<RequestExpression<KeyCondition>> expression = input.expression("KeyConditionExpression");
        return expression.orElseGet(() -> {
            Map<String, LegacyCondition> conditions = conditions(
                    input, input.structure().structureMap("KeyConditions").orElseThrow());
            return parsed(input, () -> LegacyConditions.keyCondition(conditions));
        });
    }

    /** Returns the attributes that {@code KeyConditions}, if they are given, test in a way in which no key can be read. */
    static Set<String> unindexable(Input input) {
        return input.structure()
                .structureMap("KeyConditions")
                .map(given -> LegacyConditions.unindexable(conditions(input, given)))
                .orElse(Set.of());
    }

    private static <T> RequestExpression<T> parsed(Input input, Supplier<T> conversion) {
        return RequestExpression.legacy(inVoice(input, conversion));
    }

    /** Converts, and refuses in the words of the operation. */
    private static <T> T inVoice(Input input, Supplier<T> conversion) {
        try {
            return conversion.get();
        } catch (ServiceException refusal) {
            throw input.voice().form(refusal.text());
        }
    }

    private static Optional<ConditionalOperator> joining(Input input) {
        return input.structure().text("ConditionalOperator").map(ConditionalOperator::valueOf);
    }

    private static Map<String, LegacyExpectation> expectations(Input input, Map<String, Structure> expected) {
        Map<String, LegacyExpectation> expectations = new LinkedHashMap<>();
        expected.forEach((attribute, expectation) -> expectations.put(
                attribute,
                new LegacyExpectation(
                        expectation.attributeValue("Value").map(input::value),
                        expectation.bool("Exists"),
                        operator(expectation),
                        expectation.list("AttributeValueList", Object.class).map(input::values))));
        return expectations;
    }

    private static Map<String, LegacyCondition> conditions(Input input, Map<String, Structure> given) {
        Map<String, LegacyCondition> conditions = new LinkedHashMap<>();
        given.forEach((attribute, condition) -> conditions.put(
                attribute,
                new LegacyCondition(
                        operator(condition).orElseThrow(),
                        condition
                                .list("AttributeValueList", Object.class)
                                .map(input::values)
                                .orElse(List.of()))));
        return conditions;
    }

    private static Map<String, LegacyUpdate> updates(Input input, Map<String, Structure> given) {
        Map<String, LegacyUpdate> updates = new LinkedHashMap<>();
        given.forEach((attribute, update) -> updates.put(
                attribute,
                new LegacyUpdate(
                        update.attributeValue("Value").map(input::value),
                        update.text("Action").map(LegacyUpdate.Action::valueOf))));
        return updates;
    }

    private static Optional<LegacyOperator> operator(Structure condition) {
        return condition.text("ComparisonOperator").map(LegacyOperator::valueOf);
    }
}
