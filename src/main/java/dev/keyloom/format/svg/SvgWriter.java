package dev.keyloom.format.svg;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Rgb;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes one SVG document, element by element, an element a line. Texts may hold anything: what XML cannot hold becomes
 * U+FFFD. The document refers to nothing outside of itself.
 */
public final class SvgWriter {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    private static final String REGULAR_FAMILY = "Inter,'Segoe UI','Helvetica Neue',Arial,sans-serif";

    /** Where fonts of one weight are a family of their own, the weight alone would not find them. */
    private static final String SEMIBOLD_FAMILY = "'Inter Semi Bold','Inter SemiBold'," + REGULAR_FAMILY;

    private static final String MONOSPACED_FAMILY =
            "'JetBrains Mono','Cascadia Mono',Consolas,Menlo,'DejaVu Sans Mono',monospace";

    /** For texts that the bundled fonts have no letters for: not every painter looks further than the first family. */
    private static final String WORLD_FAMILY = "'PingFang TC','Microsoft JhengHei','Noto Sans CJK TC',sans-serif";

    private static final int FIRST_WORLD_LETTER = 0x0530;
    private static final int FIRST_PUNCTUATION = 0x2000;
    private static final int FIRST_SYMBOL = 0x2190;

    /** Half the height of capitals above the base line, as a share of the font's size. */
    private static final double HALF_CAPITAL = 0.364;

    private static final int REGULAR_WEIGHT = 400;
    private static final int DECIMALS = 2;
    private static final int REPLACEMENT = 0xFFFD;

    private final XMLStreamWriter xml;

