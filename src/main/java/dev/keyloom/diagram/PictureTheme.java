package dev.keyloom.diagram;

/** The colours of the window's two looks that pictures need too. */
public enum PictureTheme {
    LIGHT(
            "#FFFFFF", "#F6F8FA", "#FAFBFC", "#DDE2E7", "#FFFFFF", "#24292F", "#57606A", "#6E7781", "#D0D7DE",
            "#E6EAEE", "#5B4BDB", "#5142C9"),
    DARK(
            "#0D1117", "#161B22", "#0D1117", "#1F262E", "#161B22", "#D3DAE1", "#919AA4", "#6E7681", "#30363D",
            "#222930", "#6F61F0", "#A99FFF");

    private final String background;
    private final String subtleBackground;
    private final String canvas;
    private final String dot;
    private final String raised;
    private final String text;
    private final String mutedText;
    private final String line;
    private final String border;
    private final String hairline;
    private final String accent;
    private final String accentText;

    PictureTheme(
            String background,
            String subtleBackground,
            String canvas,
            String dot,
            String raised,
            String text,
            String mutedText,
            String line,
            String border,
            String hairline,
            String accent,
            String accentText) {
        this.background = background;
        this.subtleBackground = subtleBackground;
        this.canvas = canvas;
        this.dot = dot;
        this.raised = raised;
        this.text = text;
        this.mutedText = mutedText;
        this.line = line;
        this.border = border;
        this.hairline = hairline;
        this.accent = accent;
        this.accentText = accentText;
    }

    public Rgb background() {
        return Rgb.of(background);
    }

    public Rgb subtleBackground() {
        return Rgb.of(subtleBackground);
    }

    public Rgb canvas() {
        return Rgb.of(canvas);
    }

    /** Returns the colour of the canvas's dots. */
    public Rgb dot() {
        return Rgb.of(dot);
    }

    /** Returns the ground of boxes. */
    public Rgb raised() {
        return Rgb.of(raised);
    }

    public Rgb text() {
        return Rgb.of(text);
    }

    public Rgb mutedText() {
        return Rgb.of(mutedText);
    }

    /** Returns the colour of edges and dashes; too weak for text. */
    public Rgb line() {
        return Rgb.of(line);
    }

    public Rgb border() {
        return Rgb.of(border);
    }

    public Rgb hairline() {
        return Rgb.of(hairline);
    }

    public Rgb accent() {
        return Rgb.of(accent);
    }

    /** Returns the accent as it can be read: the colour of placeholders. */
    public Rgb accentText() {
        return Rgb.of(accentText);
    }
}
