package dev.keyloom.wire.operation;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.wire.shape.Shape.StructureOf;

/**
 * One operation of the service.
 *
 * @param input what its request looks like
 * @param style how it words broken constraints
 * @param run what it does
 */
record Operation(StructureOf input, MemberStyle style, Run run) {

    /** From a request that keeps the constraints of its shape to the answer. */
    @FunctionalInterface
    interface Run {
        /**
         * Answers.
         *
         * @throws dev.keyloom.engine.ServiceException if the request is refused; nothing is written then
         */
        void run(Call call);
    }

    /**
     * One request on its way.
     *
     * @param host the host and port that the client knows
     */
    record Call(Input input, DynamoDbService service, String host, Answer answer) {
        /** Returns the input as its structure, where nothing else is asked. */
        dev.keyloom.wire.shape.Structure structure() {
            return input.structure();
        }
    }
}
