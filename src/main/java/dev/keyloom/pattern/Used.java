package dev.keyloom.pattern;

import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.Placeholders;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The expressions that are left of a request, and the placeholders that they need: the service refuses unused ones. */
record Used(Optional<RequestExpression<KeyCondition>> keyCondition, Optional<RequestExpression<Formula>> filter) {
    Used(Optional<RequestExpression<Formula>> filter) {
        this(Optional.empty(), filter);
    }

    Used(RequestExpression<KeyCondition> keyCondition, Optional<RequestExpression<Formula>> filter) {
        this(Optional.of(keyCondition), filter);
    }

    ExpressionAttributes of(ExpressionAttributes all) {
        Set<String> used = new HashSet<>();
        keyCondition.ifPresent(expression -> used.addAll(placeholders(expression)));
        filter.ifPresent(expression -> used.addAll(placeholders(expression)));
        return new ExpressionAttributes(kept(all.names(), used), kept(all.values(), used));
    }

    private static Set<String> placeholders(RequestExpression<?> expression) {
        return expression instanceof RequestExpression.Text<?> text ? Placeholders.in(text.text()) : Set.of();
    }

    private static <V> Map<String, V> kept(Map<String, V> all, Set<String> used) {
        Map<String, V> kept = new HashMap<>(all);
        kept.keySet().retainAll(used);
        return kept;
    }
}
