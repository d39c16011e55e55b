package dev.keyloom.expression;

import dev.keyloom.expression.ServiceFaults.Kind;
import dev.keyloom.expression.grammar.ExpressionParser.ConditionContext;
import dev.keyloom.expression.grammar.ExpressionParser.MembershipContext;
import dev.keyloom.expression.grammar.ExpressionParser.NegationContext;
import dev.keyloom.expression.grammar.ExpressionParser.OperandContext;
import dev.keyloom.expression.grammar.ExpressionParser.PrimaryContext;
import dev.keyloom.expression.grammar.ExpressionParser.TestContext;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds the service's faults of a condition's tree. Of each comparison or function that stands as a condition it tells
 * one fault: a missing name or value, else a number of operands, else a repeated operand, else a type.
 */
final class ServiceConditions {
    private static final String TYPES =
            Arrays.stream(AttributeType.values()).map(Enum::name).collect(Collectors.joining(",", "{", "}"));

    private final ServiceOperands operands;
    private final ServiceFaults faults;
    /** Those of the comparison or function that is looked at. */
    private ServiceFaults ofOne = new ServiceFaults();

    ServiceConditions(ServiceOperands operands, ServiceFaults faults) {
        this.operands = operands;
        this.faults = faults;
    }

    void condition(ConditionContext condition) {
        condition.conjunction().forEach(part -> part.negation().forEach(this::negation));
    }

    private void negation(NegationContext negation) {
        if (negation.NOT() == null) {
            test(negation.test());
        } else {
            negation(negation.negation());
        }
    }

    private void test(TestContext test) {
        if (test.getChildCount() == 1 && test.primary().operand() == null) {
            inParentheses(test.primary());
            return;
        }
        ofOne = new ServiceFaults();
        operands.tellPlaceholdersTo(ofOne);
        if (test.comparison() != null) {
            ServiceOperand left = operand(test.primary());
            ServiceOperand right = operand(test.comparison().primary());
            compared(test.comparison().comparator().getText(), List.of(left, right));
        } else if (test.range() != null) {
            ServiceOperand left = operand(test.primary());
            between(left, operand(test.range().primary(0)), operand(test.range().primary(1)));
        } else if (test.membership() != null) {
            in(operand(test.primary()), test.membership());
        } else {
            alone(test.primary().operand());
        }
        ofOne.worst().ifPresent(message -> faults.add(Kind.CONDITION, message));
    }

    private void inParentheses(PrimaryContext primary) {
        checkParentheses(primary);
        OperandContext only = OperandBuilder.operandIn(primary);
        if (only != null && only.arguments() == null) {
            operands.syntaxErrorBehind(primary);
        } else {
            condition(primary.condition());
        }
    }

    private void alone(OperandContext operand) {
        if (operand.arguments() == null) {
            operands.simple(operand);
            operands.syntaxErrorBehind(operand);
        } else if (call(operand).function().equals(ExpressionFunction.SIZE.text())) {
            misplaced(ExpressionFunction.SIZE.text());
        }
    }

    private void compared(String symbol, List<ServiceOperand> sides) {
        checkPlaces(sides);
        checkDistinct(symbol, sides.get(0), sides.get(1));
        if (!symbol.equals("=") && !symbol.equals("<>")) {
            checkOrdered(symbol, sides);
        }
    }

    private void between(ServiceOperand operand, ServiceOperand lower, ServiceOperand upper) {
        checkPlaces(List.of(operand, lower, upper));
        checkOrdered("BETWEEN", List.of(operand, lower, upper));
        if (!(lower instanceof ServiceOperand.Value from)
                || !(upper instanceof ServiceOperand.Value to)
                || from.value().isEmpty()
                || to.value().isEmpty()) {
            return;
        }
        AttributeValue low = from.value().get();
        AttributeValue high = to.value().get();
        String bounds = "; lower bound operand: AttributeValue: " + ServiceOperands.shown(low)
                + ", upper bound operand: AttributeValue: " + ServiceOperands.shown(high);
        if (low.type() != high.type()) {
            ofOne.add(
                    Kind.OPERAND_TYPE,
                    "The BETWEEN operator requires same data type for lower and upper bounds" + bounds);
        } else if (low.type().isKeyType() && Values.compare(low, high) > 0) {
            ofOne.add(
                    Kind.OPERAND_TYPE,
                    "The BETWEEN operator requires upper bound to be greater than or equal to lower bound" + bounds);
        }
    }

    private void in(ServiceOperand operand, MembershipContext membership) {
        List<ServiceOperand> all = new ArrayList<>(List.of(operand));
        membership.primary().forEach(candidate -> all.add(operand(candidate)));
        checkPlaces(all);
        int candidates = all.size() - 1;
        if (candidates > FormulaBuilder.MAX_CANDIDATES) {
            ofOne.add(
                    Kind.OPERAND_COUNT,
                    "The IN operator is provided with too many operands; number of operands: " + candidates);
        }
        all.subList(1, all.size()).forEach(candidate -> checkDistinct("IN", operand, candidate));
    }

    private ServiceOperand operand(PrimaryContext primary) {
        checkParentheses(primary);
        OperandContext operand = OperandBuilder.operandIn(primary);
        if (operand == null) {
            whereACondition(primary);
            return new ServiceOperand.Value(Optional.empty());
        }
        return operand.arguments() == null ? operands.simple(operand) : call(operand);
    }

    /** The service stops where a condition in parentheses, which it reads as an operand, goes on behind its first one. */
    private void whereACondition(PrimaryContext primary) {
        NegationContext first = primary.condition().conjunction(0).negation(0);
        if (first.NOT() != null) {
            operands.syntaxError(Faults.span(first.NOT().getSymbol()));
        } else if (first.test().primary().operand() == null) {
            whereACondition(first.test().primary());
        } else {
            operands.syntaxErrorBehind(first.test().primary());
        }
    }

