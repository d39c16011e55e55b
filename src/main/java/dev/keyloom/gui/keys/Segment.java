package dev.keyloom.gui.keys;

/**
 * A stretch of text of one look.
 *
 * @param underline whether something that changes shape or order is hidden here
 */
record Segment(String text, Kind kind, Underline underline) {
    /** What the stretch is. */
    enum Kind {
        LITERAL,
        PLACEHOLDER,
        FUNCTION,
        COPY,
        VALUE,
        MUTED,
        FAULT;

        /** Returns the style class of the stretch. */
        String styleClass() {
            return switch (this) {
                case LITERAL -> "kl-key-literal";
                case PLACEHOLDER -> "kl-key-placeholder";
                case FUNCTION -> "kl-key-function";
                case COPY -> "kl-key-copy";
                case VALUE -> "kl-key-value";
                case MUTED -> "kl-key-muted";
                case FAULT -> "kl-key-fault";
            };
        }
    }

    /** Whether a stretch is underlined. */
    enum Underline {
        NONE,
        DOTTED
    }

    static Segment of(String text, Kind kind) {
        return new Segment(text, kind, Underline.NONE);
    }

    Segment withText(String newText) {
        return new Segment(newText, kind, underline);
    }
}
