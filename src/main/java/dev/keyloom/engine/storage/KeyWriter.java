package dev.keyloom.engine.storage;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.Arrays;

/**
 * Writes key attribute values so that the unsigned order of the bytes is the order of the values, and no value's bytes
 * begin another's. That makes the bytes of several attributes, one behind the other, ordered attribute by attribute.
 *
 * <p>Text and binary: the bytes themselves, each 0 written as 0 FF, then 0 0. Numbers: a byte for the sign, one for the
 * exponent, one for each two digits, then 0; all but the first inverted if negative.
 */
final class KeyWriter {
    private static final int NEGATIVE = 1;
    private static final int ZERO = 2;
    private static final int POSITIVE = 3;
    private static final int ESCAPED_ZERO = 0xFF;

    private byte[] bytes = new byte[64];
    private int size;

    int size() {
        return size;
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    /** Writes a four-byte hash, most significant byte first. */
    void hash(int hash) {
        room(KeyHash.BYTES);
        placeHash(size, hash);
        size += KeyHash.BYTES;
    }

    /** Sets the hash at the beginning to that of the bytes behind it. */
    void hashWhatFollows() {
        placeHash(0, KeyHash.of(bytes, KeyHash.BYTES, size));
    }

    /** @throws IllegalArgumentException if the value is of a type that no key attribute has */
    void value(AttributeValue value) {
        if (value instanceof AttributeValue.S text) {
            text(text.value());
            end();
        } else if (value instanceof AttributeValue.N number) {
            number(number.value());
        } else if (value instanceof AttributeValue.B binary) {
            binary(binary.value());
            end();
        } else {
            throw new IllegalArgumentException("No key attribute has type " + value.type());
        }
    }

    /** Writes what the bytes of each value that begins with {@code prefix} begin with. */
    void prefix(AttributeValue prefix) {
        if (prefix instanceof AttributeValue.S text) {
            text(text.value());
        } else if (prefix instanceof AttributeValue.B binary) {
            binary(binary.value());
        } else {
            throw new IllegalArgumentException("No value of type " + prefix.type() + " begins with another");
        }
    }

    private void text(String text) {
        int length = text.length();
        room(length * 3 + 2);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c == 0) {
                escapedZero();
            } else if (c < 0x80) {
                bytes[size++] = (byte) c;
            } else {
                int point = text.codePointAt(i);
                codePoint(point);
                i += Character.charCount(point) - 1;
            }
        }
    }

    /** An unpaired surrogate is written as the three bytes that would encode it, so that different texts stay different. */
    private void codePoint(int point) {
        if (point < 0x800) {
            bytes[size++] = (byte) (0xC0 | point >> 6);
        } else {
            if (point < 0x10000) {
                bytes[size++] = (byte) (0xE0 | (point >> 12));
            } else {
                bytes[size++] = (byte) (0xF0 | (point >> 18));
                bytes[size++] = (byte) (0x80 | ((point >> 12) & 0x3F));
            }
            bytes[size++] = (byte) (0x80 | ((point >> 6) & 0x3F));
        }
        bytes[size++] = (byte) (0x80 | (point & 0x3F));
    }

    private void binary(Bytes binary) {
        byte[] content = binary.toArray();
        room(content.length * 2 + 2);
        for (byte b : content) {
            if (b == 0) {
                escapedZero();
            } else {
                bytes[size++] = b;
            }
        }
    }

    private void escapedZero() {
        bytes[size++] = 0;
        bytes[size++] = (byte) ESCAPED_ZERO;
    }

    private void end() {
        bytes[size++] = 0;
        bytes[size++] = 0;
    }

    private void number(BigDecimal number) {
        room(3 + (Numbers.MAX_DIGITS + 1) / 2);
        if (number.signum() == 0) {
            bytes[size++] = ZERO;
            return;
        }
        boolean isNegative = number.signum() < 0;
        bytes[size++] = (byte) (isNegative ? NEGATIVE : POSITIVE);
        int start = size;
        int exponent = number.precision() - number.scale() - 1;
        bytes[size++] = (byte) (exponent - Numbers.MIN_EXPONENT);
        digits(number);
        bytes[size++] = 0;
        for (int i = start; isNegative && i < size; i++) {
            bytes[i] = (byte) ~bytes[i];
        }
    }

    /** Writes each two digits as 1 to 100, from the first; the value is in normal form, so it does not end with two zeros. */
    private void digits(BigDecimal number) {
        String digits = number.unscaledValue().abs().toString();
        for (int i = 0; i < digits.length(); i += 2) {
            int tens = digits.charAt(i) - '0';
            int ones = i + 1 < digits.length() ? digits.charAt(i + 1) - '0' : 0;
            bytes[size++] = (byte) (tens * 10 + ones + 1);
        }
    }

    private void placeHash(int at, int hash) {
        for (int i = 0; i < KeyHash.BYTES; i++) {
            bytes[at + i] = (byte) (hash >>> (24 - 8 * i));
        }
    }

    private void room(int more) {
        if (bytes.length < size + more) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
        }
    }
}
