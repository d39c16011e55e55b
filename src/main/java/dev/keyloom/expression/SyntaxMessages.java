package dev.keyloom.expression;

import dev.keyloom.expression.ExpressionReader.Form;
import dev.keyloom.expression.grammar.ExpressionParser;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.tree.ParseTree;

/** Says in words why a text does not fit the grammar. */
final class SyntaxMessages {
    private static final String CODE = "expression-syntax";

    /** What is right for operators of other languages. */
    private static final Map<String, String> FOREIGN_OPERATORS =
            Map.of("==", "=", "!=", "<>", "&&", "AND", "||", "OR", "!", "NOT");

    /** What is right for words that other languages place between operands. */
    private static final Map<String, String> FOREIGN_WORDS = Map.of(
            "like", "begins_with(…) or contains(…)",
            "is", "attribute_exists(…), attribute_not_exists(…) or attribute_type(…)",
            "contains", "contains(…, …)",
            "begins_with", "begins_with(…, …)",
            "exists", "attribute_exists(…)");

    private final RecognitionException cause;
    private final TokenStream tokens;
    private final Form form;

    private SyntaxMessages(RecognitionException cause, TokenStream tokens, Form form) {
        this.cause = cause;
        this.tokens = tokens;
        this.form = form;
    }

    static Problem problem(RecognitionException cause, TokenStream tokens, Form form) {
        return new SyntaxMessages(cause, tokens, form).problem();
    }

    private Problem problem() {
        Token found = cause.getOffendingToken();
        return switch (found.getType()) {
            case ExpressionParser.FOREIGN_OPERATOR -> foreignOperator(found);
            case ExpressionParser.DOUBLE_QUOTED -> doubleQuoted(found);
            case ExpressionParser.UNCLOSED_TEXT -> error(found, "The text that starts here has no closing quote");
            case ExpressionParser.UNKNOWN ->
                error(found, form.withArticle + " cannot hold " + character(found) + " here");
            default -> unexpected(found);
        };
    }

    private Problem foreignOperator(Token found) {
        String right = FOREIGN_OPERATORS.getOrDefault(found.getText(), found.getText());
        return error(found, quoted(found) + " is no operator of DynamoDB. Did you mean " + right + "?")
                .suggesting(right);
    }

    private Problem doubleQuoted(Token found) {
        String content = found.getText().substring(1, found.getText().length() - 1);
        return error(found, "Text stands in single quotes, not in double ones")
                .suggesting("'" + content.replace("'", "''") + "'");
    }

    private Problem unexpected(Token found) {
        boolean isEnd = found.getType() == Token.EOF;
        if (found.getType() == ExpressionParser.RPAREN && expected().contains(Token.EOF)) {
            return error(found, "No opening parenthesis belongs to this closing one");
        }
        String foreign = FOREIGN_WORDS.get(found.getText().toLowerCase(Locale.ROOT));
        if (foreign != null && bareOperand().isPresent()) {
            return error(found, quoted(found) + " does not stand between operands in DynamoDB; write " + foreign);
        }
        String behind = previous().map(token -> " after " + quoted(token)).orElse(isEnd ? "" : " at the start");
        String message = "Expected " + expectation() + behind
                + (isEnd ? ", but the " + form.noun + " ends" : ", but found " + quoted(found));
        return error(found, message);
    }

    /** What could stand in the place, by the tokens that fit and, where repetition has ended, by the rule. */
    private String expectation() {
        IntervalSet expected = expected();
        if (expected.contains(ExpressionParser.NOT)) {
            return "a condition";
        }
        if (cause.getCtx() instanceof ExpressionParser.OperandContext operand
                && operand.getParent() instanceof ExpressionParser.ChangeContext) {
            return "a value";
        }
        if (expected.contains(ExpressionParser.IDENTIFIER)) {
            boolean isAnyOperand = expected.contains(ExpressionParser.VALUE_PLACEHOLDER);
            return isAnyOperand ? "an attribute, a value or a function" : "an attribute name";
        }
        if (expected.contains(ExpressionParser.SET)) {
            return "SET, REMOVE, ADD or DELETE";
        }
        return switch (ruleIndex()) {
            case ExpressionParser.RULE_conditionExpression ->
                bareOperand().map(operand -> "a comparison").orElse("AND, OR or the end");
            case ExpressionParser.RULE_primary ->
                bareOperand().map(operand -> "a comparison").orElse("AND, OR or \")\"");
            case ExpressionParser.RULE_arguments, ExpressionParser.RULE_membership ->
                expected.contains(ExpressionParser.LPAREN) ? "a list in parentheses" : "a comma or \")\"";
            case ExpressionParser.RULE_range -> "AND and the upper bound";
            case ExpressionParser.RULE_assignment -> "= and a value";
            case ExpressionParser.RULE_addend -> "\")\"";
            case ExpressionParser.RULE_projectionExpression -> "a comma or the end";
            case ExpressionParser.RULE_updateExpression -> "a comma, SET, REMOVE, ADD, DELETE or the end";
            case ExpressionParser.RULE_step ->
                expected.contains(ExpressionParser.NUMBER) ? "the index of a list" : "\"]\"";
            case ExpressionParser.RULE_literal -> "a number";
            default -> "something else";
        };
    }

    private IntervalSet expected() {
        IntervalSet expected = cause.getExpectedTokens();
        return expected == null ? new IntervalSet() : expected;
    }

    private int ruleIndex() {
        RuleContext context = cause.getCtx();
        return context == null ? -1 : context.getRuleIndex();
    }

    /** Returns the operand that ends just before the faulty token and is not compared with anything. */
    private Optional<ParserRuleContext> bareOperand() {
        ParseTree node = cause.getCtx();
        while (node instanceof ParserRuleContext context && context.getChildCount() > 0) {
            if (node instanceof ExpressionParser.TestContext test && test.getChildCount() > 1) {
                return Optional.empty();
            }
            if (node instanceof ExpressionParser.OperandContext operand) {
                return operand.arguments() == null ? Optional.of(operand) : Optional.empty();
            }
            node = context.getChild(context.getChildCount() - 1);
        }
        return Optional.empty();
    }

    private Optional<Token> previous() {
        int index = cause.getOffendingToken().getTokenIndex() - 1;
        return index < 0 ? Optional.empty() : Optional.of(tokens.get(index));
    }

    private static Problem error(Token found, String message) {
        return Problem.error(CODE, message, Place.at("", Faults.span(found)));
    }

    private static String quoted(Token token) {
        return "\"" + token.getText() + "\"";
    }

    private static String character(Token token) {
        int codePoint = token.getText().codePointAt(0);
        boolean isVisible = codePoint > ' '
                && Character.isDefined(codePoint)
                && !Character.isISOControl(codePoint)
                && !Character.isSpaceChar(codePoint)
                && Character.getType(codePoint) != Character.SURROGATE;
        String code = String.format(Locale.ROOT, "U+%04X", codePoint);
        return isVisible ? "\"" + Character.toString(codePoint) + "\"" : "the character " + code;
    }
}
