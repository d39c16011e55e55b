package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.item.ExpressionCache.Parsed;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.expression.Bindings;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.ServiceRefusals;
import dev.keyloom.expression.ServiceRefusals.Parameter;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.problem.Problem;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The expressions of one request and what their placeholders stand for. They are asked for in the order in which the
 * service reads them; when all were, {@link #requireAllUsed} finds names and values that none of them uses.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.ExpressionAttributeNames.html">AWS:
 *     expression attribute names</a>
 */
final class ExpressionScope {
    private final ExpressionCache cache;
    private final ExpressionAttributes attributes;
    private final Bindings bindings;
    private final Set<String> used = new HashSet<>();
    private Optional<String> keyConditionRefusal = Optional.empty();

    ExpressionScope(ExpressionCache cache, ExpressionAttributes attributes) {
        this.cache = cache;
        this.attributes = attributes;
        this.bindings = Bindings.ofRequest(attributes.names(), attributes.values());
    }

    /** Returns a condition, or what {@code parameter} else holds, bound. */
    Optional<Formula> condition(Parameter parameter, Optional<RequestExpression<Formula>> condition) {
        return condition.map(given -> {
            if (given instanceof RequestExpression.Text<Formula> text) {
                Formula parsed = known(parameter, text.text(), cache.condition(text.text()));
                return checked(parameter, text.text(), parsed.bind(bindings), Formula::problems);
            }
            return parsed(given);
        });
    }

    /** Returns the projection, bound. */
    Optional<ProjectionExpression> projection(Optional<RequestExpression<ProjectionExpression>> projection) {
        return projection.map(given -> {
            if (given instanceof RequestExpression.Text<ProjectionExpression> text) {
                ProjectionExpression parsed = known(Parameter.PROJECTION, text.text(), cache.projection(text.text()));
                return checked(
                        Parameter.PROJECTION, text.text(), parsed.bind(bindings), ProjectionExpression::problems);
            }
            return parsed(given);
        });
    }

    /** Returns the update, bound. */
    UpdateExpression update(RequestExpression<UpdateExpression> update) {
        if (update instanceof RequestExpression.Text<UpdateExpression> text) {
            UpdateExpression parsed = known(Parameter.UPDATE, text.text(), cache.update(text.text()));
            return checked(Parameter.UPDATE, text.text(), parsed.bind(bindings), UpdateExpression::problems);
        }
        return parsed(update);
    }

    /**
     * Returns the key condition, bound; nothing if it is a condition and no key condition, which {@link #requireAllUsed}
     * then tells: the service looks at its form when it has read all expressions.
     */
    Optional<KeyCondition> keyCondition(RequestExpression<KeyCondition> condition) {
        if (!(condition instanceof RequestExpression.Text<KeyCondition> given)) {
            return Optional.of(parsed(condition));
        }
        String text = given.text();
        Parsed<KeyCondition> parsed = cache.keyCondition(text);
        if (parsed.expression().isPresent() && areDefined(parsed.placeholders())) {
            used.addAll(parsed.placeholders());
            KeyCondition bound = parsed.expression().get().bind(bindings);
            if (bound.problems().isEmpty()) {
                return Optional.of(bound);
            }
        }
        refusals().of(Parameter.KEY_CONDITION, text).ifPresent(ExpressionScope::refuse);
        used.addAll(attributes.names().keySet());
        used.addAll(attributes.values().keySet());
        keyConditionRefusal = refusals().ofKeyConditionForm(text);
        return Optional.empty();
    }

    /**
     * Refuses names and values that no expression uses, and then a key condition that is none.
     *
     * @throws ServiceException with the service's message
     */
    void requireAllUsed() {
        requireUsed("ExpressionAttributeNames", attributes.names().keySet());
        requireUsed("ExpressionAttributeValues", attributes.values().keySet());
        keyConditionRefusal.ifPresent(ExpressionScope::refuse);
    }

    private void requireUsed(String parameter, Set<String> given) {
        if (used.containsAll(given)) {
            return;
        }
        Set<String> unused = new TreeSet<>(given);
        unused.removeAll(used);
        refuse("Value provided in " + parameter + " unused in expressions: keys: {" + String.join(", ", unused) + "}");
    }

    private <T> T known(Parameter parameter, String text, Parsed<T> parsed) {
        if (parsed.expression().isEmpty() || !areDefined(parsed.placeholders())) {
            throw refusal(parameter, text, "Syntax error");
        }
        used.addAll(parsed.placeholders());
        return parsed.expression().get();
    }

    private <T> T checked(Parameter parameter, String text, T bound, Function<T, List<Problem>> problemsOf) {
        List<Problem> problems = problemsOf.apply(bound);
        if (!problems.isEmpty()) {
            throw refusal(parameter, text, problems.get(0).message());
        }
        return bound;
    }

    private static <T> T parsed(RequestExpression<T> expression) {
        return ((RequestExpression.Parsed<T>) expression).expression();
    }

    private boolean areDefined(Set<String> placeholders) {
        for (String placeholder : placeholders) {
            boolean isDefined = placeholder.charAt(0) == '#'
                    ? attributes.names().containsKey(placeholder)
                    : attributes.values().containsKey(placeholder);
            if (!isDefined) {
                return false;
            }
        }
        return true;
    }

    private ServiceException refusal(Parameter parameter, String text, String otherwise) {
        return ServiceException.validation(
                refusals().of(parameter, text).orElse("Invalid " + parameter.serviceName() + ": " + otherwise));
    }

    private ServiceRefusals refusals() {
        return new ServiceRefusals(ExpressionCache.DIALECT, attributes.names(), attributes.values());
    }

    private static void refuse(String message) {
        throw ServiceException.validation(message);
    }
}
