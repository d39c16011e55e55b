package dev.keyloom.problem;

/**
 * A stretch of a text, counted in code points (not in {@code char}s), so that a caret lands under the right character
 * even behind an emoji.
 *
 * @param offset number of code points before it, from 0
 * @param length its code points, 0 for a place between two characters
 */
public record Span(int offset, int length) {
    public Span {
        if (offset < 0 || length < 0) {
            throw new IllegalArgumentException("Not a span: offset " + offset + ", length " + length);
        }
    }

    /** Returns the offset just behind the last code point. */
    public int end() {
        return offset + length;
    }

    /** Returns this span moved to the right by {@code codePoints}. */
    public Span shifted(int codePoints) {
        return new Span(offset + codePoints, length);
    }
}
