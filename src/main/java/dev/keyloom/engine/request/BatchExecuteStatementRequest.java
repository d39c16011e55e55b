package dev.keyloom.engine.request;

import dev.keyloom.value.AttributeValue;
import java.util.List;

/** Runs up to 25 statements that do not depend on each other: all reads of one item, or all writes. */
public record BatchExecuteStatementRequest(List<Statement> statements, ReturnConsumedCapacity consumedCapacity) {
    public BatchExecuteStatementRequest {
        statements = List.copyOf(statements);
    }

    /** One statement, its {@code ?} and how it is run. */
    public record Statement(
            String statement, List<AttributeValue> parameters, boolean consistentRead, boolean itemOnFailure) {
        public Statement {
            parameters = List.copyOf(parameters);
        }
    }
}
