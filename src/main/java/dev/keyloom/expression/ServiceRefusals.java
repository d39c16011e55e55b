package dev.keyloom.expression;

import dev.keyloom.expression.ExpressionReader.Form;
import dev.keyloom.expression.grammar.ExpressionParser;
import dev.keyloom.expression.grammar.ExpressionParser.PathContext;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;

/**
 * Says in the service's words and order why it refuses an expression. It reads the text anew, so it is for texts that
 * are known to be refused; what is allowed is found by parsing, binding and asking for problems.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.html">AWS: expressions</a>
 */
public final class ServiceRefusals {
    /** An expression by the parameter that holds it. */
    public enum Parameter {
        CONDITION("ConditionExpression", Form.CONDITION),
        FILTER("FilterExpression", Form.CONDITION),
        KEY_CONDITION("KeyConditionExpression", Form.CONDITION),
        PROJECTION("ProjectionExpression", Form.PROJECTION),
        UPDATE("UpdateExpression", Form.UPDATE);

        private final String serviceName;
        private final Form form;

        Parameter(String serviceName, Form form) {
            this.serviceName = serviceName;
            this.form = form;
        }

        /** Returns the parameter's name in requests. */
        public String serviceName() {
            return serviceName;
        }
    }

    private final Dialect dialect;
    private final Map<String, String> names;
    private final Map<String, AttributeValue> values;

    /**
     * @param names attribute names by placeholder with its {@code #}
     * @param values values by placeholder with its {@code :}
     */
    public ServiceRefusals(Dialect dialect, Map<String, String> names, Map<String, AttributeValue> values) {
        this.dialect = dialect;
        this.names = names;
        this.values = values;
    }

    /** Returns the service's message, or nothing if the text is an expression that it takes. */
    public Optional<String> of(Parameter parameter, String text) {
        ServiceFaults found = new ServiceFaults();
        read(parameter, text, found);
        return found.worst().map(message -> "Invalid " + parameter.serviceName + ": " + message);
    }

    /** Returns why a text that is a faultless condition is no key condition; nothing if it is one. */
    public Optional<String> ofKeyConditionForm(String text) {
        ServiceFaults none = new ServiceFaults();
        ServiceOperands operands = operands(Form.CONDITION, text, none);
        return parse(text, Form.CONDITION, ExpressionParser::conditionExpression, new Faults())
                .flatMap(tree -> new ServiceKeyConditions(operands).refusal(tree.condition()));
    }

    private void read(Parameter parameter, String text, ServiceFaults found) {
        Faults faults = new Faults();
        ServiceOperands operands = operands(parameter.form, text, found);
        switch (parameter.form) {
            case CONDITION ->
                parse(text, parameter.form, ExpressionParser::conditionExpression, faults)
                        .ifPresent(tree -> new ServiceConditions(operands, found).condition(tree.condition()));
            case UPDATE ->
                parse(text, parameter.form, ExpressionParser::updateExpression, faults)
                        .ifPresent(new ServiceUpdates(operands, found)::update);
            case PROJECTION ->
                parse(text, parameter.form, ExpressionParser::projectionExpression, faults)
                        .ifPresent(tree -> projection(tree.path(), operands));
        }
        faults.toList().forEach(problem -> found.add(ServiceFaults.Kind.SYNTAX, worded(problem, parameter, text)));
    }

    private static void projection(List<PathContext> paths, ServiceOperands operands) {
        List<ServicePath> before = new ArrayList<>();
        paths.forEach(path -> operands.addDistinct(operands.path(path), before));
    }

    private <C extends ParserRuleContext> Optional<C> parse(
            String text, Form form, Function<ExpressionParser, C> rule, Faults faults) {
        return ExpressionReader.read(text, form, dialect, rule, faults);
    }

    private ServiceOperands operands(Form form, String text, ServiceFaults found) {
        return new ServiceOperands(form, dialect, new ServiceSyntax(text), names, values, found);
    }

    private static String worded(Problem problem, Parameter parameter, String text) {
        return switch (problem.code()) {
            case "expression-empty" -> "The expression can not be empty;";
            case "expression-too-long" -> {
                boolean tellsSize = parameter == Parameter.CONDITION || parameter == Parameter.FILTER;
                yield "Expression size has exceeded the maximum allowed size;"
                        + (tellsSize ? " expression size: " + Utf8.size(text) : "");
            }
            case "expression-too-many-operators" ->
                "The expression contains too many operators; operator count: " + (ExpressionReader.MAX_OPERATORS + 1);
            case "expression-too-deep" -> "The expression has redundant parentheses;";
            default -> new ServiceSyntax(text).errorAt(problem.place().span().orElse(new Span(0, 0)));
        };
    }
}
