package dev.keyloom.wire;

import java.io.OutputStream;
import java.util.Arrays;

/** The bytes of an answer as they are written. */
final class ResponseBody extends OutputStream {
    private static final int FIRST_CAPACITY = 512;

    private byte[] bytes = new byte[FIRST_CAPACITY];
    private int size;

    @Override
    public void write(int b) {
        ensure(1);
        bytes[size++] = (byte) b;
    }

    @Override
    public void write(byte[] source, int offset, int length) {
        ensure(length);
        System.arraycopy(source, offset, bytes, size, length);
        size += length;
    }

    private void ensure(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
        }
    }

    byte[] bytes() {
        return bytes;
    }

    int size() {
        return size;
    }
}
