package dev.keyloom.engine.request;

/**
 * An expression of a request: as written, to be parsed with the service's rules, or already parsed, as legacy parameters,
 * PartiQL statements and Keyloom's own requests bring it. A parsed one may hold literal values and needs no placeholders.
 *
 * @param <T> the parsed form
 */
public sealed interface RequestExpression<T> {
    static <T> RequestExpression<T> text(String text) {
        return new Text<>(text);
    }

    static <T> RequestExpression<T> parsed(T expression) {
        return new Parsed<>(expression, Origin.STATEMENT);
    }

    /** Returns what a legacy parameter means. */
    static <T> RequestExpression<T> legacy(T expression) {
        return new Parsed<>(expression, Origin.LEGACY_PARAMETER);
    }

    /** Where a parsed expression is from: some refusals are worded by it. */
    enum Origin {
        /** A parameter of the time before there were expressions. */
        LEGACY_PARAMETER,
        /** A PartiQL statement, or a request that Keyloom has made itself. */
        STATEMENT
    }

    /** The expression as written. */
    record Text<T>(String text) implements RequestExpression<T> {}

    /** The expression in its parsed form. */
    record Parsed<T>(T expression, Origin origin) implements RequestExpression<T> {}
}
