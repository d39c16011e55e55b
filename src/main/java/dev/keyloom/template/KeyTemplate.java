package dev.keyloom.template;

import dev.keyloom.problem.Result;

/** Placeholder until the language is in: holds the text alone. */
public record KeyTemplate(String text) {
    public static Result<KeyTemplate> parse(String text) {
        return Result.of(new KeyTemplate(text));
    }
}
