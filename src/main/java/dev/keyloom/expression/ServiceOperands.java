package dev.keyloom.expression;

import dev.keyloom.expression.ExpressionReader.Form;
import dev.keyloom.expression.ServiceFaults.Kind;
import dev.keyloom.expression.grammar.ExpressionParser;
import dev.keyloom.expression.grammar.ExpressionParser.AttributeContext;
import dev.keyloom.expression.grammar.ExpressionParser.LiteralContext;
import dev.keyloom.expression.grammar.ExpressionParser.OperandContext;
import dev.keyloom.expression.grammar.ExpressionParser.PathContext;
import dev.keyloom.expression.grammar.ExpressionParser.StepContext;
import dev.keyloom.problem.Span;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;

/** Reads paths and values out of a tree and finds the service's faults with their names. */
final class ServiceOperands {
    private static final Pattern PLAIN = Pattern.compile("[#:]?[A-Za-z0-9_]+");

    private final Form form;
    private final Dialect dialect;
    private final ServiceSyntax syntax;
    private final Map<String, String> names;
    private final Map<String, AttributeValue> values;
    private final ServiceFaults faults;
    /** Where missing names and values are told: of the whole expression, or of one comparison. */
    private ServiceFaults placeholderFaults;

    ServiceOperands(
            Form form,
            Dialect dialect,
            ServiceSyntax syntax,
            Map<String, String> names,
            Map<String, AttributeValue> values,
            ServiceFaults faults) {
        this.form = form;
        this.dialect = dialect;
        this.syntax = syntax;
        this.names = names;
        this.values = values;
        this.faults = faults;
        this.placeholderFaults = faults;
    }

    void tellPlaceholdersTo(ServiceFaults other) {
        placeholderFaults = other;
    }

    void syntaxError(Span place) {
        faults.add(Kind.SYNTAX, syntax.errorAt(place));
    }

    /** Tells that an expression cannot go on behind a part of it. */
    void syntaxErrorBehind(ParserRuleContext part) {
        syntaxError(new Span(Faults.span(part).end(), 0));
    }

    /** Returns an operand that is no function. */
    ServiceOperand simple(OperandContext operand) {
        if (operand.path() != null) {
            return new ServiceOperand.Path(path(operand.path()));
        }
        if (operand.literal() != null) {
            return literal(operand.literal());
        }
        return value(operand.VALUE_PLACEHOLDER().getSymbol());
    }

    ServicePath path(PathContext path) {
        List<ServicePath.Piece> pieces = new ArrayList<>();
        pieces.add(new ServicePath.Piece(name(path.attribute()), false));
        for (StepContext step : path.step()) {
            pieces.add(
                    step.attribute() == null
                            ? new ServicePath.Piece(index(step), true)
                            : new ServicePath.Piece(name(step.attribute()), false));
        }
        return new ServicePath(pieces);
    }

    /** Finds fault with a path that overlaps or contradicts one before it, and adds it to them. */
    void addDistinct(ServicePath path, List<ServicePath> before) {
        for (ServicePath earlier : before) {
            ServicePath.Clash clash = earlier.clashWith(path);
            if (clash != ServicePath.Clash.NONE) {
                boolean overlaps = clash == ServicePath.Clash.OVERLAP;
                faults.add(
                        overlaps ? Kind.OVERLAP : Kind.CONFLICT,
                        "Two document paths " + (overlaps ? "overlap" : "conflict")
                                + " with each other; must remove or rewrite one of these paths; path one: "
                                + earlier.text() + ", path two: " + path.text());
            }
        }
        before.add(path);
    }

    private String index(StepContext step) {
        TerminalNode number = step.NUMBER();
        String digits = number.getText();
        if (!digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
            syntaxError(Faults.span(number.getSymbol()));
        } else if (!isIndex(digits)) {
            faults.add(Kind.LIST_INDEX, "List index is not within the allowable range; index: [" + digits + "]");
        }
        return "[" + digits + "]";
    }

    private static boolean isIndex(String digits) {
        try {
            return Integer.parseInt(digits) >= 0;
        } catch (NumberFormatException tooLarge) {
            return false;
        }
    }

    private String name(AttributeContext attribute) {
        Token token = attribute.getStart();
        String text = token.getText();
        checkAscii(token);
        if (token.getType() == ExpressionParser.NAME_PLACEHOLDER) {
            return resolved(text);
        }
        if (form == Form.UPDATE && token.getType() != ExpressionParser.IDENTIFIER) {
            // In an update the words that open its clauses are no names.
            syntaxError(Faults.span(token));
        }
        checkReserved(text);
        return text;
    }

    private String resolved(String placeholder) {
        @Nullable String name = names.get(placeholder);
        if (name == null) {
            placeholderFaults.add(
                    Kind.NAME,
                    "An expression attribute name used in the document path is not defined; attribute name: "
                            + placeholder);
            return placeholder;
        }
        return name;
    }

    private ServiceOperand.Value value(Token placeholder) {
        checkAscii(placeholder);
        Optional<AttributeValue> value = Optional.ofNullable(values.get(placeholder.getText()));
        if (value.isEmpty()) {
            placeholderFaults.add(
                    form == Form.UPDATE ? Kind.VALUE : Kind.NAME,
                    "An expression attribute value used in expression is not defined; attribute value: "
                            + placeholder.getText());
        }
        return new ServiceOperand.Value(value);
    }

    /** To the service true, false and null are names, and reserved ones; it knows no other literals. */
    private ServiceOperand literal(LiteralContext literal) {
        switch (literal.getStart().getType()) {
            case ExpressionParser.TRUE, ExpressionParser.FALSE, ExpressionParser.NULL ->
                checkReserved(literal.getText());
            default -> syntaxError(Faults.span(literal));
        }
        return new ServiceOperand.Path(
                new ServicePath(List.of(new ServicePath.Piece(literal.getText(), /* isIndex= */ false))));
    }

    private void checkReserved(String word) {
        if (dialect.isReserved(word)) {
            faults.add(Kind.RESERVED_WORD, "Attribute name is a reserved keyword; reserved keyword: " + word);
        }
    }

    private void checkAscii(Token token) {
        if (!PLAIN.matcher(token.getText()).matches()) {
            int plain = 0;
            while (token.getText().codePointAt(plain) < 0x80) {
                plain++;
            }
            syntaxError(new Span(token.getStartIndex() + plain, 1));
        }
    }

    /** Returns a value as the service shows it in its refusals: {@code {S:abc}}. */
    static String shown(AttributeValue value) {
        return "{" + value.type() + ":" + value.scalarText().orElse("") + "}";
    }

    static String operandType(String operator, AttributeType type) {
        return "Incorrect operand type for operator or function; operator or function: " + operator + ", operand type: "
                + type;
    }

    static String operandCount(String function, int given) {
        return "Incorrect number of operands for operator or function; operator or function: " + function
                + ", number of operands: " + given;
    }

    static String pathWanted(String function) {
        return "Operator or function requires a document path; operator or function: " + function;
    }
}
