package dev.keyloom.wire.value;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads the JSON of requests token by token, UTF-8 and nothing beside RFC 8259. Texts come without halves of surrogate
 * pairs, which no encoding has: the service, too, keeps {@code ?} for them. Names are not remembered, as they are the
 * client's. Every method throws an {@link IOException} at what is not JSON.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259: JSON</a>
 */
public final class JsonReader {
    /** Enough for 32 levels of values in any request, each two levels of JSON. */
    private static final int MAX_NESTING = 500;

    private static final int MAX_NAME_LENGTH = 70_000;
    private static final int MAX_NUMBER_LENGTH = 1000;
    private static final int END = -1;
    private static final String[] LETTERS = letters();

    private final byte[] bytes;
    private final int end;
    private final boolean[] isObject = new boolean[MAX_NESTING + 1];
    private int depth;
    private int position;
    private @Nullable JsonToken current;
    private String text = "";

    /** @param bytes of which the first {@code length} are read */
    public JsonReader(byte[] bytes, int length) {
        this.bytes = bytes;
        this.end = length;
        boolean hasMark = length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF;
        this.position = hasMark ? 3 : 0;
    }

    private static String[] letters() {
        String[] letters = new String[128];
        Arrays.setAll(letters, c -> String.valueOf((char) c));
        return letters;
    }

    /** Returns the token that was read last; {@link JsonToken#NOT_AVAILABLE} if there is none. */
    public JsonToken currentToken() {
        JsonToken token = current;
        return token == null ? JsonToken.NOT_AVAILABLE : token;
    }

    /** Reads a token; returns null at the end. */
    public @Nullable JsonToken nextToken() throws IOException {
        current = next();
        return current;
    }

    /** Reads a token and returns its name, or null if it is the end of an object. */
    public @Nullable String nextFieldName() throws IOException {
        return nextToken() == JsonToken.FIELD_NAME ? text : null;
    }

    /** Returns the text of a string, a name or a number. */
    public String getText() {
        return text;
    }

    public double getDoubleValue() {
        return Double.parseDouble(text);
    }

    /**
     * Returns a number.
     *
     * @throws NumberFormatException if it is not a whole one or too large
     */
    public long getLongValue() {
        return Long.parseLong(text);
    }

    /** Reads to the end of the object or list that has begun; does nothing at another token. */
    public void skipChildren() throws IOException {
        if (current == JsonToken.START_OBJECT || current == JsonToken.START_ARRAY) {
            int outside = depth - 1;
            while (depth > outside) {
                nextToken();
            }
        }
    }

    private @Nullable JsonToken next() throws IOException {
        if (current == JsonToken.FIELD_NAME) {
            return value(skipBlanks());
        }
        int c = skipBlanks();
        if (depth == 0) {
            return c == END ? null : value(c);
        }
        boolean isFirst = current == JsonToken.START_OBJECT || current == JsonToken.START_ARRAY;
        if (c == (isObject[depth] ? '}' : ']')) {
            position++;
            JsonToken ended = isObject[depth] ? JsonToken.END_OBJECT : JsonToken.END_ARRAY;
            depth--;
            return ended;
        }
        if (!isFirst) {
            require(c == ',');
            position++;
            c = skipBlanks();
        }
        return isObject[depth] ? name(c) : value(c);
    }

    private JsonToken name(int c) throws IOException {
        require(c == '"');
        readText();
        require(text.length() <= MAX_NAME_LENGTH && skipBlanks() == ':');
        position++;
        return JsonToken.FIELD_NAME;
    }

    private JsonToken value(int c) throws IOException {
        switch (c) {
            case '"' -> {
                readText();
                return JsonToken.VALUE_STRING;
            }
            case '{' -> {
                return begin(true);
            }
            case '[' -> {
                return begin(false);
            }
            case 't' -> {
                return literal("true", JsonToken.VALUE_TRUE);
            }
            case 'f' -> {
                return literal("false", JsonToken.VALUE_FALSE);
            }
            case 'n' -> {
                return literal("null", JsonToken.VALUE_NULL);
            }
            default -> {
                return number();
            }
        }
    }

    private JsonToken begin(boolean object) throws IOException {
        require(depth < MAX_NESTING);
        position++;
        depth++;
        isObject[depth] = object;
        return object ? JsonToken.START_OBJECT : JsonToken.START_ARRAY;
    }

