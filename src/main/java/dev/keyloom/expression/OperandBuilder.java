package dev.keyloom.expression;

import dev.keyloom.expression.grammar.ExpressionParser;
import dev.keyloom.expression.grammar.ExpressionParser.ArgumentsContext;
import dev.keyloom.expression.grammar.ExpressionParser.AttributeContext;
import dev.keyloom.expression.grammar.ExpressionParser.LiteralContext;
import dev.keyloom.expression.grammar.ExpressionParser.OperandContext;
import dev.keyloom.expression.grammar.ExpressionParser.PathContext;
import dev.keyloom.expression.grammar.ExpressionParser.PrimaryContext;
import dev.keyloom.expression.grammar.ExpressionParser.StepContext;
import dev.keyloom.problem.Suggestions;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;
import org.jspecify.annotations.Nullable;

/**
 * Makes operands and document paths of the grammar's tree. What cannot be made is null and has left a fault; the whole
 * expression is then given up, but the rest of it is still looked at for more faults.
 */
final class OperandBuilder {
    private static final Pattern SERVICE_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern SERVICE_PLACEHOLDER = Pattern.compile("[#:][A-Za-z0-9_]+");

    private final Dialect dialect;
    private final Faults faults;

    OperandBuilder(Dialect dialect, Faults faults) {
        this.dialect = dialect;
        this.faults = faults;
    }

    /** Returns the operand that stands in a condition, possibly in parentheses. */
    @Nullable
    Operand operand(PrimaryContext primary) {
        OperandContext operand = operandIn(primary);
        if (operand == null) {
            faults.add(
                    "expression-misplaced-condition",
                    "A value is wanted here; " + quoted(primary) + " is a condition",
                    primary);
            return null;
        }
        checkParentheses(primary);
        return operand(operand);
    }

    /** Returns an operand; {@code size} is the only function among them. */
    @Nullable
    Operand operand(OperandContext operand) {
        if (operand.arguments() == null) {
            return simple(operand);
        }
        ExpressionFunction function = function(operand);
        if (function == null) {
            return null;
        }
        if (function != ExpressionFunction.SIZE) {
            faults.add(
                    "expression-misplaced-function",
                    "A value is wanted here, which the function " + function.text() + " does not give",
                    operand);
            return null;
        }
        Operand of = simpleArgument(operand.arguments(), 0);
        return of == null ? null : new Operand.Size(of);
    }

    /** Returns the function that an operand calls, with as many arguments as it takes. */
    @Nullable
    ExpressionFunction function(OperandContext call) {
        String name = call.path().getText();
        Optional<ExpressionFunction> function = ExpressionFunction.named(name);
        if (function.isEmpty()) {
            unknownFunction(name, call.path());
            return null;
        }
        int given = call.arguments().primary().size();
        int taken = function.get().arguments();
        if (given != taken) {
            String message = "The function " + name + " takes " + taken + (taken == 1 ? " argument" : " arguments")
                    + ", not " + given;
            faults.add("expression-function-arguments", message, call.arguments());
            return null;
        }
        return function.get();
    }

    /** Returns an argument that is a path, a value placeholder or a literal. */
    @Nullable
    Operand simpleArgument(ArgumentsContext arguments, int index) {
        PrimaryContext argument = arguments.primary(index);
        Operand operand = operand(argument);
        if (operand instanceof Operand.Size) {
            faults.add(
                    "expression-misplaced-function",
                    "A function cannot be the argument of another one: " + quoted(argument),
                    argument);
            return null;
        }
        return operand;
    }

    /** Returns an argument that has to be a path. */
    @Nullable
    DocumentPath pathArgument(ArgumentsContext arguments, int index, ExpressionFunction function) {
        PrimaryContext argument = arguments.primary(index);
        Operand operand = operand(argument);
        if (operand == null || operand instanceof DocumentPath) {
            return (DocumentPath) operand;
        }
        faults.add(
                "expression-operand-type",
                "The function " + function.text() + " takes an attribute here, not " + quoted(argument),
                argument);
        return null;
    }

    /** Finds fault with parentheses that hold nothing but parentheses, which the service refuses. */
    void checkParentheses(PrimaryContext outer) {
        PrimaryContext inner = outer.condition() == null ? null : onlyPrimary(outer.condition());
        if (dialect.isStrict() && inner != null && inner.condition() != null) {
            faults.add("expression-redundant-parentheses", "DynamoDB refuses doubled parentheses", outer);
        }
    }

    DocumentPath path(PathContext path) {
        return new DocumentPath(
                attribute(path.attribute()),
                path.step().stream().map(this::step).toList());
    }

