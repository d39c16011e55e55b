package dev.keyloom.cli;

/** Colours of text on a terminal. */
enum Color {
    RED(31),
    YELLOW(33),
    BLUE(34),
    GRAY(90),
    BOLD(1);

    private final int code;

    Color(int code) {
        this.code = code;
    }

    /** Returns {@code text} in this colour if the output has colours. */
    String on(Output output, String text) {
        return output.hasColors() ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
    }
}
