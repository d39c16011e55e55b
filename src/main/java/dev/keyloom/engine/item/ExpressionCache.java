package dev.keyloom.engine.item;

import dev.keyloom.expression.Condition;
import dev.keyloom.expression.Dialect;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.Placeholders;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.schema.ReservedWords;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Parses expressions, each text once as long as it is in use: programs send a few texts millions of times. */
final class ExpressionCache {
    /** The service's expressions. */
    static final Dialect DIALECT = Dialect.service(ReservedWords::contains);

    private final Texts<Formula> conditions =
            new Texts<>(text -> Condition.parse(text, DIALECT).value().flatMap(Condition::formula));
    private final Texts<KeyCondition> keyConditions =
            new Texts<>(text -> KeyCondition.parse(text, DIALECT).value());
    private final Texts<ProjectionExpression> projections =
            new Texts<>(text -> ProjectionExpression.parse(text, DIALECT).value());
    private final Texts<UpdateExpression> updates =
            new Texts<>(text -> UpdateExpression.parse(text, DIALECT).value());

    Parsed<Formula> condition(String text) {
        return conditions.get(text);
    }

    Parsed<KeyCondition> keyCondition(String text) {
        return keyConditions.get(text);
    }

    Parsed<ProjectionExpression> projection(String text) {
        return projections.get(text);
    }

    Parsed<UpdateExpression> update(String text) {
        return updates.get(text);
    }

    /**
     * A text that was read.
     *
     * @param expression nothing if the text is refused, whatever its placeholders stand for
     * @param placeholders those of the text, with their {@code #} and {@code :}
     */
    record Parsed<T>(Optional<T> expression, Set<String> placeholders) {}

    /**
     * The expressions of one kind by their texts, in two generations: when the younger is full, the older is forgotten.
     * Texts in use stay, and readers wait for nobody.
     */
    private static final class Texts<T> {
        private static final int MAX_OF_GENERATION = 1000;
        /** Long texts are rare and would fill the memory. */
        private static final int MAX_LENGTH = Dialect.MAX_SERVICE_BYTES;

        private final Function<String, Optional<T>> parser;
        private volatile Map<String, Parsed<T>> younger = new ConcurrentHashMap<>();
        private volatile Map<String, Parsed<T>> older = Map.of();

        Texts(Function<String, Optional<T>> parser) {
            this.parser = parser;
        }

        Parsed<T> get(String text) {
            Parsed<T> known = younger.get(text);
            if (known != null) {
                return known;
            }
            known = older.get(text);
            Parsed<T> parsed = known == null ? parsed(text) : known;
            if (text.length() <= MAX_LENGTH) {
                keep(text, parsed);
            }
            return parsed;
        }

        private Parsed<T> parsed(String text) {
            Optional<T> expression = parser.apply(text);
            return new Parsed<>(expression, expression.isEmpty() ? Set.of() : Set.copyOf(Placeholders.in(text)));
        }

        private void keep(String text, Parsed<T> parsed) {
            Map<String, Parsed<T>> current = younger;
            if (current.size() >= MAX_OF_GENERATION) {
                older = current;
                current = new ConcurrentHashMap<>();
                younger = current;
            }
            current.put(text, parsed);
        }
    }
}
