package dev.keyloom.expression.partiql;

import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.expression.UpdateExpression.Assignment;
import dev.keyloom.expression.UpdateExpression.Change;
import dev.keyloom.expression.UpdateValue;
import dev.keyloom.expression.grammar.PartiQlParser;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds what an UPDATE does. {@code SET a = set_add(a, <<…>>)} is what an update expression calls ADD, and
 * {@code set_delete} its DELETE.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.update.html">AWS: PartiQL
 *     update statements</a>
 */
final class UpdateBuilder {
    private final ValueBuilder values;
    private final List<Assignment> set = new ArrayList<>();
    private final List<DocumentPath> remove = new ArrayList<>();
    private final List<Change> add = new ArrayList<>();
    private final List<Change> delete = new ArrayList<>();

    UpdateBuilder(ValueBuilder values) {
        this.values = values;
    }

    UpdateExpression build(PartiQlParser.UpdateContext statement) {
        for (PartiQlParser.ClauseContext clause : statement.clause()) {
            clause.assignment().forEach(this::assign);
            clause.path().forEach(path -> remove.add(values.path(path)));
        }
        UpdateExpression update = new UpdateExpression(set, remove, add, delete);
        update.problems().stream().findFirst().ifPresent(problem -> {
            throw Fault.at(statement, problem.message());
        });
        return update;
    }

    private void assign(PartiQlParser.AssignmentContext assignment) {
        DocumentPath path = values.path(assignment.path());
        PartiQlParser.SumContext sum = assignment.sum();
        PartiQlParser.ValueContext sole =
                sum.addend().size() == 1 ? sum.addend(0).value() : null;
        String function = sole != null && sole.arguments() != null ? ConditionBuilder.functionName(sole) : "";
        if (sole != null && function.equals("set_add")) {
            add.add(setChange(path, sole));
        } else if (sole != null && function.equals("set_delete")) {
            delete.add(setChange(path, sole));
        } else {
            set.add(new Assignment(path, sum(sum)));
        }
    }

    private Change setChange(DocumentPath path, PartiQlParser.ValueContext call) {
        ConditionBuilder.requireArguments(call, 2);
        UpdateValue.Part changed = argument(call, 0);
        UpdateValue.Part elements = argument(call, 1);
        boolean isOfPath = changed instanceof UpdateValue.Term term
                && term.operand() instanceof DocumentPath operand
                && operand.isSameAs(path);
        if (!isOfPath) {
            throw Fault.at(call, "The first argument must be the attribute that is set");
        }
        if (elements instanceof UpdateValue.Term term && !(term.operand() instanceof DocumentPath)) {
            return new Change(path, term.operand());
        }
        throw Fault.at(call, "The second argument must be a set");
    }

    private UpdateValue sum(PartiQlParser.SumContext sum) {
        if (sum.addend().size() == 1) {
            PartiQlParser.AddendContext addend = sum.addend(0);
            return addend.sum() != null ? sum(addend.sum()) : part(addend.value());
        }
        UpdateValue.Sign sign =
                sum.sign.getType() == PartiQlParser.PLUS ? UpdateValue.Sign.PLUS : UpdateValue.Sign.MINUS;
        return new UpdateValue.Arithmetic(part(sum.addend(0)), sign, part(sum.addend(1)));
    }

    private UpdateValue.Part part(PartiQlParser.AddendContext addend) {
        if (addend.value() != null) {
            return part(addend.value());
        }
        if (sum(addend.sum()) instanceof UpdateValue.Part part) {
            return part;
        }
        throw Fault.at(addend, "A sum has two parts at most");
    }

    private UpdateValue.Part part(PartiQlParser.ValueContext value) {
        if (value.arguments() == null) {
            return new UpdateValue.Term(values.operand(value));
        }
        String function = ConditionBuilder.functionName(value);
        if (function.equals("list_append")) {
            ConditionBuilder.requireArguments(value, 2);
            return new UpdateValue.ListAppend(argument(value, 0), argument(value, 1));
        }
        if (function.equals("if_not_exists")) {
            ConditionBuilder.requireArguments(value, 2);
            UpdateValue.Part path = argument(value, 0);
            if (path instanceof UpdateValue.Term term && term.operand() instanceof DocumentPath attribute) {
                return new UpdateValue.IfNotExists(attribute, argument(value, 1));
            }
        }
        throw Fault.at(value, "Unsupported function in SET: " + function);
    }

    private UpdateValue.Part argument(PartiQlParser.ValueContext call, int index) {
        PartiQlParser.PrimaryContext primary = call.arguments().primary(index);
        if (primary.value() == null) {
            throw Fault.at(primary, "Expected a value, not " + primary.getText());
        }
        return part(primary.value());
    }
}
