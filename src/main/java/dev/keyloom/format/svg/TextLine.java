package dev.keyloom.format.svg;

import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One line of text whose stretches may differ in colour. */
public record TextLine(List<Run> runs) {
    /** Breaks keys and templates behind {@code #}; a stretch without one behind other signs, and at last anywhere. */
    public static final List<String> KEY_BREAKS = List.of("#", "|>,/:");

    /** Breaks sentences at blanks, then behind the signs that join long names. */
    public static final List<String> PROSE_BREAKS = List.of(" ", "#/,(._-");

    public TextLine {
        runs = List.copyOf(runs);
    }

    /** A stretch of text in one colour. */
    public record Run(String text, Ink ink) {}

    public static TextLine of(String text, Ink ink) {
        return new TextLine(List.of(new Run(text, ink)));
    }

    /** Returns all stretches as one text. */
    public String text() {
        return runs.stream().map(Run::text).collect(Collectors.joining());
    }

    /** Returns the width in pixels. */
    public double width(TextStyle style) {
        return StandardTextMeasure.INSTANCE.width(text(), style);
    }

    /** Returns the width in pixels of the widest of some lines, 0 for none. */
    public static double width(List<TextLine> lines, TextStyle style) {
        return lines.stream().mapToDouble(line -> line.width(style)).max().orElse(0);
    }

    /**
     * Returns this line in pieces no wider than {@code most}, nothing left out but the blank at which a line was broken.
     * Each line is as long as it can be; a character wider than {@code most} stands alone.
     *
     * @param breaks characters behind which a line may be broken, the best kind first
     */
    public List<TextLine> wrapped(TextStyle style, double most, List<String> breaks) {
        int[] codePoints = text().codePoints().toArray();
        Ink[] inks = inks(codePoints.length);
        List<TextLine> lines = new ArrayList<>();
        int start = 0;
        while (start < codePoints.length) {
            int fitting = fitting(codePoints, start, style, most);
            boolean isBroken = fitting < codePoints.length;
            int end = isBroken ? breakBehind(codePoints, start, fitting, breaks) : fitting;
            boolean isAtBlank = isBroken && codePoints[end - 1] == ' ' && end - 1 > start;
            lines.add(piece(codePoints, inks, start, isAtBlank ? end - 1 : end));
            start = end;
        }
        return lines.isEmpty() ? List.of(this) : lines;
    }

    private Ink[] inks(int length) {
        Ink[] inks = new Ink[length];
        int at = 0;
        for (Run run : runs) {
            int end = at + run.text().codePointCount(0, run.text().length());
            while (at < end) {
                inks[at++] = run.ink();
            }
        }
        return inks;
    }

    /** Returns the end of the longest stretch that fits, of one character at least. */
    private static int fitting(int[] codePoints, int start, TextStyle style, double most) {
        double width = 0;
        for (int i = start; i < codePoints.length; i++) {
            width += StandardTextMeasure.INSTANCE.width(Character.toString(codePoints[i]), style);
            if (width > most && i > start) {
                return i;
            }
        }
        return codePoints.length;
    }

    private static int breakBehind(int[] codePoints, int start, int end, List<String> breaks) {
        for (String kind : breaks) {
            for (int i = end; i > start; i--) {
                // A blank may hang over the edge, since it is dropped there.
                boolean isHanging = i == end && codePoints[i] == ' ' && kind.indexOf(' ') >= 0;
                if (isHanging) {
                    return i + 1;
                }
                if (kind.indexOf(codePoints[i - 1]) >= 0) {
                    return i;
                }
            }
        }
        return end;
    }

    private static TextLine piece(int[] codePoints, Ink[] inks, int start, int end) {
        List<Run> runs = new ArrayList<>();
        int from = start;
        for (int i = start; i <= end; i++) {
            if (i == end || inks[i] != inks[from]) {
                if (i > from) {
                    runs.add(new Run(new String(codePoints, from, i - from), inks[from]));
                }
                from = i;
            }
        }
        return new TextLine(runs);
    }
}
