package dev.keyloom.codegen;

import dev.keyloom.codegen.Shape.Attributes;
import dev.keyloom.codegen.Shape.Expression;
import dev.keyloom.codegen.Shape.Member;
import dev.keyloom.codegen.Shape.Names;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.RequestExpressions;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.schema.ReservedWords;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;

/**
 * The expressions of one part of a request with what their placeholders stand for. Expressions kept as text are sent as
 * they are; parsed ones are written out, their literals as further placeholders.
 */
final class SentExpressions {
    private final ExpressionAttributes given;
    private final RequestExpressions written = new RequestExpressions(ReservedWords::contains);
    private final List<Member> members = new ArrayList<>();

    SentExpressions(ExpressionAttributes given) {
        this.given = given;
    }

    SentExpressions keyCondition(RequestExpression<KeyCondition> expression) {
        return add("KeyConditionExpression", Optional.of(expression), RequestExpressions::keyCondition);
    }

    SentExpressions filter(Optional<RequestExpression<Formula>> expression) {
        return add("FilterExpression", expression, RequestExpressions::condition);
    }

    SentExpressions condition(Optional<RequestExpression<Formula>> expression) {
        return add("ConditionExpression", expression, RequestExpressions::condition);
    }

    SentExpressions update(Optional<RequestExpression<UpdateExpression>> expression) {
        return add("UpdateExpression", expression, RequestExpressions::update);
    }

    SentExpressions projection(Optional<RequestExpression<ProjectionExpression>> expression) {
        return add("ProjectionExpression", expression, RequestExpressions::projection);
    }

    /**
     * Returns the members of the expressions in the order added, then those of their placeholders in the placeholders'
     * order.
     *
     * @throws IllegalArgumentException if the request gives a placeholder another meaning than a parsed expression does
     */
    List<Member> members() {
        List<Member> all = new ArrayList<>(members);
        Map<String, String> names = union(given.names(), written.names());
        if (!names.isEmpty()) {
            all.add(new Member("ExpressionAttributeNames", new Names(names)));
        }
        Map<String, AttributeValue> values = union(given.values(), written.values());
        if (!values.isEmpty()) {
            all.add(new Member("ExpressionAttributeValues", new Attributes(values)));
        }
        return all;
    }

    private <T> SentExpressions add(
            String name, Optional<RequestExpression<T>> expression, BiFunction<RequestExpressions, T, String> writer) {
        expression
                .map(known -> known instanceof RequestExpression.Text<T> text
                        ? text.text()
                        : writer.apply(written, ((RequestExpression.Parsed<T>) known).expression()))
                .ifPresent(text -> members.add(new Member(name, new Expression(text))));
        return this;
    }

    private static <T> Map<String, T> union(Map<String, T> given, Map<String, T> written) {
        Map<String, T> union = new TreeMap<>(given);
        written.forEach((placeholder, meaning) -> {
            T known = union.putIfAbsent(placeholder, meaning);
            if (known != null && !known.equals(meaning)) {
                throw new IllegalArgumentException(
                        placeholder + " stands for " + known + " and, in a parsed expression, for " + meaning);
            }
        });
        return union;
    }
}
