package dev.keyloom.gui.keys;

import java.util.ArrayList;
import java.util.List;

/**
 * Stretches of text broken into lines of monospaced characters. A line ends behind a separator such as {@code #}; a piece
 * that is longer than a line is cut before a placeholder if it can, else anywhere.
 */
record WrappedText(List<List<Segment>> lines) {
    private static final String SEPARATORS = "#/:|,; ";
    private static final int WIDE_FROM = 0x1100;

    WrappedText {
        lines = lines.stream().map(List::copyOf).toList();
    }

    /**
     * Breaks text into lines.
     *
     * @param columns narrow characters that fit a line, at least 1
     */
    static WrappedText of(List<Segment> segments, int columns) {
        return new WrappedText(new Wrapping(Math.max(1, columns)).of(segments));
    }

    /** Returns the width of a text in narrow characters; an East Asian one counts two. */
    static int width(String text) {
        return text.codePoints().map(WrappedText::width).sum();
    }

    /** Returns the width of all stretches in one line. */
    static int width(List<Segment> segments) {
        return segments.stream().mapToInt(segment -> width(segment.text())).sum();
    }

    /** Returns the width of the widest piece that a line break cannot cut. */
    static int widestPiece(List<Segment> segments) {
        return pieces(segments).stream().mapToInt(WrappedText::width).max().orElse(0);
    }

    private static int width(int codePoint) {
        boolean isWide = codePoint >= WIDE_FROM
                && (Character.isIdeographic(codePoint)
                        || Character.UnicodeScript.of(codePoint) == Character.UnicodeScript.HANGUL
                        || Character.UnicodeScript.of(codePoint) == Character.UnicodeScript.HIRAGANA
                        || Character.UnicodeScript.of(codePoint) == Character.UnicodeScript.KATAKANA
                        || (codePoint >= 0xFF01 && codePoint <= 0xFF60)
                        || (codePoint >= 0x1F300 && codePoint <= 0x1FAFF));
        return isWide ? 2 : 1;
    }

    /** Cuts the text behind each separator and before each placeholder that follows a literal without one. */
    private static List<List<Segment>> pieces(List<Segment> segments) {
        List<List<Segment>> pieces = new ArrayList<>();
        List<Segment> piece = new ArrayList<>();
        for (Segment segment : segments) {
            int start = 0;
            String text = segment.text();
            for (int i = 0; i < text.length() && isCut(segment.kind()); i++) {
                if (SEPARATORS.indexOf(text.charAt(i)) >= 0) {
                    piece.add(segment.withText(text.substring(start, i + 1)));
                    pieces.add(piece);
                    piece = new ArrayList<>();
                    start = i + 1;
                }
            }
            if (start < text.length()) {
                piece.add(segment.withText(text.substring(start)));
            }
        }
        if (!piece.isEmpty()) {
            pieces.add(piece);
        }
        return pieces;
    }

    private static boolean isCut(Segment.Kind kind) {
        return kind != Segment.Kind.PLACEHOLDER && kind != Segment.Kind.FUNCTION;
    }

    /** Fills lines one piece at a time. */
    private static final class Wrapping {
        private final int columns;
        private final List<List<Segment>> lines = new ArrayList<>();
        private List<Segment> line = new ArrayList<>();
        private int used;

        private Wrapping(int columns) {
            this.columns = columns;
        }

        private List<List<Segment>> of(List<Segment> segments) {
            for (List<Segment> piece : pieces(segments)) {
                int width = width(piece);
                if (used > 0 && used + width > columns) {
                    endLine();
                }
                if (width <= columns) {
                    piece.forEach(this::add);
                } else {
                    piece.forEach(this::addCut);
                }
            }
            if (!line.isEmpty() || lines.isEmpty()) {
                endLine();
            }
            return lines;
        }

        private void add(Segment segment) {
            int last = line.size() - 1;
            boolean joins = last >= 0
                    && line.get(last).kind() == segment.kind()
                    && line.get(last).underline() == segment.underline()
                    && segment.underline() == Segment.Underline.NONE;
            if (joins) {
                line.set(last, segment.withText(line.get(last).text() + segment.text()));
            } else {
                line.add(segment);
            }
            used += width(segment.text());
        }

        /** A stretch that does not fit starts a line of its own, and is cut where that is full. */
        private void addCut(Segment segment) {
            if (used > 0 && used + width(segment.text()) > columns) {
                endLine();
            }
            String rest = segment.text();
            while (width(rest) > columns) {
                int end = 0;
                int width = 0;
                while (width + WrappedText.width(rest.codePointAt(end)) <= columns || end == 0) {
                    width += WrappedText.width(rest.codePointAt(end));
                    end = rest.offsetByCodePoints(end, 1);
                }
                add(segment.withText(rest.substring(0, end)));
                endLine();
                rest = rest.substring(end);
            }
            if (!rest.isEmpty()) {
                add(segment.withText(rest));
            }
        }

        private void endLine() {
            lines.add(line);
            line = new ArrayList<>();
            used = 0;
        }
    }
}
