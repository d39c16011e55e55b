package dev.keyloom.expression;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/** Collects the problems of one expression in the order of its text. */
final class Faults {
    private final List<Problem> problems = new ArrayList<>();

    void add(Problem problem) {
        problems.add(problem);
    }

    void add(String code, String message, ParserRuleContext part) {
        add(Problem.error(code, message, Place.at("", span(part))));
    }

    void add(String code, String message, ParserRuleContext part, String suggestion) {
        add(Problem.error(code, message, Place.at("", span(part))).suggesting(suggestion));
    }

    boolean isEmpty() {
        return problems.isEmpty();
    }

    List<Problem> toList() {
        return List.copyOf(problems);
    }

    /** Returns where a token stands, in code points; the place behind the text for its end. */
    static Span span(Token token) {
        int length = token.getType() == Token.EOF ? 0 : token.getStopIndex() - token.getStartIndex() + 1;
        return new Span(token.getStartIndex(), length);
    }

    /** Returns where a part of the tree stands. */
    static Span span(ParserRuleContext part) {
        int offset = part.getStart().getStartIndex();
        return new Span(offset, part.getStop().getStopIndex() - offset + 1);
    }
}