    private ServiceOperand.Call call(OperandContext call) {
        String name = call.path().getText();
        if (!call.path().step().isEmpty()) {
            operands.syntaxErrorBehind(call.path());
        }
        List<ServiceOperand> arguments =
                call.arguments().primary().stream().map(this::operand).toList();
        if (arguments.isEmpty()) {
            operands.syntaxError(Faults.span(call.arguments().RPAREN().getSymbol()));
        }
        checkPlaces(arguments);
        Optional<ExpressionFunction> function = ExpressionFunction.named(name);
        if (function.isEmpty()) {
            faults.add(Kind.FUNCTION_NAME, "Invalid function name; function: " + name);
            return new ServiceOperand.Call(name, Optional.empty());
        }
        return new ServiceOperand.Call(name, checked(function.get(), arguments));
    }

    /** Returns the type of a function's result; finds fault with its arguments. */
    private Optional<AttributeType> checked(ExpressionFunction function, List<ServiceOperand> arguments) {
        String name = function.text();
        if (function.use() == ExpressionFunction.Use.UPDATE) {
            faults.add(Kind.FUNCTION_NAME, "The function is not allowed in a condition expression; function: " + name);
            return Optional.empty();
        }
        if (arguments.size() != function.arguments()) {
            ofOne.add(Kind.OPERAND_COUNT, ServiceOperands.operandCount(name, arguments.size()));
            return Optional.empty();
        }
        if (arguments.size() == 2) {
            checkDistinct(name, arguments.get(0), arguments.get(1));
        }
        checkArguments(function, arguments);
        return Optional.of(function == ExpressionFunction.SIZE ? AttributeType.N : AttributeType.BOOL);
    }

    private void checkArguments(ExpressionFunction function, List<ServiceOperand> arguments) {
        switch (function) {
            case ATTRIBUTE_EXISTS, ATTRIBUTE_NOT_EXISTS -> requirePath(function, arguments.get(0));
            case ATTRIBUTE_TYPE -> {
                requirePath(function, arguments.get(0));
                checkTypeName(arguments.get(1));
            }
            case BEGINS_WITH ->
                arguments.forEach(argument -> argument.type()
                        .filter(type -> type != AttributeType.S && type != AttributeType.B)
                        .ifPresent(type -> wrongType(function.text(), type)));
            case SIZE ->
                arguments
                        .get(0)
                        .type()
                        .filter(type ->
                                type == AttributeType.N || type == AttributeType.BOOL || type == AttributeType.NULL)
                        .ifPresent(type -> wrongType(function.text(), type));
            case CONTAINS, IF_NOT_EXISTS, LIST_APPEND -> {}
        }
    }

    private void requirePath(ExpressionFunction function, ServiceOperand argument) {
        if (!(argument instanceof ServiceOperand.Path)) {
            ofOne.add(Kind.OPERAND_TYPE, ServiceOperands.pathWanted(function.text()));
        }
    }

    private void checkTypeName(ServiceOperand argument) {
        String function = ExpressionFunction.ATTRIBUTE_TYPE.text();
        Optional<AttributeType> type = argument.type();
        if (type.isEmpty() || type.get() != AttributeType.S) {
            ofOne.add(
                    Kind.OPERAND_TYPE,
                    "Incorrect operand type for operator or function; operator or function: " + function
                            + ", operand type: " + type.map(Enum::name).orElse(TYPES));
        } else if (argument instanceof ServiceOperand.Value value
                && value.value().isPresent()
                && value.value().get() instanceof AttributeValue.S name
                && Arrays.stream(AttributeType.values())
                        .noneMatch(known -> known.name().equals(name.value()))) {
            ofOne.add(
                    Kind.OPERAND_TYPE,
                    "Invalid attribute type name found; type: " + name.value() + ", valid types: " + TYPES);
        }
    }

    private void checkOrdered(String operator, List<ServiceOperand> sides) {
        sides.forEach(
                side -> side.type().filter(type -> !type.isKeyType()).ifPresent(type -> wrongType(operator, type)));
    }

    private void wrongType(String operator, AttributeType type) {
        ofOne.add(Kind.OPERAND_TYPE, ServiceOperands.operandType(operator, type));
    }

    private void checkDistinct(String operator, ServiceOperand first, ServiceOperand other) {
        if (first instanceof ServiceOperand.Path a
                && other instanceof ServiceOperand.Path b
                && a.path().equals(b.path())) {
            ofOne.add(
                    Kind.REPEATED_OPERAND,
                    "The first operand must be distinct from the remaining operands for this operator or function;"
                            + " operator: " + operator + ", first operand: "
                            + a.path().text());
        }
    }

    /** Finds fault with functions that are conditions and stand in an operand's place. */
    private void checkPlaces(List<ServiceOperand> places) {
        for (ServiceOperand place : places) {
            if (place instanceof ServiceOperand.Call call && !call.function().equals(ExpressionFunction.SIZE.text())) {
                misplaced(call.function());
            }
        }
    }

    private void misplaced(String function) {
        faults.add(
                Kind.MISPLACED_FUNCTION,
                "The function is not allowed to be used this way in an expression; function: " + function);
    }

    private void checkParentheses(PrimaryContext outer) {
        PrimaryContext inner = outer.condition() == null ? null : OperandBuilder.onlyPrimary(outer.condition());
        if (inner != null && inner.condition() != null) {
            faults.add(Kind.PARENTHESES, "The expression has redundant parentheses;");
        }
    }
}
