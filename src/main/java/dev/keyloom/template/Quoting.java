package dev.keyloom.template;

import dev.keyloom.value.AttributeValue;

/** Values as messages quote them. */
final class Quoting {
    private static final int MAX_QUOTED = 80;

    private Quoting() {}

    /** Returns text in quotation marks and other scalars bare, long ones shortened, and only the type of the rest. */
    static String quoted(AttributeValue value) {
        String text = value.scalarText().orElse("");
        String shown = text.length() <= MAX_QUOTED ? text : text.substring(0, MAX_QUOTED) + "…";
        return switch (value.type()) {
            case S -> "\"" + shown + "\"";
            case N, BOOL -> shown;
            case B -> "the binary " + shown;
            case NULL -> "NULL";
            case M, L, SS, NS, BS -> "of type " + value.type();
        };
    }
}
