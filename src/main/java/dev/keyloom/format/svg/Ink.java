package dev.keyloom.format.svg;

import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;

/** What colour a text has, whatever the theme. Each can be read on the plain grounds of the theme. */
public enum Ink {
    TEXT,
    MUTED,
    ACCENT;

    /** WCAG 2.2, 1.4.3, level AA. */
    private static final double LEAST_CONTRAST = 4.5;

    private static final int TENTHS = 10;

    /** Returns the colour in a theme. */
    public Rgb in(PictureTheme theme) {
        return switch (this) {
            case TEXT -> theme.text();
            case MUTED -> theme.mutedText();
            case ACCENT -> theme.accentText();
        };
    }

    /** Returns the colour on a tinted ground: nearer to that of text, as far as it needs to be read there. */
    public Rgb on(Rgb ground, PictureTheme theme) {
        Rgb color = in(theme);
        for (int tenths = 1; tenths <= TENTHS && color.contrast(ground) < LEAST_CONTRAST; tenths++) {
            color = theme.text().over(in(theme), tenths / (double) TENTHS);
        }
        return color;
    }
}
