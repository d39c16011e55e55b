package dev.keyloom.pattern;

import dev.keyloom.engine.DynamoDbEngine;
import dev.keyloom.expression.Condition;
import dev.keyloom.expression.Dialect;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.problem.Result;
import dev.keyloom.template.KeyTemplate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What verifications of one design after the other have in common: the expressions of its patterns, read once. A design
 * verified in a thousand worlds has few of them. For one thread at a time.
 */
public final class PatternCache {
    private static final int MOST = 4_096;

    private final Map<String, Result<Condition>> conditions = new HashMap<>();
    private final Map<String, Result<KeyCondition>> keyConditions = new HashMap<>();
    private final Map<String, Result<UpdateExpression>> updates = new HashMap<>();
    private final Map<String, KeyTemplate> templates = new HashMap<>();
    private Optional<DynamoDbEngine> engine = Optional.empty();

    Result<Condition> condition(String text) {
        return bounded(conditions).computeIfAbsent(text, Condition::parse);
    }

    Result<KeyCondition> keyCondition(String text) {
        return bounded(keyConditions).computeIfAbsent(text, written -> KeyCondition.parse(written, Dialect.MODEL));
    }

    Result<UpdateExpression> update(String text) {
        return bounded(updates).computeIfAbsent(text, written -> UpdateExpression.parse(written, Dialect.MODEL));
    }

    /** Returns the template that a text is, broken or not. */
    KeyTemplate template(String text) {
        return bounded(templates)
                .computeIfAbsent(
                        text, written -> KeyTemplate.parse(written).value().orElseThrow());
    }

    /** Returns an engine whose parsed expressions the next can share. */
    Optional<DynamoDbEngine> engine() {
        return engine;
    }

    void remember(DynamoDbEngine last) {
        engine = Optional.of(last);
    }

    private static <T> Map<String, T> bounded(Map<String, T> texts) {
        if (texts.size() >= MOST) {
            texts.clear();
        }
        return texts;
    }
}
