package dev.keyloom.wire.operation;

import dev.keyloom.engine.request.BatchExecuteStatementRequest;
import dev.keyloom.engine.request.BatchExecuteStatementResult;
import dev.keyloom.engine.request.ExecuteStatementRequest;
import dev.keyloom.engine.request.ExecuteStatementResult;
import dev.keyloom.engine.request.ExecuteTransactionRequest;
import dev.keyloom.engine.request.ExecuteTransactionResult;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.wire.operation.Operation.Call;
import dev.keyloom.wire.shape.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The PartiQL operations. */
final class StatementOperations {
    private static final String STATEMENT = "Statement";

    private StatementOperations() {}

    static void execute(Call call) {
        Input input = call.input();
        ExecuteStatementResult result = call.service()
                .statements()
                .execute(new ExecuteStatementRequest(
                        call.structure().requireText(STATEMENT),
                        parameters(input),
                        call.structure().isTrue("ConsistentRead"),
                        call.structure().text("NextToken"),
                        input.integer("Limit"),
                        input.consumedCapacity(),
                        input.isItemWantedOnFailure()));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.list("Items", result.items(), answer::item);
            answer.text("NextToken", result.nextToken());
            answer.item("LastEvaluatedKey", result.lastEvaluatedKey());
            answer.capacity(result.consumedCapacity());
        });
    }

    static void executeBatch(Call call) {
        Input input = call.input();
        List<BatchExecuteStatementRequest.Statement> statements = new ArrayList<>();
        for (Structure element : call.structure().structures("Statements").orElseThrow()) {
            Input statement = input.part(element);
            statements.add(new BatchExecuteStatementRequest.Statement(
                    element.requireText(STATEMENT),
                    parameters(statement),
                    element.isTrue("ConsistentRead"),
                    statement.isItemWantedOnFailure()));
        }
        BatchExecuteStatementResult result = call.service()
                .statements()
                .executeBatch(new BatchExecuteStatementRequest(statements, input.consumedCapacity()));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.list("Responses", result.answers(), one -> answer.object(() -> write(one, answer)));
            answer.capacities(result.consumedCapacity());
        });
    }

    private static void write(BatchExecuteStatementResult.Answer one, Answer answer) {
        Optional<BatchExecuteStatementResult.Failure> failure = one.error();
        if (failure.isPresent()) {
            answer.object("Error", () -> {
                answer.text("Code", failure.get().code());
                answer.text("Message", failure.get().message());
                answer.item("Item", failure.get().item());
            });
        }
        answer.text("TableName", one.table());
        answer.item("Item", one.item());
    }

    static void executeTransaction(Call call) {
        Input input = call.input();
        List<ExecuteTransactionRequest.Statement> statements = new ArrayList<>();
        for (Structure element :
                call.structure().structures("TransactStatements").orElseThrow()) {
            Input statement = input.part(element);
            statements.add(new ExecuteTransactionRequest.Statement(
                    element.requireText(STATEMENT), parameters(statement), statement.isItemWantedOnFailure()));
        }
        ExecuteTransactionResult result = call.service()
                .statements()
                .executeTransaction(new ExecuteTransactionRequest(
                        statements, call.structure().text("ClientRequestToken"), input.consumedCapacity()));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.list("Responses", result.items(), item -> answer.object(() -> answer.item("Item", item)));
            answer.capacities(result.consumedCapacity());
        });
    }

    private static List<AttributeValue> parameters(Input statement) {
        return statement
                .structure()
                .list("Parameters", Object.class)
                .map(statement::values)
                .orElse(List.of());
    }
}
