package dev.keyloom.format.collections;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.EntityColors.Tint;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import dev.keyloom.format.svg.Ink;
import dev.keyloom.format.svg.Paint;
import dev.keyloom.format.svg.SvgWriter;
import dev.keyloom.format.svg.SvgWriter.Anchor;
import dev.keyloom.format.svg.TextLine;

/** What blocks are drawn on, in one theme. Texts are centred vertically at their {@code y}. */
record Canvas(SvgWriter writer, EntityColors colors, PictureTheme theme) {
    static final double SWATCH = 10;
    static final double SQUARE = 14;
    static final double TAG_PADDING = 6;
    private static final double TAG_HEIGHT = 16;
    private static final double RADIUS = 3;
    private static final String DASHES = "2 2";

    static double width(String text, TextStyle style) {
        return StandardTextMeasure.INSTANCE.width(text, style);
    }

    void text(String text, double x, double y, TextStyle style) {
        writer.text(text, new Point(x, y), Anchor.START, style, theme.text());
    }

    void muted(String text, double x, double y, TextStyle style) {
        writer.text(text, new Point(x, y), Anchor.START, style, theme.mutedText());
    }

    void mutedEnd(String text, double right, double y, TextStyle style) {
        writer.text(text, new Point(right, y), Anchor.END, style, theme.mutedText());
    }

    void line(TextLine line, double x, double y, TextStyle style) {
        writer.line(line, new Point(x, y), Anchor.START, style, ink -> ink.in(theme));
    }

    /** Writes a line on the ground of an entity's item. */
    void lineOnItem(String entity, TextLine line, double x, double y, TextStyle style) {
        writer.line(line, new Point(x, y), Anchor.START, style, ink -> ink.on(ground(entity), theme));
    }

    /** Writes the label of an entity's item, up to {@code right}. */
    void labelOnItem(String entity, String text, double right, double y) {
        writer.text(text, new Point(right, y), Anchor.END, TextStyle.LABEL, Ink.MUTED.on(ground(entity), theme));
    }

    private Rgb ground(String entity) {
        return colors.tint(entity, Tint.ITEM, theme);
    }

    /** Draws the ground of an item: its entity's tint, with the colour itself at the left. */
    void item(String entity, Bounds bounds, double bar) {
        writer.rectangle(bounds, 2, Paint.fill(ground(entity)));
        writer.rectangle(
                new Bounds(bounds.x(), bounds.y(), bar, bounds.height()), 0, Paint.fill(colors.color(entity, theme)));
    }

    void swatch(String entity, double x, double y) {
        writer.rectangle(new Bounds(x, y - SWATCH / 2, SWATCH, SWATCH), 2, Paint.fill(colors.color(entity, theme)));
    }

    /** Draws a square with the number of an index: filled in the colour of an item that is in it, else empty. */
    void square(int number, boolean isIn, Rgb color, double x, double y) {
        Bounds square = new Bounds(x, y - SQUARE / 2, SQUARE, SQUARE);
        if (isIn) {
            Rgb ground = color.over(theme.raised(), Tint.KEY_LETTER.share(theme));
            writer.rectangle(square, 2, Paint.fill(ground));
            writer.text(Integer.toString(number), square.center(), Anchor.MIDDLE, TextStyle.KEY, theme.text());
        } else {
            writer.rectangle(
                    square.grown(-0.5), 2, Paint.stroke(theme.line(), 1).dashed(DASHES));
        }
    }

    /** Draws a tag that ends at {@code right}. */
    void tagEnd(String text, double right, double y) {
        double width = tagWidth(text);
        Bounds bounds = new Bounds(right - width, y - TAG_HEIGHT / 2, width, TAG_HEIGHT);
        writer.rectangle(bounds, RADIUS, Paint.fill(theme.background()).outlined(theme.border()));
        writer.text(text, bounds.center(), Anchor.MIDDLE, TextStyle.LABEL, theme.mutedText());
    }

    static double tagWidth(String text) {
        return width(text, TextStyle.LABEL) + 2 * TAG_PADDING;
    }

    /** Draws the outline of something that is not there. */
    void gap(Bounds bounds) {
        writer.rectangle(bounds, 2, Paint.stroke(theme.line(), 1).dashed("4 3"));
    }
}
