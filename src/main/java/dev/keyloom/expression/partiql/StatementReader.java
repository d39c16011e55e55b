package dev.keyloom.expression.partiql;

import dev.keyloom.expression.grammar.PartiQlLexer;
import dev.keyloom.expression.grammar.PartiQlParser;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.problem.Span;
import dev.keyloom.value.AttributeValue;
import java.nio.IntBuffer;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CodePointBuffer;
import org.antlr.v4.runtime.CodePointCharStream;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * Turns text into a statement, or into one problem. Length and nesting are checked first, so that no text, however hostile,
 * costs much time or stack.
 */
final class StatementReader {
    private static final int MAX_CHARACTERS = 8192;
    private static final int MAX_NESTING = 100;
    private static final int MAX_OPERATORS = 300;

    private StatementReader() {}

    static Result<Statement> read(String text, List<AttributeValue> parameters) {
        Place whole = Place.at("", new Span(0, text.codePointCount(0, text.length())));
        if (text.isBlank() || text.length() > MAX_CHARACTERS) {
            String fault = text.isBlank()
                    ? "The statement is empty"
                    : "The statement has " + text.length() + " characters; at most " + MAX_CHARACTERS + " are allowed";
            return Result.failed(List.of(Problem.error("partiql-length", fault, whole)));
        }
        CommonTokenStream tokens = new CommonTokenStream(lexer(text));
        tokens.fill();
        Optional<Problem> refusal = depthProblem(tokens.getTokens());
        if (refusal.isPresent()) {
            return Result.failed(List.of(refusal.get()));
        }
        PartiQlParser parser = new PartiQlParser(tokens);
        parser.removeErrorListeners();
        parser.setErrorHandler(new BailErrorStrategy());
        try {
            return Result.of(new StatementBuilder(parameters).build(parser.statement()));
        } catch (ParseCancellationException stopped) {
            if (stopped.getCause() instanceof RecognitionException cause && cause.getOffendingToken() != null) {
                return Result.failed(List.of(syntaxProblem(cause.getOffendingToken())));
            }
            throw stopped;
        } catch (Fault fault) {
            return Result.failed(List.of(fault.problem()));
        }
    }

    private static PartiQlLexer lexer(String text) {
        // Not CharStreams.fromString: that drops an unpaired surrogate at the end.
        int[] codePoints = text.codePoints().toArray();
        PartiQlLexer lexer =
                new PartiQlLexer(CodePointCharStream.fromBuffer(CodePointBuffer.withInts(IntBuffer.wrap(codePoints))));
        lexer.removeErrorListeners();
        return lexer;
    }

    private static Problem syntaxProblem(Token token) {
        if (token.getType() == Token.EOF) {
            Place end = Place.at("", new Span(token.getStartIndex(), 0));
            return Problem.error("partiql-syntax", "Unexpected end of the statement", end);
        }
        return Problem.error("partiql-syntax", "Unexpected term " + token.getText(), Fault.place(token));
    }

    private static Optional<Problem> depthProblem(List<Token> tokens) {
        int nesting = 0;
        int operators = 0;
        for (Token token : tokens) {
            switch (token.getType()) {
                case PartiQlLexer.LPAREN, PartiQlLexer.LBRACKET, PartiQlLexer.LBRACE, PartiQlLexer.OPEN_SET ->
                    nesting++;
                case PartiQlLexer.RPAREN, PartiQlLexer.RBRACKET, PartiQlLexer.RBRACE, PartiQlLexer.CLOSE_SET ->
                    nesting--;
                case PartiQlLexer.NOT, PartiQlLexer.AND, PartiQlLexer.OR -> operators++;
                default -> {}
            }
            if (nesting > MAX_NESTING) {
                return Optional.of(Problem.error(
                        "partiql-depth", "Nested deeper than " + MAX_NESTING + " levels", Fault.place(token)));
            }
            if (operators > MAX_OPERATORS) {
                return Optional.of(Problem.error(
                        "partiql-operators",
                        "More than " + MAX_OPERATORS + " operators joined by AND, OR and NOT",
                        Fault.place(token)));
            }
        }
        return Optional.empty();
    }
}
