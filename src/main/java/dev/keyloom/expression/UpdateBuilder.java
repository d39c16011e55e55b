package dev.keyloom.expression;

import dev.keyloom.expression.UpdateExpression.Assignment;
import dev.keyloom.expression.UpdateExpression.Change;
import dev.keyloom.expression.grammar.ExpressionParser.AddendContext;
import dev.keyloom.expression.grammar.ExpressionParser.AssignmentContext;
import dev.keyloom.expression.grammar.ExpressionParser.ChangeContext;
import dev.keyloom.expression.grammar.ExpressionParser.ClauseContext;
import dev.keyloom.expression.grammar.ExpressionParser.OperandContext;
import dev.keyloom.expression.grammar.ExpressionParser.PathContext;
import dev.keyloom.expression.grammar.ExpressionParser.PrimaryContext;
import dev.keyloom.expression.grammar.ExpressionParser.SumContext;
import dev.keyloom.expression.grammar.ExpressionParser.UpdateExpressionContext;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.jspecify.annotations.Nullable;

/** Makes the update of a grammar's tree; null where a fault was found, see {@link OperandBuilder}. */
final class UpdateBuilder {
    private final Faults faults;
    private final OperandBuilder operands;
    private final PathTree<DocumentPath> written = PathTree.root();
    private final Set<String> keywords = new HashSet<>();
    private final List<Assignment> set = new ArrayList<>();
    private final List<DocumentPath> remove = new ArrayList<>();
    private final List<Change> add = new ArrayList<>();
    private final List<Change> delete = new ArrayList<>();

    UpdateBuilder(Dialect dialect, Faults faults) {
        this.faults = faults;
        this.operands = new OperandBuilder(dialect, faults);
    }

    Optional<UpdateExpression> build(UpdateExpressionContext update) {
        update.clause().forEach(this::clause);
        return faults.isEmpty() ? Optional.of(new UpdateExpression(set, remove, add, delete)) : Optional.empty();
    }

    private void clause(ClauseContext clause) {
        String keyword = clause.getStart().getText().toUpperCase(Locale.ROOT);
        if (!keywords.add(keyword)) {
            String message = keyword + " stands twice; one " + keyword + " takes all its actions, with commas between";
            faults.add(
                    Problem.error("expression-repeated-clause", message, Place.at("", Faults.span(clause.getStart()))));
        }
        clause.assignment().forEach(this::assignment);
        clause.path().forEach(path -> remove.add(target(path)));
        List<Change> changes = clause.ADD() == null ? delete : add;
        clause.change().forEach(change -> change(change, changes, keyword));
    }

    private void assignment(AssignmentContext assignment) {
        DocumentPath path = target(assignment.path());
        UpdateValue value = sum(assignment.sum());
        if (value != null) {
            set.add(new Assignment(path, value));
            check(UpdateCheck.problems(value), assignment.sum());
        }
    }

    private void change(ChangeContext change, List<Change> changes, String keyword) {
        DocumentPath path = target(change.path());
        Operand operand = operands.operand(change.operand());
        if (operand instanceof DocumentPath || operand instanceof Operand.Size) {
            String message = keyword + " takes a value here, not " + OperandBuilder.quoted(change.operand());
            faults.add("expression-operand-type", message, change.operand());
        } else if (operand != null) {
            Change made = new Change(path, operand);
            changes.add(made);
            Stream<Problem> problems = changes == add ? UpdateCheck.added(made) : UpdateCheck.deleted(made);
            check(problems, change.operand());
        }
    }

    /** Returns a path that is written; no two of them may overlap. */
    private DocumentPath target(PathContext context) {
        DocumentPath path = operands.path(context);
        written.add(path, path).ifPresent(clash -> faults.add("expression-overlapping-paths", clash, context));
        return path;
    }

    private @Nullable UpdateValue sum(SumContext sum) {
        if (sum.sign == null) {
            AddendContext addend = sum.addend(0);
            return addend.sum() == null ? part(addend.operand()) : sum(addend.sum());
        }
        UpdateValue.Part left = addend(sum.addend(0));
        UpdateValue.Part right = addend(sum.addend(1));
        UpdateValue.Sign sign = sum.sign.getText().equals("+") ? UpdateValue.Sign.PLUS : UpdateValue.Sign.MINUS;
        return left == null || right == null ? null : new UpdateValue.Arithmetic(left, sign, right);
    }

    private UpdateValue.@Nullable Part addend(AddendContext addend) {
        if (addend.operand() != null) {
            return part(addend.operand());
        }
        UpdateValue value = sum(addend.sum());
        if (value == null || value instanceof UpdateValue.Part) {
            return (UpdateValue.Part) value;
        }
        faults.add("expression-syntax", "SET adds or subtracts two operands, not more", addend);
        return null;
    }

    private UpdateValue.@Nullable Part part(OperandContext operand) {
        if (operand.arguments() == null) {
            return term(operand);
        }
        ExpressionFunction function = operands.function(operand);
        if (function == null) {
            return null;
        }
        return switch (function) {
            case IF_NOT_EXISTS -> {
                DocumentPath path = operands.pathArgument(operand.arguments(), 0, function);
                UpdateValue.Part otherwise = argument(operand, 1);
                yield path == null || otherwise == null ? null : new UpdateValue.IfNotExists(path, otherwise);
            }
            case LIST_APPEND -> {
                UpdateValue.Part first = argument(operand, 0);
                UpdateValue.Part second = argument(operand, 1);
                yield first == null || second == null ? null : new UpdateValue.ListAppend(first, second);
            }
            case ATTRIBUTE_EXISTS, ATTRIBUTE_NOT_EXISTS, ATTRIBUTE_TYPE, BEGINS_WITH, CONTAINS, SIZE -> {
                faults.add(
                        "expression-misplaced-function",
                        "The function " + function.text() + " cannot stand in an update",
                        operand);
                yield null;
            }
        };
    }

    private UpdateValue.@Nullable Part argument(OperandContext call, int index) {
        PrimaryContext argument = call.arguments().primary(index);
        OperandContext operand = OperandBuilder.operandIn(argument);
        if (operand == null) {
            operands.operand(argument);
            return null;
        }
        return part(operand);
    }

    private UpdateValue.@Nullable Part term(OperandContext context) {
        Operand operand = operands.operand(context);
        return operand == null ? null : new UpdateValue.Term(operand);
    }

    private void check(Stream<Problem> problems, ParserRuleContext place) {
        problems.forEach(problem -> faults.add(problem.at(Place.at("", Faults.span(place)))));
    }
}
