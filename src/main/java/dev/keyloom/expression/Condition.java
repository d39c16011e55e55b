package dev.keyloom.expression;

import dev.keyloom.problem.Result;

/** Placeholder until the language is in: holds the text alone. */
public record Condition(String text) {
    public static Result<Condition> parse(String text) {
        return Result.of(new Condition(text));
    }
}
