package dev.keyloom.wire.value;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes JSON as UTF-8 into memory. Whoever writes sees to it that names and values come in turn and that what is begun is
 * ended. Half of a surrogate pair, which no encoding has, is written as {@code ?}.
 */
public final class JsonWriter {
    private static final int FIRST_CAPACITY = 512;
    /** Texts up to this length are not worth an encoder. */
    private static final int SHORT = 24;

    private static final byte[] HEX = "0123456789ABCDEF".getBytes(StandardCharsets.ISO_8859_1);

    private byte[] bytes = new byte[FIRST_CAPACITY];
    private int size;
    private boolean isCommaDue;

    /** Returns the bytes themselves, of which the first {@link #size} count; not to be changed. */
    public byte[] bytes() {
        return bytes;
    }

    /** Returns how many bytes are written. */
    public int size() {
        return size;
    }

    /** Returns what is written. */
    public String text() {
        return new String(bytes, 0, size, StandardCharsets.UTF_8);
    }

    public void writeStartObject() {
        start('{');
    }

    public void writeEndObject() {
        end('}');
    }

    public void writeStartArray() {
        start('[');
    }

    public void writeEndArray() {
        end(']');
    }

    public void writeFieldName(String name) {
        separate();
        quoted(name);
        one(':');
        isCommaDue = false;
    }

    public void writeString(String text) {
        separate();
        quoted(text);
        isCommaDue = true;
    }

    public void writeBoolean(boolean value) {
        plain(value ? "true" : "false");
    }

    public void writeNull() {
        plain("null");
    }

    public void writeNumber(long number) {
        plain(Long.toString(number));
    }

    /** Writes a finite number. */
    public void writeNumber(double number) {
        plain(Double.toString(number));
    }

    public void writeNumber(BigDecimal number) {
        plain(number.toString());
    }

    private void start(char bracket) {
        separate();
        one(bracket);
        isCommaDue = false;
    }

    private void end(char bracket) {
        one(bracket);
        isCommaDue = true;
    }

    private void separate() {
        if (isCommaDue) {
            one(',');
        }
    }

    private void plain(String ascii) {
        separate();
        room(ascii.length());
        for (int i = 0; i < ascii.length(); i++) {
            bytes[size++] = (byte) ascii.charAt(i);
        }
        isCommaDue = true;
    }

    private void quoted(String text) {
        one('"');
        if (text.length() > SHORT || !isWrittenShort(text)) {
            escaped(text.getBytes(StandardCharsets.UTF_8));
        }
        one('"');
    }

    /** Writes a short text that needs no second look; writes nothing and returns false if it does. */
    private boolean isWrittenShort(String text) {
        int length = text.length();
        room(length);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < ' ' || c > '~' || c == '"' || c == '\\') {
                return false;
            }
            bytes[size + i] = (byte) c;
        }
        size += length;
        return true;
    }

    private void escaped(byte[] utf8) {
        int written = 0;
        while (written < utf8.length) {
            int special = JsonWords.special(utf8, written, utf8.length);
            int length = special - written;
            room(length);
            System.arraycopy(utf8, written, bytes, size, length);
            size += length;
            written = special;
            if (special < utf8.length) {
                escape(utf8[special]);
                written++;
            }
        }
    }

    private void escape(byte character) {
        one('\\');
        switch (character) {
            case '"', '\\' -> one((char) character);
            case '\b' -> one('b');
            case '\t' -> one('t');
            case '\n' -> one('n');
            case '\f' -> one('f');
            case '\r' -> one('r');
            default -> {
                one('u');
                one('0');
                one('0');
                one((char) HEX[character >> 4]);
                one((char) HEX[character & 0xF]);
            }
        }
    }

    private void one(char ascii) {
        room(1);
        bytes[size++] = (byte) ascii;
    }

    private void room(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
        }
    }
}