    private JsonToken literal(String word, JsonToken token) throws IOException {
        for (int i = 0; i < word.length(); i++) {
            require(peek() == word.charAt(i));
            position++;
        }
        // No longer word may begin like this one.
        int c = peek();
        require(c == END || (c < 0x80 && !Character.isLetterOrDigit(c) && c != '_' && c != '$'));
        return token;
    }

    private JsonToken number() throws IOException {
        int start = position;
        if (peek() == '-') {
            position++;
        }
        if (peek() == '0') {
            position++;
        } else {
            readDigits();
        }
        JsonToken token = JsonToken.VALUE_NUMBER_INT;
        if (peek() == '.') {
            position++;
            readDigits();
            token = JsonToken.VALUE_NUMBER_FLOAT;
        }
        if (peek() == 'e' || peek() == 'E') {
            position++;
            if (peek() == '-' || peek() == '+') {
                position++;
            }
            readDigits();
            token = JsonToken.VALUE_NUMBER_FLOAT;
        }
        int c = peek();
        // A number alone needs a blank to end it.
        require(depth > 0 || c == END || isBlank(c));
        require(position - start <= MAX_NUMBER_LENGTH);
        text = new String(bytes, start, position - start, StandardCharsets.ISO_8859_1);
        return token;
    }

    private void readDigits() throws IOException {
        int start = position;
        while (position < end && bytes[position] >= '0' && bytes[position] <= '9') {
            position++;
        }
        require(position > start);
    }

    /** Reads a text, from its quote on. */
    private void readText() throws IOException {
        int start = position + 1;
        int place = JsonWords.specialOrNotAscii(bytes, start, end);
        require(place < end);
        if (bytes[place] == '"') {
            text = place - start == 1
                    ? LETTERS[bytes[start]]
                    : new String(bytes, start, place - start, StandardCharsets.ISO_8859_1);
            position = place + 1;
            return;
        }
        place = JsonWords.special(bytes, place, end);
        require(place < end);
        if (bytes[place] == '"') {
            text = utf8(bytes, start, place);
            position = place + 1;
        } else {
            readEscaped(start, place);
        }
    }

    /** Reads a text with escapes. */
    private void readEscaped(int from, int firstSpecial) throws IOException {
        StringBuilder read = new StringBuilder();
        int start = from;
        int place = firstSpecial;
        boolean hasSurrogates = false;
        while (bytes[place] != '"') {
            // A control character is not allowed.
            require(bytes[place] == '\\' && place + 1 < end);
            read.append(utf8(bytes, start, place));
            position = place + 1;
            char escaped = escaped();
            hasSurrogates |= Character.isSurrogate(escaped);
            read.append(escaped);
            start = position;
            place = JsonWords.special(bytes, start, end);
            require(place < end);
        }
        read.append(utf8(bytes, start, place));
        position = place + 1;
        String whole = read.toString();
        text = hasSurrogates ? new String(whole.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8) : whole;
    }

    /** Reads what is behind a backslash. */
    private char escaped() throws IOException {
        int c = bytes[position++];
        switch (c) {
            case '"', '\\', '/' -> {
                return (char) c;
            }
            case 'b' -> {
                return '\b';
            }
            case 'f' -> {
                return '\f';
            }
            case 'n' -> {
                return '\n';
            }
            case 'r' -> {
                return '\r';
            }
            case 't' -> {
                return '\t';
            }
            default -> {
                require(c == 'u' && position + 4 <= end);
                return hexadecimal();
            }
        }
    }

    private char hexadecimal() throws IOException {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = bytes[position] < 0 ? -1 : Character.digit(bytes[position], 16);
            require(digit >= 0);
            value = value * 16 + digit;
            position++;
        }
        return (char) value;
    }

    private static String utf8(byte[] bytes, int from, int to) throws IOException {
        String decoded = new String(bytes, from, to - from, StandardCharsets.UTF_8);
        // The decoder puts this character for what is none; it may also have been sent.
        if (decoded.indexOf('\uFFFD') >= 0) {
            byte[] again = decoded.getBytes(StandardCharsets.UTF_8);
            require(Arrays.equals(again, 0, again.length, bytes, from, to));
        }
        return decoded;
    }

    private int skipBlanks() {
        while (position < end && isBlank(bytes[position])) {
            position++;
        }
        return peek();
    }

    private int peek() {
        return position < end ? bytes[position] & 0xFF : END;
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    private static void require(boolean isSound) throws IOException {
        if (!isSound) {
            throw new IOException("Not JSON");
        }
    }
}
