package dev.keyloom.problem;

import java.util.Optional;

/**
 * Where in the input a problem lies, as exactly as is known.
 *
 * @param path JSON pointer (RFC 6901) into the document, "" for all of it
 * @param line line in the file, from 1; 0 when not known
 * @param column column in code points, from 1; 0 when not known
 * @param span the faulty part of the text at {@code path}, when that text is a template or an expression
 */
public record Place(String path, int line, int column, Optional<Span> span) {
    /** The whole input, no place in particular. */
    public static final Place NOWHERE = new Place("", 0, 0, Optional.empty());

    /** Returns the value at a JSON pointer, its line not known. */
    public static Place at(String path) {
        return new Place(path, 0, 0, Optional.empty());
    }

    /** Returns a part of the text at a JSON pointer. */
    public static Place at(String path, Span span) {
        return new Place(path, 0, 0, Optional.of(span));
    }

    /** Returns this place with its line and column in the file, both from 1. */
    public Place onLine(int newLine, int newColumn) {
        return new Place(path, newLine, newColumn, span);
    }

    /** Returns this place below {@code parentPath}: the pointers are joined. */
    public Place within(String parentPath) {
        return new Place(parentPath + path, line, column, span);
    }

    /** Returns {@code pathPart} with {@code ~} and {@code /} written as RFC 6901 wants them inside a pointer. */
    public static String escaped(String pathPart) {
        return pathPart.replace("~", "~0").replace("/", "~1");
    }
}
