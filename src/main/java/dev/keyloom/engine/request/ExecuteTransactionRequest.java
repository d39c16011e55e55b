package dev.keyloom.engine.request;

import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;

/**
 * Runs up to 100 statements all or none: all reads of one item, or all writes and EXISTS conditions.
 *
 * @param clientRequestToken the same token within ten minutes has no second effect
 */
public record ExecuteTransactionRequest(
        List<Statement> statements, Optional<String> clientRequestToken, ReturnConsumedCapacity consumedCapacity) {
    public ExecuteTransactionRequest {
        statements = List.copyOf(statements);
    }

    /** One statement and its {@code ?}. */
    public record Statement(String statement, List<AttributeValue> parameters, boolean itemOnFailure) {
        public Statement {
            parameters = List.copyOf(parameters);
        }
    }
}
