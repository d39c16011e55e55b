package dev.keyloom.template;

import dev.keyloom.problem.Span;

/** An argument as it was read, before anybody knows whether it is right. */
record Argument(String value, Form form, Span span) {
    enum Form {
        BARE,
        QUOTED
    }
}
