package dev.keyloom.engine.request;

import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * The answers of a batch in the order of its statements.
 *
 * @param consumedCapacity one for each table, where it was asked for
 */
public record BatchExecuteStatementResult(List<Answer> answers, List<ConsumedCapacity> consumedCapacity) {
    /**
     * The answer of one statement.
     *
     * @param table name of the table, where the statement could be read so far
     * @param item the item read
     */
    public record Answer(Optional<Failure> error, Optional<String> table, Optional<Item> item) {}

    /**
     * Why one statement failed.
     *
     * @param code the service's code, such as {@code ConditionalCheckFailed}
     * @param item the item that failed a condition, where it was asked for
     */
    public record Failure(String code, String message, Optional<Item> item) {}
}
