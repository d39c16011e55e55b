package dev.keyloom.engine.request;

import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * The answer of one statement.
 *
 * @param items what it read, or what RETURNING asks for; empty for other writes
 * @param nextToken takes the same statement on to the next page
 * @param lastEvaluatedKey where the page ended
 */
public record ExecuteStatementResult(
        List<Item> items,
        Optional<String> nextToken,
        Optional<Item> lastEvaluatedKey,
        Optional<ConsumedCapacity> consumedCapacity) {}
