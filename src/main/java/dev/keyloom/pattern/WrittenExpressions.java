package dev.keyloom.pattern;

import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.expression.AttributeName;
import dev.keyloom.expression.Condition;
import dev.keyloom.expression.Dialect;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.Operand;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.RequestExpressions;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.expression.UpdateValue;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.ReservedWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the expressions of one request as the service takes them, arguments bound and typed. */
final class WrittenExpressions {
    private final Arguments arguments;
    private final AttributeTypes types;
    private final RequestExpressions request = new RequestExpressions(ReservedWords::contains);

    private final PatternCache cache;

    WrittenExpressions(Arguments arguments, AttributeTypes types, PatternCache cache) {
        this.cache = cache;
        this.arguments = arguments;
        this.types = types;
    }

    ExpressionAttributes attributes() {
        return new ExpressionAttributes(request.names(), request.values());
    }

    RequestExpression<KeyCondition> keyCondition(KeyCondition condition) {
        return RequestExpression.text(request.keyCondition(condition));
    }

    /** Returns a key condition that a step writes as text. */
    KeyCondition parsedKeyCondition(String text) {
        Result<KeyCondition> parsed = cache.keyCondition(text);
        return parsed.value().orElseThrow(() -> fault("keyCondition", parsed)).mapBounds(arguments::bound);
    }

    Optional<RequestExpression<Formula>> condition(String member, Optional<String> text) {
        return text.map(written -> {
            Result<Condition> parsed = cache.condition(written);
            Formula formula = parsed.value().flatMap(Condition::formula).orElseThrow(() -> fault(member, parsed));
            return RequestExpression.text(request.condition(types.typed(arguments.bound(formula))));
        });
    }

    Optional<RequestExpression<ProjectionExpression>> projection(List<String> attributes) {
        if (attributes.isEmpty()) {
            return Optional.empty();
        }
        List<DocumentPath> paths = new ArrayList<>();
        for (String attribute : attributes) {
            Result<ProjectionExpression> parsed = ProjectionExpression.parse(attribute, Dialect.MODEL);
            paths.addAll(parsed.value()
                    .map(ProjectionExpression::paths)
                    .orElseGet(() -> List.of(new DocumentPath(
                            new AttributeName(attribute, Optional.of("a" + attributes.indexOf(attribute))),
                            List.of()))));
        }
        return Optional.of(RequestExpression.text(request.projection(new ProjectionExpression(paths))));
    }

    RequestExpression<UpdateExpression> update(String text) {
        Result<UpdateExpression> parsed = cache.update(text);
        UpdateExpression update = parsed.value().orElseThrow(() -> fault("update", parsed));
        return RequestExpression.text(request.update(typed(update.map(arguments::bound))));
    }

    private UpdateExpression typed(UpdateExpression update) {
        return new UpdateExpression(
                update.set().stream().map(this::typed).toList(),
                update.remove(),
                update.add().stream().map(this::typed).toList(),
                update.delete().stream().map(this::typed).toList());
    }

    private UpdateExpression.Assignment typed(UpdateExpression.Assignment assignment) {
        UpdateValue value = assignment.value();
        return value instanceof UpdateValue.Term term
                ? new UpdateExpression.Assignment(
                        assignment.path(), new UpdateValue.Term(types.typed(term.operand(), assignment.path())))
                : assignment;
    }

    private UpdateExpression.Change typed(UpdateExpression.Change change) {
        Operand operand = types.typed(change.operand(), change.path());
        return new UpdateExpression.Change(change.path(), operand);
    }

    private static PatternFault fault(String member, Result<?> parsed) {
        return new PatternFault(
                VerdictPhrases.MEMBER.with(member, parsed.problems().get(0).message()));
    }
}