    private SvgWriter(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /** Returns a document that shows a part of the plane at 100 %. */
    public static String document(Bounds view, Consumer<SvgWriter> content) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
            SvgWriter writer = new SvgWriter(xml);
            xml.writeStartElement("svg");
            xml.writeDefaultNamespace(NAMESPACE);
            writer.attribute("width", view.width());
            writer.attribute("height", view.height());
            writer.attribute(
                    "viewBox",
                    number(view.x()) + " " + number(view.y()) + " " + number(view.width()) + " "
                            + number(view.height()));
            writer.attribute("font-family", REGULAR_FAMILY);
            writer.newLine();
            content.accept(writer);
            xml.writeEndElement();
            writer.newLine();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("Text cannot fail to be written", e);
        }
        return text.toString();
    }

    /** Writes a group moved by an offset; the content's coordinates start there. */
    public void group(double dx, double dy, Runnable content) {
        element("g", () -> {
            attribute("transform", "translate(" + number(dx) + " " + number(dy) + ")");
            newLine();
            content.run();
        });
    }

    /** Writes a group with a title, which viewers show as a tooltip and read aloud. */
    public void group(String title, Runnable content) {
        element("g", () -> {
            newLine();
            element("title", () -> characters(title));
            content.run();
        });
    }

    /** Writes a rectangle with rounded corners. */
    public void rectangle(Bounds bounds, double radius, Paint paint) {
        empty("rect", () -> {
            attribute("x", bounds.x());
            attribute("y", bounds.y());
            attribute("width", bounds.width());
            attribute("height", bounds.height());
            if (radius > 0) {
                attribute("rx", radius);
            }
            paint(paint);
        });
    }

    /** Writes a rectangle whose upper corners are rounded and whose lower ones are not. */
    public void roundedTop(Bounds bounds, double radius, Paint paint) {
        double corner = Math.min(radius, Math.min(bounds.height(), bounds.width() / 2));
        String data = "M" + number(bounds.x()) + " " + number(bounds.bottom())
                + "V" + number(bounds.y() + corner)
                + "a" + number(corner) + " " + number(corner) + " 0 0 1 " + number(corner) + " " + number(-corner)
                + "H" + number(bounds.right() - corner)
                + "a" + number(corner) + " " + number(corner) + " 0 0 1 " + number(corner) + " " + number(corner)
                + "V" + number(bounds.bottom()) + "Z";
        path(data, paint);
    }

    /** Writes a circle. */
    public void circle(Point center, double radius, Paint paint) {
        empty("circle", () -> {
            attribute("cx", center.x());
            attribute("cy", center.y());
            attribute("r", radius);
            paint(paint);
        });
    }

    /** Writes a straight line. */
    public void line(Point from, Point to, Paint paint) {
        path("M" + point(from) + "L" + point(to), paint);
    }

    /** Writes a path from SVG path data. */
    public void path(String data, Paint paint) {
        empty("path", () -> {
            attribute("d", data);
            paint(paint);
        });
    }

    /** Fills a rectangle with dots at a distance, one of them at 0, 0. */
    public void dots(Bounds area, double distance, Rgb color) {
        element(
                "defs",
                () -> element("pattern", () -> {
                    attribute("id", "dots");
                    attribute("width", distance);
                    attribute("height", distance);
                    attribute("patternUnits", "userSpaceOnUse");
                    empty("circle", () -> {
                        attribute("cx", distance / 2);
                        attribute("cy", distance / 2);
                        attribute("r", 1);
                        attribute("fill", color.hex());
                    });
                }));
        empty("rect", () -> {
            attribute("x", area.x());
            attribute("y", area.y());
            attribute("width", area.width());
            attribute("height", area.height());
            attribute("fill", "url(#dots)");
        });
    }

    /** Writes one line of text, centred vertically at {@code at} and anchored horizontally there. */
    public void text(String text, Point at, Anchor anchor, TextStyle style, Rgb color) {
        element("text", () -> textBody(text, at, anchor, style, color));
    }

    /** Writes one line of text in the colours that {@code colors} gives to its stretches, centred vertically at {@code at} and anchored horizontally there. */
    public void line(TextLine line, Point at, Anchor anchor, TextStyle style, Function<Ink, Rgb> colors) {
        element("text", () -> {
            textAttributes(line.text(), at, anchor, style);
            for (TextLine.Run run : line.runs()) {
                // And no line break in between: it would be a blank.
                write(() -> xml.writeStartElement("tspan"));
                attribute("fill", colors.apply(run.ink()).hex());
                characters(withFirmEnds(run.text()));
                write(xml::writeEndElement);
            }
        });
    }

    /** Blanks at the ends of a stretch are lost to some painters, whatever {@code xml:space} says. */
    private static String withFirmEnds(String text) {
        String leading = text.startsWith(" ") ? "\u00A0" + text.substring(1) : text;
        return leading.endsWith(" ") ? leading.substring(0, leading.length() - 1) + "\u00A0" : leading;
    }

    /** Writes one line of text, stretched or squeezed to a width whatever the font, and a line below it. */
    public void underlinedText(String text, Point at, double width, TextStyle style, Rgb color) {
        double y = baseline(at, style) + 2.5;
        element("text", () -> {
            attribute("textLength", width);
            attribute("lengthAdjust", "spacingAndGlyphs");
            textBody(text, at, Anchor.START, style, color);
        });
        line(new Point(at.x(), y), new Point(at.x() + width, y), Paint.stroke(color, 1));
    }

    private void textBody(String text, Point at, Anchor anchor, TextStyle style, Rgb color) {
        textAttributes(text, at, anchor, style);
        attribute("fill", color.hex());
        characters(text);
    }

    private void textAttributes(String text, Point at, Anchor anchor, TextStyle style) {
        attribute("x", at.x());
        attribute("y", baseline(at, style));
        String family = family(text, style);
        if (!family.equals(REGULAR_FAMILY)) {
            attribute("font-family", family);
        }
        attribute("font-size", style.size());
        if (style.weight() != REGULAR_WEIGHT) {
            attribute("font-weight", style.weight());
        }
        switch (anchor) {
            case START -> {}
            case MIDDLE -> attribute("text-anchor", "middle");
            case END -> attribute("text-anchor", "end");
        }
    }

    private static String family(String text, TextStyle style) {
        boolean world = text.codePoints()
                .anyMatch(c -> (c >= FIRST_WORLD_LETTER && c < FIRST_PUNCTUATION) || c >= FIRST_SYMBOL);
        if (world) {
            return WORLD_FAMILY;
        }
        return switch (style.family()) {
            case INTERFACE -> style.weight() > REGULAR_WEIGHT ? SEMIBOLD_FAMILY : REGULAR_FAMILY;
            case MONOSPACED -> MONOSPACED_FAMILY;
        };
    }

    private static double baseline(Point at, TextStyle style) {
        return at.y() + style.size() * HALF_CAPITAL;
    }

    private void paint(Paint paint) {
        attribute("fill", paint.fill().map(Rgb::hex).orElse("none"));
        paint.stroke().ifPresent(color -> {
            attribute("stroke", color.hex());
            attribute("stroke-width", paint.strokeWidth());
            if (!paint.dash().isEmpty()) {
                attribute("stroke-dasharray", paint.dash());
            }
        });
    }

    /** Returns a point as path data. */
    static String point(Point point) {
        return number(point.x()) + " " + number(point.y());
    }

    /** Returns a number with at most two decimals. */
    static String number(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    private void element(String name, Runnable content) {
        write(() -> xml.writeStartElement(name));
        content.run();
        write(xml::writeEndElement);
        newLine();
    }

    private void empty(String name, Runnable attributes) {
        write(() -> xml.writeEmptyElement(name));
        attributes.run();
        newLine();
    }

    private void attribute(String name, double value) {
        attribute(name, number(value));
    }

    private void attribute(String name, String value) {
        write(() -> xml.writeAttribute(name, clean(value)));
    }

    private void characters(String text) {
        write(() -> xml.writeCharacters(clean(text)));
    }

    private void newLine() {
        write(() -> xml.writeCharacters("\n"));
    }

    private static String clean(String text) {
        return text.codePoints()
                .map(codePoint -> isXml(codePoint) ? codePoint : REPLACEMENT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** XML 1.0, production 2. */
    private static boolean isXml(int codePoint) {
        boolean control = codePoint < 0x20 && codePoint != '\t' && codePoint != '\n' && codePoint != '\r';
        boolean surrogate = codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
        return !control && !surrogate && codePoint != 0xFFFE && codePoint != 0xFFFF;
    }

    private static void write(XmlAction action) {
        try {
            action.run();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("Text cannot fail to be written", e);
        }
    }

    /** Which part of a text stands at its point. */
    public enum Anchor {
        START,
        MIDDLE,
        END
    }

    private interface XmlAction {
        void run() throws XMLStreamException;
    }
}
