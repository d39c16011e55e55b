package dev.keyloom.engine.item;

import dev.keyloom.problem.Problem;

/** Says in the service's words why an update cannot be applied to an item. */
final class UpdateMessages {
    private static final String BEFORE_FAULT = ": ";

    private UpdateMessages() {}

    static String of(Problem problem, ItemUpdate.Origin origin) {
        return switch (problem.code()) {
            case "update-missing-attribute" ->
                "The provided expression refers to an attribute that does not exist in the item";
            case "update-operand-type" ->
                origin == ItemUpdate.Origin.LEGACY_PARAMETER
                        ? "Type mismatch for attribute to update"
                        : "An operand in the update expression has an incorrect data type";
            case "update-path" -> "The document path provided in the update expression is invalid for update";
            // The number's fault stands in the service's words behind the text that has it.
            case "update-number" ->
                problem.message().substring(problem.message().lastIndexOf(BEFORE_FAULT) + BEFORE_FAULT.length());
            default -> problem.message();
        };
    }
}