    /** Returns the operand that a primary consists of, taken out of its parentheses; null if it is more. */
    static @Nullable OperandContext operandIn(PrimaryContext primary) {
        PrimaryContext inner = primary;
        while (inner.operand() == null) {
            PrimaryContext next = onlyPrimary(inner.condition());
            if (next == null) {
                return null;
            }
            inner = next;
        }
        return inner.operand();
    }

    /** Returns the primary that is all of a condition; null if there is more. */
    static @Nullable PrimaryContext onlyPrimary(ExpressionParser.ConditionContext condition) {
        ParserRuleContext node = condition;
        while (node.getChildCount() == 1 && node.getChild(0) instanceof ParserRuleContext child) {
            if (child instanceof PrimaryContext primary) {
                return primary;
            }
            node = child;
        }
        return null;
    }

    private @Nullable Operand simple(OperandContext operand) {
        if (operand.path() != null) {
            return path(operand.path());
        }
        if (operand.literal() != null) {
            return literal(operand.literal());
        }
        String text = operand.VALUE_PLACEHOLDER().getText();
        checkPlaceholder(text, operand);
        return Operand.ValuePlaceholder.of(text.substring(1));
    }

    private void unknownFunction(String name, ParserRuleContext place) {
        Optional<String> near = Suggestions.nearest(name, ExpressionFunction.names());
        String message = "There is no function " + name
                + near.map(right -> ". Did you mean " + right + "?").orElse("");
        if (near.isPresent()) {
            faults.add("expression-unknown-function", message, place, near.get());
        } else {
            faults.add("expression-unknown-function", message, place);
        }
    }

    private PathStep step(StepContext step) {
        if (step.attribute() != null) {
            return new PathStep.Member(attribute(step.attribute()));
        }
        String digits = step.NUMBER().getText();
        try {
            return new PathStep.Element(Integer.parseInt(digits));
        } catch (NumberFormatException notAnIndex) {
            faults.add("expression-index", "The index of a list is a whole number, not " + digits, step);
            return new PathStep.Element(0);
        }
    }

    private AttributeName attribute(AttributeContext attribute) {
        Token token = attribute.getStart();
        String text = token.getText();
        if (token.getType() == ExpressionParser.NAME_PLACEHOLDER) {
            checkPlaceholder(text, attribute);
            return AttributeName.placeholder(text.substring(1));
        }
        if (dialect.isReserved(text)) {
            faults.add(
                    "expression-reserved-word",
                    "The word " + text + " is reserved by DynamoDB; write #" + text
                            + " and give the name as an expression attribute name",
                    attribute,
                    "#" + text);
        } else if (dialect.isStrict() && !SERVICE_NAME.matcher(text).matches()) {
            faults.add(
                    "expression-attribute-name",
                    "The attribute name " + text + " needs a placeholder: DynamoDB reads only A-Z, a-z, 0-9 and _",
                    attribute);
        }
        return AttributeName.plain(text);
    }

    private void checkPlaceholder(String text, ParserRuleContext place) {
        if (dialect.isStrict() && !SERVICE_PLACEHOLDER.matcher(text).matches()) {
            faults.add(
                    "expression-placeholder", "The placeholder " + text + " may hold only A-Z, a-z, 0-9 and _", place);
        }
    }

    private @Nullable Operand literal(LiteralContext literal) {
        if (dialect.isStrict()) {
            faults.add(
                    "expression-literal",
                    "DynamoDB takes no values inside an expression; write a placeholder such as :value for "
                            + quoted(literal),
                    literal);
        }
        String text = literal.getText();
        return switch (literal.getStop().getType()) {
            case ExpressionParser.TEXT ->
                new Operand.Literal(
                        AttributeValue.of(text.substring(1, text.length() - 1).replace("''", "'")));
            case ExpressionParser.TRUE -> new Operand.Literal(new AttributeValue.BOOL(true));
            case ExpressionParser.FALSE -> new Operand.Literal(new AttributeValue.BOOL(false));
            case ExpressionParser.NULL -> new Operand.Literal(new AttributeValue.NULL());
            default -> number(text, literal);
        };
    }

    private @Nullable Operand number(String text, LiteralContext literal) {
        Optional<BigDecimal> number = Numbers.parse(text);
        if (number.isEmpty()) {
            faults.add(
                    "expression-number",
                    "DynamoDB has no such number; it keeps 38 digits, from 1E-130 to 9.99E+125",
                    literal);
            return null;
        }
        return new Operand.Literal(AttributeValue.of(number.get()));
    }

    static String quoted(ParserRuleContext part) {
        return "\"" + sourceText(part) + "\"";
    }

    /** Returns the text of a part as it was written, spaces included. */
    static String sourceText(ParserRuleContext part) {
        Token start = part.getStart();
        return start.getInputStream()
                .getText(Interval.of(start.getStartIndex(), part.getStop().getStopIndex()));
    }
}
