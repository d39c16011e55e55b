package dev.keyloom.expression.partiql;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/** Stops the building of a statement that means nothing. Never leaves this package. */
final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    private Fault(Problem problem) {
        super(problem.message(), null, false, false);
        this.problem = problem;
    }

    static Fault at(ParserRuleContext place, String message) {
        Token last = place.getStop() == null ? place.getStart() : place.getStop();
        int start = place.getStart().getStartIndex();
        Span span = new Span(start, Math.max(last.getStopIndex() + 1 - start, 1));
        return new Fault(Problem.error("partiql-statement", message, Place.at("", span)));
    }

    static Fault ofParameters(String message) {
        return new Fault(Problem.error(Statement.PARAMETERS_CODE, message, Place.NOWHERE));
    }

    static Place place(Token token) {
        return Place.at("", new Span(token.getStartIndex(), token.getStopIndex() + 1 - token.getStartIndex()));
    }

    Problem problem() {
        return problem;
    }
}
