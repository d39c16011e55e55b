package dev.keyloom.expression;

import dev.keyloom.expression.ServiceFaults.Kind;
import dev.keyloom.expression.grammar.ExpressionParser.AddendContext;
import dev.keyloom.expression.grammar.ExpressionParser.AssignmentContext;
import dev.keyloom.expression.grammar.ExpressionParser.ChangeContext;
import dev.keyloom.expression.grammar.ExpressionParser.ClauseContext;
import dev.keyloom.expression.grammar.ExpressionParser.OperandContext;
import dev.keyloom.expression.grammar.ExpressionParser.PrimaryContext;
import dev.keyloom.expression.grammar.ExpressionParser.SumContext;
import dev.keyloom.expression.grammar.ExpressionParser.UpdateExpressionContext;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds the service's faults of an update's tree. */
final class ServiceUpdates {
    private final ServiceOperands operands;
    private final ServiceFaults faults;
    private final Set<String> keywords = new HashSet<>();
    private final List<ServicePath> written = new ArrayList<>();

    ServiceUpdates(ServiceOperands operands, ServiceFaults faults) {
        this.operands = operands;
        this.faults = faults;
    }

    void update(UpdateExpressionContext update) {
        update.clause().forEach(this::clause);
    }

    private void clause(ClauseContext clause) {
        String keyword = clause.getStart().getText().toUpperCase(Locale.ROOT);
        clause.assignment().forEach(this::assignment);
        clause.path().forEach(path -> operands.addDistinct(operands.path(path), written));
        clause.change().forEach(change -> change(keyword, change));
        if (!keywords.add(keyword)) {
            faults.add(
                    Kind.REPEATED_CLAUSE,
                    "The \"" + keyword + "\" section can only be used once in an update expression;");
        }
    }

    private void assignment(AssignmentContext assignment) {
        ServicePath path = operands.path(assignment.path());
        sum(assignment.sum());
        operands.addDistinct(path, written);
    }

    private void change(String keyword, ChangeContext change) {
        ServicePath path = operands.path(change.path());
        if (change.operand().VALUE_PLACEHOLDER() == null) {
            operands.syntaxError(Faults.span(change.operand().getStart()));
            return;
        }
        ServiceOperand operand = operands.simple(change.operand());
        operands.addDistinct(path, written);
        operand.type()
                .filter(type -> !UpdateCheck.isSet(type) && !(keyword.equals("ADD") && type == AttributeType.N))
                .ifPresent(type -> faults.add(
                        Kind.CHANGE_TYPE,
                        "Incorrect operand type for operator or function; operator: " + keyword + ", operand type: "
                                + typeWord(type) + ", typeSet: ALLOWED_FOR_" + keyword + "_OPERAND"));
    }

    private ServiceOperand sum(SumContext sum) {
        if (sum.sign == null) {
            AddendContext only = sum.addend(0);
            return only.sum() == null ? operand(only.operand()) : sum(only.sum());
        }
        String sign = sum.sign.getText();
        for (AddendContext addend : sum.addend()) {
            requireType(sign, AttributeType.N, addend(addend));
        }
        return new ServiceOperand.Call(sign, Optional.of(AttributeType.N));
    }

    private ServiceOperand addend(AddendContext addend) {
        if (addend.operand() != null) {
            return operand(addend.operand());
        }
        if (addend.sum().sign != null) {
            operands.syntaxError(Faults.span(addend.sum().sign));
        }
        return sum(addend.sum());
    }

    private ServiceOperand operand(OperandContext operand) {
        if (operand.arguments() == null) {
            return operands.simple(operand);
        }
        String name = operand.path().getText();
        List<ServiceOperand> arguments =
                operand.arguments().primary().stream().map(this::argument).toList();
        if (arguments.isEmpty()) {
            operands.syntaxError(Faults.span(operand.arguments().RPAREN().getSymbol()));
        }
        Optional<ExpressionFunction> function = ExpressionFunction.named(name);
        if (function.isEmpty()) {
            faults.add(Kind.UPDATE_FUNCTION, "Invalid function name; function: " + name);
            return new ServiceOperand.Call(name, Optional.empty());
        }
        return new ServiceOperand.Call(name, checked(function.get(), arguments));
    }

    private ServiceOperand argument(PrimaryContext argument) {
        OperandContext operand = OperandBuilder.operandIn(argument);
        if (operand == null) {
            operands.syntaxErrorBehind(argument);
            return new ServiceOperand.Value(Optional.empty());
        }
        return operand(operand);
    }

    private Optional<AttributeType> checked(ExpressionFunction function, List<ServiceOperand> arguments) {
        String name = function.text();
        if (function.use() != ExpressionFunction.Use.UPDATE) {
            faults.add(Kind.UPDATE_FUNCTION, "The function is not allowed in an update expression; function: " + name);
            return Optional.empty();
        }
        if (arguments.size() != function.arguments()) {
            faults.add(Kind.OPERAND_TYPE, ServiceOperands.operandCount(name, arguments.size()));
            return Optional.empty();
        }
        if (function == ExpressionFunction.LIST_APPEND) {
            arguments.forEach(argument -> requireType(name, AttributeType.L, argument));
            return Optional.of(AttributeType.L);
        }
        if (!(arguments.get(0) instanceof ServiceOperand.Path)) {
            faults.add(Kind.OPERAND_TYPE, ServiceOperands.pathWanted(name));
        }
        return Optional.empty();
    }

    private void requireType(String operator, AttributeType wanted, ServiceOperand operand) {
        operand.type()
                .filter(type -> type != wanted)
                .ifPresent(type -> faults.add(Kind.OPERAND_TYPE, ServiceOperands.operandType(operator, type)));
    }

    private static String typeWord(AttributeType type) {
        return switch (type) {
            case S -> "STRING";
            case N -> "NUMBER";
            case B -> "BINARY";
            case BOOL -> "BOOLEAN";
            case NULL -> "NULL";
            case M -> "MAP";
            case L -> "LIST";
            case SS -> "STRING_SET";
            case NS -> "NUMBER_SET";
            case BS -> "BINARY_SET";
        };
    }
}
