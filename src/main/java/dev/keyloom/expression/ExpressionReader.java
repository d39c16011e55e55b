package dev.keyloom.expression;

import dev.keyloom.expression.grammar.ExpressionLexer;
import dev.keyloom.expression.grammar.ExpressionParser;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import dev.keyloom.value.Utf8;
import java.nio.IntBuffer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CodePointBuffer;
import org.antlr.v4.runtime.CodePointCharStream;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * Turns text into the grammar's tree, or into one problem. Length, nesting and the number of operators are checked
 * first, so that no text, however hostile, costs much time or stack.
 */
final class ExpressionReader {
    /** The service allows as many operators and functions; deeper parentheses than that could only be spare ones. */
    static final int MAX_OPERATORS = 300;

    private static final int MAX_NESTING = MAX_OPERATORS;

    /** The three forms of text; a key condition and a filter are conditions in form. */
    enum Form {
        CONDITION("A", "condition"),
        PROJECTION("A", "projection"),
        UPDATE("An", "update");

        final String withArticle;
        final String noun;

        Form(String article, String noun) {
            this.withArticle = article + " " + noun;
            this.noun = noun;
        }
    }

    private ExpressionReader() {}

    /** Returns the tree of {@code text}; nothing if it has none, and then one problem more is in {@code faults}. */
    static <C extends ParserRuleContext> Optional<C> read(
            String text, Form form, Dialect dialect, Function<ExpressionParser, C> rule, Faults faults) {
        Optional<Problem> refusal = lengthProblem(text, form, dialect);
        if (refusal.isPresent()) {
            faults.add(refusal.get());
            return Optional.empty();
        }
        CommonTokenStream tokens = new CommonTokenStream(lexer(text));
        tokens.fill();
        refusal = sizeProblem(tokens.getTokens(), form);
        if (refusal.isPresent()) {
            faults.add(refusal.get());
            return Optional.empty();
        }
        ExpressionParser parser = new ExpressionParser(tokens);
        parser.removeErrorListeners();
        parser.setErrorHandler(new BailErrorStrategy());
        try {
            return Optional.of(rule.apply(parser));
        } catch (ParseCancellationException stopped) {
            if (stopped.getCause() instanceof RecognitionException cause) {
                faults.add(SyntaxMessages.problem(cause, tokens, form));
                return Optional.empty();
            }
            throw stopped;
        }
    }

    /** Returns the tokens of a text, without its white space and end. */
    static List<? extends Token> tokens(String text) {
        return lexer(text).getAllTokens();
    }

    private static ExpressionLexer lexer(String text) {
        // Not CharStreams.fromString: that drops an unpaired surrogate at the end.
        int[] codePoints = text.codePoints().toArray();
        ExpressionLexer lexer = new ExpressionLexer(
                CodePointCharStream.fromBuffer(CodePointBuffer.withInts(IntBuffer.wrap(codePoints))));
        lexer.removeErrorListeners();
        return lexer;
    }

    private static Optional<Problem> lengthProblem(String text, Form form, Dialect dialect) {
        Place whole = Place.at("", new Span(0, text.codePointCount(0, text.length())));
        if (text.isBlank()) {
            return Optional.of(Problem.error("expression-empty", "The " + form.noun + " is empty", whole));
        }
        int bytes = Utf8.size(text);
        if (bytes > dialect.maxBytes()) {
            String message =
                    "The " + form.noun + " has " + bytes + " bytes; at most " + dialect.maxBytes() + " are allowed";
            return Optional.of(Problem.error("expression-too-long", message, whole));
        }
        return Optional.empty();
    }

    private static Optional<Problem> sizeProblem(List<Token> tokens, Form form) {
        int operators = 0;
        int nesting = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            operators += isOperator(tokens, i, form) ? 1 : 0;
            nesting += token.getType() == ExpressionLexer.LPAREN ? 1 : 0;
            nesting -= token.getType() == ExpressionLexer.RPAREN ? 1 : 0;
            if (nesting > MAX_NESTING) {
                String message = "Parentheses are nested deeper than " + MAX_NESTING + " levels here";
                return Optional.of(Problem.error("expression-too-deep", message, Place.at("", Faults.span(token))));
            }
            if (operators > MAX_OPERATORS) {
                String message = "The " + form.noun + " has more than " + MAX_OPERATORS
                        + " operators and functions; this is the first too many";
                return Optional.of(
                        Problem.error("expression-too-many-operators", message, Place.at("", Faults.span(token))));
            }
        }
        return Optional.empty();
    }

    /** BETWEEN is counted by its AND; the {@code =} of SET is no operator. */
    private static boolean isOperator(List<Token> tokens, int i, Form form) {
        return switch (tokens.get(i).getType()) {
            case ExpressionLexer.EQUAL -> form != Form.UPDATE;
            case ExpressionLexer.NOT_EQUAL,
                    ExpressionLexer.LESS,
                    ExpressionLexer.LESS_EQUAL,
                    ExpressionLexer.GREATER,
                    ExpressionLexer.GREATER_EQUAL,
                    ExpressionLexer.AND,
                    ExpressionLexer.OR,
                    ExpressionLexer.NOT,
                    ExpressionLexer.IN,
                    ExpressionLexer.PLUS,
                    ExpressionLexer.MINUS -> true;
            case ExpressionLexer.IDENTIFIER ->
                i + 1 < tokens.size() && tokens.get(i + 1).getType() == ExpressionLexer.LPAREN;
            default -> false;
        };
    }
}
