package dev.keyloom.engine.request;

import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Runs one PartiQL statement.
 *
 * @param parameters values of the {@code ?} in the order of the text
 * @param limit most items read, before the condition
 * @param itemOnFailure whether a failed condition's error holds the item that failed it
 */
public record ExecuteStatementRequest(
        String statement,
        List<AttributeValue> parameters,
        boolean consistentRead,
        Optional<String> nextToken,
        OptionalInt limit,
        ReturnConsumedCapacity consumedCapacity,
        boolean itemOnFailure) {
    public ExecuteStatementRequest {
        parameters = List.copyOf(parameters);
    }

    /** A statement that reads eventually consistently and asks for nothing else. */
    public static ExecuteStatementRequest of(String statement, List<AttributeValue> parameters) {
        return new ExecuteStatementRequest(
                statement,
                parameters,
                false,
                Optional.empty(),
                OptionalInt.empty(),
                ReturnConsumedCapacity.NONE,
                false);
    }
}
