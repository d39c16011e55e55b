package dev.keyloom.engine.request;

import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;

/** What {@code Expected} asks of one attribute: a value, its absence, or a comparison. */
public record LegacyExpectation(
        Optional<AttributeValue> value,
        Optional<Boolean> exists,
        Optional<LegacyOperator> operator,
        Optional<List<AttributeValue>> values) {}
