package dev.keyloom.value;

import java.util.Arrays;
import java.util.Base64;

/** An immutable run of bytes, ordered as DynamoDB orders binary keys: unsigned, byte by byte, a prefix first. */
public final class Bytes implements Comparable<Bytes> {
    private final byte[] content;

    private Bytes(byte[] content) {
        this.content = content;
    }

    /** Returns a copy of {@code content}. */
    public static Bytes of(byte[] content) {
        return new Bytes(content.clone());
    }

    /**
     * Returns the bytes that a Base64 text stands for.
     *
     * @throws IllegalArgumentException if {@code base64} is not Base64 (RFC 4648, section 4)
     */
    public static Bytes ofBase64(String base64) {
        return new Bytes(Base64.getDecoder().decode(base64));
    }

    public int size() {
        return content.length;
    }

    /** Returns the first bytes, all of them if there are no more than {@code count}. */
    public Bytes start(int count) {
        return count >= content.length ? this : new Bytes(Arrays.copyOf(content, count));
    }

    /** Says whether the first bytes are those of {@code prefix}. */
    public boolean startsWith(Bytes prefix) {
        return prefix.size() <= size() && Arrays.equals(content, 0, prefix.size(), prefix.content, 0, prefix.size());
    }

    /** Returns a copy of the content. */
    public byte[] toArray() {
        return content.clone();
    }

    public String toBase64() {
        return Base64.getEncoder().encodeToString(content);
    }

    @Override
    public int compareTo(Bytes other) {
        return Arrays.compareUnsigned(content, other.content);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes bytes && Arrays.equals(content, bytes.content);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(content);
    }

    @Override
    public String toString() {
        return toBase64();
    }
}
