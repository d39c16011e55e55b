package dev.keyloom.format.json;

import dev.keyloom.problem.Place;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The characters of a file, and lines and columns in them. Columns count code points. */
final class SourceText {
    /** Low surrogates are counted once for each block, so that a column in a line of megabytes costs little. */
    private static final int BLOCK = 4096;

    private final char[] characters;
    private int @Nullable [] lineStarts;
    private int @Nullable [] lowSurrogatesBefore;

    SourceText(char[] characters) {
        this.characters = characters;
    }

    char[] characters() {
        return characters;
    }

    int length() {
        return characters.length;
    }

    /** Returns the place of an offset, which may be the end of the text. */
    Place place(String pointer, int offset) {
        return locate(Place.at(pointer), offset);
    }

    /** Returns a place with the line and column of an offset. */
    Place locate(Place place, int offset) {
        int inText = Math.min(offset, characters.length);
        int[] starts = lineStarts();
        int found = Arrays.binarySearch(starts, inText);
        int line = found >= 0 ? found : -found - 2;
        int column = inText - starts[line] - (lowSurrogatesBefore(inText) - lowSurrogatesBefore(starts[line]));
        return place.onLine(line + 1, column + 1);
    }

    /** Returns the offset of the opening quote of the member's name that stands before the value at {@code offset}. */
    int nameOffset(int offset) {
        int i = lastMeaningful(offset - 1);
        if (i < 0 || characters[i] != ':') {
            return offset;
        }
        i = lastMeaningful(i - 1) - 1;
        while (i > 0 && (characters[i] != '"' || isEscaped(i))) {
            i--;
        }
        return Math.max(i, 0);
    }

    /** Returns the offset of the character {@code codePoints} behind the opening quote of the string at {@code offset}. */
    int offsetInside(int offset, int codePoints) {
        int i = offset + 1;
        for (int passed = 0; passed < codePoints && i < characters.length && characters[i] != '"'; passed++) {
            int afterFirst = afterUnit(i);
            boolean isPair = Character.isHighSurrogate(unit(i))
                    && afterFirst < characters.length
                    && Character.isLowSurrogate(unit(afterFirst));
            i = isPair ? afterUnit(afterFirst) : afterFirst;
        }
        return Math.min(i, characters.length);
    }

    /** Returns the offset behind one {@code char} of a string's value, which may be written as an escape. */
    private int afterUnit(int i) {
        if (characters[i] != '\\') {
            return i + 1;
        }
        boolean isUnicode = i + 1 < characters.length && characters[i + 1] == 'u';
        return Math.min(i + (isUnicode ? 6 : 2), characters.length);
    }

    private char unit(int i) {
        if (characters[i] == '\\' && i + 5 < characters.length && characters[i + 1] == 'u') {
            return (char) Integer.parseInt(new String(characters, i + 2, 4), 16);
        }
        return characters[i];
    }

    private int lastMeaningful(int from) {
        int i = from;
        while (i >= 0 && Character.isWhitespace(characters[i])) {
            i--;
        }
        return i;
    }

    private boolean isEscaped(int i) {
        int backslashes = 0;
        while (i - backslashes > 0 && characters[i - backslashes - 1] == '\\') {
            backslashes++;
        }
        return backslashes % 2 == 1;
    }

    private int[] lineStarts() {
        if (lineStarts == null) {
            int[] starts = new int[16];
            int lines = 1;
            for (int i = 0; i < characters.length; i++) {
                boolean endsLine = characters[i] == '\n'
                        || (characters[i] == '\r' && (i + 1 == characters.length || characters[i + 1] != '\n'));
                if (endsLine) {
                    if (lines == starts.length) {
                        starts = Arrays.copyOf(starts, 2 * lines);
                    }
                    starts[lines++] = i + 1;
                }
            }
            lineStarts = Arrays.copyOf(starts, lines);
        }
        return lineStarts;
    }

    private int lowSurrogatesBefore(int offset) {
        if (lowSurrogatesBefore == null) {
            int[] counts = new int[characters.length / BLOCK + 1];
            for (int block = 1; block < counts.length; block++) {
                counts[block] = counts[block - 1] + lowSurrogates((block - 1) * BLOCK, block * BLOCK);
            }
            lowSurrogatesBefore = counts;
        }
        int block = offset / BLOCK;
        return lowSurrogatesBefore[block] + lowSurrogates(block * BLOCK, offset);
    }

    private int lowSurrogates(int from, int to) {
        int count = 0;
        for (int i = from; i < to; i++) {
            if (Character.isLowSurrogate(characters[i])) {
                count++;
            }
        }
        return count;
    }
}
