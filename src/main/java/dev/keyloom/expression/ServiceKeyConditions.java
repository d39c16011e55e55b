package dev.keyloom.expression;

import dev.keyloom.expression.grammar.ExpressionParser.ConditionContext;
import dev.keyloom.expression.grammar.ExpressionParser.NegationContext;
import dev.keyloom.expression.grammar.ExpressionParser.OperandContext;
import dev.keyloom.expression.grammar.ExpressionParser.PrimaryContext;
import dev.keyloom.expression.grammar.ExpressionParser.TestContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds what keeps a faultless condition's tree from being a key condition, in the order of its text. */
final class ServiceKeyConditions {
    private final ServiceOperands operands;
    private final Set<String> tested = new HashSet<>();

    ServiceKeyConditions(ServiceOperands operands) {
        this.operands = operands;
    }

    Optional<String> refusal(ConditionContext condition) {
        if (condition.conjunction().size() > 1) {
            return operator("OR");
        }
        return first(condition.conjunction(0).negation().stream().map(this::negation));
    }

    private Optional<String> negation(NegationContext negation) {
        if (negation.NOT() != null) {
            return operator("NOT");
        }
        TestContext test = negation.test();
        boolean isAlone = test.getChildCount() == 1;
        return isAlone && test.primary().condition() != null
                ? refusal(test.primary().condition())
                : test(test, isAlone);
    }

    private Optional<String> test(TestContext test, boolean isAlone) {
        if (test.membership() != null) {
            return operator("IN");
        }
        if (test.comparison() != null
                && test.comparison().comparator().getText().equals("<>")) {
            return operator("<>");
        }
        if (!isAlone) {
            boolean isRange = test.range() != null;
            List<PrimaryContext> sides = new ArrayList<>(List.of(test.primary()));
            sides.addAll(
                    isRange ? test.range().primary() : List.of(test.comparison().primary()));
            return isRange && !isPath(sides.get(0)) ? mustBeFirst("BETWEEN") : sides(sides);
        }
        OperandContext call = test.primary().operand();
        String function = call.path().getText();
        if (!function.equals(ExpressionFunction.BEGINS_WITH.text())) {
            return operator(function);
        }
        List<PrimaryContext> arguments = call.arguments().primary();
        return isPath(arguments.get(0)) ? sides(arguments) : mustBeFirst(function);
    }

    private Optional<String> sides(List<PrimaryContext> sides) {
        Optional<String> attribute = Optional.empty();
        for (PrimaryContext side : sides) {
            OperandContext operand = OperandBuilder.operandIn(side);
            if (operand != null && operand.arguments() != null) {
                return Optional.of("KeyConditionExpressions cannot contain nested operations");
            }
            if (operand == null || operand.path() == null) {
                continue;
            }
            if (attribute.isPresent()) {
                return Optional.of(
                        "Invalid condition in KeyConditionExpression: Multiple attribute names used in one condition");
            }
            ServicePath path = operands.path(operand.path());
            if (!path.isTopLevel()) {
                return Optional.of("KeyConditionExpressions cannot have conditions on nested attributes");
            }
            attribute = Optional.of(path.head());
        }
        if (attribute.isEmpty()) {
            return Optional.of("Invalid condition in KeyConditionExpression: No key attribute specified");
        }
        return tested.add(attribute.get())
                ? Optional.empty()
                : Optional.of("Invalid KeyConditionExpression: KeyConditionExpressions must only contain one condition"
                        + " per key");
    }

    private static boolean isPath(PrimaryContext side) {
        OperandContext operand = OperandBuilder.operandIn(side);
        return operand != null && operand.arguments() == null && operand.path() != null;
    }

    private static Optional<String> first(Stream<Optional<String>> refusals) {
        return refusals.flatMap(Optional::stream).findFirst();
    }

    private static Optional<String> operator(String operator) {
        return Optional.of("Invalid operator used in KeyConditionExpression: " + operator);
    }

    private static Optional<String> mustBeFirst(String operator) {
        return Optional.of("Invalid condition in KeyConditionExpression: " + operator
                + " operator must have the key attribute as its first operand");
    }
}
